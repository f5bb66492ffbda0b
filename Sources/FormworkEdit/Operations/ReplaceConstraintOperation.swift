public import FormworkModel
import FormworkTree

/// Replaces a constraint's equation: `replace constraint #a1B-c2-D3e with "Title.top = safeArea.top + 20"`.
///
/// The constraint keeps its id, and therefore its outlets, its identifier and its counterparts in templates.
public struct ReplaceConstraintOperation: Hashable, Sendable {
    /// The constraint.
    public var target: EditTarget
    /// The new equation.
    public var equation: ConstraintEquation

    /// An operation that replaces a constraint's equation.
    public init(_ target: EditTarget, with equation: ConstraintEquation) { (self.target, self.equation) = (target, equation) }

    func apply(to session: inout EditSession) throws(EditError) {
        guard let id = try session.one(target).asConstraint?.id else {
            throw EditError(.unusableObject("'\(target.text)' isn't a constraint with an id"), column: target.column)
        }
        let first = try ConstraintItem(equation.first.item, in: &session, of: nil)
        let second: ConstraintItem? =
            if let side = equation.second { try ConstraintItem(side.item, in: &session, of: first.id) } else { nil }
        if let fault = equation.fault { throw EditError(.unusableObject(fault), column: equation.first.item.column) }
        let document = session.document
        let owner = try equation.owner(of: first, second, in: document)
        guard let constraint = document.constraint(id: id) else { return }
        let value = equation.value(first.id, secondID: second?.id)
        let placed = [first, second].compactMap(\.self).filter { !$0.isGuide }.compactMap { $0.view(in: document) }
            .filter { $0 != owner || second == nil }
        if constraint.owner != owner.element, isVaried(id, in: document) {
            throw EditError(
                .unusableObject(
                    "\(owner.element.quoted) would have to hold the constraint, but size-class variations of its view refer to it"),
                column: target.column)
        }
        try session.edit { editor throws(EditError) in
            let new = editor.makeConstraint(value, ownerID: owner.id, seeds: ["replace", id])
            var fragment = ElementFragment(copying: constraint.element.node, of: document.tree)
            let names = [
                "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority", "constant",
                "symbolic",
            ]
            for name in names {
                // An equal number keeps its spelling.
                if let old = fragment[name].flatMap(Double.init), new[name].flatMap(Double.init) == old { continue }
                if constraint.owner == owner.element { editor.setAttribute(name, to: new[name], of: constraint.element) }
                fragment.setAttribute(name, to: new[name])
            }
            if constraint.owner != owner.element {
                editor.remove(constraint.element)
                editor.insert(constraint: fragment, of: owner)
            }
            for view in placed { AddConstraintOperation.placeByConstraints(view, editor: &editor) }
        }
        session.last = id
    }

    /// Whether variations include or exclude a constraint.
    private func isVaried(_ id: String, in document: InterfaceDocument) -> Bool {
        document.variations.contains { variation in
            variation.masks.contains { $0.excluded.contains(id) || $0.included.contains(id) }
        }
    }
}
