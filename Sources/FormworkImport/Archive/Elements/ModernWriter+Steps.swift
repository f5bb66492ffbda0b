import FormworkTree

/// The steps that only need an object's own keys.
extension ModernWriter {
    /// Performs one step for the element of `object`. Steps that need more than the object are performed by `ArchiveUpgrade`.
    mutating func run(_ step: ArchiveStep, object: Int) {
        switch step {
        case .text(let key, let name): writeText(object, key: key, name: name, orEmpty: true)
        case .words(let key, let name): writeText(object, key: key, name: name, orEmpty: false)
        case .number(let key, let name, let unless):
            guard let node = graph.value(object, key: key) else { return }
            if unless == nil || graph.double(node) != unless { set(name, numberAt: node) }
        case .numberAlways(let key, let name, let absent):
            if let node = graph.value(object, key: key) { set(name, numberAt: node) } else { set(name, number: absent) }
        case .yes(let key, let name): if graph.bool(object, key: key) == true { set(name, value: "YES") }
        case .no(let key, let name): if graph.bool(object, key: key) == false { set(name, value: "NO") }
        case .noUnlessYes(let key, let name): if graph.bool(object, key: key) != true { set(name, value: "NO") }
        case .yesUnlessNo(let key, let name): if graph.bool(object, key: key) != false { set(name, value: "YES") }
        case .choice(let key, let name, let words, let absent): writeChoice(object, key: key, name: name, words: words, absent: absent)
        case .bit(let key, let bit, let name, let word): if graph.flag(object, key: key, bit: bit) { set(name, value: word) }
        case .clearBit(let key, let bit, let name, let word): if !graph.flag(object, key: key, bit: bit) { set(name, value: word) }
        case .noBit(let key, let bit, let name): if graph.flag(object, key: key, bit: bit) { set(name, value: "NO") }
        case .bits(let key, let first, let count, let name, let words):
            let value = Int(((graph.flags(object, key: key) ?? 0) >> UInt32(first)) & (1 << UInt32(count) - 1))
            if value < words.count, let word = words[value], word != "" { set(name, value: word) }
        case .image(let key, let name):
            guard let node = graph.value(object, key: key), !defers(node, key: name, of: object), let image = imageName(node) else {
                return
            }
            set(name, value: image)
            if name == "image" || name == "secondaryImage" { writeCatalog(of: node) }
        case .constant(let name, let value): set(name, value: value)
        case .priorities(let key, let horizontal, let vertical, let unless, let absent):
            writePriorities(object, key: key, horizontal: horizontal, vertical: vertical, unless: unless, absent: absent)
        default: runChild(step, object: object)
        }
    }

    /// Writes the catalog of an image, such as that of the system's symbols.
    mutating func writeCatalog(of image: Int) {
        if let catalog = graph.value(image, key: "NSCatalogName").flatMap({ text($0) }), catalog.length > 0 {
            set("catalog", value: catalog)
        }
    }

    private mutating func runChild(_ step: ArchiveStep, object: Int) {
        switch step {
        case .autoresizingMask: writeAutoresizingMask(object)
        case .longText(let key, let name): writeLongText(object, key: key, name: name)
        case .color(let key, let name): if let color = graph.value(object, key: key) { writeColor(color, key: name) }
        case .colorOrNil(let key, let name): writeColorOrNil(object, key: key, name: name)
        case .font(let key): if let font = graph.value(object, key: key) { writeFont(font, of: object) }
        case .fontDescription: writeFontDescription(object)
        case .size(let key, let name): if let node = graph.value(object, key: key) { writeSize(node, key: name) }
        case .rect(let key, let name): if let node = graph.value(object, key: key) { writeRect(node, key: name) }
        case .inset(let keys, let name): writeInset(object, keys: keys, name: name)
        case .strings(let key, let name): writeStrings(graph.items(object, key: key), in: name, from: object)
        case .procedure(let procedure, _): procedure(&self, object)
        default: break
        }
    }

    private mutating func writeText(_ object: Int, key: ArchiveKey, name: ModernName, orEmpty: Bool) {
        guard let node = graph.value(object, key: key) else { return }
        guard let text = text(node) else {
            if graph.kinds[node] != .object { unreadable(node, wanted: "a text") }
            return
        }
        if text.length == 0, !orEmpty { return }
        if fitsAttribute(text) { set(name, value: text) }
    }

    private mutating func writeLongText(_ object: Int, key: ArchiveKey, name: ModernName) {
        guard let node = graph.value(object, key: key), let text = text(node), !fitsAttribute(text) else { return }
        writeString(text, element: graph.classes[node] == .NSMutableString ? "mutableString" : "string", key: name, from: node)
    }

    private mutating func writeChoice(_ object: Int, key: ArchiveKey, name: ModernName, words: [ModernName?], absent: ModernName?) {
        guard let node = graph.value(object, key: key) else {
            if let absent { set(name, value: absent) }
            return
        }
        guard let value = graph.int(node), words.indices.contains(value), let word = words[value] else {
            return unreadable(node, wanted: "one of the \(words.count { $0 != nil }) known numbers")
        }
        if word != "" { set(name, value: word) }
    }

    private mutating func writePriorities(
        _ object: Int, key: ArchiveKey, horizontal: ModernName, vertical: ModernName, unless: Double, absent: [Double]
    ) {
        var pair = absent
        if let node = graph.value(object, key: key) {
            guard let stored = graph.numbers(node, count: 2) else { return unreadable(node, wanted: "a pair of numbers") }
            pair = stored
        }
        guard pair.count == 2 else { return }
        if pair[0] != unless { set(horizontal, number: pair[0]) }
        if pair[1] != unless { set(vertical, number: pair[1]) }
    }

    /// Writes a number, a Boolean or a string with a key.
    mutating func writeValue(_ node: Int, key: TextRange) {
        switch graph.kinds[node] {
        case .bool, .boolean:
            begin("bool", from: node)
            set("key", value: key)
            set("value", value: graph.bool(node) == true ? "YES" : "NO")
            end()
        case .int, .integer, .float, .double, .real:
            let isInteger = graph.kinds[node] == .int || graph.kinds[node] == .integer
            begin(isInteger ? "integer" : "real", from: node)
            set("key", value: key)
            if isInteger, let value = graph.content(node) { set("value", value: value) } else { set("value", numberAt: node) }
            end()
        default:
            guard let text = text(node) else {
                return note(.unreadableValue, message: "an option that is neither a number nor a text", at: node)
            }
            writeString(text, element: graph.classes[node] == .NSMutableString ? "mutableString" : "string", keyText: key, from: node)
        }
    }
}
