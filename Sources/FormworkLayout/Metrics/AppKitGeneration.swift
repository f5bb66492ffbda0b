/// Which of AppKit's sets of control sizes a document was laid out with.
public enum AppKitGeneration: String, Hashable, Sendable, CaseIterable {
    /// Until macOS 10.15.
    case yosemite
    /// From macOS 11.
    case bigSur
    /// From macOS 26.
    case tahoe

    /// The generation that is taken for a version of Xcode where nothing else tells it; the number is the one before the first dot.
    package init(toolsVersion: Int) {
        self =
            switch toolsVersion {
            case ..<17500: .yosemite
            case 24000..<32700: .tahoe
            default: .bigSur
            }
    }

    /// The generations that a document of a version may be of: those Xcodes ran on two systems, and the document does not say on which.
    package static func candidates(toolsVersion: Int) -> [AppKitGeneration] {
        switch toolsVersion {
        case 16000..<21000: [.yosemite, .bigSur]
        case 24000..<32700: [.bigSur, .tahoe]
        default: [AppKitGeneration(toolsVersion: toolsVersion)]
        }
    }
}
