/// Languages that nobody speaks, with which layouts are tried before there are translations.
package enum PseudoLanguage: String, Sendable, CaseIterable {
    /// Every text twice.
    case long
    /// The texts as they are, laid out from right to left.
    case rtl

    /// A text in it.
    package func text(_ text: String) -> String {
        switch self {
        case .long: text.allSatisfy(\.isWhitespace) ? text : "\(text) \(text)"
        case .rtl: text
        }
    }
}
