import FormworkModel

/// Conversion to a constraint of a document.
extension InterfaceDocument.ConstraintTerms where Item == EditTarget {
    /// The reason for which UIKit and AppKit would reject the constraint; nil for a valid one.
    var fault: String? {
        let first = first.attribute
        guard let second = second?.attribute else {
            return first.isSize ? nil : "'\(first.rawValue)' is a position: it needs an item after the relation"
        }
        // Two sizes can be compared: a width with a height is an aspect ratio.
        let isSame = first.isSize == second.isSize && (first.isSize || first.isHorizontal == second.isHorizontal)
        if !isSame || first.isHorizontalPlace && !Self.isDirectedAlike(first, second: second) {
            return "'\(first.rawValue)' and '\(second.rawValue)' cannot be compared"
        }
        return nil
    }

    /// Whether both attributes change sides with the writing direction, or neither does.
    private static func isDirectedAlike(_ first: LayoutAttribute, second: LayoutAttribute) -> Bool {
        let middles: Set<LayoutAttribute> = [.centerX, .centerXWithinMargins]
        return middles.contains(first) || middles.contains(second) || first.isDirectional == second.isDirectional
    }

    /// Returns the constraint's value, with the ids of its items.
    func value(_ firstID: String, secondID: String?) -> InterfaceDocument.ConstraintValue {
        var value: InterfaceDocument.ConstraintValue = mapItems { _ in firstID }
        if let secondID { value.second?.item = secondID } else { value.second = nil }
        return value
    }

    /// Returns the view that holds the constraint: the nearest common ancestor of both items.
    func owner(of firstItem: ConstraintItem, _ secondItem: ConstraintItem?, in document: InterfaceDocument) throws(EditError) -> View {
        guard document.usesAutoLayout else {
            throw EditError(
                .unusableObject("the document does not use Auto Layout: 'set document useAutolayout=YES' turns it on"),
                column: first.item.column)
        }
        var owner = firstItem.view(in: document)
        if let secondItem {
            let other = secondItem.view(in: document)
            owner = other.flatMap { other in owner?.nearestCommonAncestor(with: other) }
        }
        guard let owner else {
            throw EditError(
                .unusableObject("'\(first.item.text)' and '\(second?.item.text ?? "")' have no common ancestor view"),
                column: second?.item.column)
        }
        guard owner.id != nil else {
            throw EditError(.unusableObject("\(owner.element.quoted) has no id and cannot hold a constraint"), column: nil)
        }
        return owner
    }
}
