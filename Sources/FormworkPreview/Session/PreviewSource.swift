package import FormworkFonts
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
