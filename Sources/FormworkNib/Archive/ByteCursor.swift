/// A bounds-checked cursor for reading bytes sequentially.
struct ByteCursor {
    let bytes: [UInt8]
    private(set) var offset: Int
    let end: Int

    /// Creates a cursor at `offset`. If that is past the end, nothing can be read.
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

    /// Consumes `count` bytes and returns their range.
    mutating func take(_ count: Int, what: String) throws(NibError) -> Range<Int> {
        guard count >= 0, count <= rest else { throw cut(what) }
        defer { offset += count }
        return offset..<offset + count
    }

    /// Reads a little-endian unsigned integer of 1 to 8 bytes.
    mutating func little(_ width: Int) throws(NibError) -> UInt64 {
        let range = try take(width, what: "a number")
        return range.reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
    }

    /// Reads a big-endian unsigned integer of 1 to 8 bytes.
    mutating func big(_ width: Int) throws(NibError) -> UInt64 {
        let range = try take(width, what: "a number")
        return range.reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
    }

    /// Reads a variable-length integer in groups of seven bits, least significant first; the high bit marks the last byte.
    mutating func variable() throws(NibError) -> Int {
        let start = offset
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try byte()
            guard shift < 56 else { throw NibError(.damaged, message: "a number of more than eight bytes", at: start) }
            value |= UInt64(byte & 0x7F) << shift
            shift += 7
            if byte & 0x80 != 0 { return Int(value) }
        }
    }

    private func cut(_ what: String) -> NibError {
        NibError(.truncated, message: "the file ends inside \(what)", at: min(offset, bytes.count))
    }
}
