public import FormworkModel

/// Finds a document's texts in imported translations.
public struct TranslationImport: Sendable {
    /// The imported translations.
    public let tables: [TranslationTable]

    /// Prepares the import of translations.
    public init(_ tables: [TranslationTable]) { self.tables = tables }

    /// The imported translations of one document.
    public struct Part: Sendable {
        /// The translated texts, sorted by key.
        public var texts: [StringsFile.Text] = []
        /// Keys that the files assign to the document, and that it does not have.
        public var unknown: [String] = []
        /// The number of the document's texts without an imported translation.
        public var missing = 0
        /// The keys of texts whose source text differs from the document's present one.
        public var changed: [String] = []
    }

    /// Returns the texts of a document. Files that name documents apply only to those; others apply by their keys.
    ///
    /// - Parameters:
    ///   - document: the translated document.
    ///   - file: its path.
    ///   - others: the paths of all translated documents. A file refers to the one with the longest common end of the path.
    public func part(of document: InterfaceDocument, file: String, among others: [String]) -> Part {
        var part = Part()
        var values: [String: TranslationTable.Entry] = [:]
        let texts = document.localizableTexts
        let known = Set(texts.map(\.key.text))
        for table in tables {
            if let original = table.original, !Self.isMeant(original, file: file, among: others) { continue }
            for entry in table.entries where entry.value != nil {
                if known.contains(entry.key) {
                    values[entry.key] = entry
                } else if table.original != nil {
                    part.unknown.append(entry.key)
                }
            }
        }
        for text in XLIFFWriter.sorted(texts) {
            guard let entry = values[text.key.text], let value = entry.value else {
                part.missing += 1
                continue
            }
            if let source = entry.source, source != text.value { part.changed.append(entry.key) }
            // A translation of another source text stays marked as such.
            let isCurrent = entry.source == nil || entry.source == text.value
            part.texts.append(StringsFile.Text(key: entry.key, value: value, comment: TextComment.comment(text), isCurrent: isCurrent))
        }
        return part
    }

    /// Returns the keys of files without a document's name that are not among the known keys.
    public func strayKeys(knowing keys: Set<String>) -> [String] {
        tables.filter { $0.original == nil }.flatMap(\.entries).filter { $0.value != nil && !keys.contains($0.key) }.map(\.key)
    }

    /// Returns the names of documents in the files that match none of some paths.
    public func strayOriginals(among files: [String]) -> [String] {
        tables.compactMap(\.original).filter { original in !files.contains { Self.isMeant(original, file: $0, among: files) } }
    }

    private static func isMeant(_ original: String, file: String, among others: [String]) -> Bool {
        let own = common(original, file)
        return own > 0 && others.allSatisfy { common(original, $0) <= own }
    }

    /// Returns the number of equal components at the ends of two paths.
    private static func common(_ left: String, _ right: String) -> Int {
        zip(left.split(separator: "/").reversed(), right.split(separator: "/").reversed()).prefix { $0 == $1 }.count
    }
}
