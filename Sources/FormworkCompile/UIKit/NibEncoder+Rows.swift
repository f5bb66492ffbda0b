import FormworkModel
import FormworkNib

/// The rows of tables.
extension NibEncoder {
    mutating func write(_ row: EncodingRow, _ object: Int, _ element: Element) {
        switch row {
        case .yes(let key, let name): if flag(element, name) == true { graph.set(object, key, .bool(true)) }
        case .no(let key, let name): if flag(element, name) == false { graph.set(object, key, .bool(false)) }
        case .unlessNo(let key, let name): if flag(element, name) != false { graph.set(object, key, .bool(true)) }
        case .not(let key, let name): if flag(element, name) == false { graph.set(object, key, .bool(true)) }
        case .flag(let key, let name, let usual): graph.set(object, key, .bool(flag(element, name) ?? usual))
        case .choice(let key, let name, let words, let usual, let omit):
            var number = usual
            if let word = element[name] {
                guard
                    let place = words.firstIndex(of: word) ?? Self.place(of: word, in: words)
                        ?? (word == "default" && words.first == .some(nil) ? 0 : nil)
                else {
                    return refuse(element, unknownWord(word, name, words.compactMap(\.self)))
                }
                number = place
            }
            if number != omit { graph.set(object, key, NibGraphBuilder.integer(number)) }
        case .words(let key, let name, let words, let usual, let omit):
            var number = usual
            if let word = element[name] {
                guard let known = words[word] else { return refuse(element, unknownWord(word, name, words.keys.sorted())) }
                number = known
            }
            if let number, number != omit { graph.set(object, key, NibGraphBuilder.integer(number)) }
        case .integer(let key, let name, let usual, let omit):
            guard let number = integer(element, name) ?? usual, number != omit else { return }
            graph.set(object, key, NibGraphBuilder.integer(number))
        case .float(let key, let name, let usual, let omit):
            guard let number = number(element, name) ?? usual, number != omit else { return }
            graph.set(object, key, .float(Float(number)))
        case .double(let key, let name, let usual, let omit):
            guard let number = number(element, name) ?? usual, number != omit else { return }
            graph.set(object, key, .double(number))
        case .text(let key, let name):
            if let text = text(element, name) { graph.set(object, key, text.value(in: &graph)) }
        case .image(let key, let name): if let image = image(of: element, name) { graph.set(object, key, image) }
        case .late(let name):
            guard let truth = flag(element, name) else { return }
            set(name, of: object, to: graph.number(NibGraphBuilder.integer(truth ? 1 : 0)))
            noteUnproved(element, "the property '\(name)' of '\(graph.className(object))', as an attribute that is set by its name,")
        default: writeElement(row, object, element)
        }
    }

    private mutating func writeElement(_ row: EncodingRow, _ object: Int, _ element: Element) {
        switch row {
        case .color(let key, let name): if let value = color(element.child(key: name), of: element) { graph.set(object, key, value) }
        case .font(let key, let name): if let value = font(element.child(key: name), of: element) { graph.set(object, key, value) }
        case .size(let key, let name, let usual, let omit):
            guard let values = pair(element.child(key: name)) ?? usual, values != omit else { return }
            graph.set(object, key, graph.packed(values))
        case .insets(let key, let name):
            if let values = insets(element.child(key: name)) { graph.set(object, key, graph.packed(values)) }
        case .object(let key, let name):
            guard let child = element.child(key: name), let value = encode(child, below: object) else { return }
            graph.set(object, key, NibGraphBuilder.reference(value))
        case .objects(let key, let name, let className, let always):
            let list = CompileSource.child(element, named: name)
            guard always || list != nil else { return }
            let items = (list?.children ?? []).compactMap { encode($0, below: object) }
            graph.set(object, key, graph.collection(items.map(NibGraphBuilder.reference), of: className))
        case .always(let key, let constant): graph.set(object, key, value(constant))
        case .priorities(let key, let first, let second, let usual, let always):
            let (horizontal, vertical) = (number(element, first), number(element, second))
            guard always || horizontal != nil || vertical != nil || isHugged(element, key) else { return }
            if isUsual(element, key, horizontal, vertical) { return }
            let text = "{\(Self.shown(horizontal ?? Double(usual))), \(Self.shown(vertical ?? Double(usual)))}"
            graph.set(object, key, graph.string(text))
        case .special(let aspect, _, _): write(aspect, object, element)
        case .since(let generation, let row): if source.isAtLeast(generation) { write(row, object, element) }
        case .before(let generation, let row): if !source.isAtLeast(generation) { write(row, object, element) }
        case .unproved(let row):
            let count = graph.fieldCount(object)
            write(row, object, element)
            if graph.fieldCount(object) > count, let key = graph.lastKey(object) {
                noteUnproved(element, "the key '\(key)' of '\(graph.className(object))'")
            }
        default: break
        }
    }

    /// The place of a word that is written with another case: Xcode has `TopLeft` beside `topRight`.
    private static func place(of word: String, in words: [String?]) -> Int? {
        words.firstIndex { $0?.lowercased() == word.lowercased() }
    }

    /// Whether a button is of a kind that has its size by itself.
    private func isHugged(_ element: Element, _ key: String) -> Bool {
        key == "UIViewContentHuggingPriority" && element.name == "button"
            && ["detailDisclosure", "infoLight", "infoDark", "contactAdd"].contains(element["buttonType"])
    }

    /// Whether priorities are those that the class begins with.
    private func isUsual(_ element: Element, _ key: String, _ horizontal: Double?, _ vertical: Double?) -> Bool {
        key == "UIViewContentHuggingPriority" && element.name == "progressView" && (horizontal ?? 250) == 250 && (vertical ?? 250) == 750
    }

    /// The number of an attribute's word; nil where there is none. A word that is not in the table is refused.
    mutating func word(_ element: Element, _ name: String, _ numbers: [String: Int]) -> Int? {
        guard let word = element[name] else { return nil }
        if numbers[word] == nil { refuse(element, unknownWord(word, name, numbers.keys.sorted())) }
        return numbers[word]
    }

    private func unknownWord(_ word: String, _ name: String, _ known: [String]) -> String {
        "'\(name)' is '\(word.prefix(40))', which is none of: \(known.joined(separator: ", "))"
    }

    private mutating func value(_ constant: EncodedConstant) -> NibValue {
        switch constant {
        case .truth(let value): .bool(value)
        case .integer(let value): NibGraphBuilder.integer(value)
        case .float(let value): .float(Float(value))
        case .double(let value): .double(value)
        case .null: .null
        case .text(let text): graph.string(text)
        case .packed(let numbers): graph.packed(numbers)
        }
    }

    // MARK: Reading attributes

    /// A truth value; nil where there is none.
    mutating func flag(_ element: Element, _ name: String) -> Bool? {
        guard let text = element[name] else { return nil }
        switch text {
        case "YES": return true
        case "NO": return false
        default:
            refuse(element, "'\(name)' is '\(text.prefix(40))', where YES or NO is expected")
            return nil
        }
    }

    /// A finite number; nil where there is none.
    mutating func number(_ element: Element, _ name: String) -> Double? {
        guard let text = element[name] else { return nil }
        guard let number = Double(text), number.isFinite, number.magnitude < 1e15 else {
            refuse(element, "'\(name)' is '\(text.prefix(40))', where a number is expected")
            return nil
        }
        return number
    }

    /// A whole number; nil where there is none.
    mutating func integer(_ element: Element, _ name: String) -> Int? {
        guard let number = number(element, name) else { return nil }
        guard let whole = Int(exactly: number.rounded(.towardZero)) else { return nil }
        return whole
    }

    mutating func pair(_ element: Element?) -> [Double]? {
        guard let element else { return nil }
        let names = element.name == "point" ? ["x", "y"] : ["width", "height"]
        return names.map { number(element, $0) ?? 0 }
    }

    /// Top, left, bottom and right of an `<inset>` or `<edgeInsets>`.
    mutating func insets(_ element: Element?) -> [Double]? {
        guard let element else { return nil }
        if element.name == "edgeInsets" || element["top"] != nil || element["left"] != nil {
            return ["top", "left", "bottom", "right"].map { number(element, $0) ?? 0 }
        }
        return ["minY", "minX", "maxY", "maxX"].map { number(element, $0) ?? 0 }
    }

    mutating func rectangle(_ element: Element?) -> [Double]? {
        guard let element else { return nil }
        return ["x", "y", "width", "height"].map { number(element, $0) ?? 0 }
    }

    /// A number as text, whole ones without a fraction.
    static func shown(_ number: Double) -> String {
        if let whole = Int(exactly: number) { return "\(whole)" }
        return "\(number)"
    }

    // MARK: Texts

    /// A text that stands in an attribute, or in an element with that key.
    struct SourceText {
        var text: String
        var isMutable = false

        func value(in graph: inout NibGraphBuilder) -> NibValue {
            guard isMutable else { return graph.string(text) }
            let object = graph.make("NSMutableString")
            graph.set(object, "NS.bytes", graph.data(Array(text.utf8)))
            return NibGraphBuilder.reference(object)
        }
    }

    func text(_ element: Element, _ name: String) -> SourceText? {
        if let text = element[name] { return SourceText(text: text) }
        guard let child = element.child(key: name), child.name == "string" || child.name == "mutableString" else { return nil }
        return SourceText(text: child.plainText ?? "", isMutable: child.name == "mutableString")
    }
}
