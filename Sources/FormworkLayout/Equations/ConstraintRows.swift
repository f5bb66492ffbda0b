import FormworkSolver
import FormworkModel
import FormworkTree

/// A constraint in the solver's terms: `first − multiplier × second + (multiplier − 1) × origin + constant`, which is equal to, at most or at least
/// 0.
private struct ConstraintEquation {
    /// The items of the first and the second side; the second is nil where there is none.
    var items: (first: ItemIndex, second: ItemIndex?)
    var first: Position
    var second: Position?
    var multiplier: Double
    /// The origin from which multiplied positions are measured; nil where it makes no difference.
    var origin: Position?
    var constant: Double
    /// Whether margins or safe areas change its constant.
    var isMovable: Bool

    /// The constant of the whole row.
    var rowConstant: Double {
        var sum = constant + first.constant
        if let second { sum += -multiplier * second.constant }
        if let origin { sum += (multiplier - 1) * origin.constant }
        return sum
    }
}

extension Equations {
    fileprivate mutating func begin(_ equation: ConstraintEquation) {
        begin(constant: equation.constant)
        term(equation.first)
        if let second = equation.second { term(second, -equation.multiplier) }
        if let origin = equation.origin { term(origin, equation.multiplier - 1) }
    }
}

/// The rows of the document's constraints.
struct ConstraintRows {
    private let geometry: TreeGeometry
    private let anchors: Anchors
    private var context: LayoutContext { geometry.context }
    /// The rows whose constants depend on margins or safe areas.
    private(set) var marginRows: [MarginRow] = []
    /// The reasons why constraints were left out.
    private(set) var problems: [DocumentLayout.Problem] = []

    init(_ geometry: TreeGeometry) {
        self.geometry = geometry
        anchors = Anchors(geometry: geometry)
    }

    /// - Complexity: O(n) in the number of items and constraints.
    mutating func add(to equations: inout Equations) {
        let index = context.values.index
        let detached = detachedRoots()
        for item in geometry.items.indices {
            for number in index.views[geometry.items[item].view.number].constraints.range where context.installation.constraints[number] {
                add(ConstraintIndex(number), record: index.constraints[number], detached: detached, to: &equations)
            }
        }
    }

    /// Returns the constant of a constraint's row at the current margins; nil where it has no row.
    func constant(of constraint: ConstraintIndex) -> Double? {
        let record = context.values.index.constraints[constraint.number]
        guard let constant = constant(record) else { return nil }
        return equation(record, constant: constant)?.rowConstant
    }

    /// - Parameter detached: See ``detachedRoots()``.
    private mutating func add(
        _ constraint: ConstraintIndex, record: ConstraintRecord, detached: Table<ItemIndex, ItemIndex?>?, to equations: inout Equations
    ) {
        guard let constant = constant(record), LayoutNumber.takes(constant), LayoutNumber.takes(record.multiplier) else {
            note(.numberOutOfRange, constraint: constraint)
            return
        }
        if record.secondText.isPresent && record.multiplier == 0 {
            note(.multiplierZero, constraint: constraint)
            return
        }
        guard let equation = equation(record, constant: constant) else {
            note(hasItems(record) ? .separateTrees : .missingItem, constraint: constraint)
            return
        }
        if let detached, let second = equation.items.second, detached[equation.items.first] != detached[second] { return }
        equations.begin(equation)
        let relation = isMirrored(record) ? record.relation.flipped : record.relation
        guard let row = equations.end(Relation(relation), at: Double(record.priority), origin: .constraint(constraint)) else {
            note(.numberOutOfRange, constraint: constraint)
            return
        }
        if equation.isMovable { marginRows.append(MarginRow(row: row, recipe: .constraint(constraint))) }
    }

    private mutating func note(_ kind: DocumentLayout.Problem.Kind, constraint: ConstraintIndex) {
        problems.append(DocumentLayout.Problem(constraint: Constraint(context.values.document, index: constraint), kind: kind))
    }

    /// Whether the items exist, in any tree.
    private func hasItems(_ record: ConstraintRecord) -> Bool {
        record.first != nil && (record.second != nil || record.secondText.isAbsent)
    }

    /// Whether the constraint's direction is reversed: in right-to-left layouts distances from the leading edge are measured leftwards.
    private func isMirrored(_ record: ConstraintRecord) -> Bool {
        context.isRightToLeft && (record.firstAttribute.isDirectional || record.secondAttribute.isDirectional)
    }

    /// Returns the constant in the document.
    private func constant(_ record: ConstraintRecord) -> Double? {
        if record.flags.contains(.symbolic), 13000..<14800 ~= context.version, context.environment.kind == .canvas {
            for case let node? in [record.first, record.second] {
                let reference = context.values.index.recordOfNode[node]
                if reference.kind == .guide,
                    context.values.tree.equals(context.values.index.guides[Int(reference.index)].kind, other: "safeArea")
                {
                    return 0
                }
            }
        }
        if context.values.variations(of: record.node).isEmpty { return record.constant }
        return context.values.number(.constant, node: record.node) ?? record.constant
    }

    private func equation(_ record: ConstraintRecord, constant: Double) -> ConstraintEquation? {
        guard let first = anchors.anchor(record.first) else { return nil }
        let constant = isMirrored(record) ? constant : -constant
        guard record.secondText.isPresent else {
            guard let position = anchors.position(record.firstAttribute, of: first) else { return nil }
            var equation = ConstraintEquation(
                items: (first.item, nil), first: position, multiplier: record.multiplier, constant: constant,
                isMovable: isMovable(record.firstAttribute, anchor: first))
            if record.firstAttribute.isSize { return equation }
            // A position without a second item is relative to the superview.
            let parent = geometry.items[first.item].parent ?? .root
            let box = geometry.frame(parent)
            let isFromRight = context.isRightToLeft && record.firstAttribute.isDirectional
            equation.second = isFromRight ? box.right : box.start(along: record.firstAttribute.axis)
            equation.items.second = parent
            measure(&equation, record: record)
            return equation
        }
        guard let second = anchors.anchor(record.second) else { return nil }
        let firstTarget = anchors.content(of: first, record.firstAttribute, to: second)
        let secondTarget = anchors.content(of: second, record.secondAttribute, to: first)
        guard let left = anchors.position(record.firstAttribute, of: firstTarget),
            let right = anchors.position(record.secondAttribute, of: secondTarget)
        else { return nil }
        var equation = ConstraintEquation(
            items: (first.item, second.item), first: left, second: right, multiplier: record.multiplier, constant: constant,
            isMovable: isMovable(record.firstAttribute, anchor: first) || isMovable(record.secondAttribute, anchor: second))
        measure(&equation, record: record)
        return equation
    }

    private func isMovable(_ attribute: LayoutAttribute, anchor: Anchor) -> Bool { anchor.isMovable || attribute.isMargin }

    /// Measures positions from the nearest common ancestor. This matters if one of them is multiplied.
    private func measure(_ equation: inout ConstraintEquation, record: ConstraintRecord) {
        guard record.multiplier != 1, !record.firstAttribute.isSize, !record.secondAttribute.isSize, let second = equation.items.second
        else { return }
        let ancestor = geometry.tree.nearestCommonAncestor(equation.items.first, second)
        equation.origin = geometry.frame(ancestor).start(along: record.firstAttribute.axis)
    }

    /// Returns, for each item, the outermost detached view that contains it or is it; nil for an item without one. Stack views detach their hidden
    /// views. The whole result is nil on platforms where no view can be detached.
    ///
    /// - Complexity: O(n) in the number of items.
    private func detachedRoots() -> Table<ItemIndex, ItemIndex?>? {
        guard context.isMac else { return nil }
        // Superviews come before their subviews.
        let items = geometry.items
        var roots = Table<ItemIndex, ItemIndex?>(repeating: nil, count: items.count)
        for item in items.indices {
            guard let parent = items[item].parent else { continue }
            if let root = roots[parent] {
                roots[item] = root
            } else if items[item].isHidden, items[item].placement == .arranged, items[parent].name == .stackView,
                context.values.flag(.detachesHiddenViews, node: items[parent].node) == true
            {
                roots[item] = item
            }
        }
        return roots
    }
}

extension Relation {
    fileprivate init(_ relation: LayoutRelation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
