/// The lines of a text, and its places in the three ways in which they are counted: as byte offsets; as findings have them, by lines and bytes
/// from 1; and as LSP has them, by lines and units of UTF-16 from 0.
struct TextLines: Sendable {
    /// A place as LSP has it. Source: LSP 3.17, Position.
    struct Position: Hashable, Sendable {
        var line: Int
        /// In units of UTF-16.
        var character: Int

        var json: JSONValue { ["line": JSONValue(line), "character": JSONValue(character)] }
    }

    let text: [UInt8]
    /// The offsets at which lines begin that a line feed ends: those that findings count.
    private var plain: [Int] = [0]
    /// The offsets at which lines begin that a line feed, a carriage return or both end: those that LSP counts.
    private var all: [Int] = [0]
    /// How many units of UTF-16 stand before each block of the text: lines may be long.
    private var blocks: [Int] = [0]
    private static let blockLength = 1024

    /// - Complexity: O(n) in the size of the text.
    init(_ text: [UInt8]) {
        self.text = text
        var units = 0
        for (offset, byte) in text.enumerated() {
            if offset > 0, offset % Self.blockLength == 0 { blocks.append(units) }
            units += Self.units(byte)
            if byte == UInt8(ascii: "\n") {
                plain.append(offset + 1)
                all.append(offset + 1)
            } else if byte == UInt8(ascii: "\r"), offset + 1 == text.count || text[offset + 1] != UInt8(ascii: "\n") {
                all.append(offset + 1)
            }
        }
    }

    /// The byte offset of a finding's place; the nearest one where there is no such place.
    func offset(line: Int, column: Int) -> Int {
        let start = plain[min(max(line, 1), plain.count) - 1]
        return min(start + min(max(column, 1) - 1, text.count), text.count)
    }

    /// - Complexity: O(log n) in the number of lines.
    func position(of offset: Int) -> Position {
        let offset = min(max(offset, 0), text.count)
        var (low, high) = (0, all.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if all[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low, character: units(before: offset) - units(before: all[low]))
    }

    /// How many units of UTF-16 stand before an offset that there is.
    private func units(before offset: Int) -> Int {
        let block = min(offset / Self.blockLength, blocks.count - 1)
        return text[(block * Self.blockLength)..<offset].reduce(blocks[block]) { $0 + Self.units($1) }
    }

    /// The byte offset of a place; the end of the line for one behind it, nil for a line that there is not.
    func offset(of position: Position) -> Int? {
        guard all.indices.contains(position.line), position.character >= 0 else { return nil }
        var offset = all[position.line]
        var end = position.line + 1 < all.count ? all[position.line + 1] : text.count
        while end > offset, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        // From the last block on that begins before the place.
        let (wanted, isOver) = units(before: offset).addingReportingOverflow(position.character)
        if isOver { return end }
        var left = position.character
        var (low, high) = (offset / Self.blockLength, blocks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if blocks[middle] <= wanted { low = middle } else { high = middle }
        }
        if low * Self.blockLength > offset, blocks.indices.contains(low) {
            left = wanted - blocks[low]
            offset = low * Self.blockLength
            while offset < end, text[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        while offset < end, left > 0 {
            let length = Self.length(text[offset])
            left -= length == 4 ? 2 : 1
            offset += length
        }
        return min(offset, end)
    }

    /// The range of a span, as LSP has it.
    func range(_ span: Range<Int>) -> JSONValue {
        ["start": position(of: span.lowerBound).json, "end": position(of: span.upperBound).json]
    }

    /// How many units of UTF-16 a character takes that begins with a byte; none for a byte inside of one.
    private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }

    /// How many bytes a character takes that begins with one.
    private static func length(_ byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
}
