import FormworkModel

/// The system on which a macOS document was laid out, if known: documents of Xcode 9 and earlier contain its build number.
struct AppKitSystem: Sendable {
    /// The number before the build's letter, 12 for OS X 10.8 (`12F37`); nil where the document has no build number.
    let build: Int?

    init(_ document: InterfaceDocument) {
        build = document.attribute(.systemVersion, of: document.rootNode).flatMap { Int($0.prefix { $0.isNumber }) }
    }

    /// Whether the system is OS X 10.8 or earlier.
    var isBeforeMavericks: Bool { build.map { $0 < 13 } ?? false }

    /// Whether the system is OS X 10.10 or earlier, whose system font is not San Francisco.
    var isBeforeElCapitan: Bool { build.map { $0 < 15 } ?? false }
}
