public import FormworkCode
public import FormworkModel

/// The views of a unit that move when another view does. Movement spreads along constraints, among the views that a container arranges, and to views
/// whose superview sets their frame.
///
/// The root and views that are placed by their own frame don't move with views that are constrained to them, so paths end there.
public struct MovementGraph: Sendable {
    /// The followers of each view. After the views, each container that arranges its subviews has an entry with the views that move together.
    private var followers: [[Int]]
    private let viewCount: Int
    private var numbers: [InterfaceDocument.View: Int] = [:]

    /// Creates the graph of a unit.
    ///
    /// - Complexity: O(n) in the number of views and constraints, and of constraints of templates and size classes.
    public init(_ unit: CodeUnit) {
        viewCount = unit.views.count
        followers = Array(repeating: [], count: viewCount)
        for (number, view) in unit.views.enumerated() { numbers[view.view] = number }
        func isArranged(_ number: Int) -> Bool {
            unit.views[number].superview.map { Self.arranging.contains(unit.views[$0].view.element.name) } ?? false
        }
        let isGiven = unit.views.indices.map { number in
            let view = unit.views[number]
            let isPlaced = view.view.translatesAutoresizingMaskIntoConstraints || view.view.hasFixedFrame
            return view.superview == nil || isPlaced && !isArranged(number)
        }
        func follow(_ leader: Int, _ follower: Int) { if leader != follower { followers[leader].append(follower) } }
        for constraint in unit.allConstraints + unit.templates.flatMap(\.added) {
            guard let second = constraint.second?.item.view else { continue }
            let first = constraint.first.item.view
            if !isGiven[second] { follow(first, second) }
            if !isGiven[first] { follow(second, first) }
        }
        var containers: [Int: Int] = [:]
        for (number, view) in unit.views.enumerated() {
            guard let superview = view.superview else { continue }
            if isArranged(number) {
                let container = containers[superview] ?? followers.count
                if container == followers.count {
                    followers.append([])
                    containers[superview] = container
                }
                follow(number, container)
                follow(container, number)
                follow(superview, number)
                if !isGiven[superview] { follow(number, superview) }
            } else if isGiven[number] || view.place != .subview {
                follow(superview, number)
            }
        }
    }

    /// The elements of views that lay out their subviews.
    private static let arranging: Set<String> = ["stackView", "gridView", "splitView", "tabView"]

    /// Returns the numbers of the views that move when some views do, including those views.
    ///
    /// - Complexity: O(n) in the number of views and edges.
    public func moved(by views: Set<Int>) -> Set<Int> {
        var reached = views
        var next = Array(views)
        while let view = next.popLast() {
            for follower in followers[view] where reached.insert(follower).inserted { next.append(follower) }
        }
        return reached.filter { $0 < viewCount }
    }

    /// Returns the views of the unit that an element refers to: a view, the view that contains a part, or both items of a constraint.
    public func views(of element: InterfaceDocument.Element) -> Set<Int> {
        var next: InterfaceDocument.Element? = element
        while let current = next {
            if let constraint = current.asConstraint {
                let items = [constraint.firstItem, constraint.secondItem].compactMap { $0?.asView ?? $0?.asGuide?.owner.asView }
                return Set(items.compactMap { numbers[$0] })
            }
            if let view = current.asView { return numbers[view].map { [$0] } ?? [] }
            next = current.parent
        }
        return []
    }
}
