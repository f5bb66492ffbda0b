/// Escaping of the special characters in XML.
package enum XMLEscaping {
    /// Returns the escape for a byte of a text; nil where the byte is written as it is.
    ///
    /// - Parameters:
    ///   - byte: a byte of the UTF-8 text.
    ///   - inAttribute: whether the text is an attribute's value.
    ///   - quote: the quote around the attribute's value.
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

    /// Appends an escaped text. Characters that are forbidden in XML are omitted.
    package static func append(_ text: String, to bytes: inout [UInt8], inAttribute: Bool = false) {
        var text = text
        text.withUTF8 { buffer in
            var clean = 0
            for index in buffer.indices {
                let byte = buffer[index]
                // XML cannot represent control characters, even escaped.
                let isControl = byte < 0x20 && byte != 0x0A && byte != 0x09 && byte != 0x0D || byte == 0x7F
                let entity = isControl ? "" : entity(for: byte, inAttribute: inAttribute)
                // U+FFFE and U+FFFF aren't characters in XML.
                let isNoCharacter = byte == 0xEF && index + 2 < buffer.count && buffer[index + 1] == 0xBF && buffer[index + 2] >= 0xBE
                guard entity != nil || isNoCharacter else { continue }
                bytes.append(contentsOf: buffer[clean..<index])
                clean = index + (isNoCharacter ? 3 : 1)
                if let entity { bytes.append(contentsOf: entity.utf8) }
            }
            if clean < buffer.count { bytes.append(contentsOf: buffer[clean...]) }
        }
    }

    /// Escapes a text for an element's content or for an attribute's value in double quotes.
    package static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes, inAttribute: true)
        return String(decoding: bytes, as: UTF8.self)
    }
}
