/// The lines of a text. Converts between three kinds of positions: byte offsets, the lines and byte columns of findings (from 1), and the lines and
/// UTF-16 columns of LSP (from 0).
struct TextLines: Sendable {
    /// A position in LSP. Source: LSP 3.17, Position.
    struct Position: Hashable, Sendable {
        var line: Int
        /// The column, in UTF-16 code units.
        var character: Int

        var json: JSONValue { ["line": JSONValue(line), "character": JSONValue(character)] }
    }

    let text: [UInt8]
    /// The start offsets of lines that end with a line feed, as findings count them.
    private var plain: [Int] = [0]
    /// The start offsets of lines that end with a line feed, a carriage return or both, as LSP counts them.
    private var all: [Int] = [0]
    /// The number of UTF-16 code units before each block of the text. Blocks make conversions fast in long lines.
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

    /// Returns the byte offset of a finding's position, or the nearest offset if the position does not exist.
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

    /// Returns the number of UTF-16 code units before a valid offset.
    private func units(before offset: Int) -> Int {
        let block = min(offset / Self.blockLength, blocks.count - 1)
        return text[(block * Self.blockLength)..<offset].reduce(blocks[block]) { $0 + Self.units($1) }
    }

    /// Returns the byte offset of a position: the end of the line for a column after it, nil for a line that does not exist.
    func offset(of position: Position) -> Int? {
        guard all.indices.contains(position.line), position.character >= 0 else { return nil }
        var offset = all[position.line]
        var end = position.line + 1 < all.count ? all[position.line + 1] : text.count
        while end > offset, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        // Starts at the last block that begins before the position.
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

    /// Returns the LSP range of a span.
    func range(_ span: Range<Int>) -> JSONValue {
        ["start": position(of: span.lowerBound).json, "end": position(of: span.upperBound).json]
    }

    /// Returns the number of UTF-16 code units of the character that starts with a byte; 0 for a continuation byte.
    private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }

    /// Returns the number of bytes of the character that starts with a byte.
    private static func length(_ byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
}
