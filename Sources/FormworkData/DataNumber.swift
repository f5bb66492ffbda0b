// Safe pointers: the text's owner keeps it alive during the parse, and every index is checked against its count.

/// JSON numbers, which are also the decimal numbers of YAML's core schema.
enum DataNumber {
    /// Returns the end of a number that begins at `start`; nil where there is none.
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
