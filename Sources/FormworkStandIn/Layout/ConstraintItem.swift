package import FormworkDSL
package import FormworkModel

/// What constraints speak of: views, guides, and the edges of the safe area.
@MainActor
package protocol ConstrainedObject: AnyObject {
    /// What the document calls a side of it.
    func side(_ attribute: NSLayoutConstraint.Attribute) -> (item: LayoutItem, attribute: LayoutAttribute)
}

extension StandInView: ConstrainedObject {
    package func side(_ attribute: NSLayoutConstraint.Attribute) -> (item: LayoutItem, attribute: LayoutAttribute) {
        (LayoutItem(standInLayoutView), attribute.inDocument)
    }
}

/// A side of a constraint: a view or a guide, and what of it is meant.
@MainActor
package struct ConstraintItem {
    let object: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    /// A side of an object.
    package init(_ object: Any, _ attribute: NSLayoutConstraint.Attribute) {
        self.object = object as AnyObject
        self.attribute = attribute
    }

    static let site = CallSite(file: "code", line: 1)

    /// What the document calls it.
    var resolved: (item: LayoutItem, attribute: LayoutAttribute) {
        guard let known = object as? any ConstrainedObject else {
            // Safe: code that was compiled against the stand-in decides, no document.
            preconditionFailure("constraints speak of views and guides, not of \(object)")
        }
        return known.side(attribute)
    }
}
