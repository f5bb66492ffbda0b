import FormworkData
package import FormworkModel
import FormworkTree

/// A string catalog (`.xcstrings`): texts in all languages by key, the format of Xcode 15 and later.
///
/// Unchanged parts keep their order, and the catalog is written in Xcode's layout.
public struct StringCatalog: Hashable, Sendable {
    /// Everything except the texts.
    private var root: CatalogValue
    /// The texts: those of the file in its order, followed by new ones.
    private var texts: [CatalogValue.Member] = []
    /// The indices in `texts`, by key.
    private var index: [String: Int] = [:]
    /// The number of texts that are from the file.
    private var knownCount = 0
    /// The positions of the keys in the file.
    private var places: [String: (line: Int, column: Int)] = [:]
    /// The white space after the final brace.
    private var ending: [UInt8] = []

    /// Creates a catalog without texts.
    public init(sourceLanguage: String) {
        root = .object([
            .init(key: "sourceLanguage", value: .string(sourceLanguage)), .init(key: "strings", value: .object([])),
            .init(key: "version", value: .string("1.0")),
        ])
    }

    /// Parses a catalog.
    ///
    /// - Throws: the first reason for which the bytes are not a catalog.
    /// - Complexity: O(n) in the number of bytes.
    public init(_ bytes: [UInt8]) throws(TranslationError) {
        // Safe: the buffer is used only during the parse.
        let parsed = bytes.withUnsafeBufferPointer { source in
            Result { () throws(DataSyntaxError) in try JSONParser.parse(source) }
        }
        let tree: DataTree
        switch parsed {
        case .success(let found): tree = found
        case .failure(let error): throw TranslationError(error.message, at: error.offset, in: bytes, notes: error.notes)
        }
        root = CatalogValue(tree, at: 0)
        guard case .object(let texts)? = root["strings"] else {
            throw TranslationError("the file isn't a string catalog: it has no object 'strings'")
        }
        self.texts = texts
        index = Dictionary(texts.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        knownCount = texts.count
        root["strings"] = .object([])
        let lines = LineIndex(bytes[...])
        var places: [String: (line: Int, column: Int)] = [:]
        tree.members(of: 0) { key, value in
            guard tree.equals(tree.nodes[key].text, other: "strings"), tree.nodes[value].kind == .object else { return }
            tree.members(of: value) { key, _ in
                places[tree.string(tree.nodes[key].text)] = lines.position(of: Int(tree.nodes[key].offset))
            }
        }
        self.places = places
        ending = Array(bytes.reversed().prefix { $0 <= 0x20 }.reversed())
    }

    /// Whether two catalogs have equal texts in the same order.
    public static func == (left: StringCatalog, right: StringCatalog) -> Bool {
        left.root == right.root && left.orderedTexts == right.orderedTexts
    }

    /// Hashes the number of texts.
    public func hash(into hasher: inout Hasher) { hasher.combine(texts.count) }

    /// The file in Xcode's layout.
    ///
    /// - Complexity: O(n) in its length, and O(m log m) in the number of new texts.
    public var bytes: [UInt8] {
        var whole = root
        whole["strings"] = .object(orderedTexts)
        var bytes: [UInt8] = []
        whole.write(to: &bytes)
        return bytes + ending
    }

    /// The texts of the file in its order, with each new one before the first text that follows it in the order of keys.
    private var orderedTexts: [CatalogValue.Member] {
        var new = texts[knownCount...].sorted { NaturalOrder.precedes($0.key, $1.key) }[...]
        var result: [CatalogValue.Member] = []
        for text in texts[..<knownCount] {
            while let first = new.first, NaturalOrder.precedes(first.key, text.key) {
                result.append(first)
                new = new.dropFirst()
            }
            result.append(text)
        }
        return result + new
    }

    /// The language of the original texts; `en` where the catalog does not name it.
    public var sourceLanguage: String { root["sourceLanguage"]?.text ?? "en" }

    /// The languages of all texts.
    public var languages: [String] {
        var found: Set<String> = []
        for text in texts { for language in text.value["localizations"]?.members ?? [] { found.insert(language.key) } }
        return found.sorted()
    }

    /// The keys, in the order of the file.
    public var keys: [String] { orderedTexts.map(\.key) }

    // MARK: Reading

    /// The translations by language. For a text with variations it is the most general one.
    ///
    /// - Complexity: O(n) in the length of the catalog.
    public var tables: [TranslationTable] {
        let sourceLanguage = sourceLanguage
        var all: [TranslationTable.Entry] = []
        var translated: [String: [TranslationTable.Entry]] = [:]
        for text in orderedTexts {
            let place = places[text.key] ?? (1, 1)
            let localizations = text.value["localizations"]?.members ?? []
            var entry = TranslationTable.Entry(key: text.key, value: nil, line: place.line, column: place.column)
            let source = localizations.first { $0.key == sourceLanguage }.flatMap { Self.value($0.value, isSource: true) }
            entry.source = source ?? text.value["comment"]?.text.flatMap(TextComment.source)
            entry.isKept = text.value["shouldTranslate"] == .literal("false")
            all.append(entry)
            var seen: Set<String> = []
            for localization in localizations where seen.insert(localization.key).inserted {
                entry.value = Self.value(localization.value, isSource: localization.key == sourceLanguage)
                if entry.value != nil { translated[localization.key, default: []].append(entry) }
            }
        }
        let kept = Set(all.filter(\.isKept).map(\.key))
        return languages.map { language in
            var table = TranslationTable(language: language, sourceLanguage: sourceLanguage, entries: translated[language] ?? [])
            (table.shared, table.kept) = (all, kept)
            return table
        }
    }

    /// Returns the text in a language; nil where it is not translated.
    private static func value(_ localization: CatalogValue, isSource: Bool) -> String? {
        if let unit = localization["stringUnit"] {
            // Xcode copies the source text where a translation is still missing.
            return unit["state"]?.text == "new" && !isSource ? nil : unit["value"]?.text
        }
        for variation in localization["variations"]?.members ?? [] {
            let general = variation.value["other"] ?? variation.value.members.first?.value
            if let general { return value(general, isSource: isSource) }
        }
        return nil
    }

    // MARK: Writing

    /// Sets a document's text in the source language, with its comment for translators.
    package mutating func set(_ text: LocalizableText) {
        let key = text.key.text
        var entry = self[key]
        entry["comment"] = .string(TextComment.comment(text))
        entry["extractionState"] = entry["extractionState"] ?? .string("extracted_with_value")
        let state = entry["localizations"]?[sourceLanguage]?["stringUnit"]?["state"]?.text ?? "new"
        self[key] = entry
        _ = set(text.value, of: key, in: sourceLanguage, state: state)
    }

    /// Sets the translation of a text. A text with variations is left alone.
    ///
    /// - Returns: whether the translation is in the catalog now.
    public mutating func set(_ value: String, of key: String, in language: String, state: String = "translated") -> Bool {
        var entry = self[key]
        var localizations = entry["localizations"] ?? .object([])
        if localizations[language]?["variations"] != nil { return false }
        // An unchanged text keeps its review state.
        let unit = localizations[language]?["stringUnit"]
        if unit?["value"]?.text == value, state == "translated", unit?["state"]?.text != "new" { return true }
        localizations[language] = .object([
            .init(
                key: "stringUnit",
                value: .object([.init(key: "state", value: .string(state)), .init(key: "value", value: .string(value))]))
        ])
        entry["localizations"] = localizations
        self[key] = entry
        return true
    }

    /// Updates the source text if the document's has changed. A text with variations is left alone.
    ///
    /// - Parameter comment: the comment for translators, which contains the document's text.
    package mutating func renew(_ comment: String, of key: String) {
        guard let place = index[key], let source = TextComment.source(of: comment) else { return }
        if let said = texts[place].value["comment"]?.text.flatMap(TextComment.source), said != source {
            texts[place].value["comment"] = .string(comment)
        }
        let unit = texts[place].value["localizations"]?[sourceLanguage]?["stringUnit"]
        guard let unit, unit["value"]?.text != source else { return }
        _ = set(source, of: key, in: sourceLanguage, state: unit["state"]?.text ?? "new")
    }

    /// The catalog's entry for a key; an empty object where there is none yet.
    private subscript(key: String) -> CatalogValue {
        get { index[key].map { texts[$0].value } ?? .object([]) }
        set {
            if let place = index[key] {
                texts[place].value = newValue
            } else {
                index[key] = texts.count
                texts.append(CatalogValue.Member(key: key, value: newValue))
            }
        }
    }
}
