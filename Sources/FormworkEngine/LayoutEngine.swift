public import FormworkModel
public import struct FormworkLanguages.StackConfiguration
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
    // No access to a table spans a call of the program's code, so that accesses can't overlap: closures are copied before they are called, and kept
    // until the table is changed. Checking that at run time would take a quarter of the time of making a layout.

    // MARK: Views

    @exclusivity(unchecked) var views: [ViewRecord] = []
    /// The names of the views that have one.
    @exclusivity(unchecked) var names: [Int: String] = [:]
    @exclusivity(unchecked) var contents: [ContentRecord] = []
    /// The measurements by the index of their contents.
    @exclusivity(unchecked) var measurements: [Int: Measurement] = [:]
    @exclusivity(unchecked) var insets: [InsetsRecord] = []
    @exclusivity(unchecked) var arrangements: [LayoutArrangement] = []
    /// The gaps after certain arranged views, in points.
    @exclusivity(unchecked) var customSpacing: [Int: Double] = [:]
    /// The gravity areas of certain arranged views.
    @exclusivity(unchecked) var gravities: [Int: LayoutGravityStack.Gravity] = [:]
    @exclusivity(unchecked) var freeViews: [Int] = []

    // MARK: Constraints

    @exclusivity(unchecked) var constraints: [ConstraintRecord] = []
    @exclusivity(unchecked) var identifiers: [Int: String] = [:]
    @exclusivity(unchecked) private var freeConstraints: [Int] = []
    @exclusivity(unchecked) private var lastSerial: Int32 = 0
    @exclusivity(unchecked) var suggestions: [Suggestion] = []
    /// The number of constraints that the solver rejected.
    @exclusivity(unchecked) var rejectedCount = 0

    // MARK: The system

    @exclusivity(unchecked) var solver = Solver()
    /// The views with variables, superviews first.
    @exclusivity(unchecked) var boxes: [BoxRecord] = []
    /// The frames that were solved last, by view.
    @exclusivity(unchecked) var frames: [Rect] = []
    /// The origins of rows, by the number of the row's id.
    @exclusivity(unchecked) var origins: [RowOrigin] = []
    /// The constant of the row that is being made.
    @exclusivity(unchecked) var constant = 0.0
    /// The rows that fix the root's width and height.
    @exclusivity(unchecked) var sizeRows: (width: LinearConstraint.ID?, height: LinearConstraint.ID?)
    /// The contents that are measured at the solved width.
    @exclusivity(unchecked) var measured: [Int] = []
    /// Whether any row relates a horizontal to a vertical length.
    @exclusivity(unchecked) var tiesAxes = false
    /// Whether the hierarchy changed, so that all rows are made again.
    @exclusivity(unchecked) private(set) var needsRows = true
    /// The size of the root that the program gave.
    @exclusivity(unchecked) var rootSize = Size(width: 0, height: 0)

    /// Whether the leading edge is the right one.
    @exclusivity(unchecked) public var isRightToLeft = false {
        didSet { if isRightToLeft != oldValue { noteStructure() } }
    }

    /// The names that the languages give constraints, and their calls that failed.
    let journal = ConstraintJournal(place: "engine")

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
        let number = freeViews.popLast() ?? views.count
        if number == views.count {
            views.append(ViewRecord())
            frames.append(Self.noFrame)
        }
        if !name.isEmpty { names[number] = name }
        views[number].isRemoved = false
        frames[number] = Self.noFrame
        return view(number)
    }

    /// Makes a view outside of the hierarchy that arranges its arranged subviews in a stack.
    public func makeStack(_ name: String = "", _ stack: StackConfiguration) -> LayoutView {
        let view = makeView(name)
        view.stack = stack
        return view
    }

    /// Makes a view outside of the hierarchy that arranges its arranged subviews in a stack with gravity areas.
    public func makeGravityStack(_ name: String = "", _ stack: LayoutGravityStack) -> LayoutView {
        let view = makeView(name)
        view.gravityStack = stack
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

    /// Returns the name of a view; empty for none.
    func name(_ number: Int) -> String { names.isEmpty ? "" : names[number] ?? "" }

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
        let (first, second) = (first.area, second?.area)
        // Safe: a programming error of the caller.
        precondition(first.view.engine === self && (second.map { $0.view.engine === self } ?? true), "the views have different engines")
        return makeConstraint(
            first.place, firstAttribute: firstAttribute, relation: relation, second: second?.place, secondAttribute: secondAttribute,
            multiplier: multiplier, constant: constant)
    }

    @usableFromInline
    func makeConstraint(
        _ first: LayoutArea.Place, firstAttribute: LayoutAttribute, relation: LayoutRelation, second: LayoutArea.Place?,
        secondAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double
    ) -> LayoutConstraint {
        // Safe: a programming error of the caller, as with an index out of range.
        precondition(isCurrent(first) && second.map(isCurrent) ?? true, "the view was removed")
        var record = ConstraintRecord(
            first: first.index, second: second?.index ?? -1, firstAttribute: firstAttribute, secondAttribute: secondAttribute,
            firstPart: first.part, secondPart: second?.part ?? .frame, relation: relation, multiplier: multiplier, constant: constant)
        if let number = freeConstraints.popLast() {
            record.generation = constraints[number].generation
            constraints[number] = record
            return self.constraint(number)
        }
        constraints.append(record)
        return self.constraint(constraints.count - 1)
    }

    private func isCurrent(_ place: LayoutArea.Place) -> Bool { views[Int(place.index)].generation == place.generation }

    /// The active constraints, in the order of their activation.
    ///
    /// - Complexity: O(n log n) in the number of constraints.
    public var activeConstraints: [LayoutConstraint] {
        constraints.indices.filter { constraints[$0].isActive }.sorted { constraints[$0].serial < constraints[$1].serial }.map(constraint)
    }

    func setActive(_ isActive: Bool, number: Int) {
        if constraints[number].isActive == isActive { return }
        setRejected(false, number: number)
        if isActive {
            lastSerial += 1
            constraints[number].activate(serial: lastSerial)
            if !needsRows { addRow(ofConstraint: number) }
        } else {
            constraints[number].isActive = false
            removeRow(ofConstraint: number)
        }
    }

    func setRejected(_ isRejected: Bool, number: Int) {
        if constraints[number].isRejected == isRejected { return }
        constraints[number].isRejected = isRejected
        rejectedCount += isRejected ? 1 : -1
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
        setRejected(false, number: number)
        if !identifiers.isEmpty { identifiers[number] = nil }
        constraints[number].isActive = false
        constraints[number].isRemoved = true
        constraints[number].generation &+= 1
        freeConstraints.append(number)
    }
}
