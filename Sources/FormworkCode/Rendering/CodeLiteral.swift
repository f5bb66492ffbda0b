/// Values as code writes them.
package enum CodeLiteral {
    /// A Swift string literal: quotes, backslashes (and with them interpolation), line breaks and control characters are escaped.
    package static func string(_ text: String) -> String { "\"" + escaped(text) { "\\u{\(String($0, radix: 16, uppercase: true))}" } + "\"" }

    /// An Objective-C string literal.
    package static func objectiveCString(_ text: String) -> String {
        "@\"" + escaped(text) { number in
            // An octal escape ends after three digits; beyond ASCII the text is UTF-8 as it stands.
            let digits = String(number, radix: 8)
            return "\\" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        } + "\""
    }

    private static func escaped(_ text: String, control: (UInt32) -> String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += control(scalar.value)
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

    /// A comment's text on one line.
    package static func comment(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ").replacing("*/", with: "* /")
    }
}
