import Foundation

/// An element of an XML document, read without the command's code.
final class Element {
    let tag: String
    /// The attributes in their order.
    let attributes: [(name: String, value: String)]
    var children: [Element] = []
    /// The text before the first child, and the text after the element.
    var text = ""
    var tail = ""
    private(set) weak var parent: Element?
    private let byName: [String: String]
    /// The bytes of the element, and those of each attribute with the space before.
    fileprivate(set) var range: Range<Int>
    let spans: [Range<Int>]

    fileprivate init(tag: String, attributes: [(name: String, value: String)], parent: Element?, range: Range<Int>, spans: [Range<Int>]) {
        self.tag = tag
        self.attributes = attributes
        self.range = range
        self.spans = spans
        self.parent = parent
        byName = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
    }

    subscript(_ name: String) -> String? { byName[name] }
    var id: String? { byName["id"] }
    var names: Dictionary<String, String>.Keys { byName.keys }

    /// The element and all its descendants, in the order of the text.
    var all: [Element] {
        var found: [Element] = []
        collect(&found)
        return found
    }

    private func collect(_ found: inout [Element]) {
        found.append(self)
        for child in children { child.collect(&found) }
    }

    /// The elements of some names inside, and the element itself.
    func all(_ tags: String...) -> [Element] { all.filter { tags.contains($0.tag) } }

    /// The first child of a name.
    func child(_ tag: String, key: String? = nil) -> Element? {
        children.first { $0.tag == tag && (key == nil || $0["key"] == key) }
    }

    /// The element, and all around it, from the inside out.
    var chain: [Element] {
        var found: [Element] = []
        var next: Element? = self
        while let element = next {
            found.append(element)
            next = element.parent
        }
        return found
    }

    /// Reads a document.
    static func document(_ bytes: [UInt8]) throws(Failure) -> Element {
        var reader = XMLReader(bytes: bytes)
        return try reader.document()
    }

    /// Reads a file; nil if it is not well-formed.
    static func file(_ path: String) -> Element? {
        guard let bytes = try? bytes(of: path) else { return nil }
        return try? document(bytes)
    }
}

/// Reads XML 1.0 without a document type, in UTF-8, and refuses what is not well-formed.
private struct XMLReader {
    let bytes: [UInt8]
    var place = 0
    static let mostLevels = 5000

    init(bytes: [UInt8]) { self.bytes = bytes }

    func failure(_ text: String) -> Failure {
        Failure("not well-formed: \(text), line \(bytes[..<min(place, bytes.count)].count { $0 == 10 } + 1)")
    }

    func starts(with text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        return place + length <= bytes.count && text.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + length]) }
    }

    mutating func skip(past end: StaticString) throws(Failure) {
        while place < bytes.count {
            if starts(with: end) {
                place += end.utf8CodeUnitCount
                return
            }
            place += 1
        }
        throw failure("'\(end)' is missing")
    }

    mutating func skipSpace() {
        while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B && byte != 0x0C }

    mutating func document() throws(Failure) -> Element {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw failure("not UTF-8") }
        if starts(with: "\u{FEFF}") { place = 3 }
        var root: Element?
        var open: [Element] = []
        while place < bytes.count {
            if bytes[place] != UInt8(ascii: "<") {
                let text = try characters(until: UInt8(ascii: "<"))
                if let current = open.last {
                    append(text, in: current)
                } else if !text.utf8.allSatisfy(Self.isSpace) {
                    throw failure("text outside of the root")
                }
            } else if starts(with: "<!--") {
                place += 4
                try skip(past: "-->")
            } else if starts(with: "<![CDATA[") {
                guard let current = open.last else { throw failure("text outside of the root") }
                place += 9
                let start = place
                try skip(past: "]]>")
                append(normalised(bytes[start..<place - 3]), in: current)
            } else if starts(with: "<?") {
                try skip(past: "?>")
            } else if starts(with: "<!") {
                guard open.isEmpty, root == nil else { throw failure("markup of another kind") }
                try skip(past: ">")
            } else if starts(with: "</") {
                place += 2
                guard let current = open.popLast(), try name() == current.tag else { throw failure("another element ends") }
                skipSpace()
                try skip(past: ">", directly: true)
                current.range = current.range.lowerBound..<place
            } else {
                guard !open.isEmpty || root == nil else { throw failure("a second root") }
                guard open.count < Self.mostLevels else { throw failure("too deep") }
                let (element, isOpen) = try start(in: open.last)
                open.last?.children.append(element)
                root = root ?? element
                if isOpen { open.append(element) }
            }
        }
        guard let root, open.isEmpty else { throw failure("an element has no end") }
        return root
    }

    mutating func skip(past sign: StaticString, directly: Bool) throws(Failure) {
        guard starts(with: sign) else { throw failure("'\(sign)' is missing") }
        place += sign.utf8CodeUnitCount
    }

    func append(_ text: String, in element: Element) {
        if let last = element.children.last { last.tail += text } else { element.text += text }
    }

    mutating func name() throws(Failure) -> String {
        let start = place
        while place < bytes.count, !Self.isSpace(bytes[place]), !"=/>\"'<&".utf8.contains(bytes[place]) { place += 1 }
        guard place > start, !"-.0123456789".utf8.contains(bytes[start]) else { throw failure("a name is missing") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    mutating func start(in parent: Element?) throws(Failure) -> (Element, isOpen: Bool) {
        let start = place
        place += 1
        let tag = try name()
        var (attributes, spans): ([(name: String, value: String)], [Range<Int>]) = ([], [])
        while true {
            let before = place
            skipSpace()
            guard place < bytes.count else { throw failure("a tag has no end") }
            let isEmpty = starts(with: "/>")
            if isEmpty || bytes[place] == UInt8(ascii: ">") {
                place += isEmpty ? 2 : 1
                return (Element(tag: tag, attributes: attributes, parent: parent, range: start..<place, spans: spans), !isEmpty)
            }
            guard place > before else { throw failure("attributes without a space") }
            let attribute = try name()
            guard !attributes.contains(where: { $0.name == attribute }) else { throw failure("a second '\(attribute)'") }
            skipSpace()
            try skip(past: "=", directly: true)
            skipSpace()
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
                throw failure("no quotation mark")
            }
            let quote = bytes[place]
            place += 1
            let value = try characters(until: quote, isAttribute: true)
            guard place < bytes.count else { throw failure("a value has no end") }
            place += 1
            attributes.append((attribute, value))
            spans.append(before..<place)
        }
    }

    func normalised(_ text: ArraySlice<UInt8>) -> String {
        guard text.contains(0x0D) else { return String(decoding: text, as: UTF8.self) }
        return String(decoding: text, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    }

    mutating func characters(until end: UInt8, isAttribute: Bool = false) throws(Failure) -> String {
        var text: [UInt8] = []
        while place < bytes.count, bytes[place] != end {
            let byte = bytes[place]
            if byte == UInt8(ascii: "&") {
                text += try reference()
                continue
            }
            guard byte >= 0x20 || Self.isSpace(byte), !(isAttribute && byte == UInt8(ascii: "<")) else {
                throw failure("a character is not allowed")
            }
            guard isAttribute || !starts(with: "]]>") else { throw failure("']]>' in a text") }
            place += 1
            if byte == 0x0D {
                if place < bytes.count, bytes[place] == 0x0A { continue }
                text.append(isAttribute ? 0x20 : 0x0A)
            } else {
                text.append(isAttribute && byte < 0x20 ? 0x20 : byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    mutating func reference() throws(Failure) -> [UInt8] {
        let start = place + 1
        guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { throw failure("a reference has no end") }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        place = end + 1
        switch name {
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "amp": return [UInt8(ascii: "&")]
        case "quot": return [UInt8(ascii: "\"")]
        case "apos": return [UInt8(ascii: "'")]
        default:
            let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            guard let number, number >= 0x20 || Self.isSpace(UInt8(number)), let scalar = Unicode.Scalar(number), number & 0xFFFE != 0xFFFE
            else {
                throw failure("an unknown reference")
            }
            return Array(String(scalar).utf8)
        }
    }
}
