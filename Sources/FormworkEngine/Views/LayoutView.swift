public import struct FormworkModel.Rect

/// A view of a ``LayoutEngine``: a rectangle with a place in a hierarchy, and anchors for constraints.
///
/// A view is a handle: copies are the same view. It is valid until ``remove()``.
public struct LayoutView: Hashable {
    /// The engine that it belongs to.
    public let engine: LayoutEngine
    @usableFromInline let index: Int32
    @usableFromInline let generation: UInt32

    var number: Int {
        let number = Int(index)
        // Safe: a programming error of the caller, as with an index out of range.
        precondition(engine.views[number].generation == generation, "the view was removed")
        return number
    }

    public static func == (left: LayoutView, right: LayoutView) -> Bool {
        left.index == right.index && left.generation == right.generation && left.engine === right.engine
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        hasher.combine(generation)
    }

    /// The name in messages and in the visual format language.
    public var name: String {
        get { engine.name(number) }
        nonmutating set { engine.names[number] = newValue.isEmpty ? nil : newValue }
    }

    /// The frame that was solved last, in points, in the superview's coordinates: y grows downwards.
    public var frame: Rect { engine.frame(of: number) }

    // MARK: Hierarchy

    /// The superview; nil for the root, and for a view outside of the hierarchy.
    public var superview: LayoutView? { engine.views[number].parent.map(engine.view) }

    /// The subviews, backmost first.
    ///
    /// - Complexity: O(n) in the number of subviews.
    public var subviews: [LayoutView] {
        engine.children(of: number).compactMap { engine.views[$0].isGuide ? nil : engine.view($0) }
    }

    /// The guides that ``makeGuide(_:)`` made.
    ///
    /// - Complexity: O(n) in the number of subviews.
    public var guides: [LayoutGuide] {
        engine.children(of: number).compactMap { engine.views[$0].isGuide ? LayoutGuide(view: engine.view($0)) : nil }
    }

    /// Adds a view in front of the other subviews, and removes it from its former superview.
    public func addSubview(_ view: LayoutView) { engine.move(view.number, into: number, at: nil, isArranged: false) }

    /// Makes a view and adds it in front of the other subviews.
    ///
    /// - Parameters:
    ///   - name: The name in messages and in the visual format language.
    ///   - content: The size of its content; nil for none.
    @discardableResult
    public func addSubview(_ name: String, content: LayoutContent? = nil) -> LayoutView {
        let view = engine.makeView(name)
        if let content { view.content = content }
        addSubview(view)
        return view
    }

    /// Adds a view before the subview with an index.
    ///
    /// - Parameters:
    ///   - view: The view to add. It leaves its former superview.
    ///   - place: The index among the subviews; larger ones count as their number.
    public func insertSubview(_ view: LayoutView, at place: Int) {
        engine.move(view.number, into: number, at: place, isArranged: false)
    }

    /// Adds a view at the end of those that the stack or grid arranges.
    public func addArrangedSubview(_ view: LayoutView) { engine.move(view.number, into: number, at: nil, isArranged: true) }

    /// Makes a view and adds it at the end of those that the stack or grid arranges.
    @discardableResult
    public func addArrangedSubview(_ name: String, content: LayoutContent? = nil) -> LayoutView {
        let view = engine.makeView(name)
        if let content { view.content = content }
        addArrangedSubview(view)
        return view
    }

    /// The views that the stack or grid arranges, in order.
    ///
    /// - Complexity: O(n) in the number of subviews.
    public var arrangedSubviews: [LayoutView] {
        engine.children(of: number).filter { engine.views[$0].isArranged }.map(engine.view)
    }

    /// Takes it out of the hierarchy. Its constraints wait until it is added again.
    public func removeFromSuperview() { engine.detach(number) }

    /// Removes it and everything in it from the engine, with all constraints of these views. Handles of them are invalid afterwards.
    ///
    /// - Complexity: O(n) in the number of the engine's constraints.
    public func remove() { engine.remove(number) }

    /// Whether it is this view or inside of it.
    ///
    /// - Complexity: O(d) in the depth of the view.
    public func isDescendant(of view: LayoutView) -> Bool { engine.isDescendant(number, of: view.number) }

    /// Whether it is hidden. A stack or grid gives no room to a hidden view; elsewhere its constraints stay in force.
    public var isHidden: Bool {
        get { engine.views[number].isHidden }
        nonmutating set {
            let number = number
            if engine.views[number].isHidden == newValue { return }
            engine.views[number].isHidden = newValue
            if engine.views[number].isArranged { engine.noteStructure() }
        }
    }

    /// Makes a guide: a rectangle with anchors, but not a view.
    public func makeGuide(_ name: String = "") -> LayoutGuide {
        let guide = engine.makeView(name)
        engine.views[guide.number].isGuide = true
        engine.move(guide.number, into: number, at: nil, isArranged: false)
        return LayoutGuide(view: guide)
    }
}

/// A rectangle of a view with anchors of its own.
public struct LayoutGuide: Hashable {
    @usableFromInline let view: LayoutView

    /// The view that it belongs to.
    public var owningView: LayoutView? { view.superview }

    /// The name in messages.
    public var name: String { view.name }

    /// The frame that was solved last, in points, in the coordinates of its view.
    public var frame: Rect { view.frame }

    /// Removes it from the engine, with all of its constraints.
    public func remove() { view.remove() }
}
