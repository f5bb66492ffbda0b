public import FormworkModel

/// Exports the texts of a document for translators.
public struct TranslationExport: Sendable {
    /// The format of the file.
    public var format: TranslationFormat
    /// The target language; nil to export only the document's own texts.
    public var language: String?
    /// The language of the document's texts.
    public var sourceLanguage: String
    /// The encoding of a `.strings` file.
    public var encoding: EncodedText.Encoding
    /// The version of the exporting program.
    public var toolVersion: String

    /// Creates an export. Without a target language, it has only the document's own texts.
    public init(
        format: TranslationFormat, language: String? = nil, sourceLanguage: String = "en", encoding: EncodedText.Encoding = .ibtool,
        toolVersion: String = ""
    ) {
        (self.format, self.language, self.sourceLanguage) = (format, language, sourceLanguage)
        (self.encoding, self.toolVersion) = (encoding, toolVersion)
    }

    /// Returns a file with all texts of a document and their existing translations.
    ///
    /// Without a target language, a catalog contains all languages. A `.strings` file contains the document's text where there is no translation,
    /// like Xcode's.
    ///
    /// - Parameters:
    ///   - document: the document to translate.
    ///   - original: its path for translators.
    ///   - tables: the existing translations.
    /// - Complexity: O(n log n) in the number of texts, and O(n) in the size of the document.
    public func bytes(of document: InterfaceDocument, original: String, tables: [LanguageTable]) -> [UInt8] {
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
            // A new catalog has no variations, so every text can be set.
            for table in language == nil ? tables : own where !LanguageName.areSame(table.language, sourceLanguage) {
                let translated = table.table.texts
                for text in texts {
                    if let value = translated[text.key.text] { _ = catalog.set(value, of: text.key.text, in: table.language) }
                }
            }
            return catalog.bytes
        }
    }

    /// Returns a document's part of an XLIFF file.
    package func part(of document: InterfaceDocument, original: String, tables: [LanguageTable]) -> XLIFFWriter.Part {
        let writer = XLIFFWriter(
            original: original, sourceLanguage: sourceLanguage, targetLanguage: language, targets: Self.texts(own(tables)),
            toolVersion: toolVersion)
        return (writer, document.localizableTexts)
    }

    /// Returns one XLIFF file for several documents, of version 2.0 if that is the format.
    package func bytes(joining parts: [XLIFFWriter.Part]) -> [UInt8] {
        format == .xliff2 ? XLIFFWriter.version2(parts) : XLIFFWriter.version1(parts)
    }

    /// Returns the tables for the target language.
    private func own(_ tables: [LanguageTable]) -> [LanguageTable] {
        tables.filter { table in language.map { LanguageName.areSame($0, table.language) } ?? false }
    }

    private static func texts(_ tables: [LanguageTable]) -> [String: String] {
        tables.reduce(into: [:]) { $0.merge($1.table.texts) { _, last in last } }
    }
}
