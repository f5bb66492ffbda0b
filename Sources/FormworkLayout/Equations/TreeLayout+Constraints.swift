import FormworkModel
import FormworkSolver
import FormworkTree

/// What a constraint's side speaks of: a rectangle, and the item whose coordinates it lies in.
private struct Anchor {
    var item: Int
    var box: Box
    /// Margins and baselines are only a view's.
    var isView = false
    var guide: ControllerGuide?
    /// The rectangle hangs on a safe area or margins.
    var isMovable = false
}

private enum ControllerGuide { case top, bottom, keyboard }

/// A constraint in the solver's terms.
private struct Equation {
    var first: Position
    var second: Position?
    var firstAnchor: Anchor
    var secondAnchor: Anchor?
    var isMovable: Bool
}

extension TreeLayout {
    mutating func addConstraints() {
        let index = context.values.index
        let detached = detachedRoots()
        for item in items.indices {
            for number in index.views[items[item].view].constraints.range where context.installation.constraints[number] {
                let record = index.constraints[number]
                add(record, .constraint(number), .constraint(number), detached)
            }
        }
    }

    /// - Parameter detached: see ``detachedRoots()``.
    private mutating func add(_ record: ConstraintRecord, _ origin: RowOrigin, _ recipe: MarginRecipe, _ detached: [Int]) {
        guard let constant = constant(record), LayoutNumber.takes(constant), LayoutNumber.takes(record.multiplier) else {
            note(.numberOutOfRange, origin)
            return
        }
        if record.secondText.isPresent && record.multiplier == 0 {
            note(.multiplierZero, origin)
            return
        }
        guard let equation = equation(record) else {
            note(hasItems(record) ? .separateTrees : .missingItem, origin)
            return
        }
        if !detached.isEmpty, let second = equation.secondAnchor, detached[equation.firstAnchor.item] != detached[second.item] { return }
        begin(equation, record, constant)
        let relation: Relation =
            switch record.relation {
            case .equal: .equal
            case .lessThanOrEqual: isMirrored(record) ? .greaterThanOrEqual : .lessThanOrEqual
            case .greaterThanOrEqual: isMirrored(record) ? .lessThanOrEqual : .greaterThanOrEqual
            }
        guard let row = equations.end(relation, at: Double(record.priority), origin) else {
            note(.numberOutOfRange, origin)
            return
        }
        if equation.isMovable { marginRows.append((row, recipe)) }
    }

    private mutating func note(_ kind: LayoutProblem.Kind, _ origin: RowOrigin) {
        guard let constraint = constraint(of: origin) else { return }
        problems.append(LayoutProblem(constraint: constraint, kind: kind))
    }

    /// Whether the items are there, wherever they stand.
    private func hasItems(_ record: ConstraintRecord) -> Bool {
        record.first != nil && (record.second != nil || record.secondText.isAbsent)
    }

    private mutating func begin(_ equation: Equation, _ record: ConstraintRecord, _ constant: Double) {
        equations.begin(constant: isMirrored(record) ? constant : -constant)
        equations.term(equation.first)
        guard let second = equation.second, let secondAnchor = equation.secondAnchor else { return }
        equations.term(second, -record.multiplier)
        if record.multiplier != 1, !record.firstAttribute.isSize, !record.secondAttribute.isSize {
            // Places are measured from the nearest view that holds both.
            let ancestor = commonAncestor(equation.firstAnchor.item, secondAnchor.item)
            let box = frameBox(ancestor)
            let origin = record.firstAttribute.isHorizontal ? box.left : box.top
            equations.term(origin, record.multiplier - 1)
        }
    }

    /// The row's constant as of the current margins.
    mutating func constraintConstant(_ record: ConstraintRecord) -> Double? {
        guard let constant = constant(record), let equation = equation(record) else { return nil }
        begin(equation, record, constant)
        return equations.begunConstant
    }

    /// Right to left, leading is right, and distances from there are measured the other way.
    private func isMirrored(_ record: ConstraintRecord) -> Bool {
        context.isRightToLeft && (record.firstAttribute.isDirectional || record.secondAttribute.isDirectional)
    }

    private func constant(_ record: ConstraintRecord) -> Double? {
        if record.flags.contains(.symbolic), 13000..<14800 ~= context.version, context.environment.kind == .canvas {
            for case let node? in [record.first, record.second] {
                let reference = context.values.index.recordOfNode[node]
                if reference.kind == .guide,
                    context.values.tree.equals(context.values.index.guides[Int(reference.index)].kind, "safeArea")
                {
                    return 0
                }
            }
        }
        if context.values.variations(of: record.node).isEmpty { return record.constant }
        return context.values.number(.constant, record.node) ?? record.constant
    }

    private func commonAncestor(_ first: Int, _ second: Int) -> Int {
        var (a, b) = (first, second)
        while a != b {
            // A superview comes before its subviews.
            if a > b { a = items[a].parent } else { b = items[b].parent }
        }
        return a
    }

    // MARK: Sides

    private func equation(_ record: ConstraintRecord) -> Equation? {
        guard let first = anchor(record.first) else { return nil }
        guard record.secondText.isPresent else {
            guard let position = position(record.firstAttribute, of: first) else { return nil }
            if record.firstAttribute.isSize {
                return Equation(first: position, firstAnchor: first, isMovable: isMovable(record.firstAttribute, first))
            }
            // A place alone is measured in the superview.
            let parent = max(items[first.item].parent, 0)
            let box = frameBox(parent)
            let origin =
                record.firstAttribute.isHorizontal
                ? (context.isRightToLeft && record.firstAttribute.isDirectional ? box.right : box.left) : box.top
            return Equation(
                first: position, second: origin, firstAnchor: first, secondAnchor: Anchor(item: parent, box: box),
                isMovable: isMovable(record.firstAttribute, first))
        }
        guard let second = anchor(record.second) else { return nil }
        let firstTarget = content(of: first, record.firstAttribute, to: second)
        let secondTarget = content(of: second, record.secondAttribute, to: first)
        guard let left = position(record.firstAttribute, of: firstTarget),
            let right = position(record.secondAttribute, of: secondTarget)
        else { return nil }
        return Equation(
            first: left, second: right, firstAnchor: firstTarget, secondAnchor: secondTarget,
            isMovable: isMovable(record.firstAttribute, first) || isMovable(record.secondAttribute, second))
    }

    private func isMovable(_ attribute: LayoutAttribute, _ anchor: Anchor) -> Bool { anchor.isMovable || attribute.isMargin }

    private func anchor(_ node: NodeIndex?) -> Anchor? {
        guard let node else { return nil }
        let reference = context.values.index.recordOfNode[node]
        switch reference.kind {
        case .view:
            guard let item = item(ofView: Int(reference.index)) else { return nil }
            return Anchor(item: item, box: boxes[item], isView: true)
        case .guide: return guideAnchor(context.values.index.guides[Int(reference.index)])
        default: return nil
        }
    }

    func item(ofView view: Int) -> Int? {
        let place = context.places[view]
        guard place.tree >= 0, items.indices.contains(Int(place.item)), items[Int(place.item)].view == view else { return nil }
        return Int(place.item)
    }

    private func guideAnchor(_ guide: GuideRecord) -> Anchor? {
        let owner = context.values.index.recordOfNode[guide.owner]
        let words = context.values.tree
        guard owner.kind == .view else {
            guard tree.controller == guide.owner else { return nil }
            let kind: ControllerGuide = words.equals(guide.kind, "top") ? .top : .bottom
            return Anchor(item: 0, box: boxes[0], guide: kind)
        }
        guard let item = item(ofView: Int(owner.index)) else { return nil }
        let frame = frameBox(item)
        if words.equals(guide.kind, "safeArea") {
            return Anchor(item: item, box: frame.shrunk(by: safeAreas[item]), isMovable: item > 0)
        }
        if words.equals(guide.kind, "contentLayoutGuide") { return contents[item].map { Anchor(item: item, box: $0) } }
        if words.equals(guide.kind, "frameLayoutGuide") { return Anchor(item: item, box: frame) }
        if words.equals(guide.kind, "layoutMargins") {
            return Anchor(item: item, box: frame.shrunk(by: margins[item]), isMovable: true)
        }
        if words.equals(guide.kind, "keyboard") { return Anchor(item: item, box: frame, guide: .keyboard, isMovable: item > 0) }
        return Anchor(item: item, box: frame)
    }

    /// The edges of a scroll view, to what stands in it, are those of its content.
    private func content(of anchor: Anchor, _ attribute: LayoutAttribute, to other: Anchor) -> Anchor {
        guard anchor.isView, !attribute.isSize, !attribute.isCenter, let content = contents[anchor.item] else { return anchor }
        guard other.item != anchor.item, commonAncestor(anchor.item, other.item) == anchor.item else { return anchor }
        var result = anchor
        result.box = content
        return result
    }

    private func position(_ attribute: LayoutAttribute, of anchor: Anchor) -> Position? {
        let box = anchor.box
        switch attribute {
        case .left: return box.left
        case .right: return box.right
        case .leading: return context.isRightToLeft ? box.right : box.left
        case .trailing: return context.isRightToLeft ? box.left : box.right
        case .width: return box.breadth
        case .centerX: return box.centerX
        default: break
        }
        if let guide = anchor.guide { return position(attribute, of: guide, anchor) }
        switch attribute {
        case .top: return box.top
        case .bottom: return box.bottom
        case .height: return box.tallness
        case .centerY: return box.centerY
        case .firstBaseline: return anchor.isView ? baseline(of: anchor.item, isFirst: true) : box.bottom
        case .baseline, .lastBaseline: return anchor.isView ? baseline(of: anchor.item, isFirst: false) : box.bottom
        default: break
        }
        // Margins are distances from the frame, or from the content of a scroll view.
        let isContent = anchor.isView && box.width != boxes[anchor.item].width
        let outer = anchor.isView && !isContent ? frameBox(anchor.item) : box
        let inner = outer.shrunk(by: anchor.isView ? margins[anchor.item] : .zero)
        return switch attribute {
        case .leftMargin: inner.left
        case .rightMargin: inner.right
        case .leadingMargin: context.isRightToLeft ? inner.right : inner.left
        case .trailingMargin: context.isRightToLeft ? inner.left : inner.right
        case .topMargin: inner.top
        case .bottomMargin: inner.bottom
        case .centerXWithinMargins: inner.centerX
        case .centerYWithinMargins: inner.centerY
        default: nil
        }
    }

    private func position(_ attribute: LayoutAttribute, of guide: ControllerGuide, _ anchor: Anchor) -> Position? {
        let box = anchor.box
        let (upper, lower, height): (Position, Position, Double)
        switch guide {
        case .top:
            height = surroundings.topGuide
            upper = box.top
            lower = Position(first: box.y, constant: height)
        case .bottom:
            height = surroundings.bottomGuide
            upper = box.shrunk(by: EdgeInsets(top: 0, left: 0, bottom: height, right: 0)).bottom
            lower = box.bottom
        case .keyboard:
            height = safeAreas[anchor.item].bottom
            upper = box.shrunk(by: EdgeInsets(top: 0, left: 0, bottom: height, right: 0)).bottom
            lower = box.bottom
        }
        switch attribute {
        case .top: return upper
        case .bottom, .baseline, .lastBaseline, .firstBaseline: return lower
        case .height: return Position(first: -1, constant: height)
        default: return nil
        }
    }

    /// Where a view's text stands; of a stack view, that of a view in it.
    func baseline(of item: Int, isFirst: Bool) -> Position {
        var item = item
        while items[item].name == .stackView, let inner = baselineItem(inStack: item, isFirst: isFirst) { item = inner }
        let baseline = isFirst ? items[item].metrics.firstBaseline : items[item].metrics.lastBaseline
        return Position(first: boxes[item].y, second: boxes[item].height, share: baseline.share, constant: baseline.offset)
    }

    private func baselineItem(inStack stack: Int, isFirst: Bool) -> Int? {
        func isShown(_ child: Int) -> Bool { items[child].placement == .arranged && !items[child].isHidden }
        return isFirst ? items[stack].children.first(where: isShown) : items[stack].children.last(where: isShown)
    }
}
