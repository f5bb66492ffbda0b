package import FormworkFonts
package import FormworkLayout
package import FormworkModel
package import FormworkRender

/// Where a preview takes what it shows from.
package struct PreviewSource: Sendable {
    /// Reads a file; nil where it cannot be read.
    let read: @Sendable (_ path: String) -> [UInt8]?
    /// The images and colours that stand beside a document.
    let assets: @Sendable (_ document: InterfaceDocument, _ path: String) -> AssetLibrary
    /// The fonts of a document's project.
    let fonts: @Sendable (_ document: InterfaceDocument, _ path: String) -> FontLibrary
    /// What a document has changed since a state of it that is kept; nil where none is.
    let changes: @Sendable (_ document: InterfaceDocument, _ path: String) -> PreviewChanges?
    /// Writes a file that still holds what is expected, whole or not at all, and says why it does not; nil where files are only read.
    package var write: (@Sendable (_ path: String, _ bytes: [UInt8], _ expected: [UInt8]) -> String?)?
    /// The languages that a file can be shown in besides its own.
    package var languages: @Sendable (_ path: String) -> [String] = { _ in [] }
    /// A document with its texts in a language; nil where it has none.
    package var translated: @Sendable (_ document: InterfaceDocument, _ path: String, _ language: String) -> TranslatedDocument? = {
        _, _, _ in
        nil
    }
    /// An earlier state of a document that it is shown beside; nil for none.
    package var earlier: @Sendable (_ path: String) -> EarlierDocument? = { _ in nil }

    /// A source.
    ///
    /// - Parameters:
    ///   - read: reads a file; nil where it cannot be read.
    ///   - assets: finds the images and colours that stand beside a document.
    ///   - fonts: finds the fonts of its project.
    ///   - changes: compares a document with a state of it that is kept.
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

/// What a document has changed since a state of it that is kept: its last commit.
package struct PreviewChanges: Sendable {
    /// How much, in few words: `3 changes since HEAD`.
    let title: String
    /// A file that is written whenever another state is kept.
    let journal: String
    /// The page that shows them, with a program of the server's and the word by which its policy knows programs.
    let page: @Sendable (_ program: [UInt8], _ nonce: String) -> [UInt8]

    /// - Parameters:
    ///   - title: how much has changed, in few words.
    ///   - journal: a file that is written whenever another state is kept.
    ///   - page: makes the page that shows it.
    package init(title: String, journal: String, page: @escaping @Sendable (_ program: [UInt8], _ nonce: String) -> [UInt8]) {
        self.title = title
        self.journal = journal
        self.page = page
    }
}

/// An earlier state of a document.
package struct EarlierDocument: Sendable {
    /// What it is called: two of one title are the same.
    let title: String
    let document: InterfaceDocument

    /// - Parameters:
    ///   - title: what it is called, such as `HEAD (1f2e3d4)`; two of one title are the same.
    ///   - document: the document.
    package init(title: String, document: InterfaceDocument) {
        self.title = title
        self.document = document
    }
}
