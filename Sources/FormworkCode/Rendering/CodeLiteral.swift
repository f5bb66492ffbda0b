/// Values as code writes them.
package enum CodeLiteral {
    /// A Swift string literal: quotes, backslashes (and with them interpolation), line breaks and control characters are escaped.
    package static func string(_ text: String) -> String {
        "\"" + escaped(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" } + "\""
    }

    /// An Objective-C string literal.
    package static func objectiveCString(_ text: String) -> String {
        "@\""
            + escaped(text) { scalar in
                // An octal escape ends after three digits; each byte of UTF-8 has its own.
                String(scalar).utf8.map { byte in
                    let digits = String(byte, radix: 8)
                    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
                }.joined()
            } + "\""
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

    /// A number without a fraction where it has none.
    package static func number(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return value.description
    }

    /// A comment's text on one line: nothing in it ends the comment, goes on with it on the next line, or turns it round.
    package static func comment(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ").replacing("*/", with: "* /").replacing(
            "/*", with: "/ *")
        var result = ""
        for scalar in line.unicodeScalars where !isControl(scalar) { result.unicodeScalars.append(scalar) }
        return result.hasSuffix("\\") ? result + " ." : result
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
