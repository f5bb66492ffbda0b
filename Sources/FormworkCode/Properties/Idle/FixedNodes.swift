import FormworkModel

/// The axes of views whose frames required constraints determine without regard to contents.
struct FixedNodes {
    /// A view's places on an axis, two of which determine its frame.
    private enum Place { case start, end, center, size }

    private var fixed: Set<Int> = []
    private var sized: Set<Int> = []

    /// - Complexity: O(n) in the number of constraints, times the depth of views that are fixed in each other.
    init(_ unit: CodeUnit) {
        for (number, view) in unit.views.enumerated() {
            for axis in PriorityAxis.allCases where Self.isFixedOutside(view, axis: axis, unit: unit) {
                fixed.insert(PriorityAxis.node(number, axis: axis))
            }
        }
        let changing = unit.numbersOfSizeClasses.union(unit.templates.flatMap(\.replaced))
        var ties = unit.constraints.indices.compactMap { changing.contains($0) ? nil : unit.constraints[$0] }.filter(Self.isTie)
        var places: [Int: Set<Place>] = [:]
        for tie in ties where tie.second == nil { sized.insert(PriorityAxis.node(tie.first)) }
        for node in sized { places[node] = [.size] }
        var count = -1
        while count != ties.count {
            count = ties.count
            ties.removeAll { tie in
                guard let second = tie.second else { return true }
                for (side, other) in [(tie.first, second), (second, tie.first)] where fixed.contains(PriorityAxis.node(other)) {
                    // A guide inside a view says nothing about the view.
                    guard side.item.guide == nil, let place = Self.place(side.attribute) else { return true }
                    let node = PriorityAxis.node(side)
                    places[node, default: []].insert(place)
                    if places[node, default: []].count > 1 { fixed.insert(node) }
                    return true
                }
                return false
            }
        }
    }

    /// Whether a view's frame is fixed on an axis.
    func contains(_ node: Int) -> Bool { fixed.contains(node) }

    /// Whether a constant determines a view's size on an axis.
    func hasSize(_ node: Int) -> Bool { sized.contains(node) }

    private static func isTie(_ constraint: CodeConstraint) -> Bool {
        constraint.relation == .equal && constraint.priority == 1000 && constraint.multiplier == 1 && constraint.name == nil
            && (constraint.second != nil || constraint.first.attribute.isSize)
    }

    private static func place(_ attribute: LayoutAttribute) -> Place? {
        switch attribute {
        case .left, .leading, .top: .start
        case .right, .trailing, .bottom: .end
        case .centerX, .centerY: .center
        case .width, .height: .size
        default: nil
        }
    }

    /// Whether something outside determines the frame of a view: that of a controller, and the width of a table's cell.
    private static func isFixedOutside(_ view: CodeView, axis: PriorityAxis, unit: CodeUnit) -> Bool {
        let isCell = axis == .horizontal && unit.root.element.name == "tableViewCell"
        if view.place == .root { return unit.form == .controller || isCell }
        return isCell && view.place == .part("contentView") && view.superview == 0
    }
}
