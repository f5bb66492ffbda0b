package import FormworkLayout
package import FormworkModel
package import FormworkRender

/// The functions through which a preview accesses files.
package struct PreviewSource: Sendable {
    /// Reads a file; nil if it cannot be read.
    let read: @Sendable (_ path: String) -> [UInt8]?
    /// Finds the images and colours next to a document.
    let assets: @Sendable (_ document: InterfaceDocument, _ path: String) -> AssetLibrary
    /// Finds the fonts of a document's project.
    let fonts: @Sendable (_ document: InterfaceDocument, _ path: String) -> FontLibrary
    /// Compares a document with a reference state; nil if there is none.
    let changes: @Sendable (_ document: InterfaceDocument, _ path: String) -> PreviewChanges?
    /// Writes a file atomically if it still has the expected content, and returns the reason if it does not; nil for a read-only preview.
    package var write: (@Sendable (_ path: String, _ bytes: [UInt8], _ expected: [UInt8]) -> String?)?
    /// Returns the languages in which a file can be shown in addition to its own.
    package var languages: @Sendable (_ path: String) -> [String] = { _ in [] }
    /// Returns a document with its texts in a language; nil if there are none.
    package var translated: @Sendable (_ document: InterfaceDocument, _ path: String, _ language: String) -> TranslatedDocument? = {
        _, _, _ in
        nil
    }
    /// Returns the earlier state of a document to compare it with; nil for none.
    package var earlier: @Sendable (_ path: String) -> EarlierDocument? = { _ in nil }

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - read: Reads a file; nil if it cannot be read.
    ///   - assets: Finds the images and colours next to a document.
    ///   - fonts: Finds the fonts of its project.
    ///   - changes: Compares a document with a reference state.
    package init(
        read: @escaping @Sendable (_ path: String) -> [UInt8]?,
        assets: @escaping @Sendable (_ document: InterfaceDocument, _ path: String) -> AssetLibrary = { _, _ in AssetLibrary() },
        fonts: @escaping @Sendable (_ document: InterfaceDocument, _ path: String) -> FontLibrary = { _, _ in FontLibrary() },
        changes: @escaping @Sendable (_ document: InterfaceDocument, _ path: String) -> PreviewChanges? = { _, _ in nil }
    ) {
        self.read = read
        self.assets = assets
        self.fonts = fonts
        self.changes = changes
    }
}

/// The changes of a document since a reference state, its last commit.
package struct PreviewChanges: Sendable {
    /// A short summary: `3 changes since HEAD`.
    let title: String
    /// The path of a file that is written whenever the reference state changes.
    let journal: String
    /// Returns the page that shows the changes, with a script of the server and the nonce that identifies scripts.
    let page: @Sendable (_ program: [UInt8], _ nonce: String) -> [UInt8]

    /// - Parameters:
    ///   - title: A short summary of the changes.
    ///   - journal: The path of a file that is written whenever the reference state changes.
    ///   - page: Returns the page that shows the changes.
    package init(title: String, journal: String, page: @escaping @Sendable (_ program: [UInt8], _ nonce: String) -> [UInt8]) {
        self.title = title
        self.journal = journal
        self.page = page
    }
}

/// An earlier state of a document.
package struct EarlierDocument: Sendable {
    /// The title, which identifies the state.
    let title: String
    let document: InterfaceDocument

    /// - Parameters:
    ///   - title: The title, such as `HEAD (1f2e3d4)`, which identifies the state.
    ///   - document: The document.
    package init(title: String, document: InterfaceDocument) {
        self.title = title
        self.document = document
    }
}
