/// A file's texts in one language.
public struct TranslationTable: Hashable, Sendable {
    /// A text with its key.
    public struct Entry: Hashable, Sendable {
        /// The key as it is in the file, such as `abc-12-xyz.text`.
        public var key: String
        /// The text; nil where it is not translated yet.
        public var value: String?
        /// The source text of the translation, where the file contains it.
        public var source: String?
        /// Whether the text is marked as not to be translated.
        public var isKept = false
        /// The line of the key, from 1.
        public var line: Int
        /// The column of the key in bytes of UTF-8, from 1.
        public var column: Int

        /// Creates an entry.
        public init(key: String, value: String?, source: String? = nil, line: Int = 1, column: Int = 1) {
            (self.key, self.value, self.source, self.line, self.column) = (key, value, source, line, column)
        }
    }

    /// The language, such as `de` or `zh-Hans`; nil where the file does not name it.
    public var language: String?
    /// The language of the source texts; nil where the file does not name it.
    public var sourceLanguage: String?
    /// The path of the document, where the file names it.
    public var original: String?
    /// The entries, in the order of the file. For a catalog, only the translated ones.
    public var entries: [Entry]
    /// For a catalog: all its entries in any language, without their texts. All its languages share this list.
    var shared: [Entry] = []
    /// For a catalog: the keys of texts that are not to be translated.
    public var kept: Set<String> = []

    /// Creates a table.
    public init(language: String? = nil, sourceLanguage: String? = nil, original: String? = nil, entries: [Entry] = []) {
        (self.language, self.sourceLanguage, self.original, self.entries) = (language, sourceLanguage, original, entries)
    }

    /// The number of entries in the file, including untranslated ones.
    public var count: Int { shared.isEmpty ? entries.count : shared.count }

    /// All entries of the file, including untranslated ones.
    ///
    /// - Complexity: O(n) in the number of entries.
    public var all: [Entry] {
        if shared.isEmpty { return entries }
        let translated = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        return shared.map { translated[$0.key] ?? $0 }
    }

    /// The translated texts by key. If a key occurs several times, the last text counts.
    public var texts: [String: String] {
        var texts: [String: String] = [:]
        for entry in entries { if let value = entry.value { texts[entry.key] = value } }
        return texts
    }
}
