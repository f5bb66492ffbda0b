import FormworkModel

extension LayoutAttribute {
    enum Axis { case horizontal, vertical, length }

    /// What kind of anchor it has.
    var axis: Axis? {
        if self == .notAnAttribute { return nil }
        return isSize ? .length : isHorizontalPlace ? .horizontal : .vertical
    }

    /// The name of its anchor.
    var anchor: String {
        switch self {
        case .baseline, .lastBaseline: "lastBaselineAnchor"
        default: rawValue + "Anchor"
        }
    }

    /// The edge that a margin belongs to; nil for what is no margin.
    var withoutMargin: LayoutAttribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
