import FormworkModel

/// Holds edges of views at those of another one: `pin Map to safeArea on top leading trailing inset 8`.
///
/// Short for a constraint for each edge, spelled as Interface Builder spells them: the far edges from the outer item.
public struct PinOperation: Hashable, Sendable {
    /// An edge that is held.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        /// The upper one.
        case top
        /// Where a line of text begins.
        case leading
        /// The lower one.
        case bottom
        /// Where a line of text ends.
        case trailing
    }

    /// The views that are held.
    public var target: EditTarget
    /// What they are held at: a view, a guide, `superview`, `safeArea`, or `margins` for the superview's.
    public var item: EditTarget
    /// The edges that are held.
    public var edges: [Edge]
    /// How far inside each edge the view is, in points: one number for all, or one for each of top, leading, bottom and trailing.
    public var insets: [Double]

    /// An operation that pins views.
    public init(_ target: EditTarget, to item: EditTarget = "superview", on edges: [Edge] = Edge.allCases, insets: [Double] = [0]) {
        (self.target, self.item, self.edges, self.insets) = (target, item, edges, insets)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let ids = try session.listedViews(target).map { view throws(EditError) in try view.pinnedID(target) }
        let isToMargins = item.text == "margins"
        let shared = try ConstraintItem.shared(item, in: &session)
        var added: [AddConstraintOperation] = []
        for id in ids {
            let relative = isToMargins ? EditTarget("superview", column: item.column) : item
            let outer = if let shared { shared } else { try ConstraintItem(relative, in: &session, of: id) }
            guard outer.id != id else {
                throw EditError(.unusableObject("'\(target.text)' cannot be pinned to itself"), column: item.column)
            }
            for (place, edge) in Edge.allCases.enumerated() where edges.contains(edge) {
                let inner = ConstraintEquation.Side(EditTarget(id, column: target.column), edge.attribute)
                let side = ConstraintEquation.Side(
                    EditTarget(outer.id, column: item.column), isToMargins ? edge.margin : edge.attribute)
                let isFar = edge == .bottom || edge == .trailing
                let constant = place < insets.count ? insets[place] : insets.first ?? 0
                let equation = ConstraintEquation(isFar ? side : inner, .equal, isFar ? inner : side, constant: constant)
                added.append(AddConstraintOperation(equation))
            }
        }
        try AddConstraintOperation.add(added, to: &session)
        if ids.count == 1 { session.last = ids[0] }
    }
}

extension PinOperation.Edge {
    fileprivate var attribute: LayoutAttribute {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }

    fileprivate var margin: LayoutAttribute {
        switch self {
        case .top: .topMargin
        case .leading: .leadingMargin
        case .bottom: .bottomMargin
        case .trailing: .trailingMargin
        }
    }
}

extension View {
    /// Its id, by which constraints name it.
    func pinnedID(_ target: EditTarget) throws(EditError) -> String {
        guard let id else {
            throw EditError(.unusableObject("\(element.quoted) has no id that a constraint could name"), column: target.column)
        }
        return id
    }
}
