import FormworkChanges

/// Asks on the terminal for each conflict which side's version is to stand.
struct MergeDialog {
    init(_ text: [UInt8], _ conflicts: [MergeConflict], size: Int) {}
    func run() throws(RunFailure) -> (text: [UInt8], isOpen: Bool) { ([], true) }
}
