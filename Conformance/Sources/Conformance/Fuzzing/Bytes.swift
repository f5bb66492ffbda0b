import Foundation

/// Bytes of a document that a mutator changes.
typealias Bytes = [UInt8]

extension [UInt8] {
    init(_ text: String) { self = Array(text.utf8) }

    /// Returns the bytes with a range replaced.
    func replacing(_ range: Range<Int>, with bytes: some Collection<UInt8>) -> Bytes {
        var result = self
        result.replaceSubrange(range, with: bytes)
        return result
    }

    /// Returns the bytes with one byte replaced by others everywhere.
    func replacing(byte: UInt8, with bytes: Bytes) -> Bytes { flatMap { $0 == byte ? bytes : [$0] } }

    /// Returns the bytes some times in a row.
    static func * (bytes: Bytes, count: Int) -> Bytes { (0..<Swift.max(0, count)).flatMap { _ in bytes } }
}

/// Returns the texts with escapes of other bytes: `\xNN`.
func pieces(_ texts: String...) -> [Bytes] {
    texts.map { text in
        var (result, rest) = (Bytes(), Array(text.utf8)[...])
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "x"),
                let value = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16)
            {
                result.append(value)
                rest = rest.dropFirst(3)
            } else {
                result.append(byte)
            }
        }
        return result
    }
}

/// The tags and attributes of damaged XML, found byte by byte.
enum Tags {
    struct Tag {
        let range: Range<Int>
        let name: Range<Int>
        let isEnd: Bool
        let isEmpty: Bool
    }

    struct Attribute {
        let range: Range<Int>
        let name: Range<Int>
        let value: Range<Int>
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x30...0x3A).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
            || byte == 0x2D || byte == 0x2E
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

    /// Returns the attribute that begins at a place: a name, `="`, a value without < and ".
    static func attribute(_ data: Bytes, at start: Int, before limit: Int) -> Attribute? {
        var place = start
        while place < limit, isName(data[place]) { place += 1 }
        guard place > start, place + 1 < limit, data[place] == UInt8(ascii: "="), data[place + 1] == UInt8(ascii: "\"") else { return nil }
        let value = place + 2
        var end = value
        while end < limit, data[end] != UInt8(ascii: "\""), data[end] != UInt8(ascii: "<") { end += 1 }
        guard end < limit, data[end] == UInt8(ascii: "\"") else { return nil }
        return Attribute(range: start..<end + 1, name: start..<place, value: value..<end)
    }

    /// Returns the attributes in a range.
    static func attributes(_ data: Bytes, _ range: Range<Int>) -> [Attribute] {
        var (found, place) = ([Attribute](), range.lowerBound)
        while place < range.upperBound {
            guard isName(data[place]) else {
                place += 1
                continue
            }
            if let attribute = attribute(data, at: place, before: range.upperBound) {
                found.append(attribute)
                place = attribute.range.upperBound
            } else {
                while place < range.upperBound, isName(data[place]) { place += 1 }
            }
        }
        return found
    }

    /// Returns the first tag in a range.
    static func next(_ data: Bytes, _ range: Range<Int>) -> Tag? {
        var start = range.lowerBound
        while let opening = data[start..<range.upperBound].firstIndex(of: UInt8(ascii: "<")) {
            start = opening + 1
            if let tag = tag(data, at: opening, before: range.upperBound) { return tag }
        }
        return nil
    }

    private static func tag(_ data: Bytes, at start: Int, before limit: Int) -> Tag? {
        var place = start + 1
        let isEnd = place < limit && data[place] == UInt8(ascii: "/")
        if isEnd { place += 1 }
        let name = place
        while place < limit, isName(data[place]) { place += 1 }
        guard place > name else { return nil }
        let end = place
        while true {
            let before = place
            while place < limit, isSpace(data[place]) { place += 1 }
            guard place > before, place < limit, let attribute = attribute(data, at: place, before: limit) else { break }
            place = attribute.range.upperBound
        }
        let isEmpty = place < limit && data[place] == UInt8(ascii: "/")
        if isEmpty { place += 1 }
        guard place < limit, data[place] == UInt8(ascii: ">") else { return nil }
        return Tag(range: start..<place + 1, name: name..<end, isEnd: isEnd, isEmpty: isEmpty)
    }
}
