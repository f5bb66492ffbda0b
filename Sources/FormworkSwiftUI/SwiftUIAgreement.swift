import FormworkCode
import FormworkLayout
public import FormworkModel

/// The agreement of a unit's SwiftUI layout with its constraints on several screens.
public struct SwiftUIAgreement: Sendable {
    /// The tolerance for an edge, in points.
    public static let tolerance = 2.0

    /// The number of views that are laid out, without the root.
    public let viewCount: Int
    /// The misplaced views with the likely causes.
    public let misses: [Miss]

    /// A view that SwiftUI's layout misplaces.
    public struct Miss: Sendable {
        /// Its number in the unit.
        public let view: Int
        /// The root's size with the largest difference, in points.
        public let size: Size
        /// Its frame according to the constraints, in the root's coordinates.
        public let wanted: Rect
        /// Its frame according to SwiftUI; nil if it has none.
        public let found: Rect?
        /// The likely cause.
        public let cause: Cause
    }

    /// The cause of a difference.
    public enum Cause: String, Hashable, Sendable, CaseIterable {
        /// Its superview or a view that it depends on is misplaced.
        case holder = "its container is misplaced"
        /// Its constraints allow several places.
        case ambiguous = "its constraints are ambiguous"
        /// It has a share of another view's size.
        case proportional = "its size or position is proportional to another view"
        /// A scroll view moves it.
        case scrolled = "it is in a scroll view"
        /// SwiftUI measures its text differently.
        case text = "its text has another size"
        /// It has no constraints.
        case autoresizing = "its autoresizing mask places it"
        /// No stack can hold it and its neighbors.
        case overlapping = "it overlaps other views"
        /// The spaces around it grow unequally.
        case spacing = "the spaces around it grow unequally"
    }

    /// Returns the distances of the views that a layout misplaces on any screen; nil if it misplaces one more than is allowed.
    ///
    /// - Parameters:
    ///   - allowed: the largest distances of the views that may be misplaced; nil for any.
    ///   - shared: the sizes of nodes in layouts of almost the same tree, by screen.
    static func missed(
        _ inference: LayoutInference, node: SwiftUINode, allowing allowed: [Int: Double]? = nil,
        sharing shared: [SharedSizes]
    ) -> [Int: Double]? {
        var result: [Int: Double] = [:]
        for (index, sample) in inference.samples.enumerated() {
            let layout = placed(node, inference: inference, index: index, sample: sample, sharing: shared[index])
            for (view, wanted) in inference.wanted[index] where view != 0 {
                let frame = inference.texts.contains(view) ? layout.contents[view] : layout.frames[view]
                let distance = frame.map { $0.distance(from: wanted) } ?? .infinity
                guard distance > tolerance else { continue }
                if let allowed, allowed[view].map({ distance > $0 + 0.5 }) ?? true { return nil }
                result[view] = max(result[view] ?? 0, distance)
            }
        }
        return result
    }

    /// Lays out a node in the safe area of a screen.
    private static func placed(
        _ node: SwiftUINode, inference: LayoutInference, index: Int, sample: LayoutSample, sharing shared: SharedSizes? = nil
    ) -> StackLayout {
        var layout = StackLayout(inference.contents[index], safeArea: sample.safeArea, margin: sample.margin, sharing: shared)
        let region = Rect(
            x: 0, y: sample.safeArea.top, width: sample.size.width,
            height: sample.size.height - sample.safeArea.top - sample.safeArea.bottom)
        layout.place(node, in: region)
        return layout
    }

    /// - Parameter hidden: views to ignore.
    init(_ inference: LayoutInference, node: SwiftUINode, leavingOut hidden: Set<Int> = []) {
        let (unit, samples) = (inference.unit, inference.samples)
        var found: [Int: (distance: Double, size: Size, wanted: Rect, found: Rect?)] = [:]
        for (index, sample) in samples.enumerated() {
            let layout = Self.placed(node, inference: inference, index: index, sample: sample)
            for (view, wanted) in inference.wanted[index] where view != 0 && !hidden.contains(view) {
                let frame = inference.texts.contains(view) ? layout.contents[view] : layout.frames[view]
                let distance = frame.map { $0.distance(from: wanted) } ?? .infinity
                if distance <= Self.tolerance { continue }
                if let known = found[view], known.distance >= distance { continue }
                found[view] = (distance, sample.size, wanted, frame)
            }
        }
        viewCount = max(0, (inference.absolute.first?.keys.count { !hidden.contains($0) } ?? 0) - 1)
        let missed = Set(found.keys)
        let shares = Self.shares(unit)
        misses = found.sorted { $0.key < $1.key }.map { view, miss in
            let cause = Self.cause(of: view, missed, shares: shares, inference: inference)
            return Miss(view: view, size: miss.size, wanted: miss.wanted, found: miss.found, cause: cause)
        }
    }

    /// Returns the views whose position or size is a fraction of another view's, and those other views.
    private static func shares(_ unit: CodeUnit) -> Set<Int> {
        var result: Set<Int> = []
        for constraint in unit.constraints {
            guard let second = constraint.second, constraint.multiplier != 1, second.item != constraint.first.item else { continue }
            result.formUnion([constraint.first.item.view, second.item.view])
        }
        return result
    }

    private static func cause(of view: Int, _ missed: Set<Int>, shares: Set<Int>, inference: LayoutInference) -> Cause {
        let (unit, samples) = (inference.unit, inference.samples)
        let own = unit.views[view]
        if let holder = own.superview, missed.contains(holder) { return .holder }
        if samples.contains(where: { $0.ambiguous.contains(view) }) { return .ambiguous }
        if shares.contains(view) { return .proportional }
        var above = own.superview
        while let current = above {
            if unit.views[current].view.element.name == "scrollView" { return .scrolled }
            above = unit.views[current].superview
        }
        if own.view.translatesAutoresizingMaskIntoConstraints { return .autoresizing }
        let siblings = (own.superview.flatMap { inference.children[$0] } ?? []).filter { $0 != view }
        let overlaps = inference.absolute.contains { frames in
            guard let frame = frames[view] else { return false }
            return siblings.contains { frames[$0].map { frame.overlaps($0) } ?? false }
        }
        if overlaps { return .overlapping }
        return own.view.element.name == "label" ? .text : .spacing
    }
}

extension Rect {
    /// Returns the largest distance between corresponding edges, in points.
    fileprivate func distance(from other: Rect) -> Double {
        Axis.allCases.flatMap { [abs(start($0) - other.start($0)), abs(end($0) - other.end($0))] }.max() ?? 0
    }
}
