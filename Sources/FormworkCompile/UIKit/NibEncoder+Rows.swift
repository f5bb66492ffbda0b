import FormworkModel
import FormworkNib
import FormworkVocabulary

extension NibEncoder {
    /// Writes the keys of all rows of a table.
    mutating func write(_ table: EncodingTable, _ object: Int, _ element: Element) {
        for row in table.rows {
            if let since = row.nib.since, !source.isAtLeast(CompilerGeneration(xcode: .init(since))) {
                element.read(row.entry.name)
                continue
            }
            if !row.aspects.isEmpty || row.nib.isLate || row.entry.kind == .keys {
                for constant in row.nib.constants { graph.set(object, key: constant.key, value: value(constant.value)) }
                for aspect in row.aspects { write(aspect, object, element) }
                if row.nib.isLate { writeLate(row.entry.name, object: object, element: element) }
                continue
            }
            guard let key = row.nib.keys.first else { continue }
            let value =
                row.entry.kind.isAttribute
                ? attribute(row.entry, row.nib, isInverted: key.isInverted, element) : part(row.entry, row.nib, object, element)
            guard let value else { continue }
            graph.set(object, key: key.name, value: value)
            if row.nib.isUnproved { noteUnproved(element, what: "the key '\(key.name)' of '\(graph.className(object))'") }
        }
    }

    /// Sets a Boolean property by name, like a user-defined runtime attribute, because its key isn't known.
    private mutating func writeLate(_ name: String, object: Int, element: Element) {
        guard let truth = flag(element, name) else { return }
        set(name, of: object, to: graph.number(NibGraphBuilder.integer(truth ? 1 : 0)))
        noteUnproved(element, what: "the property '\(name)' of '\(graph.className(object))', as a runtime attribute,")
    }

    /// Returns the compiled value of an attribute; nil if no key is written.
    private mutating func attribute(
        _ entry: VocabularyEntry, _ nib: VocabularyEntry.NibColumn, isInverted: Bool, _ element: Element
    ) -> NibValue? {
        // Write the default of a missing attribute if all objects have the key, or if a missing key has a different meaning.
        let absent = nib.isAlwaysWritten || nib.omitted != nil && nib.omitted != entry.absent ? entry.absent : nil
        let omitted = nib.isAlwaysWritten ? nil : nib.omitted
        switch entry.kind {
        case .bool:
            guard let truth = flag(element, entry.name) ?? absent.map({ $0 == "YES" }), truth != omitted.map({ $0 == "YES" }) else {
                return nil
            }
            return .bool(truth != isInverted)
        case .word:
            guard let words = entry.words else { return nil }
            guard let number = word(element, entry.name, words) ?? absent.flatMap({ words.number(of: $0) }),
                number != omitted.flatMap({ words.number(of: $0) })
            else { return nil }
            return NibGraphBuilder.integer(number)
        case .integer, .number, .unit:
            let usual = absent == nil ? nil : entry.absentNumbers.first
            if nib.storage == .integer {
                guard let number = integer(element, entry.name) ?? usual.flatMap({ Int(exactly: $0) }),
                    Double(number) != omitted.flatMap({ Double($0) })
                else { return nil }
                return NibGraphBuilder.integer(number)
            }
            guard let number = number(element, entry.name) ?? usual, number != omitted.flatMap({ Double($0) }) else { return nil }
            return nib.storage == .double ? .double(number) : .float(Float(number))
        case .text, .name: return text(element, entry.name)?.value(in: &graph)
        case .image: return image(of: element, entry.name)
        default: return nil
        }
    }

    /// Returns the compiled value of a child; nil if no key is written.
    private mutating func part(
        _ entry: VocabularyEntry, _ nib: VocabularyEntry.NibColumn, _ object: Int, _ element: Element
    ) -> NibValue? {
        switch entry.kind {
        case .color: return color(element.child(key: entry.name), of: element)
        case .font: return font(element.child(key: entry.name), of: element)
        case .size:
            let usual = nib.isAlwaysWritten ? entry.absentNumbers : nil
            guard let values = pair(element.child(key: entry.name)) ?? usual, nib.isAlwaysWritten || values != entry.absentNumbers else {
                return nil
            }
            return graph.packed(values)
        case .inset: return insets(element.child(key: entry.name)).map { graph.packed($0) }
        case .object:
            guard let child = element.child(key: entry.name), let value = encode(child, below: object) else { return nil }
            return NibGraphBuilder.reference(value)
        case .objects:
            let list = element.child(named: entry.name)
            guard nib.isAlwaysWritten || list != nil else { return nil }
            let items = (list?.children ?? []).compactMap { encode($0, below: object) }
            return graph.collection(items.map(NibGraphBuilder.reference), of: "NSArray")
        default: return nil
        }
    }

    /// Writes the two priorities of an object in one key, if the element has one of them or the class always writes them.
    mutating func writePriorities(_ key: String, names: [String], usual: Int, always: Bool, object: Int, element: Element) {
        let (horizontal, vertical) = (number(element, names[0]), number(element, names[1]))
        guard always || horizontal != nil || vertical != nil || isHugged(element, key: key) else { return }
        if isUsual(element, key: key, horizontal: horizontal, vertical: vertical) { return }
        let text = "{\(Self.shown(horizontal ?? Double(usual))), \(Self.shown(vertical ?? Double(usual)))}"
        graph.set(object, key: key, value: graph.string(text))
    }

    /// Whether a button has a fixed size because of its type, so that its hugging priorities are always written.
    private func isHugged(_ element: Element, key: String) -> Bool {
        key == "UIViewContentHuggingPriority" && element.name == "button"
            && ["detailDisclosure", "infoLight", "infoDark", "contactAdd"].contains(element["buttonType"])
    }

    /// Whether priorities are the default hugging priorities of a progress view, which are not written.
    private func isUsual(_ element: Element, key: String, horizontal: Double?, vertical: Double?) -> Bool {
        key == "UIViewContentHuggingPriority" && element.name == "progressView" && (horizontal ?? 250) == 250 && (vertical ?? 250) == 750
    }

    /// Returns the number of an attribute's word; nil if there is none. A word that isn't in the list is refused.
    mutating func word(_ element: Element, _ name: String, _ words: WordList) -> Int? {
        guard let word = element[name] else { return nil }
        if let number = words.number(of: word) { return number }
        refuse(element, message: "'\(name)' is '\(word.prefix(40))'; expected one of: \(words.texts.sorted().joined(separator: ", "))")
        return nil
    }

    /// Returns the number of an attribute's word in a list of the vocabulary.
    mutating func word(_ element: Element, _ name: String, _ list: String) -> Int? {
        word(element, name, Vocabulary.uiKit.words(list))
    }

    private mutating func value(_ constant: VocabularyEntry.Constant.Value) -> NibValue {
        switch constant {
        case .truth(let value): .bool(value)
        case .integer(let value): NibGraphBuilder.integer(value)
        case .null: .null
        case .packed(let numbers): graph.packed(numbers)
        }
    }

    // MARK: Reading attributes

    mutating func flag(_ element: Element, _ name: String) -> Bool? {
        guard let text = element[name] else { return nil }
        switch text {
        case "YES": return true
        case "NO": return false
        default:
            refuse(element, message: "'\(name)' is '\(text.prefix(40))'; expected YES or NO")
            return nil
        }
    }

    mutating func number(_ element: Element, _ name: String) -> Double? {
        guard let text = element[name] else { return nil }
        guard let number = Double(text), number.isFinite, number.magnitude < 1e15 else {
            refuse(element, message: "'\(name)' is '\(text.prefix(40))'; expected a number")
            return nil
        }
        return number
    }

    /// Returns a number rounded towards zero to an integer; nil if there is none.
    mutating func integer(_ element: Element, _ name: String) -> Int? {
        guard let number = number(element, name) else { return nil }
        guard let whole = Int(exactly: number.rounded(.towardZero)) else { return nil }
        return whole
    }

    mutating func pair(_ element: Element?) -> [Double]? {
        guard let element, ["size", "point", "value", "nil"].contains(element.name) else { return nil }
        let names = element.name == "point" ? ["x", "y"] : ["width", "height"]
        return names.map { number(element, $0) ?? 0 }
    }

    /// Returns the top, left, bottom and right values of an `<inset>` or `<edgeInsets>`.
    mutating func insets(_ element: Element?) -> [Double]? {
        guard let element, ["inset", "edgeInsets", "nil"].contains(element.name) else { return nil }
        if element.name == "edgeInsets" || element["top"] != nil || element["left"] != nil {
            return ["top", "left", "bottom", "right"].map { number(element, $0) ?? 0 }
        }
        return ["minY", "minX", "maxY", "maxX"].map { number(element, $0) ?? 0 }
    }

    mutating func rectangle(_ element: Element?) -> [Double]? {
        guard let element, element.name == "rect" else { return nil }
        return ["x", "y", "width", "height"].map { number(element, $0) ?? 0 }
    }

    /// Returns a number as text, without a fraction if it is an integer.
    static func shown(_ number: Double) -> String {
        if let whole = Int(exactly: number) { return "\(whole)" }
        return "\(number)"
    }

    // MARK: Texts

    /// A text in an attribute, or in a child with that key.
    struct SourceText {
        var text: String
        var isMutable = false

        func value(in graph: inout NibGraphBuilder) -> NibValue {
            guard isMutable else { return graph.string(text) }
            let object = graph.make("NSMutableString")
            graph.set(object, key: "NS.bytes", value: graph.data(Array(text.utf8)))
            return NibGraphBuilder.reference(object)
        }
    }

    func text(_ element: Element, _ name: String) -> SourceText? {
        if let text = element[name] { return SourceText(text: text) }
        guard let child = element.child(key: name, "string", "mutableString") else { return nil }
        return SourceText(text: child.plainText ?? "", isMutable: child.name == "mutableString")
    }
}
