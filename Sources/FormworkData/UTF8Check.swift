// Safe pointers: the text's owner keeps it alive during the parse, and every index is checked against its count.

/// A check for valid UTF-8.
enum UTF8Check {
    /// Returns the offset of the first byte that isn't part of a well-formed character; nil where the text is valid.
    ///
    /// - Complexity: O(n) in the number of bytes; ASCII is checked eight bytes at a time.
    static func firstInvalid(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        let count = text.count
        let raw = UnsafeRawBufferPointer(text)
        while index < count {
            if index + 8 <= count, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
                index += 8
                continue
            }
            let length = length(of: text, at: index)
            if length == 0 { return index }
            index += length
        }
        return nil
    }

    /// Returns the length of the character at `index`, or 0 where it is not well-formed. Source: The Unicode Standard, table 3-7.
    private static func length(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let first = text[index]
        if first < 0x80 { return 1 }
        func follows(_ position: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            index + position < text.count && range.contains(text[index + position])
        }
        switch first {
        case 0xC2...0xDF: return follows(1) ? 2 : 0
        case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
        case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
        case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
        case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
        case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
        case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
        default: return 0
        }
    }
}
