import FormworkModel
import FormworkTree

/// Wraps views in a new stack view, view or scroll view: `wrap Title, Hint in stack vertical spacing=8`.
///
/// A stack view takes over the outside constraints of its views: along its axis those of the first and the last view, across it those of any view. A
/// plain view keeps all constraints and is pinned to its outermost views. A scroll view has one view as its content and takes its position. Other
/// constraints that placed the views are removed and reported.
public struct WrapOperation: Hashable, Sendable {
    /// A kind of container.
    public enum Container: Hashable, Sendable {
        /// A stack that arranges them.
        case stack
        /// A plain view.
        case view
        /// A scroll view whose content is the one view.
        case scroll
    }

    /// The views, all in the same superview: all matches of a selector, or a comma-separated list of names.
    public var target: EditTarget
    /// The container to create.
    public var container: Container
    /// Whether a stack view is vertical; nil to derive it from the views' frames.
    public var isVertical: Bool?
    /// The attributes to set on the container.
    public var settings: [AttributeSetting] = []
    /// Whether connections to removed constraints are removed too.
    public var removesReferences = false

    /// An operation that wraps views.
    public init(_ target: EditTarget, in container: Container, isVertical: Bool? = nil) {
        (self.target, self.container, self.isVertical) = (target, container, isVertical)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let views = try session.movableViews(target)
        guard let first = views.first, let owner = first.superview else { return }
        for view in views where view.superview != owner {
            throw EditError(
                .unusableObject("\(first.element.quoted) and \(view.element.quoted) aren't in the same view"), column: target.column)
        }
        let bounds = Self.union(views.compactMap(\.frame))
        if container == .scroll, views.count > 1 || session.document.platform == .macOS {
            let reason =
                views.count > 1
                ? "a scroll view has one content view: wrap them in a view first" : "scroll views cannot wrap views on macOS"
            throw EditError(.unusableObject(reason), column: target.column)
        }
        let isVertical = isVertical ?? Self.isVertical(views)
        let ordered = container == .stack ? Self.ordered(views, isVertical: isVertical) : views
        // Views that are listed by name are arranged in that order.
        let arranged = session.namedViews(target) == nil ? ordered : views
        let plan = container == .view ? WrapPlan(keeping: ordered) : WrapPlan(ordered, isVertical: isVertical)
        try ConstraintRemoval(plan.going, removesReferences: removesReferences, column: target.column).check()
        for constraint in plan.going { session.note("also removed: \(session.document.words(constraint))") }
        var id = ""
        try session.edit { editor throws(EditError) in
            id = editor.newID(["wrap"] + ordered.compactMap(\.id))
            var fragment = try containerFragment(
                id, views: arranged, seen: ordered, bounds: bounds, isVertical: isVertical, owner: owner, isPlaced: plan.isPlaced,
                editor: &editor)
            if plan.isPlaced || owner.element.name == "stackView" { Self.arrange(&fragment) }
            if container == .scroll {
                Self.addContent(views[0], to: &fragment, isPlaced: plan.isPlaced || owner.element.name == "stackView", editor: &editor)
            }
            for view in views {
                ArrangedLists(owner.element).remove(view.element, with: &editor)
                editor.remove(view.element)
            }
            let place = views.min { $0.element.node < $1.element.node }?.element ?? first.element
            editor.insert([fragment], intoList: "subviews", of: owner.element, before: place)
            ArrangedLists(owner.element).insert(1, before: place, with: &editor)
            plan.retarget(to: id, with: &editor)
            ConstraintRemoval(plan.going, removesReferences: removesReferences).remove(with: &editor)
        }
        session.last = id
        session.note("added \(container.kind) '\(id)'")
        if !settings.isEmpty, let element = session.document.element(id: id) { try SetOperation.set(settings, of: [element], in: &session) }
    }

    private static func arrange(_ fragment: inout ElementFragment) {
        fragment.setAttribute("fixedFrame", to: nil)
        fragment.children.removeAll { $0.name == "autoresizingMask" }
    }

    // MARK: The container

    /// - Parameters:
    ///   - views: the views in the container's order.
    ///   - seen: the views in their order on the screen.
    private func containerFragment(
        _ id: String, views: [View], seen: [View], bounds: Rect?, isVertical: Bool, owner: View, isPlaced: Bool,
        editor: inout DocumentEditor
    ) throws(EditError) -> ElementFragment {
        let platform = owner.document.platform
        guard let prototype = ElementPrototype.named(container.kind, on: platform) else {
            throw EditError(.unusableObject("this platform has no views to wrap them in"), column: target.column)
        }
        let frame = bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let children = views.map { view in
            var taken = MovedView(view)
            if let inner = view.frame {
                taken.setFrame(
                    Rect(
                        x: inner.origin.x - frame.origin.x, y: inner.origin.y - frame.origin.y, width: inner.size.width,
                        height: inner.size.height))
            }
            if container == .stack { taken.arrange() }
            return taken.fragment
        }
        var fragment = prototype.fragment
        fragment.children.removeAll { $0.name == "color" }
        if owner.document.usesAutoLayout {
            fragment.setAttribute("fixedFrame", to: "YES")
        } else {
            fragment.setAttribute("translatesAutoresizingMaskIntoConstraints", to: nil)
        }
        let vertical = platform == .macOS ? "flexibleMinY" : "flexibleMaxY"
        let parts = [
            ElementFragment(frame: frame), ElementPrototype.part("autoresizingMask key=autoresizingMask flexibleMaxX=YES \(vertical)=YES"),
            ElementFragment("subviews", children: children),
        ]
        fragment.children.insert(contentsOf: parts, at: 0)
        if container == .stack {
            if platform == .macOS {
                fragment.setAttribute("orientation", to: isVertical ? "vertical" : "horizontal")
                fragment.setAttribute("alignment", to: isVertical ? "leading" : "centerY")
                fragment.children += ArrangedLists.lists(for: views.count)
            } else if isVertical {
                fragment.setAttribute("axis", to: "vertical")
            }
            if let gap = Self.gap(seen, isVertical: isVertical, platform: platform) {
                fragment.setAttribute("spacing", to: DocumentNumber.text(gap))
            }
        }
        fragment.setAttribute("id", to: id)
        if container == .view, isPlaced { fragment.addConstraints(Self.pins(views, id: id, platform: platform, editor: &editor)) }
        return fragment
    }

    /// Returns constraints between a view's edges and those of its outermost views.
    private static func pins(_ views: [View], id: String, platform: Platform, editor: inout DocumentEditor) -> [ElementFragment] {
        func extreme(_ value: (Rect) -> Double) -> String? {
            views.min { left, right in
                guard let left = left.frame, let right = right.frame else { return false }
                return value(left) < value(right)
            }?.id
        }
        // On macOS, y coordinates increase upwards.
        let isMac = platform == .macOS
        let edges: [(LayoutAttribute, String?)] = [
            (.leading, extreme { $0.origin.x }), (.top, extreme { isMac ? -($0.origin.y + $0.size.height) : $0.origin.y }),
            (.trailing, extreme { -($0.origin.x + $0.size.width) }),
            (.bottom, extreme { isMac ? $0.origin.y : -($0.origin.y + $0.size.height) }),
        ]
        return edges.map { attribute, view in
            // For the far edges, Interface Builder has the container as the first item.
            let isFar = attribute == .trailing || attribute == .bottom
            let value = InterfaceDocument.ConstraintValue(
                first: InterfaceDocument.ConstraintValue.Side(item: isFar ? id : view, attribute: attribute),
                second: InterfaceDocument.ConstraintValue.Side(item: isFar ? view : id, attribute: attribute))
            return editor.makeConstraint(value, ownerID: id, seeds: ["pin", id, attribute.rawValue])
        }
    }

    /// Adds a scroll view's guides, and pins the content to the content layout guide.
    private static func addContent(_ view: View, to scroll: inout ElementFragment, isPlaced: Bool, editor: inout DocumentEditor) {
        guard let id = scroll["id"], let content = view.id else { return }
        let guide = editor.newID(["guide", "contentLayoutGuide", id])
        if isPlaced {
            let edges: [LayoutAttribute] = [.leading, .top, .trailing, .bottom]
            scroll.addConstraints(
                edges.map { edge in
                    let isFar = edge == .trailing || edge == .bottom
                    let value = InterfaceDocument.ConstraintValue(
                        first: InterfaceDocument.ConstraintValue.Side(item: isFar ? guide : content, attribute: edge),
                        second: InterfaceDocument.ConstraintValue.Side(item: isFar ? content : guide, attribute: edge))
                    return editor.makeConstraint(value, ownerID: id, seeds: ["content", id, edge.rawValue])
                })
            for place in scroll.children.indices where scroll.children[place].name == "subviews" {
                scroll.children[place].children = scroll.children[place].children.map { child in
                    var taken = MovedView(child)
                    taken.arrange()
                    return taken.fragment
                }
            }
        }
        scroll.children += [
            ElementFragment("viewLayoutGuide", attributes: [.init("key", "contentLayoutGuide"), .init("id", guide)]),
            ElementFragment(
                "viewLayoutGuide",
                attributes: [.init("key", "frameLayoutGuide"), .init("id", editor.newID(["guide", "frameLayoutGuide", id]))]),
        ]
    }

    // MARK: Frames

    static func union(_ frames: [Rect]) -> Rect? {
        guard let first = frames.first else { return nil }
        var (left, top) = (first.origin.x, first.origin.y)
        var (right, bottom) = (left + first.size.width, top + first.size.height)
        for frame in frames.dropFirst() {
            (left, top) = (min(left, frame.origin.x), min(top, frame.origin.y))
            (right, bottom) = (max(right, frame.origin.x + frame.size.width), max(bottom, frame.origin.y + frame.size.height))
        }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether views are arranged vertically rather than horizontally.
    private static func isVertical(_ views: [View]) -> Bool {
        let frames = views.compactMap(\.frame)
        guard let first = frames.first, let last = frames.last, frames.count > 1 else { return true }
        func middle(_ frame: Rect) -> Point {
            Point(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
        }
        return abs(middle(last).y - middle(first).y) >= abs(middle(last).x - middle(first).x)
    }

    /// Returns the views in their order on the screen.
    private static func ordered(_ views: [View], isVertical: Bool) -> [View] {
        guard views.allSatisfy({ $0.frame != nil }) else { return views }
        let direction: Double = isVertical && views[0].document.platform == .macOS ? -1 : 1
        func position(_ view: View) -> Double {
            guard let frame = view.frame else { return 0 }
            return isVertical ? direction * frame.origin.y : frame.origin.x
        }
        return views.enumerated().sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }.map(\.element)
    }

    /// Returns the gap between the views, if it is positive and the same everywhere; nil otherwise.
    private static func gap(_ views: [View], isVertical: Bool, platform: Platform) -> Double? {
        let frames = views.compactMap(\.frame)
        guard frames.count == views.count, frames.count > 1 else { return nil }
        let gaps = zip(frames, frames.dropFirst()).map { one, next in
            if !isVertical { return next.origin.x - one.origin.x - one.size.width }
            return platform == .macOS
                ? one.origin.y - next.origin.y - next.size.height : next.origin.y - one.origin.y - one.size.height
        }
        guard let gap = gaps.first, gap >= 0.5, gaps.allSatisfy({ abs($0 - gap) < 0.5 }) else { return nil }
        return (gap * 2).rounded() / 2
    }
}

extension WrapOperation.Container {
    /// The container's name in the library.
    fileprivate var kind: String {
        switch self {
        case .stack: "stackView"
        case .view: "view"
        case .scroll: "scrollView"
        }
    }
}
