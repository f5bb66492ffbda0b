/// The tables of one font in a file.
struct FontDirectory {
    private let file: FontBytes
    private var places: [String: (offset: Int, count: Int)] = [:]
    private let offset: Int

    /// The most fonts of a collection.
    private static let mostFonts = 256
    /// The most tables of a font. Fonts in use have fewer than fifty.
    private static let mostTables = 256

    /// Returns the start of each font in a file: a single one, or those of a collection.
    static func offsets(in file: FontBytes) throws(FontFileError) -> [Int] {
        guard file.count >= 12 else { throw FontFileError(.noFont, at: 0) }
        guard try file.unsigned32(0) == 0x7474_6366 else { return [0] }
        let count = try file.unsigned32(8)
        guard count <= mostFonts else { throw file.error(.tooMuch("ttcf"), at: 8) }
        var offsets: [Int] = []
        for index in 0..<count { offsets.append(try file.unsigned32(12 + 4 * index)) }
        return offsets
    }

    init(_ file: FontBytes, at offset: Int) throws(FontFileError) {
        self.file = file
        self.offset = offset
        // TrueType 1.0, `OTTO`, `true`.
        guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(try file.unsigned32(offset)) else {
            throw FontFileError(.noFont, at: offset)
        }
        let count = try file.unsigned16(offset + 4)
        guard count <= Self.mostTables else { throw file.error(.tooMuch(file.table), at: offset + 4) }
        for index in 0..<count {
            let record = offset + 12 + 16 * index
            var tag = ""
            for byte in 0..<4 { tag.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: try file.byte(record + byte)))) }
            let place = (try file.unsigned32(record + 8), try file.unsigned32(record + 12))
            if places[tag] == nil { places[tag] = place }
        }
    }

    /// Returns a table; nil if the font does not have it.
    func table(_ tag: String) throws(FontFileError) -> FontBytes? {
        guard let place = places[tag] else { return nil }
        return try file.table(tag, at: place.offset, count: place.count)
    }

    /// Returns a table that is required for measuring text.
    func required(_ tag: String) throws(FontFileError) -> FontBytes {
        guard let table = try table(tag) else { throw FontFileError(.missingTable(tag), at: offset) }
        return table
    }
}
