import FormworkModel
import FormworkSolver
import FormworkTree

/// How to find again the constant of a row that hangs on margins or safe areas.
enum MarginRecipe {
    /// A constraint of the document.
    case constraint(Int)
    /// An arranged view's edge at its stack's margin: the row holds its side's margin, times a factor.
    case stackEdge(stack: Int, edge: Edge, factor: Double, rest: Double)
}

/// A side of a rectangle.
enum Edge: UInt8 {
    case top, left, bottom, right

    func of(_ insets: EdgeInsets) -> Double {
        switch self {
        case .top: insets.top
        case .left: insets.left
        case .bottom: insets.bottom
        case .right: insets.right
        }
    }
}

extension TreeLayout {
    /// Layout margins that the document gives a view.
    func explicitMargins(of item: Int) -> EdgeInsets? {
        let values = context.values
        let node = items[item].node
        func number(_ name: Name, _ child: NodeIndex) -> Double { values.layoutNumber(name, child) ?? 0 }
        if let child = values.child(node, key: "directionalLayoutMargins") {
            let (leading, trailing) = (number(.leading, child), number(.trailing, child))
            return EdgeInsets(
                top: number(.top, child), left: context.isRightToLeft ? trailing : leading, bottom: number(.bottom, child),
                right: context.isRightToLeft ? leading : trailing)
        }
        if let child = values.child(node, key: "layoutMargins") {
            return EdgeInsets(
                top: number(.top, child), left: number(.left, child), bottom: number(.bottom, child), right: number(.right, child))
        }
        return nil
    }

    /// A view's margins without what comes from safe areas and superviews.
    func ownMargins(of item: Int) -> EdgeInsets {
        if context.isMac { return .zero }
        let explicit = explicitMargins(of: item)
        if item == 0 {
            guard let explicit else { return surroundings.margins }
            let system = surroundings.margins
            let ignores =
                tree.controller.map { context.values.flag(.viewRespectsSystemMinimumLayoutMargins, $0) == false } ?? false
            if tree.situation.kind != .controller || ignores { return explicit }
            return EdgeInsets(
                top: explicit.top, left: max(explicit.left, system.left), bottom: explicit.bottom,
                right: max(explicit.right, system.right))
        }
        if let cell = cellMargins(of: item, explicit: explicit) { return cell }
        return explicit ?? (items[item].name == .stackView ? .zero : EdgeInsets(all: 8))
    }

    private func preserves(_ item: Int) -> Bool {
        context.values.flag(.preservesSuperviewLayoutMargins, items[item].node) ?? false
    }

    /// The margins of a table cell's content view.
    private func cellMargins(of item: Int, explicit: EdgeInsets?) -> EdgeInsets? {
        guard items[item].parent == 0, items[0].name == .tableViewCell, items[item].name == .tableViewCellContentView else { return nil }
        let accessory = context.values.string(.accessoryType, items[0].node)
        let isPreserving = preserves(item)
        let cell = CellSituation(
            cellWidth: surroundings.size.width, tableWidth: table?.width,
            isPreserving: preserves(0), isContentPreserving: isPreserving,
            hasAccessory: accessory != nil && accessory != "none" && items[item].frame.size.width < items[0].frame.size.width - 0.5)
        var system = context.environment.cellMargins(of: cell)
        if isPreserving, let outer = explicitMargins(of: 0) {
            system = EdgeInsets(
                top: max(system.top, outer.top), left: max(system.left, outer.left), bottom: max(system.bottom, outer.bottom),
                right: max(system.right, outer.right))
        }
        guard let explicit else { return system }
        if !isPreserving { return explicit }
        return EdgeInsets(
            top: max(explicit.top, system.top), left: max(explicit.left, system.left), bottom: max(explicit.bottom, system.bottom),
            right: max(explicit.right, system.right))
    }

    // MARK: As the frames go

    /// Finds margins and safe areas from the frames, and moves the rows that hang on them.
    ///
    /// - Returns: Whether any row was moved.
    mutating func updateMargins() -> Bool {
        if marginRows.isEmpty { return false }
        findMargins()
        var moved = false
        for (row, recipe) in marginRows {
            guard let constant = constant(of: recipe) else { continue }
            guard abs(constant - equations.constant(of: row)) > 1e-6 else { continue }
            equations.setConstant(constant, of: row)
            moved = true
        }
        return moved
    }

    /// Finds margins and safe areas from the frames.
    mutating func findMargins() {
        // Superviews come before what stands in them.
        var isScrolled = [Bool](repeating: false, count: items.count)
        for item in items.indices {
            let parent = items[item].parent
            isScrolled[item] = parent > 0 && (isScrolled[parent] || Self.scrolls(items[parent].name))
            if item > 0 { safeAreas[item] = isScrolled[item] ? .zero : safeArea(of: item) }
            margins[item] = currentMargins(of: item)
        }
    }

    /// The safe area of an item that nothing scrolls.
    private func safeArea(of item: Int) -> EdgeInsets {
        let outer = surroundings.safeArea
        if outer == .zero { return .zero }
        let (frame, root) = (frames[item], frames[0])
        return EdgeInsets(
            top: max(0, outer.top - frame.origin.y), left: max(0, outer.left - frame.origin.x),
            bottom: max(0, outer.bottom - (root.size.height - frame.origin.y - frame.size.height)),
            right: max(0, outer.right - (root.size.width - frame.origin.x - frame.size.width)))
    }

    func currentMargins(of item: Int) -> EdgeInsets {
        var result = ownMargins(of: item)
        if surroundings.addsSafeAreaToMargins,
            context.values.flag(.insetsLayoutMarginsFromSafeArea, items[item].node) != false
        {
            let safe = safeAreas[item]
            result = EdgeInsets(
                top: result.top + safe.top, left: result.left + safe.left, bottom: result.bottom + safe.bottom,
                right: result.right + safe.right)
        }
        let parent = items[item].parent
        guard parent >= 0, preserves(item), items[item].name != .tableViewCellContentView else { return result }
        let (frame, superview, outer) = (frames[item], frames[parent], margins[parent])
        return EdgeInsets(
            top: max(result.top, outer.top - (frame.origin.y - superview.origin.y)),
            left: max(result.left, outer.left - (frame.origin.x - superview.origin.x)),
            bottom: max(
                result.bottom, outer.bottom - (superview.origin.y + superview.size.height - frame.origin.y - frame.size.height)),
            right: max(result.right, outer.right - (superview.origin.x + superview.size.width - frame.origin.x - frame.size.width)))
    }

    private mutating func constant(of recipe: MarginRecipe) -> Double? {
        switch recipe {
        case .constraint(let number): constraintConstant(context.values.index.constraints[number])
        case .stackEdge(let stack, let edge, let factor, let rest): factor * edge.of(margins[stack]) + rest
        }
    }

    /// Whether what stands in a view scrolls on iOS.
    static func scrolls(_ name: Name) -> Bool {
        switch name {
        case .scrollView, .tableView, .collectionView, .textView: true
        default: false
        }
    }
}
