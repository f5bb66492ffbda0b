import FormworkTree

/// Literals and comments in generated code.
package enum CodeLiteral {
    /// Returns a Swift string literal. Quotes, backslashes (and with them interpolation), line breaks and control characters are escaped.
    package static func string(_ text: String) -> String {
        "\"" + escaped(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" } + "\""
    }

    /// Returns an Objective-C string literal. A trigraph such as `??/`, which means a backslash and would escape the closing quote, is broken up with
    /// an escape.
    package static func objectiveCString(_ text: String) -> String {
        var literal = escaped(text) { scalar in
            // An octal escape ends after three digits. Each byte of UTF-8 needs its own escape.
            String(scalar).utf8.map { byte in
                let digits = String(byte, radix: 8)
                return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }.joined()
        }
        if literal.contains("??") { for end in "=/'()!<>-" { literal = literal.replacing("??\(end)", with: "?\\?\(end)") } }
        return "@\"" + literal + "\""
    }

    private static func escaped(_ text: String, control: (Unicode.Scalar) -> String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isControl(scalar): result += control(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a number, without a fraction if it is whole. Infinities become the largest finite numbers, and NaN becomes 0.
    package static func number(_ value: Double) -> String {
        if value.isNaN { return "0" }
        // Safe: whole numbers below 10^15 are far within the range.
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return max(-Double.greatestFiniteMagnitude, min(value, .greatestFiniteMagnitude)).description
    }

    /// Returns a number of the document as a literal; nil if it isn't a finite number.
    package static func number(_ text: String) -> String? { Double(text).flatMap { $0.isFinite ? number($0) : nil } }

    /// Returns a number between 0 and 1 with the digits that a `Float` has, such as 0.4 for 0.4000000059604645. Other numbers are as in the document.
    package static func fraction(_ text: String) -> String? {
        guard let value = Double(text), value > 0, value < 1, let short = Double(Float(value).description) else { return number(text) }
        return number(abs(short - value) < smallestStep ? short : value)
    }

    /// Half of the distance between two opacities that a `Float` can tell apart.
    private static let smallestStep = 3e-8

    /// Returns a text for a comment on a single line. It cannot end the comment, continue it on the next line, or reverse the text direction.
    package static func comment(_ text: String) -> String {
        var line = ""
        for (number, part) in text.split(whereSeparator: \.isNewline).enumerated() {
            if number > 0 { line += " ⏎ " }
            for scalar in part.unicodeScalars where !isControl(scalar) { line.unicodeScalars.append(scalar) }
        }
        // This comes after the loop, which may have removed characters between the two.
        line = line.replacing("*/", with: "* /").replacing("/*", with: "/ *")
        // A backslash at the end of a line, or the trigraph for one, continues the comment on the next line, even with blanks after it.
        let end = line.lastIndex { !$0.isWhitespace }.map { line[...$0] } ?? ""
        return end.hasSuffix("\\") || end.hasSuffix("??/") ? line + " ." : line
    }

    /// Returns a text that is safe in comments and literals, or an empty text if it isn't.
    static func plain(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.isASCII
                ? $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.:+ ".unicodeScalars.contains($0)
                : $0.properties.isAlphabetic
        }
        return isPlain ? text : ""
    }

    /// Whether a scalar isn't plain text: a control character, a line separator, or a mark that changes the text direction.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        // The zero-width joiner is part of emoji.
        case .format: scalar != "\u{200D}"
        default: false
        }
    }
}
