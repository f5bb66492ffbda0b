import FormworkModel

extension LayoutAttribute {
    /// The same within the margins of a view; nil for what has no such place.
    var withinMargins: LayoutAttribute? {
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
}

extension ConstraintTerms.Side where Item == LayoutItem {
    /// As a document writes it: what the margins of a view leave is said by attributes of the view.
    var written: Self {
        guard let guide = item.guide, guide == .layoutMargins || guide == .readableContent, let attribute = attribute.withinMargins else {
            return self
        }
        if guide == .readableContent { item.view.setAttribute("layoutMarginsFollowReadableWidth", to: "YES") }
        return Self(item: LayoutItem(item.view), attribute: attribute)
    }
}
