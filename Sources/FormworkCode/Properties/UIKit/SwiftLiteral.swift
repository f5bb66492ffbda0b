/// Values as Swift writes them.
package enum SwiftLiteral {
    /// A string literal, in quotes; everything that is not plain text is escaped.
    package static func string(_ text: String) -> String { CodeLiteral.string(text) }

    /// The shortest literal of a number, without a fraction where it has none.
    package static func number(_ value: Double) -> String { CodeLiteral.number(value) }

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
