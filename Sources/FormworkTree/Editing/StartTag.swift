// Safe pointers: the tree keeps the bytes alive during a call, and the ranges are the tree's own.

/// The positions of a start tag's attributes in the source.
package struct StartTag {
    package struct Attribute {
        package var name: String
        /// The attribute including the white space before it.
        package var whole: Range<Int>
        /// The range between the quotes.
        package var value: Range<Int>
    }

    package private(set) var attributes: [Attribute] = []
    /// The offset after the element's name.
    package private(set) var nameEnd: Int

    /// Parses a start tag that the XML parser has accepted.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
        var position = range.lowerBound + 1
        func isNameEnd(_ byte: UInt8) -> Bool {
            isBlank(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
        }
        while position < range.upperBound, !isNameEnd(bytes[position]) { position += 1 }
        nameEnd = position
        while position < range.upperBound {
            let start = position
            while position < range.upperBound, isBlank(bytes[position]) { position += 1 }
            let name = position
            while position < range.upperBound, !isNameEnd(bytes[position]) { position += 1 }
            guard position > name else { return }
            let nameEnd = position
            while position < range.upperBound, isBlank(bytes[position]) || bytes[position] == UInt8(ascii: "=") { position += 1 }
            guard position < range.upperBound else { return }
            let quote = bytes[position]
            let value = position + 1
            position = value
            while position < range.upperBound, bytes[position] != quote { position += 1 }
            guard position < range.upperBound else { return }
            attributes.append(
                Attribute(
                    name: String(decoding: bytes[name..<nameEnd], as: UTF8.self), whole: start..<position + 1, value: value..<position))
            position += 1
        }
    }
}
