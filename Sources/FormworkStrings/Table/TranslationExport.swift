package import FormworkModel

/// Writes the texts of a document for those who translate them.
package struct TranslationExport: Sendable {
    package var format: TranslationFormat
    /// The language into which they are translated; nil for the document's own texts alone.
    package var language: String?
    /// The language of the document's texts.
    package var sourceLanguage: String
    /// How a `.strings` file stands in bytes.
    package var encoding: EncodedText.Encoding
    /// The version of the program that writes it.
    package var toolVersion: String

    package init(
        format: TranslationFormat, language: String? = nil, sourceLanguage: String = "en", encoding: EncodedText.Encoding = .ibtool,
        toolVersion: String = ""
    ) {
        (self.format, self.language, self.sourceLanguage) = (format, language, sourceLanguage)
        (self.encoding, self.toolVersion) = (encoding, toolVersion)
    }

    /// A file with all texts of a document, and with what is translated of them.
    ///
    /// A catalog has all languages where none is named. A `.strings` file has the document's text where there is no translation, as Xcode
    /// has it.
    ///
    /// - Parameters:
    ///   - document: what is translated.
    ///   - original: its path, as those who translate are to see it.
    ///   - tables: the translations that there are.
    /// - Complexity: O(n log n) in the number of texts, and O(n) in the size of the document.
    package func bytes(of document: InterfaceDocument, original: String, tables: [LanguageTable]) -> [UInt8] {
        let texts = document.localizableTexts
        let own = own(tables)
        let targets = Self.texts(own)
        switch format {
        case .strings:
            let entries = texts.map { text in
                StringsFile.Text(
                    key: text.key.text, value: targets[text.key.text] ?? text.value, comment: TextComment.comment(text))
            }
            return StringsFile.text(of: entries, as: encoding)
        case .xliff, .xliff2:
            return bytes(joining: [part(of: document, original: original, tables: tables)])
        case .xcstrings:
            var catalog = StringCatalog(sourceLanguage: sourceLanguage)
            for text in texts { catalog.set(text) }
            // Nothing varies in a new catalog: all is set.
            for table in language == nil ? tables : own where !LanguageName.areSame(table.language, sourceLanguage) {
                let translated = table.table.texts
                for text in texts {
                    if let value = translated[text.key.text] { _ = catalog.set(value, of: text.key.text, in: table.language) }
                }
            }
            return catalog.bytes
        }
    }

    /// A document's part of an XLIFF.
    package func part(of document: InterfaceDocument, original: String, tables: [LanguageTable]) -> XLIFFWriter.Part {
        let writer = XLIFFWriter(
            original: original, sourceLanguage: sourceLanguage, targetLanguage: language, targets: Self.texts(own(tables)),
            toolVersion: toolVersion)
        return (writer, document.localizableTexts)
    }

    /// One XLIFF of several documents, of version 2.0 where that is the format.
    package func bytes(joining parts: [XLIFFWriter.Part]) -> [UInt8] {
        format == .xliff2 ? XLIFFWriter.version2(parts) : XLIFFWriter.version1(parts)
    }

    /// The tables of the language that is asked for.
    private func own(_ tables: [LanguageTable]) -> [LanguageTable] {
        tables.filter { table in language.map { LanguageName.areSame($0, table.language) } ?? false }
    }

    private static func texts(_ tables: [LanguageTable]) -> [String: String] {
        tables.reduce(into: [:]) { $0.merge($1.table.texts) { _, last in last } }
    }
}
