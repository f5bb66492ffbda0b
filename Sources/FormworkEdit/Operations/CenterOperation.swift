import FormworkModel

/// Centers views in another item: `center Logo`, `center Logo in Card vertically`.
public struct CenterOperation: Hashable, Sendable {
    /// A direction in which views are centered.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
        /// Between left and right.
        case horizontally
        /// Between top and bottom.
        case vertically
    }

    /// The views to center.
    public var target: EditTarget
    /// The item to center them in: a view, a guide, `superview`, `safeArea`.
    public var item: EditTarget
    /// The direction; nil for both.
    public var axis: Axis?

    /// An operation that centers views.
    public init(_ target: EditTarget, in item: EditTarget = "superview", _ axis: Axis? = nil) {
        (self.target, self.item, self.axis) = (target, item, axis)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let ids = try session.listedViews(target).map { view throws(EditError) in try view.pinnedID(target) }
        let shared = try ConstraintItem.shared(item, in: &session)
        var added: [AddConstraintOperation] = []
        for id in ids {
            let outer = if let shared { shared } else { try ConstraintItem(item, in: &session, of: id) }
            guard outer.id != id else {
                throw EditError(.unusableObject("'\(target.text)' cannot be centred in itself"), column: item.column)
            }
            for attribute in [axis == .vertically ? nil : LayoutAttribute.centerX, axis == .horizontally ? nil : .centerY] {
                guard let attribute else { continue }
                let equation = ConstraintEquation(
                    first: ConstraintEquation.Side(item: EditTarget(id, column: target.column), attribute: attribute),
                    second: ConstraintEquation.Side(item: EditTarget(outer.id, column: item.column), attribute: attribute))
                added.append(AddConstraintOperation(equation))
            }
        }
        try AddConstraintOperation.add(added, to: &session)
        if ids.count == 1 { session.last = ids[0] }
    }
}
