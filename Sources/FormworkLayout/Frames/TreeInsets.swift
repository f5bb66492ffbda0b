import FormworkModel

/// The layout margins and safe areas of a tree's items, for their current frames.
struct TreeInsets {
    private var margins: Table<ItemIndex, EdgeInsets>
    private var safeAreas: Table<ItemIndex, EdgeInsets>
    /// The margins that the document sets.
    private let explicit: Table<ItemIndex, EdgeInsets?>
    /// The document's settings for margins, read on first use.
    private var rules = Table<ItemIndex, MarginRules>()

    private struct MarginRules {
        var preservesSuperviewMargins: Bool
        var addsSafeArea: Bool
    }

    /// Creates the items' own insets before any frame is known or, with `frames`, their insets at those frames.
    init(_ tree: LayoutTree, frames: TreeFrames? = nil) {
        safeAreas = Table(repeating: .zero, count: tree.items.count)
        margins = safeAreas
        explicit = Table(tree.items.indices.lazy.map { tree.context.isMac ? nil : tree.explicitMargins(of: $0) })
        safeAreas[.root] = tree.surroundings.safeArea
        if let frames {
            find(tree, frames: frames)
            return
        }
        margins[.root] = adding(.root, in: tree)
        for item in tree.items.indices.dropFirst() { margins[item] = own(item, in: tree) }
    }

    func margins(of item: ItemIndex) -> EdgeInsets { margins[item] }
    func safeArea(of item: ItemIndex) -> EdgeInsets { safeAreas[item] }

    /// Computes margins and safe areas from the frames.
    ///
    /// - Complexity: O(n) in the number of items.
    mutating func find(_ tree: LayoutTree, frames: TreeFrames) {
        if rules.isEmpty {
            rules = Table(
                tree.items.indices.lazy.map {
                    MarginRules(preservesSuperviewMargins: Self.preserves($0, in: tree), addsSafeArea: Self.addsSafeArea($0, in: tree))
                })
        }
        // Superviews come before their subviews.
        var isScrolled = Table<ItemIndex, Bool>(repeating: false, count: tree.items.count)
        for item in tree.items.indices {
            guard let parent = tree.items[item].parent else {
                margins[item] = adding(item, in: tree)
                continue
            }
            isScrolled[item] = parent != .root && (isScrolled[parent] || tree.scrolls(parent))
            safeAreas[item] = isScrolled[item] ? .zero : safeArea(of: item, in: tree, frames)
            margins[item] = adding(item, in: tree)
            if rules[item].preservesSuperviewMargins, tree.items[item].name != .tableViewCellContentView {
                keepSuperviewMargins(item, of: parent, frames: frames)
            }
        }
    }

    // MARK: A view's own margins

    /// Returns a view's margins without the contributions of safe areas and superviews.
    private func own(_ item: ItemIndex, in tree: LayoutTree) -> EdgeInsets {
        if tree.context.isMac { return .zero }
        let explicit = explicit[item]
        if item == .root {
            let system = tree.surroundings.margins
            guard let explicit else { return system }
            let ignores =
                tree.controller.map { tree.context.values.flag(.viewRespectsSystemMinimumLayoutMargins, node: $0) == false } ?? false
            if !tree.surroundings.hasSystemMargins || ignores { return explicit }
            return EdgeInsets(
                top: explicit.top, left: max(explicit.left, system.left), bottom: explicit.bottom,
                right: max(explicit.right, system.right))
        }
        if let cell = cellMargins(of: item, explicit: explicit, in: tree) { return cell }
        return explicit ?? (tree.items[item].name == .stackView ? .zero : EdgeInsets(all: 8))
    }

    private static func preserves(_ item: ItemIndex, in tree: LayoutTree) -> Bool {
        tree.context.values.flag(.preservesSuperviewLayoutMargins, node: tree.items[item].node) ?? false
    }

    /// Returns the margins of a table cell's content view; nil for any other view.
    private func cellMargins(of item: ItemIndex, explicit: EdgeInsets?, in tree: LayoutTree) -> EdgeInsets? {
        let (root, content) = (tree.items[.root], tree.items[item])
        guard content.parent == .root, root.name == .tableViewCell, content.name == .tableViewCellContentView else { return nil }
        let accessory = tree.context.values.string(.accessoryType, node: root.node)
        let isPreserving = Self.preserves(item, in: tree)
        let cell = CellSituation(
            cellWidth: tree.surroundings.size.width, tableWidth: tree.table?.width, isPreserving: Self.preserves(.root, in: tree),
            isContentPreserving: isPreserving,
            hasAccessory: accessory != nil && accessory != "none" && content.frame.size.width < root.frame.size.width - 0.5,
            addsSafeArea: tree.context.values.flag(.insetsLayoutMarginsFromSafeArea, node: content.node) != false)
        var system = tree.context.environment.cellMargins(of: cell)
        if isPreserving, let outer = self.explicit[.root] { system = system.union(outer) }
        guard let explicit else { return system }
        return isPreserving ? explicit.union(system) : explicit
    }

    // MARK: Margins from the surroundings

    /// Returns the safe area of an item that is not inside scrolled content.
    private func safeArea(of item: ItemIndex, in tree: LayoutTree, _ frames: TreeFrames) -> EdgeInsets {
        let outer = tree.surroundings.safeArea
        if outer == .zero { return .zero }
        let (frame, root) = (frames[item], frames[.root])
        return EdgeInsets(
            top: max(0, outer.top - frame.origin.y), left: max(0, outer.left - frame.origin.x),
            bottom: max(0, outer.bottom - (root.size.height - frame.origin.y - frame.size.height)),
            right: max(0, outer.right - (root.size.width - frame.origin.x - frame.size.width)))
    }

    /// Whether a view's safe area adds to its margins.
    private static func addsSafeArea(_ item: ItemIndex, in tree: LayoutTree) -> Bool {
        tree.surroundings.addsSafeAreaToMargins
            && tree.context.values.flag(.insetsLayoutMarginsFromSafeArea, node: tree.items[item].node) != false
    }

    /// Returns a view's own margins plus its safe area, if the safe area adds to them.
    private func adding(_ item: ItemIndex, in tree: LayoutTree) -> EdgeInsets {
        let result = own(item, in: tree)
        guard rules.isEmpty ? Self.addsSafeArea(item, in: tree) : rules[item].addsSafeArea else { return result }
        let safe = safeAreas[item]
        return EdgeInsets(
            top: result.top + safe.top, left: result.left + safe.left, bottom: result.bottom + safe.bottom, right: result.right + safe.right
        )
    }

    /// Increases the margins of a view that preserves superview margins, so that they reach at least to those of its superview.
    private mutating func keepSuperviewMargins(_ item: ItemIndex, of parent: ItemIndex, frames: TreeFrames) {
        let (frame, superview, outer) = (frames[item], frames[parent], margins[parent])
        let kept = EdgeInsets(
            top: outer.top - (frame.origin.y - superview.origin.y), left: outer.left - (frame.origin.x - superview.origin.x),
            bottom: outer.bottom - (superview.origin.y + superview.size.height - frame.origin.y - frame.size.height),
            right: outer.right - (superview.origin.x + superview.size.width - frame.origin.x - frame.size.width))
        margins[item] = margins[item].union(kept)
    }
}

extension EdgeInsets {
    /// Returns the greater inset for each edge.
    fileprivate func union(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom), right: max(right, other.right))
    }
}
