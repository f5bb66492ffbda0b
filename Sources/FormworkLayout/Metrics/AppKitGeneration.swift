/// Which of AppKit's sets of control sizes a document was laid out with.
package enum AppKitGeneration: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// Until macOS 10.15.
    case yosemite
    /// From macOS 11.
    case bigSur
    /// From macOS 26.
    case tahoe

    /// The generation that Xcode of a version shows; the number is the one before the first dot.
    package init(toolsVersion: Int) {
        self =
            switch toolsVersion {
            case ..<17500: .yosemite
            case 24400..<32700: .tahoe
            default: .bigSur
            }
    }

    /// The generations that a document of a version may be of: those Xcodes ran on two systems, and the document does not say on which.
    package static func candidates(toolsVersion: Int) -> [AppKitGeneration] {
        (16000..<21000).contains(toolsVersion) ? [.yosemite, .bigSur] : [AppKitGeneration(toolsVersion: toolsVersion)]
    }

    package static func < (left: AppKitGeneration, right: AppKitGeneration) -> Bool { left.rawValue < right.rawValue }
}
