/// What of two states of a screen is shown.
public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// The screen as it was.
    case before
    /// The screen as it is now.
    case after
    /// The one over the other, with what has moved.
    case overlay
    /// What has changed, as a list.
    case moves
}
