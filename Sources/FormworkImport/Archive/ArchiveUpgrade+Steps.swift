import FormworkModel
import FormworkTree

extension ArchiveUpgrade {
    /// Writes one step of the element of `object`.
    mutating func run(_ step: ArchiveStep, _ object: Int) {
        switch step {
        case .text(let key, let name): writeText(object, key, name, orEmpty: true)
        case .words(let key, let name): writeText(object, key, name, orEmpty: false)
        case .number(let key, let name, let unless):
            guard let node = graph.value(object, key) else { return }
            if unless == nil || graph.double(node) != unless { set(name, numberAt: node) }
        case .numberAlways(let key, let name, let absent):
            if let node = graph.value(object, key) { set(name, numberAt: node) } else { set(name, number: absent) }
        case .yes(let key, let name): if graph.bool(object, key) == true { set(name, .YES) }
        case .no(let key, let name): if graph.bool(object, key) == false { set(name, .NO) }
        case .noUnlessYes(let key, let name): if graph.bool(object, key) != true { set(name, .NO) }
        case .yesUnlessNo(let key, let name): if graph.bool(object, key) != false { set(name, .YES) }
        case .choice(let key, let name, let words, let absent): writeChoice(object, key, name, words, absent)
        case .bit(let key, let bit, let name, let word): if flag(object, key, bit) { set(name, word) }
        case .clearBit(let key, let bit, let name, let word): if !flag(object, key, bit) { set(name, word) }
        case .noBit(let key, let bit, let name): if flag(object, key, bit) { set(name, .NO) }
        case .bits(let key, let first, let count, let name, let words):
            let value = Int(((graph.flags(object, key) ?? 0) >> UInt32(first)) & (1 << UInt32(count) - 1))
            if value < words.count, let word = words[value] { set(name, word) }
        case .image(let key, let name): writeImage(object, key, name)
        case .propertyText, .propertyYes, .propertyNo, .propertyNumber: runProperty(step, object)
        case .constant(let name, let value): set(name, value)
        case .priorities(let key, let horizontal, let vertical, let unless, let absent):
            writePriorities(object, key, horizontal, vertical, unless, absent)
        case .identity: writeIdentity(object)
        default: runChild(step, object)
        }
    }

    private mutating func runChild(_ step: ArchiveStep, _ object: Int) {
        switch step {
        case .frame: writeFrame(object)
        case .autoresizingMask: writeAutoresizingMask(object)
        case .subviews: writeSubviews(object)
        case .constraints: writeConstraints(object)
        case .connections: writeConnections(object)
        case .runtimeAttributes: writeRuntimeAttributes(object)
        case .longText(let key, let name): writeLongText(object, key, name)
        case .color(let key, let name): if let color = graph.value(object, key) { writeColor(color, key: name) }
        case .colorOrNil(let key, let name): writeColorOrNil(object, key, name)
        case .font(let key): if let font = graph.value(object, key) { writeFont(font, of: object) }
        case .fontDescription: writeFontDescription(object)
        case .size(let key, let name): if let node = graph.value(object, key) { writeSize(node, name) }
        case .rect(let key, let name): if let node = graph.value(object, key) { writeRect(node, name) }
        case .inset(let keys, let name): writeInset(object, keys, name)
        case .object(let key, let name): if let child = graph.value(object, key) { writeObject(child, key: name) }
        case .objects(let key, let name): writeObjects(object, key, name)
        case .procedure(let procedure, _): run(procedure, object)
        default: break
        }
    }

    private mutating func runProperty(_ step: ArchiveStep, _ object: Int) {
        switch step {
        case .propertyText(let key, let name):
            if let text = records.property(of: object, key).flatMap({ text($0) }) { set(name, text) }
        case .propertyYes(let key, let name): if records.property(of: object, key).flatMap(graph.bool) == true { set(name, .YES) }
        case .propertyNo(let key, let name): if records.property(of: object, key).flatMap(graph.bool) == false { set(name, .NO) }
        case .propertyNumber(let key, let name): if let node = records.property(of: object, key) { set(name, numberAt: node) }
        default: break
        }
    }

    func flag(_ object: Int, _ key: ArchiveKey, _ bit: Int) -> Bool { ((graph.flags(object, key) ?? 0) >> UInt32(bit)) & 1 == 1 }

    private mutating func writeText(_ object: Int, _ key: ArchiveKey, _ name: ModernName, orEmpty: Bool) {
        guard let node = graph.value(object, key) else { return }
        guard let text = text(node) else {
            if graph.kinds[node] != .object { unreadable(node, "a text") }
            return
        }
        if text.length == 0, !orEmpty { return }
        if fitsAttribute(text) { set(name, text) }
    }

    private mutating func writeLongText(_ object: Int, _ key: ArchiveKey, _ name: ModernName) {
        guard let node = graph.value(object, key), let text = text(node), !fitsAttribute(text) else { return }
        writeString(text, graph.classes[node] == .NSMutableString ? .mutableString : .string, key: name, from: node)
    }

    /// A `<string>`; in base64 where it holds control characters, or nothing but white space.
    mutating func writeString(_ text: TextRange, _ element: ModernName, key: ModernName, from node: Int) {
        writeString(text, element, keyText: self.text(of: key), from: node)
    }

    mutating func writeString(_ text: TextRange, _ element: ModernName, keyText: TextRange, from node: Int) {
        begin(element, from: node)
        set(.key, keyText)
        if isPlain(text, keepingLines: true), text.length == 0 || !builder.allSatisfy(text, { $0 <= 0x20 }) {
            content(text, from: node)
        } else {
            set(.`base64-UTF8`, .YES)
            // On a line of its own, as Xcode has it.
            let encoded = Base64Text.encode(builder.bytes(text))
            content(builder.text([UInt8(ascii: "\n")] + encoded + [UInt8(ascii: "\n")]), from: node)
        }
        end()
    }

    private mutating func writeChoice(_ object: Int, _ key: ArchiveKey, _ name: ModernName, _ words: [ModernName?], _ absent: ModernName?) {
        guard let node = graph.value(object, key) else {
            if let absent { set(name, absent) }
            return
        }
        guard let value = graph.int(node), words.indices.contains(value) else {
            unreadable(node, "one of the \(words.count) known numbers")
            return
        }
        if let word = words[value] { set(name, word) }
    }

    private mutating func writePriorities(
        _ object: Int, _ key: ArchiveKey, _ horizontal: ModernName, _ vertical: ModernName, _ unless: Double, _ absent: [Double]
    ) {
        var pair = absent
        if let node = graph.value(object, key) {
            guard let stored = graph.numbers(node, count: 2) else { return unreadable(node, "a pair of numbers") }
            pair = stored
        }
        guard pair.count == 2 else { return }
        if pair[0] != unless { set(horizontal, number: pair[0]) }
        if pair[1] != unless { set(vertical, number: pair[1]) }
    }

    private mutating func writeObjects(_ object: Int, _ key: ArchiveKey, _ name: ModernName) {
        guard let list = graph.value(object, key), claim(list) else { return }
        let items = graph.items(list)
        guard !items.isEmpty else { return }
        begin(name, from: list)
        for item in items { writeObject(item) }
        end()
    }
}
