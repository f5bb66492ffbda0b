/// The texts of a document in a language, and the file that they stand in.
package struct LanguageTable: Sendable {
    /// How the document is translated.
    package enum Kind: Hashable, Sendable {
        /// By a table of texts in the language's folder.
        case strings
        /// By a catalog of all languages.
        case catalog
        /// By a document of its own in the language's folder.
        case document
    }

    /// The language, such as `de`.
    package var language: String
    /// The file, as it is reported.
    package var file: String
    package var kind: Kind
    package var table: TranslationTable

    package init(language: String, file: String, kind: Kind, table: TranslationTable) {
        (self.language, self.file, self.kind, self.table) = (language, file, kind, table)
    }
}
