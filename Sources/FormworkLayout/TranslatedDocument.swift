public import FormworkModel

/// A document with the texts of a language.
public struct TranslatedDocument: Sendable {
    /// What the language is called, such as `de`.
    public var language: String
    /// The document: the same elements, with other texts.
    public var document: InterfaceDocument
    /// Which way leading to trailing goes in the language.
    public var direction: LayoutOptions.Direction
    /// The views that show another text than the document as it was read, by their places in it.
    package var changed: Set<Int>

    /// - Parameters:
    ///   - language: what it is called, such as `de`.
    ///   - document: the same elements, with other texts.
    ///   - changed: the views that show another text than the document as it was read, by their places in it.
    ///   - direction: which way leading to trailing goes in the language.
    package init(language: String, document: InterfaceDocument, changed: Set<Int>, direction: LayoutOptions.Direction) {
        (self.language, self.document, self.changed, self.direction) = (language, document, changed, direction)
    }
}

extension LayoutOptions {
    /// Says that a document is laid out with the texts of a language, which its frames were not recorded of.
    package mutating func setLanguage(_ language: TranslatedDocument) {
        setChanged(language.changed)
        if language.direction == .rightToLeft { direction = .rightToLeft }
    }
}
