/// Quoted strings in old-style property lists.
package enum StringsLiteral {
    /// Escapes a text for double quotes.
    package static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result.append(contentsOf: ["\\", scalar])
            case "\n": result.append(contentsOf: ["\\", "n"])
            case "\r": result.append(contentsOf: ["\\", "r"])
            case "\t": result.append(contentsOf: ["\\", "t"])
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Resolves the escapes in a quoted text. A backslash before any other character is dropped.
    package static func unescaped(_ text: some StringProtocol) -> String {
        if !text.utf8.contains(UInt8(ascii: "\\")) { return String(text) }
        // In UTF-16, because an escape may be half of a surrogate pair.
        var units: [UInt16] = []
        var rest = ArraySlice(text.utf16)
        while let unit = rest.popFirst() {
            guard unit == UInt16(UInt8(ascii: "\\")), let escaped = rest.popFirst() else {
                units.append(unit)
                continue
            }
            switch UInt8(exactly: escaped) ?? 0 {
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "a"): units.append(0x07)
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "v"): units.append(0x0B)
            case UInt8(ascii: "U"), UInt8(ascii: "u"):
                let digits = rest.prefix(4).compactMap(hexadecimal)
                guard digits.count == 4 else {
                    units.append(escaped)
                    continue
                }
                rest = rest.dropFirst(4)
                units.append(digits.reduce(0) { $0 << 4 | $1 })
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                let digits = rest.prefix(2).prefix { (0x30...0x37).contains($0) }
                rest = rest.dropFirst(digits.count)
                units.append(digits.reduce(escaped - 0x30) { $0 << 3 | ($1 - 0x30) })
            default: units.append(escaped)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func hexadecimal(_ unit: UInt16) -> UInt16? {
        switch unit {
        case 0x30...0x39: unit - 0x30
        case 0x41...0x46: unit - 0x37
        case 0x61...0x66: unit - 0x57
        default: nil
        }
    }
}
