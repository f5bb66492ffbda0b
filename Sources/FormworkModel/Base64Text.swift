/// Texts in base64 as Interface Builder writes them: without padding, with line breaks, at times with a stray last
/// character.
///
/// Source: the archives and documents of the corpus.
package enum Base64Text {
    /// The text; nil where the characters are no base64 of UTF-8.
    package static func decode(_ text: some StringProtocol) -> String? {
        var characters = text.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
        if characters.count % 4 == 1 { characters.removeLast() }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(characters.count * 3 / 4)
        var buffer: UInt32 = 0
        var bits = 0
        for character in characters {
            guard let value = value(character) else { return nil }
            buffer = (buffer << 6) | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func value(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
