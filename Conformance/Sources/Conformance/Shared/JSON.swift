import Foundation

/// A JSON value, read without the command's code.
enum JSON: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSON])
    case object([String: JSON])

    subscript(_ name: String) -> JSON {
        if case .object(let members) = self { members[name] ?? .null } else { .null }
    }

    var list: [JSON] { if case .list(let values) = self { values } else { [] } }
    var object: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var bool: Bool { self == .bool(true) }
    var isNull: Bool { self == .null }

    /// The integer nearest to the number; 0 for other values.
    var count: Int { number.flatMap { Int(exactly: $0.rounded()) } ?? 0 }

    /// Reads one value.
    init(_ bytes: some Sequence<UInt8>) throws(Failure) {
        var reader = Reader(bytes: Array(bytes))
        self = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.place == reader.bytes.count else { throw reader.failure("something follows the value") }
    }
}

/// A strict reader of RFC 8259.
private struct Reader {
    let bytes: [UInt8]
    var place = 0
    static let mostLevels = 2000

    init(bytes: [UInt8]) { self.bytes = bytes }

    func failure(_ text: String) -> Failure { Failure("\(text) at byte \(place)") }

    mutating func skipSpace() {
        while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
    }

    mutating func value(depth: Int) throws(Failure) -> JSON {
        skipSpace()
        guard place < bytes.count, depth < Self.mostLevels else { throw failure("there is no value") }
        switch bytes[place] {
        case UInt8(ascii: "{"):
            var members: [String: JSON] = [:]
            try each(until: UInt8(ascii: "}")) { reader throws(Failure) in
                reader.skipSpace()
                let name = try reader.string()
                reader.skipSpace()
                try reader.word(":")
                members[name] = try reader.value(depth: depth + 1)
            }
            return .object(members)
        case UInt8(ascii: "["):
            var values: [JSON] = []
            try each(until: UInt8(ascii: "]")) { reader throws(Failure) in values.append(try reader.value(depth: depth + 1)) }
            return .list(values)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"):
            try word("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        default: return .number(try number())
        }
    }

    mutating func each(until end: UInt8, _ body: (inout Reader) throws(Failure) -> Void) throws(Failure) {
        place += 1
        skipSpace()
        if place < bytes.count, bytes[place] == end {
            place += 1
            return
        }
        while true {
            try body(&self)
            skipSpace()
            guard place < bytes.count else { throw failure("the text ends early") }
            place += 1
            if bytes[place - 1] == end { return }
            guard bytes[place - 1] == UInt8(ascii: ",") else { throw failure("a comma is missing") }
        }
    }

    mutating func word(_ text: StaticString) throws(Failure) {
        let length = text.utf8CodeUnitCount
        let isThere = place + length <= bytes.count && text.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + length]) }
        guard isThere else { throw failure("'\(text)' is missing") }
        place += length
    }

    mutating func number() throws(Failure) -> Double {
        let start = place
        while place < bytes.count, "+-.0123456789eE".utf8.contains(bytes[place]) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        guard let first = text.utf8.first, first == UInt8(ascii: "-") || first >= UInt8(ascii: "0"), let value = Double(text) else {
            throw failure("a number is wrong")
        }
        return value
    }

    mutating func string() throws(Failure) -> String {
        try word("\"")
        var text: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "\"") {
                guard let whole = String(validating: text, as: UTF8.self) else { throw failure("a text is not UTF-8") }
                return whole
            }
            guard byte >= 0x20 else { throw failure("a control character is in a text") }
            if byte == UInt8(ascii: "\\") { try escape(&text) } else { text.append(byte) }
        }
        throw failure("a text has no end")
    }

    mutating func escape(_ text: inout [UInt8]) throws(Failure) {
        guard place < bytes.count else { throw failure("the text ends early") }
        place += 1
        switch bytes[place - 1] {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"):
            var scalar = try unit()
            if (0xD800..<0xDC00).contains(scalar) {
                try word("\\u")
                scalar = 0x10000 + (scalar - 0xD800) << 10 + (try unit() &- 0xDC00)
            }
            guard let character = Unicode.Scalar(scalar) else { throw failure("half of a pair") }
            text += Array(String(character).utf8)
        case let byte where "\"\\/".utf8.contains(byte): text.append(byte)
        default: throw failure("an unknown escape")
        }
    }

    mutating func unit() throws(Failure) -> UInt32 {
        let end = min(place + 4, bytes.count)
        guard let value = UInt32(String(decoding: bytes[place..<end], as: UTF8.self), radix: 16) else { throw failure("a wrong escape") }
        place = end
        return value
    }
}
