import FormworkDSL
import FormworkModel

/// A side of a constraint: a view or a guide, and what of it is meant.
@MainActor
struct ConstraintItem {
    let object: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ object: Any, _ attribute: NSLayoutConstraint.Attribute) {
        self.object = object as AnyObject
        self.attribute = attribute
    }

    static let site = CallSite(file: "UIKit", line: 1)

    /// What the document calls it: the margins guide is the view with its margins.
    var resolved: (item: LayoutItem, attribute: LayoutAttribute) {
        if let view = object as? UIView { return (LayoutItem(view.layoutView), attribute.inDocument) }
        if let support = object as? UILayoutSupport {
            // The outer edge is the view's own.
            let isInner = (support.edge == .top) == (attribute == .bottom)
            let edge: LayoutAttribute = support.edge == .top ? .top : .bottom
            return (LayoutItem(support.view.layoutView, guide: isInner ? .safeArea : nil), edge)
        }
        // Safe: code that was compiled against the stand-in decides, no document.
        guard let guide = object as? UILayoutGuide else { preconditionFailure("constraints speak of views and guides, not of \(object)") }
        switch guide.kind {
        case .guide(let kind): return (LayoutItem(guide.backing, guide: kind), attribute.inDocument)
        case .own: return (LayoutItem(guide.backing), attribute.inDocument)
        case .readable, .margins:
            if guide.kind == .readable { guide.backing.setAttribute("layoutMarginsFollowReadableWidth", to: "YES") }
            return (LayoutItem(guide.backing), attribute.withinMargins)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var withinMargins: LayoutAttribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .centerX: .centerXWithinMargins
        case .centerY: .centerYWithinMargins
        // Safe: code that was compiled against the stand-in decides, no document.
        default: preconditionFailure("the size of a margins guide is not supported by the stand-in")
        }
    }
}
