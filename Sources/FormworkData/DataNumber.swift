// Safe pointers: the text is lent by its owner for the time of the parse, and every index is held against its count.

/// The numbers of JSON, which are those that YAML's core schema writes in decimals, too.
enum DataNumber {
    /// Where a number that begins at `start` ends; nil where none begins there.
    ///
    /// Source: RFC 8259, section 6.
    static func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        func digits() -> Int {
            var end = index
            while end < text.count, text[end] &- 48 < 10 { end += 1 }
            return end
        }
        if index < text.count, text[index] == UInt8(ascii: "-") { index += 1 }
        let whole = digits()
        guard whole > index, whole == index + 1 || text[index] != UInt8(ascii: "0") else { return nil }
        index = whole
        if index < text.count, text[index] == UInt8(ascii: ".") {
            index += 1
            let fraction = digits()
            guard fraction > index else { return nil }
            index = fraction
        }
        if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") { index += 1 }
            let exponent = digits()
            guard exponent > index else { return nil }
            index = exponent
        }
        return index
    }
}
