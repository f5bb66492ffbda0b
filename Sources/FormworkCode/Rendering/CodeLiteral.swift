/// Values as code writes them.
package enum CodeLiteral {
    /// A Swift string literal: quotes, backslashes (and with them interpolation), line breaks and control characters are escaped.
    package static func string(_ text: String) -> String {
        "\"" + escaped(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" } + "\""
    }

    /// An Objective-C string literal. A trigraph such as `??/`, which stands for a backslash and would take the quote along, is written
    /// with an escape in it.
    package static func objectiveCString(_ text: String) -> String {
        var literal = escaped(text) { scalar in
            // An octal escape ends after three digits; each byte of UTF-8 has its own.
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

    /// A number without a fraction where it has none. What no literal can say is the nearest number that one can: 0 for NaN.
    package static func number(_ value: Double) -> String {
        if value.isNaN { return "0" }
        // Safe: whole numbers below 10^15 are far within the range.
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return max(-Double.greatestFiniteMagnitude, min(value, .greatestFiniteMagnitude)).description
    }

    /// A number as a document writes it; nil for what is none.
    package static func number(_ text: String) -> String? { Double(text).flatMap { $0.isFinite ? number($0) : nil } }

    /// A comment's text on one line: nothing in it ends the comment, goes on with it on the next line, or turns it round.
    package static func comment(_ text: String) -> String {
        var line = ""
        for (number, part) in text.split(whereSeparator: \.isNewline).enumerated() {
            if number > 0 { line += " ⏎ " }
            for scalar in part.unicodeScalars where !isControl(scalar) { line.unicodeScalars.append(scalar) }
        }
        // Only now: what is taken out can have stood between the two characters.
        line = line.replacing("*/", with: "* /").replacing("/*", with: "/ *")
        // A backslash at a line's end, blanks behind it or not, takes the next line along; so does the trigraph that stands for one.
        let end = line.lastIndex { !$0.isWhitespace }.map { line[...$0] } ?? ""
        return end.hasSuffix("\\") || end.hasSuffix("??/") ? line + " ." : line
    }

    /// A text that can stand anywhere, in a comment as in a literal; empty where it cannot.
    static func plain(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.isASCII
                ? $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.:+ ".unicodeScalars.contains($0)
                : $0.properties.isAlphabetic
        }
        return isPlain ? text : ""
    }

    /// What is not plain text: controls, line separators, and marks of direction, which would show a text other than it is.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        // It joins emoji.
        case .format: scalar != "\u{200D}"
        default: false
        }
    }
}
