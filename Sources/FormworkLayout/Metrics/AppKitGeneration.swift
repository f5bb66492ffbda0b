/// A generation of AppKit's control sizes, with which a document was laid out.
package enum AppKitGeneration: String, Hashable, Sendable, CaseIterable {
    /// Until macOS 10.15.
    case yosemite
    /// From macOS 11.
    case bigSur
    /// From macOS 26.
    case tahoe

    /// Chooses the default generation for a version of Xcode, given by the number before the first dot.
    package init(toolsVersion: Int) {
        self =
            switch toolsVersion {
            case ..<17500: .yosemite
            case 24000..<32700: .tahoe
            default: .bigSur
            }
    }

    /// Chooses the generation of a system, given by its major version: 10 for 10.15, 11, 26.
    init(system: Int) {
        self =
            switch system {
            case ..<11: .yosemite
            case ..<26: .bigSur
            default: .tahoe
            }
    }

    /// Returns the possible generations for documents of a version. Some versions of Xcode ran on two systems, and the document does not name its
    /// system.
    package static func candidates(toolsVersion: Int) -> [AppKitGeneration] {
        switch toolsVersion {
        case 16000..<21000: [.yosemite, .bigSur]
        case 24000..<32700: [.bigSur, .tahoe]
        default: [AppKitGeneration(toolsVersion: toolsVersion)]
        }
    }
}
