import FormworkModel

extension NSLayoutConstraint {
    /// UIKit's `Axis`.
    public enum Axis: Int, Sendable, InterfaceWord { case horizontal, vertical }

    /// UIKit's `Relation`.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1

        var inDocument: LayoutRelation {
            switch self {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        }
    }

    /// UIKit's `Attribute`.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

        var inDocument: LayoutAttribute { self == .lastBaseline ? .baseline : LayoutAttribute(rawValue: "\(self)") ?? .notAnAttribute }
    }
}
