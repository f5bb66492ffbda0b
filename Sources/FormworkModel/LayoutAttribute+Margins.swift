extension LayoutAttribute {
    /// The corresponding attribute within the margins of a view; nil if there is none.
    package var withinMargins: LayoutAttribute? {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .centerX: .centerXWithinMargins
        case .centerY: .centerYWithinMargins
        default: nil
        }
    }

    /// The edge or centre that corresponds to an attribute within the margins; nil for other attributes.
    package var withoutMargin: LayoutAttribute? { isMargin ? Self.allCases.first { $0.withinMargins == self } : nil }
}
