/// A document's translations into one language, with the file that contains them.
public struct LanguageTable: Sendable {
    /// A way of translating a document.
    public enum Kind: Hashable, Sendable {
        /// A strings file in the language's folder.
        case strings
        /// A catalog for all languages.
        case catalog
        /// A separate document in the language's folder.
        case document
    }

    /// The language, such as `de`.
    public var language: String
    /// The file's name for reports.
    public var file: String
    /// The way in which the file translates the document.
    public var kind: Kind
    /// The texts.
    public var table: TranslationTable

    /// Creates a table.
    public init(language: String, file: String, kind: Kind, table: TranslationTable) {
        (self.language, self.file, self.kind, self.table) = (language, file, kind, table)
    }
}
