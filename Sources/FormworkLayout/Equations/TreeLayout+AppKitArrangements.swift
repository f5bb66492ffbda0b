import FormworkModel
import FormworkSolver

extension TreeLayout {
    /// Stack and grid views of AppKit.
    mutating func addAppKitArrangements() {}
}
