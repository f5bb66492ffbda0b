package import FormworkDSL
package import FormworkModel

/// An item of a constraint: a view, a guide or an edge of the safe area.
@MainActor
package protocol ConstrainedObject: AnyObject {
    /// Returns the document's item and attribute for an attribute.
    func side(_ attribute: NSLayoutConstraint.Attribute) -> (item: LayoutItem, attribute: LayoutAttribute)
}

extension StandInView: ConstrainedObject {
    package func side(_ attribute: NSLayoutConstraint.Attribute) -> (item: LayoutItem, attribute: LayoutAttribute) {
        (LayoutItem(standInLayoutView), attribute.inDocument)
    }
}

/// One side of a constraint: an item and its attribute.
@MainActor
package struct ConstraintItem {
    let object: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    /// Creates a side from a view, a guide or a layout support object.
    package init(_ object: Any, _ attribute: NSLayoutConstraint.Attribute) {
        self.object = object as AnyObject
        self.attribute = attribute
    }

    static let site = CallSite(file: "code", line: 1)

    /// The document's item and attribute.
    var resolved: (item: LayoutItem, attribute: LayoutAttribute) {
        guard let known = object as? any ConstrainedObject else {
            // Safe: depends only on the code compiled against the stand-in, never on a document.
            preconditionFailure("constraints speak of views and guides, not of \(object)")
        }
        return known.side(attribute)
    }
}
