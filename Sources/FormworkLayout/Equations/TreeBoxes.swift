import FormworkSolver

/// The rectangles of a tree's items, as variables of the solver.
struct TreeBoxes {
    /// One of the four numbers of a rectangle.
    enum Quantity: Int, CaseIterable {
        case x, y, width, height

        var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
        var isLength: Bool { self == .width || self == .height }
    }

    /// The value that a variable represents.
    enum Owner {
        case item(ItemIndex, Quantity)
        /// The content size of a scroll view.
        case content(ItemIndex)
        /// A row or column of a grid.
        case track
    }

    /// The alignment rectangles.
    private var boxes = Table<ItemIndex, Box>()
    /// The content rectangles of scroll views.
    private var contents: [ItemIndex: Box] = [:]

    /// Makes the variables. They must be the first of the system; the four of an item are consecutive.
    init(_ tree: LayoutTree, metrics: TreeMetrics, in equations: inout Equations) {
        boxes.reserveCapacity(tree.items.count)
        for item in tree.items.indices {
            // A view that follows its superview may be given a negative length. That is not a conflict: the view has no extent then.
            let isLength = tree.items[item].isPlacedByLayout
            let x = equations.makeVariable(isLength: false)
            let y = equations.makeVariable(isLength: false)
            let width = equations.makeVariable(isLength: isLength)
            let height = equations.makeVariable(isLength: isLength)
            boxes.append(Box(x: x, y: y, width: width, height: height))
        }
        if tree.context.isMac { return }
        for item in tree.items.indices where tree.scrolls(item) && !tree.items[item].children.isEmpty {
            let width = equations.makeVariable(isLength: true)
            let height = equations.makeVariable(isLength: true)
            // The content starts at the frame's origin: it is not scrolled.
            let frame = boxes[item].grown(by: metrics[item].alignmentInsets)
            contents[item] = Box(
                x: frame.x, y: frame.y, width: width, height: height,
                inset: EdgeInsets(top: frame.inset.top, left: frame.inset.left, bottom: 0, right: 0))
        }
    }

    subscript(item: ItemIndex) -> Box { boxes[item] }

    /// Returns the content rectangle of a scroll view; nil for any other view, and for an empty scroll view.
    func content(of item: ItemIndex) -> Box? { contents.isEmpty ? nil : contents[item] }

    /// The content rectangles of scroll views, in the order of the items.
    ///
    /// - Complexity: O(*n* log *n*) for *n* scroll views.
    var scrolled: [(item: ItemIndex, box: Box)] { contents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// - Complexity: O(1) for items, O(*n*) for *n* scroll views.
    func owner(of variable: Variable) -> Owner {
        let (number, quantity) = variable.index.quotientAndRemainder(dividingBy: Quantity.allCases.count)
        if number < boxes.count, let quantity = Quantity(rawValue: quantity) { return .item(ItemIndex(number), quantity) }
        let content = contents.first { $0.value.width == variable || $0.value.height == variable }
        return content.map { .content($0.key) } ?? .track
    }
}
