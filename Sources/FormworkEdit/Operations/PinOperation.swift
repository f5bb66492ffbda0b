import FormworkModel

/// Pins edges of views to those of another item: `pin Map to safeArea on top leading trailing inset 8`.
///
/// Adds one constraint per edge, in Interface Builder's form: for the far edges the outer item comes first.
public struct PinOperation: Hashable, Sendable {
    /// An edge to pin.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        /// The top edge.
        case top
        /// The edge at which a line of text begins.
        case leading
        /// The bottom edge.
        case bottom
        /// The edge at which a line of text ends.
        case trailing
    }

    /// The views to pin.
    public var target: EditTarget
    /// The item to pin them to: a view, a guide, `superview`, `safeArea`, or `margins` for the superview's margins.
    public var item: EditTarget
    /// The edges to pin.
    public var edges: [Edge]
    /// The distance of the view from each edge, inwards, in points: one number for all, or one each for top, leading, bottom and trailing.
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
                let inner = ConstraintEquation.Side(item: EditTarget(id, column: target.column), attribute: edge.attribute)
                let side = ConstraintEquation.Side(
                    item: EditTarget(outer.id, column: item.column), attribute: isToMargins ? edge.margin : edge.attribute)
                let isFar = edge == .bottom || edge == .trailing
                let constant = place < insets.count ? insets[place] : insets.first ?? 0
                let equation = ConstraintEquation(first: isFar ? side : inner, second: isFar ? inner : side, constant: constant)
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
    /// Returns the view's id, which constraints refer to.
    func pinnedID(_ target: EditTarget) throws(EditError) -> String {
        guard let id else {
            throw EditError(.unusableObject("\(element.quoted) has no id, so constraints cannot refer to it"), column: target.column)
        }
        return id
    }
}
