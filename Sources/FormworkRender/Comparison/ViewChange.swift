public import FormworkModel

/// A difference of a view between two states of its screen.
public struct ViewChange: Sendable {
    /// A kind of change.
    public enum Kind: Sendable, Hashable {
        /// The position or size changed: frames in points, relative to the superview, y downwards.
        case moved(from: Rect, to: Rect)
        /// The opacity changed.
        case faded(from: Double, to: Double)
        /// The view became hidden.
        case hidden
        /// The view became visible.
        case shown
        /// The view exists only in the later state.
        case added
        /// The view exists only in the earlier state.
        case removed
    }

    /// The view in the later state or, if it was removed, in the earlier one.
    public let view: InterfaceDocument.View
    /// The kind of change.
    public let kind: Kind

    /// The change in words: `Title {20, 20, 280, 44} → {20, 120, 280, 44}`.
    public var text: String {
        let (title, className) = (ViewNames.title(of: view), view.element.className)
        let name = view.element.label == nil ? className : "\(className) '\(title)'"
        return switch kind {
        case .moved(let from, let to): "\(name) \(from) → \(to)"
        case .faded(let from, let to): "\(name) alpha \(from.pointsText) → \(to.pointsText)"
        case .hidden: "\(name) is hidden"
        case .shown: "\(name) is shown"
        case .added: "\(name) is new"
        case .removed: "\(name) is gone"
        }
    }
}
