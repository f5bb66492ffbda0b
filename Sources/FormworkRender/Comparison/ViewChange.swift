public import FormworkModel

/// What is different about a view in two states of its screen.
public struct ViewChange: Sendable {
    /// What changed.
    public enum Kind: Sendable, Hashable {
        /// It stands elsewhere, or has another size: frames in points, relative to the superview, y downwards.
        case moved(from: Rect, to: Rect)
        /// It is more or less opaque.
        case faded(from: Double, to: Double)
        /// It was shown and is hidden.
        case hidden
        /// It was hidden and is shown.
        case shown
        /// Only the later state has it.
        case added
        /// Only the earlier state has it.
        case removed
    }

    /// The view, in the later state where it has it.
    public let view: InterfaceDocument.View
    /// What changed.
    public let kind: Kind

    /// The change in words: `Title {20, 20, 280, 44} → {20, 120, 280, 44}`.
    public var text: String {
        let name = "\(view.element.className) '\(ViewWords.title(of: view))'"
        return switch kind {
        case .moved(let from, let to): "\(name) \(from.text) → \(to.text)"
        case .faded(let from, let to): "\(name) alpha \(from.pointsText) → \(to.pointsText)"
        case .hidden: "\(name) is hidden"
        case .shown: "\(name) is shown"
        case .added: "\(name) is new"
        case .removed: "\(name) is gone"
        }
    }
}
