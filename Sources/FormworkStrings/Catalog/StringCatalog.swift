import FormworkData
package import FormworkModel
import FormworkTree

/// A string catalog (`.xcstrings`): texts by their keys in all languages, as Xcode 15 and later keep them.
///
/// What is not changed in it stays in its place, and it is written as Xcode writes it.
package struct StringCatalog: Hashable, Sendable {
    /// All but the texts.
    private var root: CatalogValue
    /// The texts: those of the file in its order, then those that came.
    private var texts: [CatalogValue.Member] = []
    /// The places of texts, by their keys.
    private var index: [String: Int] = [:]
    /// How many of the texts are of the file.
    private var knownCount = 0
    /// Where the keys stand, from the start of the file.
    private var places: [String: (line: Int, column: Int)] = [:]
    /// What stands behind the last brace.
    private var ending: [UInt8] = []

    /// A catalog without texts.
    package init(sourceLanguage: String) {
        root = .object([
            .init(key: "sourceLanguage", value: .string(sourceLanguage)), .init(key: "strings", value: .object([])),
            .init(key: "version", value: .string("1.0")),
        ])
    }

    /// - Throws: the first reason for which the bytes are no catalog.
    /// - Complexity: O(n) in their number.
    package init(_ bytes: [UInt8]) throws(TranslationError) {
        // Safe: the bytes are lent for the time of the parse.
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
            throw TranslationError("the file is no catalog: it has no object 'strings'")
        }
        self.texts = texts
        index = Dictionary(texts.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        knownCount = texts.count
        root["strings"] = .object([])
        let lines = LineIndex(bytes[...])
        var places: [String: (line: Int, column: Int)] = [:]
        tree.members(of: 0) { key, value in
            guard tree.equals(tree.nodes[key].text, "strings"), tree.nodes[value].kind == .object else { return }
            tree.members(of: value) { key, _ in
                places[tree.string(tree.nodes[key].text)] = lines.position(of: Int(tree.nodes[key].offset))
            }
        }
        self.places = places
        ending = Array(bytes.reversed().prefix { $0 <= 0x20 }.reversed())
    }

    package static func == (left: StringCatalog, right: StringCatalog) -> Bool {
        left.root == right.root && left.orderedTexts == right.orderedTexts
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(texts.count) }

    /// As Xcode writes it.
    ///
    /// - Complexity: O(n) in its length, and O(m log m) in the number of texts that came.
    package var bytes: [UInt8] {
        var whole = root
        whole["strings"] = .object(orderedTexts)
        var bytes: [UInt8] = []
        whole.write(to: &bytes)
        return bytes + ending
    }

    /// The texts of the file in its order, each that came before the first one that is behind it by name.
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

    /// The language of the texts that are translated; `en` where it is not said.
    package var sourceLanguage: String { root["sourceLanguage"]?.text ?? "en" }

    /// The languages that any text has.
    package var languages: [String] {
        var found: Set<String> = []
        for text in texts { for language in text.value["localizations"]?.members ?? [] { found.insert(language.key) } }
        return found.sorted()
    }

    /// The keys of its texts, in the order of the file.
    package var keys: [String] { orderedTexts.map(\.key) }

    // MARK: Reading

    /// What the catalog says, language by language. Of a text that varies it is the most general one.
    ///
    /// - Complexity: O(n) in the length of the catalog.
    package var tables: [TranslationTable] {
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

    /// The text of a language; nil where nobody has translated it.
    private static func value(_ localization: CatalogValue, isSource: Bool) -> String? {
        if let unit = localization["stringUnit"] {
            // Xcode puts the source's text where a translation is to come.
            return unit["state"]?.text == "new" && !isSource ? nil : unit["value"]?.text
        }
        for variation in localization["variations"]?.members ?? [] {
            let general = variation.value["other"] ?? variation.value.members.first?.value
            if let general { return value(general, isSource: isSource) }
        }
        return nil
    }

    // MARK: Writing

    /// Says what a text of the document is, with the comment for those who translate it.
    package mutating func set(_ text: LocalizableText) {
        let key = text.key.text
        var entry = self[key]
        entry["comment"] = .string(TextComment.comment(text))
        entry["extractionState"] = entry["extractionState"] ?? .string("extracted_with_value")
        let state = entry["localizations"]?[sourceLanguage]?["stringUnit"]?["state"]?.text ?? "new"
        self[key] = entry
        _ = set(text.value, of: key, in: sourceLanguage, state: state)
    }

    /// Sets the translation of a text. One that varies stays as it is.
    ///
    /// - Returns: whether it is set now.
    package mutating func set(_ value: String, of key: String, in language: String, state: String = "translated") -> Bool {
        var entry = self[key]
        var localizations = entry["localizations"] ?? .object([])
        if localizations[language]?["variations"] != nil { return false }
        // What is as it was stays with what people said of it.
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

    /// Says what the document's text is now, where the catalog says another one; one that varies stays as it is.
    ///
    /// - Parameter comment: what is said of the text to those who translate it.
    package mutating func renew(_ comment: String, of key: String) {
        guard let place = index[key], let source = TextComment.source(of: comment) else { return }
        if let said = texts[place].value["comment"]?.text.flatMap(TextComment.source), said != source {
            texts[place].value["comment"] = .string(comment)
        }
        let unit = texts[place].value["localizations"]?[sourceLanguage]?["stringUnit"]
        guard let unit, unit["value"]?.text != source else { return }
        _ = set(source, of: key, in: sourceLanguage, state: unit["state"]?.text ?? "new")
    }

    /// What is said of a text; nothing yet of one that there is not.
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
