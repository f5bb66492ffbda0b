package import FormworkModel

/// Finds, of translations that came back, those of a document.
package struct TranslationImport: Sendable {
    /// What came back.
    package let tables: [TranslationTable]

    package init(_ tables: [TranslationTable]) { self.tables = tables }

    /// What of it is of one document.
    package struct Part: Sendable {
        /// The translated texts, in the order of their keys.
        package var texts: [StringsFile.Text] = []
        /// Keys that are said to be of the document, and that it does not have.
        package var unknown: [String] = []
        /// How many of the document's texts have no translation among them.
        package var missing = 0
        /// Texts that were translated from another one than the document has now, by their keys.
        package var changed: [String] = []
    }

    /// The texts of a document: of files that name documents those of this one, of others all that it has the keys of.
    ///
    /// - Parameters:
    ///   - document: what is translated.
    ///   - file: its path.
    ///   - others: the paths of all documents that are translated, of which the one with most folders in common is meant.
    package func part(of document: InterfaceDocument, file: String, among others: [String]) -> Part {
        var part = Part()
        var values: [String: TranslationTable.Entry] = [:]
        let texts = document.localizableTexts
        let known = Set(texts.map(\.key.text))
        for table in tables {
            if let original = table.original, !Self.isMeant(original, file, among: others) { continue }
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
            // What was translated from another text stays known as such.
            let isCurrent = entry.source == nil || entry.source == text.value
            part.texts.append(StringsFile.Text(key: entry.key, value: value, comment: TextComment.comment(text), isCurrent: isCurrent))
        }
        return part
    }

    /// Keys of files that name no document, which are of none of those that have some keys.
    package func strayKeys(knowing keys: Set<String>) -> [String] {
        tables.filter { $0.original == nil }.flatMap(\.entries).filter { $0.value != nil && !keys.contains($0.key) }.map(\.key)
    }

    /// Files of documents that are not among those that have some paths.
    package func strayOriginals(among files: [String]) -> [String] {
        tables.compactMap(\.original).filter { original in !files.contains { Self.isMeant(original, $0, among: files) } }
    }

    private static func isMeant(_ original: String, _ file: String, among others: [String]) -> Bool {
        let own = common(original, file)
        return own > 0 && others.allSatisfy { common(original, $0) <= own }
    }

    /// How many names two paths have in common at their ends.
    private static func common(_ left: String, _ right: String) -> Int {
        zip(left.split(separator: "/").reversed(), right.split(separator: "/").reversed()).prefix { $0 == $1 }.count
    }
}
