import FormworkModel

extension LayoutAttribute {
    enum Axis { case horizontal, vertical, length }

    /// What kind of anchor it has.
    var axis: Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .width, .height: .length
        case .notAnAttribute: nil
        }
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
