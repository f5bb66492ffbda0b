import FormworkNib
import FormworkTree
import FormworkVocabulary

/// Attributes that correspond to one key each, according to the vocabulary.
extension MacCompilation {
    /// Writes the keys of some attributes.
    ///
    /// - Parameters:
    ///   - names: The attributes, in the order of the keys.
    ///   - node: The element.
    ///   - object: The element's object.
    mutating func write(_ names: String..., of node: NodeIndex, to object: Int) {
        let described = Vocabulary.appKit.class(of: source.name(node))
        for name in names {
            if let entry = described?.entry(name) { write(entry, of: node, to: object) }
        }
    }

    /// Writes the keys of all attributes that don't occur in Apple's available files, and reports them as unproved.
    mutating func writeUnproved(_ node: NodeIndex, object: Int) {
        for entry in Vocabulary.appKit.class(of: source.name(node))?.entries ?? [] where entry.nib?.isUnproved == true {
            guard let key = write(entry, of: node, to: object) else { continue }
            source.noteUnproved(node, what: "the key '\(key)' of '\(row(node)?.className ?? source.name(node))'")
        }
    }

    /// Returns the bits of a number that attributes determine according to the vocabulary.
    func bits(_ node: NodeIndex, of key: String) -> Int64 {
        let entries = Vocabulary.appKit.class(of: source.name(node))?.entries ?? []
        return entries.reduce(0) { bits, entry in
            guard let bit = entry.bit, bit.key == key else { return bits }
            let truth = source.truth(node, name: entry.name) ?? (entry.absent == "YES")
            return truth == bit.isInverted ? bits : bits | 1 << Int64(bit.place)
        }
    }

    /// Writes the key of an attribute, and returns it; nil if none is written.
    @discardableResult
    private mutating func write(_ entry: VocabularyEntry, of node: NodeIndex, to object: Int) -> String? {
        guard let nib = entry.nib, let key = nib.keys.first, let value = value(of: entry, nib, node) else { return nil }
        if case .bool(let truth) = value, key.isInverted {
            set(object, key.name, truth: !truth)
        } else {
            set(object, key.name, value)
        }
        return key.name
    }

    /// Returns the compiled value of an attribute; nil if no key is written.
    private mutating func value(of entry: VocabularyEntry, _ nib: VocabularyEntry.NibColumn, _ node: NodeIndex) -> NibValue? {
        let isAlways = nib.isAlwaysWritten
        // Write the default of a missing attribute if all objects have the key, or if a missing key has a different meaning.
        let absent = isAlways || nib.omitted != nil && nib.omitted != entry.absent ? entry.absent : nil
        let omitted = isAlways ? nil : nib.omitted
        switch entry.kind {
        case .bool:
            guard let truth = source.truth(node, name: entry.name) ?? (absent.map { $0 == "YES" }) ?? (isAlways ? false : nil),
                truth != omitted.map({ $0 == "YES" })
            else { return nil }
            return .bool(truth)
        case .word:
            guard let words = entry.words,
                let number = source.word(node, entry.name, words) ?? absent.flatMap({ words.number(of: $0) }) ?? (isAlways ? 0 : nil),
                number != omitted.flatMap({ words.number(of: $0) })
            else { return nil }
            return NibGraphBuilder.integer(number)
        case .integer:
            let usual = absent.flatMap { Int($0) } ?? (isAlways ? 0 : nil)
            guard let number = source.integer(node, entry.name) ?? usual, number != omitted.flatMap({ Int($0) }) else { return nil }
            return NibGraphBuilder.integer(number)
        case .number, .unit, .priority:
            let usual = absent.flatMap { Double($0) } ?? (isAlways ? 0 : nil)
            guard let number = source.number(node, entry.name) ?? usual, number != omitted.flatMap({ Double($0) }) else { return nil }
            return nib.storage == .float ? .float(Float(number)) : .double(number)
        case .text, .name:
            guard let text = source[node, entry.name], !text.isEmpty || !nib.isUnproved else { return nil }
            return builder.string(text)
        case .color: return color(node, key: entry.name)
        default: return nil
        }
    }
}
