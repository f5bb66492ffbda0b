/// A parser for sections of a vocabulary's texts.
struct VocabularyParser {
    private let source: VocabularySource
    private(set) var problems: [String] = []

    init(_ source: VocabularySource) { self.source = source }

    // MARK: Words

    /// Parses a word list. A word without a number has the number after that of the previous word.
    mutating func words(_ name: String) -> WordList? {
        guard let section = source.words[name] else { return nil }
        var next = 0
        var list: [WordList.Word] = []
        for word in section.words {
            let (head, value) = word.cut(at: "=")
            let (text, member) = head.cut(at: ":")
            if let value {
                if let number = Int(value) {
                    next = number
                } else {
                    problems.append("line \(section.number): '\(value)' isn't a number")
                }
            }
            list.append(WordList.Word(text: String(text), number: next, member: String(member ?? text)))
            next += 1
        }
        return WordList(name: name, objectiveCPrefix: section.prefix, words: list)
    }

    // MARK: Classes

    mutating func `class`(_ section: VocabularySource.ClassSection, parent: VocabularyClass?) -> VocabularyClass {
        var options = Options()
        for option in section.options where !options.take(option) {
            problems.append("line \(section.number): '\(option)' isn't a class option")
        }
        let own = section.lines.compactMap { entry($0, options: options) }
        return VocabularyClass(
            name: section.name, elements: section.elements, parent: section.parent,
            readElement: options.isCompiled ? options.readElement ?? section.elements.first : nil,
            compiledClass: options.isCompiled ? options.compiledClass ?? section.name : nil, fallbacks: options.fallbacks,
            isUnproved: options.isUnproved, writesPriorities: options.writesPriorities, cell: options.cell,
            entries: (parent?.entries ?? []) + own, inheritedCount: parent?.entries.count ?? 0,
            ancestry: [section.name] + (parent?.ancestry ?? []))
    }

    private struct Options {
        var readElement: String?
        var compiledClass: String?
        var fallbacks: [String] = []
        var cell: String?
        var isCompiled = true
        var isUnproved = false
        var writesPriorities = false
        /// The prefix of keys in archives, `-` for a class whose objects archives don't have in this form; nil for the platform's.
        var archivePrefix: String?

        mutating func take(_ option: Substring) -> Bool {
            let (name, value) = option.cut(at: "=")
            switch (name, value) {
            case ("read", let value?): readElement = String(value)
            case ("as", let value?): compiledClass = String(value)
            case ("fallback", let value?): fallbacks.append(String(value))
            case ("cell", let value?): cell = String(value)
            case ("-", nil): isCompiled = false
            case ("unproved", nil): isUnproved = true
            case ("priorities", nil): writesPriorities = true
            case ("archive", let value?): archivePrefix = String(value)
            default: return false
            }
            return true
        }
    }

    // MARK: Entries

    private static let kinds: [Substring: VocabularyEntry.Kind] = [
        "bool": .bool, "integer": .integer, "number": .number, "points": .points, "ratio": .ratio, "layoutAttribute": .layoutAttribute,
        "version": .version,
        "unit": .unit, "priority": .priority, "text": .text, "name": .name,
        "reference": .reference, "image": .image, "color": .color, "font": .font, "frame": .frame, "size": .size, "inset": .inset,
        "edgeInsets": .edgeInsets, "directionalEdgeInsets": .directionalEdgeInsets, "flags": .flags, "object": .object,
        "objects": .objects, "part": .part,
    ]

    private mutating func entry(_ line: VocabularySource.Line, options: Options) -> VocabularyEntry? {
        let parts = line.text.words
        if parts.first == "-" { return keys(parts.dropFirst(), number: line.number) }
        guard parts.count > 1 else {
            problems.append("line \(line.number): an entry has no type")
            return nil
        }
        let name = String(parts[0])
        let isExplicit = parts[1].hasSuffix("!")
        let (type, absent) = (isExplicit ? parts[1].dropLast() : parts[1]).cut(at: "=")
        let known = parts.first { $0.hasPrefix("words=") }?.dropFirst("words=".count)
        let words = Self.kinds[type] == nil || known != nil ? self.words(String(known ?? type)) : nil
        if let known, words == nil { problems.append("line \(line.number): the list '\(known)' is not known") }
        if Self.kinds[type] == nil, words == nil { problems.append("line \(line.number): the type '\(type)' is not known") }
        let kind = Self.kinds[type] ?? .word
        if let absent, let words, words.number(of: String(absent)) == nil {
            problems.append("line \(line.number): '\(absent)' isn't a word of '\(type)'")
        }
        var nib = VocabularyEntry.NibColumn(keys: [], omitted: absent.map(String.init), storage: kind == .integer ? .integer : .float)
        let capitalised = name.prefix(1).uppercased() + name.dropFirst()
        if source.keys.isEvery ? kind != .part : parts.contains("nib") {
            nib.keys = [.init(name: source.keys.prefix + capitalised, isInverted: false)]
        }
        if !source.keys.isEvery, kind != .integer { nib.storage = .double }
        var code = VocabularyEntry.CodeColumn(rule: .property(name), initial: absent.map(String.init))
        var bit: VocabularyEntry.Bit?
        var exception: Substring?
        for column in parts.dropFirst(2) where !column.hasPrefix("words=") && !Self.take(column, name: name, nib: &nib, code: &code) {
            let (head, value) = column.cut(at: "=")
            if head == "bit", let (key, place) = value?.cut(at: "."), let place = place.flatMap({ Int($0) }) {
                let isInverted = key.hasPrefix("!")
                bit = .init(key: String(isInverted ? key.dropFirst() : key), place: place, isInverted: isInverted)
                continue
            }
            guard head == "archive" else {
                problems.append("line \(line.number): '\(column)' isn't a column")
                continue
            }
            exception = value ?? ""
        }
        let isCompiled = !nib.keys.isEmpty || !nib.readers.isEmpty || !nib.writers.isEmpty || nib.isLate
        let archiveKey = (options.archivePrefix ?? source.keys.archivePrefix) + capitalised
        var archive = VocabularyEntry.ArchiveColumn(keys: [archiveKey], absent: absent.map(String.init), isExplicit: isExplicit) as Optional
        if source.keys.isEvery {
            if [.part, .frame, .flags].contains(kind) { archive = nil }
        } else {
            // An archive has the keys of a compiled file.
            let keys = bit.map { [$0.key] } ?? (nib.isLate ? [] : nib.keys.map(\.name))
            if !keys.isEmpty { archive?.keys = keys }
            archive?.absent = kind == .name ? "" : nib.omitted
            if keys.isEmpty && exception == nil || options.archivePrefix == "-" { archive = nil }
        }
        if let exception, !Self.take(archive: exception, &archive) {
            problems.append("line \(line.number): 'archive=\(exception)' isn't a column")
        }
        if let word = archive?.absent, let words, words.number(of: word) == nil {
            problems.append("line \(line.number): '\(word)' isn't a word of '\(type)'")
        }
        return VocabularyEntry(
            name: name, kind: kind, words: words, absent: absent.map(String.init), isExplicit: isExplicit, nib: isCompiled ? nib : nil,
            code: code, archive: archive, bit: bit, line: line.number,
            absentNumbers: (absent ?? "").split(separator: ",").compactMap { Double($0) })
    }

    /// Parses one column of an entry.
    private static func take(
        _ column: Substring, name: String, nib: inout VocabularyEntry.NibColumn, code: inout VocabularyEntry.CodeColumn
    ) -> Bool {
        let (head, value) = column.cut(at: "=")
        switch (head, value) {
        case ("-", nil): nib.keys = []
        case ("nib", nil): break
        case ("nib", let value?):
            nib.keys = value.split(separator: ",").map { key in
                key.hasPrefix("!") ? .init(name: String(key.dropFirst()), isInverted: true) : .init(name: String(key), isInverted: false)
            }
        case ("omit", let value?): nib.omitted = value == "-" ? nil : String(value)
        case ("always", nil): nib.isAlwaysWritten = true
        case ("double", nil): nib.storage = .double
        case ("float", nil): nib.storage = .float
        case ("by", let value?):
            let (read, write) = value.cut(at: "/")
            nib.readers = read.split(separator: ",").map(String.init)
            nib.writers = (write ?? "").split(separator: ",").map(String.init)
        case ("late", let value): (nib.isLate, nib.keys) = (true, value.map { [.init(name: String($0), isInverted: false)] } ?? [])
        case ("written", nil): code.isOnlyWritten = true
        case ("since", let value?): nib.since = Int(value)
        case ("unproved", nil): nib.isUnproved = true
        case ("only", "read"): nib.isWritten = false
        case ("only", "write"): nib.isRead = false
        case ("is", nil): code.rule = .property("is" + name.prefix(1).uppercased() + name.dropFirst())
        case ("code", "-"): code.rule = .none
        case ("code", "?"): code.rule = .byHand
        case ("code", let value?): code.rule = .property(String(value))
        case ("init", let value?): code.initial = value == "?" ? nil : String(value)
        case ("layout", nil): code.affectsLayout = true
        case ("last", nil): code.isLast = true
        case ("rank", let value?): code.rank = Int(value) ?? 0
        case ("usual", let value?): code.usual = value.split(separator: ",").map(String.init)
        default: return false
        }
        return true
    }

    /// Parses the column `archive=KEY:VALUE!`.
    private static func take(archive text: Substring, _ archive: inout VocabularyEntry.ArchiveColumn?) -> Bool {
        if text == "-" {
            archive = nil
            return true
        }
        if text == "?" {
            archive = .init(keys: [], isExplicit: false, isByHand: true)
            return true
        }
        let (key, value) = text.cut(at: ":")
        if !key.isEmpty { archive?.keys = [String(key)] }
        if let value {
            archive?.absent = String(value.hasSuffix("!") ? value.dropLast() : value)
            if value.hasSuffix("!") { archive?.isExplicit = true }
        }
        return archive != nil
    }

    /// Parses the keys of `- KEY KEY=CONSTANT by=/WRITER`.
    private mutating func keys(_ parts: ArraySlice<Substring>, number: Int) -> VocabularyEntry {
        var nib = VocabularyEntry.NibColumn(keys: [])
        var code = VocabularyEntry.CodeColumn(rule: .none)
        var archive: VocabularyEntry.ArchiveColumn?
        for part in parts {
            let (key, value) = part.cut(at: "=")
            if key == "archive", let value {
                archive = .init(keys: value.split(separator: ",").map(String.init), isExplicit: false)
                continue
            }
            if Self.take(part, name: "", nib: &nib, code: &code) { continue }
            nib.keys.append(.init(name: String(key), isInverted: false))
            guard let value else { continue }
            guard let constant = Self.constant(value) else {
                problems.append("line \(number): '\(value)' isn't a constant")
                continue
            }
            nib.constants.append(.init(key: String(key), value: constant))
        }
        return VocabularyEntry(
            name: "-", kind: .keys, words: nil, absent: nil, isExplicit: false, nib: archive == nil ? nib : nil, code: code,
            archive: archive, bit: nil, line: number, absentNumbers: [])
    }

    private static func constant(_ text: Substring) -> VocabularyEntry.Constant.Value? {
        switch text {
        case "true": return .truth(true)
        case "false": return .truth(false)
        case "null": return .null
        default:
            if let number = Int(text) { return .integer(number) }
            let numbers = text.split(separator: ",").map { Double($0) }
            return numbers.count > 1 && !numbers.contains(nil) ? .packed(numbers.compactMap(\.self)) : nil
        }
    }
}

extension Substring {
    /// Returns the text before a mark, and the text after it; nil where there is no mark.
    func cut(at mark: Unicode.Scalar) -> (Substring, Substring?) {
        guard let place = utf8.firstIndex(of: UInt8(ascii: mark)) else { return (self, nil) }
        return (self[..<place], self[utf8.index(after: place)...])
    }
}
