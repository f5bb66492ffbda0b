import FormworkData

/// A JSON value of a catalog. It keeps the order of its members, and is written in Xcode's layout.
indirect enum CatalogValue: Hashable, Sendable {
    case object([Member])
    case array([CatalogValue])
    case string(String)
    /// A number, `true`, `false` or `null`, as it was written.
    case literal(String)

    struct Member: Hashable, Sendable {
        var key: String
        var value: CatalogValue
    }

    init(_ tree: DataTree, at node: Int) {
        switch tree.nodes[node].kind {
        case .object:
            var members: [Member] = []
            tree.members(of: node) { key, value in
                members.append(Member(key: tree.string(tree.nodes[key].text), value: CatalogValue(tree, at: value)))
            }
            self = .object(members)
        case .array:
            var elements: [CatalogValue] = []
            tree.elements(of: node) { elements.append(CatalogValue(tree, at: $0)) }
            self = .array(elements)
        case .string, .key: self = .string(tree.string(tree.nodes[node].text))
        case .number: self = .literal(tree.string(tree.nodes[node].text))
        case .true: self = .literal("true")
        case .false: self = .literal("false")
        case .null: self = .literal("null")
        }
    }

    /// The members of an object; empty for other values.
    var members: [Member] {
        if case .object(let members) = self { return members }
        return []
    }

    var text: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// A member of an object. Setting one keeps its position, or inserts a new one in the order of keys.
    subscript(key: String) -> CatalogValue? {
        get { members.first { $0.key == key }?.value }
        set {
            var members = members
            let place = members.firstIndex { $0.key == key }
            switch (place, newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?):
                let member = Member(key: key, value: value)
                members.insert(member, at: members.firstIndex { NaturalOrder.precedes(key, $0.key) } ?? members.count)
            case (nil, nil): break
            }
            self = .object(members)
        }
    }

    /// Appends the value in JSON, with two spaces per level, and ` : ` after keys.
    func write(to bytes: inout [UInt8], level: Int = 0) {
        func newLine(_ level: Int) { bytes += "\n\(String(repeating: "  ", count: level))".utf8 }
        func list<Item>(_ opening: String, _ closing: String, _ items: [Item], _ write: (Item) -> Void) {
            bytes += opening.utf8
            for (place, item) in items.enumerated() {
                if place > 0 { bytes += ",".utf8 }
                newLine(level + 1)
                write(item)
            }
            // Xcode writes an empty line inside of an empty object or array.
            if items.isEmpty { bytes += "\n".utf8 }
            newLine(level)
            bytes += closing.utf8
        }
        switch self {
        case .object(let members):
            list("{", "}", members) { member in
                Self.write(member.key, to: &bytes)
                bytes += " : ".utf8
                member.value.write(to: &bytes, level: level + 1)
            }
        case .array(let elements): list("[", "]", elements) { $0.write(to: &bytes, level: level + 1) }
        case .string(let text): Self.write(text, to: &bytes)
        case .literal(let text): bytes += text.utf8
        }
    }

    /// Appends a JSON string with only the necessary escapes, like Xcode.
    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x08: bytes += "\\b".utf8
            case 0x09: bytes += "\\t".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0C: bytes += "\\f".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
