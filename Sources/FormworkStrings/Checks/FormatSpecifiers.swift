/// The format specifiers in a text: `%@`, `%1$ld`, and `%{value1}@` in bindings.
package enum FormatSpecifiers {
    /// Returns the kinds of the specifiers by position. Those of bindings are by name.
    ///
    /// A percent sign before a space is literal, and so is `%%`.
    package static func specifiers(in text: String) -> [String: String] {
        var found: [String: String] = [:]
        var next = 1
        var rest = ArraySlice(text.utf8)
        while let byte = rest.popFirst() {
            guard byte == percent else { continue }
            if rest.first == percent {
                rest = rest.dropFirst()
                continue
            }
            guard let (place, kind, count) = specifier(rest) else { continue }
            rest = rest.dropFirst(count)
            found[place ?? String(next)] = kind
            if place == nil { next += 1 }
        }
        return found
    }

    private static let percent = UInt8(ascii: "%")

    /// Parses the specifier after a percent sign: returns its explicit position, its kind and its length; nil where there is none.
    private static func specifier(_ text: ArraySlice<UInt8>) -> (place: String?, kind: String, count: Int)? {
        if text.first == UInt8(ascii: "{") {
            guard let end = text.firstIndex(of: UInt8(ascii: "}")), text[end...].dropFirst().first == UInt8(ascii: "@") else { return nil }
            let name = String(decoding: text[..<end].dropFirst(), as: UTF8.self)
            return (name, "@", end - text.startIndex + 2)
        }
        var rest = text
        var place: String?
        let digits = rest.prefix(while: isDigit)
        if !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "$") {
            place = String(decoding: digits, as: UTF8.self)
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.first == UInt8(ascii: "#"), rest.dropFirst().first == UInt8(ascii: "@") {
            let name = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "@") }
            guard rest.dropFirst(2 + name.count).first != nil else { return nil }
            return (place, "#@\(String(decoding: name, as: UTF8.self))@", text.count - rest.count + name.count + 3)
        }
        rest = rest.drop { "+-#0'".utf8.contains($0) }
        rest = rest.drop { isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "*") }
        let length = rest.prefix { "hlqLjzt".utf8.contains($0) }
        rest = rest.dropFirst(length.count)
        guard let letter = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(letter) else { return nil }
        // `%d` and `%i` are equivalent.
        let name = letter == UInt8(ascii: "i") ? "d" : String(decoding: [letter], as: UTF8.self)
        return (place, String(decoding: length, as: UTF8.self) + name, text.count - rest.count + 1)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Returns specifiers in words, such as `%@, %2$ld`.
    package static func words(_ specifiers: [String: String]) -> String {
        if specifiers.isEmpty { return "none" }
        let sorted = specifiers.sorted { NaturalOrder.precedes($0.key, $1.key) }
        return sorted.map { place, kind in
            Int(place) == nil ? "%{\(place)}\(kind)" : sorted.count == 1 && place == "1" ? "%\(kind)" : "%\(place)$\(kind)"
        }.joined(separator: ", ")
    }
}
