extension LayoutAttribute {
    /// The same within the margins of a view; nil for what has no such place.
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

    /// The edge or centre that one within the margins belongs to; nil for what is none of those.
    package var withoutMargin: LayoutAttribute? { isMargin ? Self.allCases.first { $0.withinMargins == self } : nil }
}
