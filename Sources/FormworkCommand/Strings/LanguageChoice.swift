import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkStrings

/// Translates documents into the requested language.
struct LanguageChoice: Sendable {
    /// The language; nil for the documents' own.
    private let name: String?
    private let search = TranslationSearch()

    init(_ name: String?) { self.name = name }

    /// Returns a document with its texts in the language, and the layout options for it.
    ///
    /// - Throws: `RunFailure` without a translation into the language.
    func translated(
        _ document: InterfaceDocument, options: LayoutOptions, file: String
    ) throws(RunFailure) -> (document: InterfaceDocument, options: LayoutOptions) {
        guard let language = try language(of: document, file: file) else { return (document, options) }
        var options = options
        options.setLanguage(language)
        return (language.document, options)
    }

    /// Returns a document with its texts in the language; nil if none is requested.
    ///
    /// - Throws: `RunFailure` without a translation into the language.
    func language(of document: InterfaceDocument, file: String) throws(RunFailure) -> TranslatedDocument? {
        guard let name else { return nil }
        if let pseudo = PseudoLanguage(rawValue: name) { return TranslatedDocument(pseudo, of: document) }
        let found = search.found(at: ArgumentPath.location(file), language: name)
        if let problem = found.problems.first(where: { $0.severity == .error }) { throw RunFailure(problem, .foundErrors) }
        guard !found.tables.isEmpty else {
            throw RunFailure(at: "\(file)", "there is no translation into '\(name)' next to the document", status: .wrongUsage)
        }
        let texts = found.tables.reduce(into: [:]) { $0.merge($1.table.texts) { _, last in last } }
        return TranslatedDocument(name, texts: texts, of: document)
    }
}

extension TranslatedDocument {
    /// Creates a document with the texts of a language, given by their keys.
    init(_ name: String, texts: [String: String], of document: InterfaceDocument) {
        let (translated, changed) = document.settingTexts(texts)
        self.init(
            language: name, document: translated, changed: Set(changed.map(\.index)),
            direction: LanguageName.isRightToLeft(name) ? .rightToLeft : .leftToRight)
    }

    /// Creates a document in a pseudolanguage.
    init(_ pseudo: PseudoLanguage, of document: InterfaceDocument) {
        let texts = document.localizableTexts.map { ($0.key.text, pseudo.text($0.value)) }
        let (translated, changed) = document.settingTexts(Dictionary(texts, uniquingKeysWith: { first, _ in first }))
        self.init(
            language: pseudo.rawValue, document: translated, changed: Set(changed.map(\.index)),
            direction: pseudo == .rtl ? .rightToLeft : .leftToRight)
    }
}
