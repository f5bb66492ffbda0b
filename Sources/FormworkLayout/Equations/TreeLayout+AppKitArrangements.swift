import FormworkModel
import FormworkSolver

extension TreeLayout {
    /// Stack and grid views of AppKit.
    mutating func addAppKitArrangements() {
        for item in items.indices {
            switch items[item].name {
            case .stackView: addAppKitStack(AppKitStack(item, items, context.values))
            case .gridView: addAppKitGrid(item)
            default: break
            }
        }
    }

    private mutating func addAppKitStack(_ stack: AppKitStack) {
        let (horizontal, origin) = (stack.isHorizontal, RowOrigin.arrangement(stack.stack))
        let arranged = stack.arranged
        if arranged.isEmpty { return }
        switch stack.distribution {
        case .gravityAreas: addGravityAreas(stack)
        case .equalSpacing, .equalCentering: addSpread(stack)
        case .fill, .fillEqually, .fillProportionally:
            pin(stack, arranged[0], toStart: true, horizontal, .equal)
            pin(stack, arranged[arranged.count - 1], toStart: false, horizontal, .equal)
            addGaps(stack, arranged, .equal)
        }
        if stack.distribution == .fillEqually {
            for (left, right) in zip(arranged, arranged.dropFirst()) {
                equations.relate(length(left, horizontal), .equal, length(right, horizontal), .equalSizes(stack.stack))
            }
        }
        if stack.distribution == .fillProportionally { addProportions(stack) }
        for child in arranged { addAcross(stack, child) }
        addBaselines(stack)
        // No view in it is squeezed: that is what its content resists with 750.
        equations.fix(length(stack.stack, !horizontal), .lessThanOrEqual, 0, at: min(stack.hugging.across, 749.9), origin)
    }

    // MARK: Along

    private mutating func addGaps(_ stack: AppKitStack, _ views: [Int], _ relation: Relation) {
        for (left, right) in zip(views, views.dropFirst()) {
            distance(
                from: end(left, stack.isHorizontal), to: start(right, stack.isHorizontal), stack.isHorizontal, relation,
                stack.gap(after: left),
                .arrangement(stack.stack))
        }
    }

    /// The distance of a view from the stack's edge, beyond its inset.
    private mutating func pin(
        _ stack: AppKitStack, _ child: Int, toStart isStart: Bool, _ isHorizontal: Bool, _ relation: Relation, at priority: Double = 1000
    ) {
        let from = isStart ? start(stack.stack, isHorizontal) : end(child, isHorizontal)
        let to = isStart ? start(child, isHorizontal) : end(stack.stack, isHorizontal)
        let (before, after) =
            isHorizontal
            ? (context.isRightToLeft ? (stack.insets.right, stack.insets.left) : (stack.insets.left, stack.insets.right))
            : (stack.insets.top, stack.insets.bottom)
        let inset = isStart ? before : after
        let clipping = isHorizontal == stack.isHorizontal ? stack.clipping.along : stack.clipping.across
        guard !isStart, clipping < priority, relation != .lessThanOrEqual else {
            distance(from: from, to: to, isHorizontal, relation, inset, at: priority, .arrangement(stack.stack))
            return
        }
        // What does not fit is cut off at the end.
        distance(from: from, to: to, isHorizontal, .greaterThanOrEqual, inset, at: clipping, .arrangement(stack.stack))
        if relation == .equal {
            distance(from: from, to: to, isHorizontal, .lessThanOrEqual, inset, at: priority, .arrangement(stack.stack))
        }
    }

    /// Views at the beginning, in the middle and at the end, with free room between.
    private mutating func addGravityAreas(_ stack: AppKitStack) {
        let horizontal = stack.isHorizontal
        for group in stack.groups { addGaps(stack, group, .equal) }
        let filled = stack.groups.filter { !$0.isEmpty }
        for (left, right) in zip(filled, filled.dropFirst()) {
            guard let last = left.last, let first = right.first else { continue }
            distance(
                from: end(last, horizontal), to: start(first, horizontal), horizontal, .greaterThanOrEqual, stack.gap(after: last),
                .arrangement(stack.stack))
            distance(
                from: end(last, horizontal), to: start(first, horizontal), horizontal, .lessThanOrEqual, stack.gap(after: last),
                at: stack.hugging.along, .arrangement(stack.stack))
        }
        let arranged = stack.arranged
        let (first, last) = (arranged[0], arranged[arranged.count - 1])
        pin(stack, first, toStart: true, horizontal, stack.groups[0].isEmpty ? .greaterThanOrEqual : .equal)
        pin(stack, last, toStart: false, horizontal, stack.groups[2].isEmpty ? .greaterThanOrEqual : .equal)
        if stack.groups[0].isEmpty { pin(stack, first, toStart: true, horizontal, .lessThanOrEqual, at: stack.hugging.along) }
        if stack.groups[2].isEmpty { pin(stack, last, toStart: false, horizontal, .lessThanOrEqual, at: stack.hugging.along) }
        if let first = stack.groups[1].first, let last = stack.groups[1].last {
            // start + end = twice the stack's centre.
            equations.begin()
            equations.term(start(first, horizontal))
            equations.term(end(last, horizontal))
            equations.term(center(stack.stack, horizontal), -2)
            equations.end(.equal, at: 249, .arrangement(stack.stack))
        }
    }

    /// Views with equal gaps, or with equal distances between their centres.
    private mutating func addSpread(_ stack: AppKitStack) {
        let (horizontal, arranged, origin) = (stack.isHorizontal, stack.arranged, RowOrigin.arrangement(stack.stack))
        let isAlone = arranged.count == 1
        pin(stack, arranged[0], toStart: true, horizontal, isAlone ? .greaterThanOrEqual : .equal)
        pin(stack, arranged[arranged.count - 1], toStart: false, horizontal, isAlone ? .greaterThanOrEqual : .equal)
        if isAlone { equations.relate(center(arranged[0], horizontal), .equal, center(stack.stack, horizontal), origin) }
        addGaps(stack, arranged, .greaterThanOrEqual)
        if stack.distribution == .equalSpacing {
            addEqualGaps(arranged, horizontal, origin)
        } else {
            addEqualCenters(arranged, horizontal, origin)
        }
        equations.fix(length(stack.stack, horizontal), .lessThanOrEqual, 0, at: stack.hugging.along, origin)
    }

    private mutating func addProportions(_ stack: AppKitStack) {
        let horizontal = stack.isHorizontal
        let sizes = stack.arranged.map { (horizontal ? items[$0].metrics.intrinsicWidth : items[$0].metrics.intrinsicHeight) ?? 0 }
        let sum = sizes.reduce(0, +) + stack.spacing * Double(sizes.count - 1)
        guard sum > 0 else { return }
        for (child, size) in zip(stack.arranged, sizes) where size > 0 {
            equations.begin()
            equations.term(length(child, horizontal))
            equations.term(length(stack.stack, horizontal), -size / sum)
            equations.end(.equal, at: 999, .arrangement(stack.stack))
        }
    }

    // MARK: Across

    private mutating func addAcross(_ stack: AppKitStack, _ child: Int) {
        let across = !stack.isHorizontal
        pin(stack, child, toStart: true, across, .greaterThanOrEqual)
        pin(stack, child, toStart: false, across, .greaterThanOrEqual)
        // A view's own constraints may move it away from the alignment: that is a little less than required.
        let priority = 999.9
        switch stack.alignment {
        case .leading, .top: pin(stack, child, toStart: true, across, .equal, at: priority)
        case .trailing, .bottom: pin(stack, child, toStart: false, across, .equal, at: priority)
        case .fill, .width, .height:
            pin(stack, child, toStart: true, across, .equal, at: priority)
            pin(stack, child, toStart: false, across, .equal, at: priority)
        case .center, .centerX, .centerY:
            let inner = boxes[stack.stack].shrunk(by: stack.insets)
            equations.relate(
                center(child, across), .equal, across ? inner.centerX : inner.centerY, at: priority, .arrangement(stack.stack))
        case .firstBaseline, .lastBaseline, .baseline: break
        }
    }

    private mutating func addBaselines(_ stack: AppKitStack) {
        let isFirst = stack.alignment == .firstBaseline
        guard stack.isHorizontal, isFirst || stack.alignment == .lastBaseline || stack.alignment == .baseline else { return }
        guard let first = stack.arranged.first else { return }
        for child in stack.arranged.dropFirst() {
            equations.relate(
                baseline(of: child, isFirst: isFirst), .equal, baseline(of: first, isFirst: isFirst), .arrangement(stack.stack))
        }
    }

    // MARK: Hugging

    /// A stack hugs each of its views across: one that hugs its content less than that is stretched to the stack's edges.
    ///
    /// Interface Builder's usual 249.99998 leaves a view alone whose extent nothing decides; only what is left after solving tells.
    /// - Returns: Whether any row was added.
    mutating func hugArrangedViews() -> Bool {
        let stacks = items.indices.filter { items[$0].name == .stackView }.map { AppKitStack($0, items, context.values) }
        if stacks.isEmpty { return false }
        var loose: [(stack: AppKitStack, child: Int)] = []
        for stack in stacks where stack.hugging.across < 750 {
            for child in stack.arranged {
                let (inner, outer) = (alignmentLengths(of: child), alignmentLengths(of: stack.stack))
                let room = stack.isHorizontal ? outer.height - inner.height : outer.width - inner.width
                if room > 0.5 { loose.append((stack, child)) }
            }
        }
        if loose.isEmpty { return false }
        let free = Set(equations.ambiguities().map(\.variable.index))
        var added = false
        for (stack, child) in loose where stack.hugging.across >= 250 || !free.contains(4 * child + (stack.isHorizontal ? 3 : 2)) {
            // A stack in the stack holds together as strongly: it wins.
            let priority = stack.hugging.across - 0.01
            pin(stack, child, toStart: true, !stack.isHorizontal, .lessThanOrEqual, at: priority)
            pin(stack, child, toStart: false, !stack.isHorizontal, .lessThanOrEqual, at: priority)
            added = true
        }
        return added
    }

    private func alignmentLengths(of item: Int) -> (width: Double, height: Double) {
        let insets = items[item].metrics.alignmentInsets
        let size = frames[item].size
        return (size.width - insets.left - insets.right, size.height - insets.top - insets.bottom)
    }

    // MARK: What nothing decides

    /// A view of a stack, about whose size nothing says anything, extends across the whole stack, and along it as far as a new view does;
    /// what scrolls is as large as the part of it that is seen.
    ///
    /// - Returns: Whether it is such a view.
    mutating func stayAsWideAsStack(_ item: Int, isWidth: Bool) -> Bool {
        let parent = items[item].parent
        guard parent >= 0 else { return false }
        if items[parent].name == .clipView {
            equations.relate(length(item, isWidth), .equal, length(parent, isWidth), at: 0.03, .stay(item))
            return true
        }
        guard items[item].placement == .arranged, items[parent].name == .stackView else { return false }
        let isHorizontal = !context.values.isWord(.orientation, items[parent].node, "vertical")
        let length = isWidth ? boxes[item].breadth : boxes[item].tallness
        if isHorizontal == isWidth {
            equations.fix(length, .equal, isWidth ? Self.librarySize.width : Self.librarySize.height, at: 0.02, .stay(item))
        } else {
            equations.relate(length, .equal, isWidth ? boxes[parent].breadth : boxes[parent].tallness, at: 0.03, .stay(item))
        }
        return true
    }
}
