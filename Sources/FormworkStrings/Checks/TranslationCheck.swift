public import FormworkDiagnostics
public import FormworkModel

/// Checks a document's translations.
public struct TranslationCheck {
    /// The ids of the rules.
    public enum Rule {
        /// A text without a translation.
        public static let missing = "missing-translation"
        /// A translation of a text that the document does not have.
        public static let stale = "stale-translation"
        /// A translation of a text that has changed in the document.
        public static let changed = "changed-source-text"
        /// A translation whose format specifiers differ from those of the text.
        public static let specifiers = "format-specifier-mismatch"
        /// A translation of a text of another document.
        public static let place = "misplaced-translation"
        /// A second translation of the same text.
        public static let duplicate = "duplicate-translation"
    }

    private let document: InterfaceDocument
    private let texts: [LocalizableText]
    private let keys: [String: LocalizableText]
    /// The names of each object's texts, by the object's id.
    private let properties: [String: [String]]
    private let map: InterfaceDocument.SourceMap

    /// The language of the document's texts, for which a translation is optional.
    public var sourceLanguage = "en"
    /// Another document that contains an object with an id.
    public struct Other: Hashable, Sendable {
        /// The document's path.
        public var file: String
        /// Whether its translations are in the same folders as those of the checked document.
        public var isBeside: Bool

        /// Creates a reference to a document.
        public init(file: String, isBeside: Bool) { (self.file, self.isBeside) = (file, isBeside) }
    }

    /// Returns another document that contains an object with an id; nil where there is none.
    public var otherDocument: (String) -> Other? = { _ in nil }

    /// Prepares the check of a document.
    ///
    /// - Parameters:
    ///   - document: the translated document.
    ///   - file: its path for reports.
    public init(_ document: InterfaceDocument, file: String) {
        self.document = document
        texts = document.localizableTexts
        keys = Dictionary(texts.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
        properties = Dictionary(grouping: texts, by: { $0.key.owner.id ?? "" }).mapValues { $0.map(\.key.property) }
        map = InterfaceDocument.SourceMap(document, file: file)
    }

    /// Returns the findings: first those of the document, then those of each file, in its order.
    ///
    /// - Parameters:
    ///   - tables: the document's translations.
    ///   - wanted: the requested languages, with or without translations.
    /// - Complexity: O(n) in the size of the document and of the tables.
    public func findings(in tables: [LanguageTable], wanted: [String] = []) -> [Diagnostic] {
        var seen: Set<String> = []
        // A catalog has a table for each language. Findings about its keys are reported once.
        return missing(in: tables, wanted) + tables.flatMap { problems(of: $0, saysKeys: seen.insert($0.file).inserted) }
    }

    // MARK: Missing

    private func missing(in tables: [LanguageTable], _ wanted: [String]) -> [Diagnostic] {
        var languages = tables.map(\.language)
        let own = Dictionary(grouping: tables) { LanguageName.key(of: $0.language) }
        languages += wanted.filter { own[LanguageName.key(of: $0)] == nil }
        // The document's own language needs no translation.
        languages.removeAll { LanguageName.areSame($0, sourceLanguage) }
        let asked = Set(wanted.map(LanguageName.key))
        languages = languages.filter { asked.isEmpty || asked.contains(LanguageName.key(of: $0)) }
        var findings: [Diagnostic] = []
        var lacking: [String: [String]] = [:]
        for language in Set(languages).sorted() {
            let own = own[LanguageName.key(of: language)] ?? []
            if own.isEmpty, !texts.isEmpty {
                let root = Element(document: document, node: document.rootNode)
                findings.append(
                    finding(
                        Rule.missing,
                        message: "there is no translation into '\(language)': \(texts.count) \(texts.count == 1 ? "text" : "texts")",
                        element: root))
                continue
            }
            let entries = own.flatMap(\.table.entries)
            let known = Set(entries.filter { $0.value != nil || $0.isKept }.map(\.key))
            let kept = own.map(\.table.kept)
            for text in texts where !known.contains(text.key.text) && Self.saysSomething(text.value) {
                if kept.contains(where: { $0.contains(text.key.text) }) { continue }
                lacking[text.key.text, default: []].append(language)
            }
        }
        for text in texts {
            guard let languages = lacking[text.key.text] else { continue }
            findings.append(
                finding(
                    Rule.missing, message: "'\(Self.short(text.value))' (\(text.key.text)) is not translated into \(Self.list(languages))",
                    element: text.holder))
        }
        return findings
    }

    /// Whether a text needs a translation. Numbers and dashes don't.
    private static func saysSomething(_ text: String) -> Bool { text.unicodeScalars.contains { $0.properties.isAlphabetic } }

    // MARK: In the files

    private func problems(of table: LanguageTable, saysKeys: Bool) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var seen: [String: Int] = [:]
        for entry in saysKeys ? table.table.all : table.table.entries {
            func add(_ rule: String, _ severity: Severity, _ message: String, _ notes: [String] = []) {
                let place = Diagnostic.Location(file: table.file, line: entry.line, column: entry.column)
                findings.append(Diagnostic(rule: rule, severity: severity, message: message, location: place, notes: notes))
            }
            if let line = seen[entry.key], saysKeys {
                add(Rule.duplicate, .warning, "'\(entry.key)' is a duplicate: it is also on line \(line)")
            }
            seen[entry.key] = seen[entry.key] ?? entry.line
            guard let text = keys[entry.key] else {
                if saysKeys { addUnknown(entry, add: add) }
                continue
            }
            let isSource = LanguageName.areSame(table.language, sourceLanguage)
            if let source = entry.source, !Self.areEqualExceptWhiteSpace(source, text.value), table.kind == .catalog ? saysKeys : !isSource
            {
                add(
                    Rule.changed, .warning, "the text of '\(entry.key)' has changed since it was translated",
                    ["it was '\(Self.short(source))' and is now '\(Self.short(text.value))'"])
            }
            guard let value = entry.value, !isSource else { continue }
            let (wanted, found) = (FormatSpecifiers.specifiers(in: text.value), FormatSpecifiers.specifiers(in: value))
            if wanted != found {
                add(
                    Rule.specifiers, .error,
                    "the format in '\(Self.short(value))' (\(entry.key), '\(table.language)') differs from that in '\(Self.short(text.value))'",
                    ["found \(FormatSpecifiers.words(found)), expected \(FormatSpecifiers.words(wanted))"])
            }
        }
        return findings
    }

    private func addUnknown(_ entry: TranslationTable.Entry, add: (String, Severity, String, [String]) -> Void) {
        let (id, property) = Self.parts(of: entry.key)
        guard let element = document.element(id: id) else {
            let other = otherDocument(id)
            if let other, other.isBeside { return add(Rule.place, .warning, "'\(entry.key)' belongs to '\(other.file)'", []) }
            // Copied objects, such as menus from Xcode's templates, keep their ids.
            return add(
                Rule.stale, .warning, "there is no object '\(id)': nothing uses '\(entry.key)'",
                other.map { ["'\($0.file)' has such an object"] } ?? [])
        }
        let own = (properties[id] ?? []).prefix(12).map { "'\($0)'" }
        let hint = own.isEmpty ? "it has no text" : "it has \(own.joined(separator: ", "))"
        add(Rule.stale, .warning, "\(element.description) has no text '\(property)': nothing uses '\(entry.key)'", [hint])
    }

    /// Whether two texts differ only in white space. Translation tools may convert tabs and line ends.
    private static func areEqualExceptWhiteSpace(_ left: String, _ right: String) -> Bool {
        left == right || left.split(whereSeparator: \.isWhitespace) == right.split(whereSeparator: \.isWhitespace)
    }

    /// Splits a key into the object's id and the rest.
    private static func parts(of key: String) -> (id: String, property: String) {
        guard let dot = key.firstIndex(of: ".") else { return (key, "") }
        return (String(key[..<dot]), String(key[key.index(after: dot)...]))
    }

    // MARK: Words

    private func finding(_ rule: String, message: String, element: Element) -> Diagnostic {
        Diagnostic(rule: rule, severity: .warning, message: message, location: map.location(of: element), path: element.path)
    }

    private static func short(_ text: String) -> String { text.firstLine.shortened(to: 40) }

    private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
