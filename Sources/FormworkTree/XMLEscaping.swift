/// The characters that stand for something else in XML.
package enum XMLEscaping {
    /// What is written for a byte of a text; nil where it stands for itself.
    ///
    /// - Parameters:
    ///   - byte: a byte of the text in UTF-8.
    ///   - inAttribute: whether the text is an attribute's value.
    ///   - quote: what stands around the attribute's value.
    @inline(__always)
    package static func entity(for byte: UInt8, inAttribute: Bool, quote: UInt8 = UInt8(ascii: "\"")) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\"") where inAttribute: "&quot;"
        case UInt8(ascii: "'") where inAttribute && quote == byte: "&apos;"
        case UInt8(ascii: "\n") where inAttribute: "&#10;"
        case UInt8(ascii: "\t") where inAttribute: "&#9;"
        case UInt8(ascii: "\r"): "&#13;"
        default: nil
        }
    }
}
