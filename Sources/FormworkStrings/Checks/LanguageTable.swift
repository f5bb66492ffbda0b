/// A document's translations into one language, with the file that contains them.
package struct LanguageTable: Sendable {
    /// A way of translating a document.
    package enum Kind: Hashable, Sendable {
        /// A strings file in the language's folder.
        case strings
        /// A catalog for all languages.
        case catalog
        /// A separate document in the language's folder.
        case document
    }

    /// The language, such as `de`.
    package var language: String
    /// The file's name for reports.
    package var file: String
    package var kind: Kind
    package var table: TranslationTable

    package init(language: String, file: String, kind: Kind, table: TranslationTable) {
        (self.language, self.file, self.kind, self.table) = (language, file, kind, table)
    }
}
