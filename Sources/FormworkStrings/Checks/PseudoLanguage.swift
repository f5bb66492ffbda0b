/// Pseudolanguages for testing layouts before there are translations.
public enum PseudoLanguage: String, Sendable, CaseIterable {
    /// Doubled texts.
    case long
    /// Unchanged texts, laid out from right to left.
    case rtl

    /// Returns a text in the pseudolanguage.
    public func text(_ text: String) -> String {
        switch self {
        case .long: text.allSatisfy(\.isWhitespace) ? text : "\(text) \(text)"
        case .rtl: text
        }
    }
}
