/// Layout priorities in Swift.
package enum PriorityCode {
    /// `.required` and its like, or `UILayoutPriority(251)`; nil for what is no number.
    package static func expression(_ text: String) -> String? {
        guard let number = SwiftLiteral.number(text) else { return nil }
        switch number {
        case "1000": return ".required"
        case "750": return ".defaultHigh"
        case "250": return ".defaultLow"
        default: return "UILayoutPriority(\(number))"
        }
    }
}
