public import FormworkModel

/// A document with the texts of one language.
public struct TranslatedDocument: Sendable {
    /// The language code, such as `de`.
    public var language: String
    /// The document: the same elements, with other texts.
    public var document: InterfaceDocument
    /// The direction from leading to trailing in the language.
    public var direction: LayoutOptions.Direction
    /// The views whose text differs from the document as read, by their indices in the document.
    package var changed: Set<Int>

    /// - Parameters:
    ///   - language: The language code, such as `de`.
    ///   - document: The same elements, with other texts.
    ///   - changed: The views whose text differs from the document as read, by their indices in the document.
    ///   - direction: The direction from leading to trailing in the language.
    package init(language: String, document: InterfaceDocument, changed: Set<Int>, direction: LayoutOptions.Direction) {
        (self.language, self.document, self.changed, self.direction) = (language, document, changed, direction)
    }
}

extension LayoutOptions {
    /// Sets the options for a document with the texts of another language, whose frames were not recorded.
    package mutating func setLanguage(_ language: TranslatedDocument) {
        setChanged(language.changed)
        if language.direction == .rightToLeft { direction = .rightToLeft }
    }
}
