/// A table of a font file with checked reads. Numbers are big-endian, and offsets are relative to the start of the table.
struct FontBytes: Sendable {
    private let bytes: [UInt8]
    /// The start of the table in the file.
    let start: Int
    private let end: Int
    /// The tag of the table, for error messages.
    let table: String

    /// Creates a table for the whole file.
    init(file bytes: [UInt8]) {
        self.bytes = bytes
        (start, end, table) = (0, bytes.count, "header")
    }

    private init(_ bytes: [UInt8], start: Int, end: Int, table: String) {
        (self.bytes, self.start, self.end, self.table) = (bytes, start, end, table)
    }

    /// The size of the table in bytes.
    var count: Int { end - start }

    /// Returns a part of the file as a table.
    func table(_ tag: String, at offset: Int, count: Int) throws(FontFileError) -> FontBytes {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
            throw FontFileError(.truncated(tag), at: min(offset, bytes.count))
        }
        return FontBytes(bytes, start: offset, end: offset + count, table: tag)
    }

    /// Returns the part of the table from an offset to the end.
    func rest(from offset: Int) throws(FontFileError) -> FontBytes {
        try require(offset, count: 0)
        return FontBytes(bytes, start: start + offset, end: end, table: table)
    }

    /// Checks that a number of bytes exist at an offset.
    func require(_ offset: Int, count: Int) throws(FontFileError) {
        guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
            throw error(.truncated(table), at: offset)
        }
    }

    func error(_ problem: FontFileError.Problem, at offset: Int) -> FontFileError { FontFileError(problem, at: start + offset) }

    func byte(_ offset: Int) throws(FontFileError) -> Int {
        try require(offset, count: 1)
        return Int(bytes[start + offset])
    }

    func unsigned16(_ offset: Int) throws(FontFileError) -> Int {
        try require(offset, count: 2)
        return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
    }

    func signed16(_ offset: Int) throws(FontFileError) -> Int {
        let number = try unsigned16(offset)
        return number < 0x8000 ? number : number - 0x10000
    }

    func unsigned32(_ offset: Int) throws(FontFileError) -> Int {
        let high = try unsigned16(offset)
        return high << 16 | (try unsigned16(offset + 2))
    }
}
