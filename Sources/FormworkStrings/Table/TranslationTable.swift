/// What a file says of texts in one language.
package struct TranslationTable: Hashable, Sendable {
    /// A text by its key.
    package struct Entry: Hashable, Sendable {
        /// As it stands in the file, such as `abc-12-xyz.text`.
        package var key: String
        /// The text; nil where it is not translated yet.
        package var value: String?
        /// The text that was translated, where the file says it.
        package var source: String?
        /// Whether it is said that the text stays as it is in all languages.
        package var isKept = false
        /// The line of the key, from 1.
        package var line: Int
        /// The column of the key in bytes of UTF-8, from 1.
        package var column: Int

        package init(key: String, value: String?, source: String? = nil, line: Int = 1, column: Int = 1) {
            (self.key, self.value, self.source, self.line, self.column) = (key, value, source, line, column)
        }
    }

    /// The language, such as `de` or `zh-Hans`; nil where the file does not say it.
    package var language: String?
    /// The language of the texts that were translated; nil where the file does not say it.
    package var sourceLanguage: String?
    /// The path of the document, where the file says it.
    package var original: String?
    /// In the order of the file; of a catalog those that are translated.
    package var entries: [Entry]
    /// Of a catalog all entries that it has in any language, without their texts: one list for all of its languages.
    var shared: [Entry] = []
    /// The keys of texts that stay as they are in all languages, of a catalog.
    package var kept: Set<String> = []

    package init(language: String? = nil, sourceLanguage: String? = nil, original: String? = nil, entries: [Entry] = []) {
        (self.language, self.sourceLanguage, self.original, self.entries) = (language, sourceLanguage, original, entries)
    }

    /// How many entries the file has, whether they are translated or not.
    package var count: Int { shared.isEmpty ? entries.count : shared.count }

    /// All entries of the file, whether they are translated or not.
    ///
    /// - Complexity: O(n) in their number.
    package var all: [Entry] {
        if shared.isEmpty { return entries }
        let translated = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        return shared.map { translated[$0.key] ?? $0 }
    }

    /// The texts by their keys, as programs find them: of several the last one. What is not translated is not among them.
    package var texts: [String: String] {
        var texts: [String: String] = [:]
        for entry in entries { if let value = entry.value { texts[entry.key] = value } }
        return texts
    }
}
