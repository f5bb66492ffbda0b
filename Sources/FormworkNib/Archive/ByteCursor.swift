/// A place in bytes that are read front to back; every step is checked.
struct ByteCursor {
    let bytes: [UInt8]
    private(set) var offset: Int
    let end: Int

    /// A cursor at `offset`, which may lie behind the end: then nothing can be read.
    init(_ bytes: [UInt8], at offset: Int = 0, end: Int? = nil) {
        self.bytes = bytes
        self.offset = max(0, offset)
        self.end = min(end ?? bytes.count, bytes.count)
    }

    var rest: Int { max(0, end - offset) }

    mutating func byte() throws(NibError) -> UInt8 {
        guard offset < end else { throw cut("a value") }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// `count` bytes; where they lie.
    mutating func take(_ count: Int, _ what: String) throws(NibError) -> Range<Int> {
        guard count >= 0, count <= rest else { throw cut(what) }
        defer { offset += count }
        return offset..<offset + count
    }

    /// An unsigned number of 1 to 8 bytes, the least significant first.
    mutating func little(_ width: Int) throws(NibError) -> UInt64 {
        let range = try take(width, "a number")
        return range.reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
    }

    /// An unsigned number of 1 to 8 bytes, the most significant first.
    mutating func big(_ width: Int) throws(NibError) -> UInt64 {
        let range = try take(width, "a number")
        return range.reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
    }

    /// A number in groups of seven bits, the least significant first; the last byte has its highest bit set.
    mutating func variable() throws(NibError) -> Int {
        let start = offset
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try byte()
            guard shift < 56 else { throw NibError(.damaged, "a number of more than eight bytes", at: start) }
            value |= UInt64(byte & 0x7F) << shift
            shift += 7
            if byte & 0x80 != 0 { return Int(value) }
        }
    }

    private func cut(_ what: String) -> NibError { NibError(.truncated, "the file ends inside \(what)", at: min(offset, bytes.count)) }
}
