public import FormworkModel
import FormworkSolver

/// Lays out a hierarchy of views with Auto Layout constraints.
///
/// ```swift
/// let engine = LayoutEngine()
/// let title = engine.root.addSubview("title", content: LayoutContent(width: 80, height: 20))
/// title.centerXAnchor.constraint(equalTo: engine.root.centerXAnchor).isActive = true
/// title.topAnchor.constraint(equalTo: engine.root.topAnchor, constant: 16).isActive = true
/// try engine.layout(in: Size(width: 320, height: 480))
/// print(title.frame)
/// ```
///
/// An engine keeps its solution: a change of a constant, a size or a suggested value only repeats the work that depends on it. A living layout and a new
/// one of the same views and constraints have the same frames.
public final class LayoutEngine {
    // MARK: Views

    var views: [ViewRecord] = []
    var contents: [ContentRecord] = []
    var insets: [InsetsRecord] = []
    var arrangements: [LayoutArrangement] = []
    private var freeViews: [Int] = []

    // MARK: Constraints

    var constraints: [ConstraintRecord] = []
    var identifiers: [Int: String] = [:]
    private var freeConstraints: [Int] = []
    private var lastSerial: Int32 = 0
    var suggestions: [Suggestion] = []

    // MARK: The system

    var solver = Solver()
    /// The variables in the order of their creation: four for each box, then those of grids and suggestions.
    var variables: [Variable] = []
    /// The views with variables, superviews first.
    var boxes: [BoxRecord] = []
    /// The frames that were solved last, by view.
    var frames: [Rect] = []
    /// The origins of rows, by the number of the row's id.
    var origins: [RowOrigin] = []
    /// The terms and the constant of the row that is being made.
    var terms: [LinearExpression.Term] = []
    var constant = 0.0
    /// The rows that fix the root's width and height.
    var sizeRows: (width: LinearConstraint.ID?, height: LinearConstraint.ID?)
    /// The contents that are measured at the solved width.
    var measured: [Int] = []
    /// Whether any row relates a horizontal to a vertical length.
    var tiesAxes = false
    /// Whether the hierarchy changed, so that all rows are made again.
    private(set) var needsRows = true
    /// The size of the root that the program gave.
    var rootSize = Size(width: 0, height: 0)

    /// Whether the leading edge is the right one.
    public var isRightToLeft = false {
        didSet { if isRightToLeft != oldValue { noteStructure() } }
    }

    /// Whether ``solve()`` throws if a layout has conflicts, ambiguous views, or numbers that can't be used.
    public var isStrict = false

    /// Creates an engine with a root view.
    ///
    /// - Parameter name: The name of the root view.
    public init(name: String = "root") { _ = makeView(name) }

    /// The root view. Its size is that of the layout.
    public var root: LayoutView { view(0) }

    /// Makes a view outside of the hierarchy.
    ///
    /// - Parameter name: The name in messages and in the visual format language.
    public func makeView(_ name: String = "") -> LayoutView {
        if let number = freeViews.popLast() {
            views[number].name = name
            views[number].isRemoved = false
            frames[number] = Self.noFrame
            return view(number)
        }
        views.append(ViewRecord(name: name))
        frames.append(Self.noFrame)
        return view(views.count - 1)
    }

    /// Makes a view outside of the hierarchy that arranges its arranged subviews in a stack.
    public func makeStack(_ name: String = "", _ stack: LayoutStack) -> LayoutView {
        let view = makeView(name)
        view.stack = stack
        return view
    }

    /// Makes a view outside of the hierarchy that arranges its arranged subviews in a grid.
    public func makeGrid(_ name: String = "", _ grid: LayoutGrid) -> LayoutView {
        let view = makeView(name)
        view.grid = grid
        return view
    }

    /// Reserves storage for further views, and four constraints for each.
    public func reserve(views count: Int) {
        views.reserveCapacity(views.count + count)
        frames.reserveCapacity(frames.count + count)
        constraints.reserveCapacity(constraints.count + 4 * count)
    }

    static let noFrame = Rect(x: .nan, y: .nan, width: .nan, height: .nan)

    func view(_ number: Int) -> LayoutView {
        LayoutView(engine: self, index: Int32(truncatingIfNeeded: number), generation: views[number].generation)
    }

    func constraint(_ number: Int) -> LayoutConstraint {
        LayoutConstraint(engine: self, index: Int32(truncatingIfNeeded: number), generation: constraints[number].generation)
    }

    func frame(of number: Int) -> Rect {
        let frame = frames[number]
        return frame.origin.x.isNaN ? Rect(x: 0, y: 0, width: 0, height: 0) : frame
    }

    /// Records a change after which all rows are made again.
    func noteStructure() { needsRows = true }

    func noteRows() { needsRows = false }

    // MARK: Constraints

    /// Makes a constraint with any attributes. It is inactive at first.
    ///
    /// - Parameters:
    ///   - first: A view, a guide or an area of a view.
    ///   - firstAttribute: The attribute of the first side.
    ///   - relation: The relation between the two sides.
    ///   - second: A view, a guide or an area of a view; nil for a number. Positions need one.
    ///   - secondAttribute: The attribute of the second side.
    ///   - multiplier: The factor of the second side. Positions are measured from the nearest common superview.
    ///   - constant: The number that is added to the second side, in points.
    public func constraint(
        _ first: some LayoutAnchored, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
        to second: (any LayoutAnchored)?, _ secondAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0
    ) -> LayoutConstraint {
        makeConstraint(
            first.area, firstAttribute, relation, second?.area, secondAttribute, multiplier: multiplier, constant: constant)
    }

    func makeConstraint(
        _ first: LayoutArea, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation, _ second: LayoutArea?,
        _ secondAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double
    ) -> LayoutConstraint {
        // Safe: a programming error of the caller.
        precondition(first.view.engine === self && (second.map { $0.view.engine === self } ?? true), "the views have different engines")
        var record = ConstraintRecord(
            first: Int32(truncatingIfNeeded: first.view.number), second: second.map { Int32(truncatingIfNeeded: $0.view.number) } ?? -1,
            firstAttribute: firstAttribute, secondAttribute: secondAttribute, firstPart: first.part, secondPart: second?.part ?? .frame,
            relation: relation, multiplier: multiplier, constant: constant)
        if let number = freeConstraints.popLast() {
            record.generation = constraints[number].generation
            constraints[number] = record
            return self.constraint(number)
        }
        constraints.append(record)
        return self.constraint(constraints.count - 1)
    }

    /// The active constraints, in the order of their activation.
    ///
    /// - Complexity: O(n log n) in the number of constraints.
    public var activeConstraints: [LayoutConstraint] {
        constraints.indices.filter { constraints[$0].isActive }.sorted { constraints[$0].serial < constraints[$1].serial }.map(constraint)
    }

    func setActive(_ isActive: Bool, _ number: Int) {
        if constraints[number].isActive == isActive { return }
        constraints[number].isActive = isActive
        if isActive {
            lastSerial += 1
            constraints[number].serial = lastSerial
            if !needsRows { addRow(ofConstraint: number) }
        } else {
            removeRow(ofConstraint: number)
        }
    }

    func setConstant(_ constant: Double, of number: Int) {
        constraints[number].constant = constant
        if !needsRows { refreshConstant(of: number) }
    }

    func setPriority(_ priority: Double, of number: Int) {
        constraints[number].priority = priority
        guard !needsRows, constraints[number].isActive else { return }
        if let row = constraints[number].row, (try? solver.setPriority(Priority(priority), of: row)) != nil { return }
        removeRow(ofConstraint: number)
        addRow(ofConstraint: number)
    }

    func removeConstraint(_ number: Int) {
        removeRow(ofConstraint: number)
        identifiers[number] = nil
        constraints[number].isActive = false
        constraints[number].isRemoved = true
        constraints[number].generation &+= 1
        freeConstraints.append(number)
    }

    // MARK: Hierarchy

    func isDescendant(_ number: Int, of ancestor: Int) -> Bool {
        var next: Int? = number
        while let view = next {
            if view == ancestor { return true }
            next = views[view].parent
        }
        return false
    }

    func move(_ number: Int, into parent: Int, at place: Int?, isArranged: Bool) {
        // Safe: a programming error of the caller.
        precondition(number != 0 && !isDescendant(parent, of: number), "a view can't be inside of itself")
        detach(number)
        views[number].parent = parent
        views[number].isArranged = isArranged
        views[parent].children.insert(number, at: min(max(place ?? .max, 0), views[parent].children.count))
        noteStructure()
    }

    func detach(_ number: Int) {
        guard let parent = views[number].parent else { return }
        views[number].parent = nil
        // The last ones are often the newest.
        if let place = views[parent].children.lastIndex(of: number) { views[parent].children.remove(at: place) }
        noteStructure()
    }

    func remove(_ number: Int) {
        // Safe: a programming error of the caller.
        precondition(number != 0, "the root can't be removed")
        detach(number)
        var gone = [number]
        var next = 0
        while next < gone.count {
            gone += views[gone[next]].children
            next += 1
        }
        for view in gone {
            let old = views[view]
            views[view] = ViewRecord(name: "", generation: old.generation &+ 1)
            views[view].isRemoved = true
            // The next view in this place has them again.
            if let place = old.content { contents[place] = ContentRecord(view: view) }
            if let place = old.insets { insets[place] = InsetsRecord() }
            views[view].content = old.content
            views[view].insets = old.insets
            freeViews.append(view)
        }
        for number in constraints.indices where !constraints[number].isRemoved {
            let record = constraints[number]
            if views[Int(record.first)].isRemoved || record.secondView.map({ views[$0].isRemoved }) ?? false { removeConstraint(number) }
        }
        suggestions.removeAll { views[$0.view].isRemoved }
        noteStructure()
    }
}
