import FormworkModel

/// The system on which a document of macOS was laid out, as far as it says so: documents of Xcode 9 and before name its build.
struct AppKitSystem: Sendable {
    /// The number in front of the build's letter, 12 for OS X 10.8 (`12F37`); nil where the document names none.
    let build: Int?

    init(_ document: InterfaceDocument) {
        build = document.attribute(.systemVersion, of: document.rootNode).flatMap { Int($0.prefix { $0.isNumber }) }
    }

    /// Whether it is OS X 10.8 or before.
    var isBeforeMavericks: Bool { build.map { $0 < 13 } ?? false }

    /// Whether it is OS X 10.10 or before, whose text is not set in San Francisco.
    var isBeforeElCapitan: Bool { build.map { $0 < 15 } ?? false }
}
