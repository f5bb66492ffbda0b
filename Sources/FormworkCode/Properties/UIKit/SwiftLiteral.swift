/// Values as Swift writes them.
package enum SwiftLiteral {
    /// A string literal, in quotes; everything that is not plain text is escaped.
    package static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0": result += "\\0"
            default:
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                case .format where scalar != "\u{200D}":
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// The shortest literal of a number, without a fraction where it has none.
    package static func number(_ value: Double) -> String {
        if value == value.rounded(.towardZero), value.magnitude < 1e15 { return String(Int64(value)) }
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
        return "\(value)"
    }

    /// A number as the document writes it; nil for what is none.
    static func number(_ text: String) -> String? { Double(text).flatMap { $0.isFinite ? number($0) : nil } }

    /// `true` or `false`, for `YES` and `NO`.
    static func bool(_ text: String) -> String? {
        switch text {
        case "YES": "true"
        case "NO": "false"
        default: nil
        }
    }
}
