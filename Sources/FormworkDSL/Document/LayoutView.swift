public import FormworkModel

/// A view of a draft.
public struct LayoutView {
    /// The draft that it is part of.
    public let document: DocumentDraft
    package let index: Int

    package init(document: DocumentDraft, index: Int) {
        self.document = document
        self.index = index
    }

    var entry: DocumentDraft.ViewEntry {
        get { document.views[index] }
        nonmutating set { document.views[index] = newValue }
    }

    /// Its Interface Builder id.
    public var id: String { document.views[index].id }

    /// Interface Builder's name for its kind, such as `label`.
    public var element: String { document.views[index].element }

    /// The corresponding view of the imported document; nil for a view that code made.
    public var imported: InterfaceDocument.View? { document.views[index].imported }

    /// The label in Interface Builder.
    public var label: String? {
        document.views[index].attributes.last { $0.name == "userLabel" }?.value ?? imported?.element.userLabel
    }

    /// The name in messages: its label, else its id.
    public var shortName: String { label ?? id }

    /// The frame without constraints, in points, in the document's coordinates.
    public var frame: Rect {
        get { document.views[index].frame }
        nonmutating set { document.views[index].frame = newValue }
    }

    /// Whether its autoresizing mask determines its frame; false once constraints are made for it.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { document.views[index].translatesMask }
        nonmutating set { document.views[index].translatesMask = newValue }
    }

    /// Sets an XML attribute, as Interface Builder writes it; nil removes it.
    public func setAttribute(_ name: String, to value: String?) {
        if let place = document.views[index].attributes.firstIndex(where: { $0.name == name }) {
            document.views[index].attributes[place].value = value
        } else {
            document.views[index].attributes.append((name, value))
        }
    }

    // MARK: Hierarchy

    /// The superview; nil for a root.
    public var superview: LayoutView? { document.views[index].superview.map { LayoutView(document: document, index: $0) } }

    /// The subviews, backmost first.
    ///
    /// - Complexity: O(n) in the number of subviews.
    public var subviews: [LayoutView] { document.views[index].subviews.map { LayoutView(document: document, index: $0) } }

    /// Adds a view in front of the other subviews and removes it from its former superview. A view cannot be added to itself.
    public func addSubview(_ view: LayoutView) { addSubview(view, in: .subviews) }

    /// Adds a view in front of the other subviews and removes it from its former superview. A view cannot be added to itself.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - place: the subview's place in this view's element.
    public func addSubview(_ view: LayoutView, in place: LayoutPlace) {
        // Safe: a programming error of the caller; documents come from a reader that only makes trees.
        precondition(view.document === document, "a view and its superview must be in the same document")
        // Safe: as above.
        precondition(!isDescendant(of: view), "a view can't be its own subview")
        document.views[view.index].place = place
        if document.views[view.index].superview == index { return }
        view.removeFromSuperview()
        document.views[view.index].superview = index
        document.views[index].subviews.append(view.index)
    }

    /// Inserts a subview at an index; 0 is behind all others. The index is clamped to the valid range.
    public func insertSubview(_ view: LayoutView, at place: Int) {
        addSubview(view)
        document.views[index].subviews.removeAll { $0 == view.index }
        document.views[index].subviews.insert(view.index, at: min(max(place, 0), document.views[index].subviews.count))
    }

    /// Removes it from its superview. As in UIKit and AppKit, constraints between its hierarchy and the outside are removed.
    public func removeFromSuperview() {
        document.views[index].isMoved = true
        removeOutsideConstraints()
        guard let superview = document.views[index].superview else { return }
        document.views[superview].subviews.removeAll { $0 == index }
        document.views[index].superview = nil
    }

    /// Moves a subview in front of the others and keeps all constraints.
    public func bringToFront(_ view: LayoutView) {
        guard let place = document.views[index].subviews.firstIndex(of: view.index) else { return }
        document.views[index].subviews.remove(at: place)
        document.views[index].subviews.append(view.index)
        document.views[view.index].isMoved = true
    }

    private func removeOutsideConstraints() {
        guard superview != nil else { return }
        for constraint in document.madeConstraints {
            guard let owner = constraint.owner, !owner.isDescendant(of: self) else { continue }
            let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
            if items.contains(where: { $0.view.isDescendant(of: self) }) { constraint.isActive = false }
        }
        for constraint in document.imported?.constraints ?? [] {
            guard let owner = constraint.owner.asView, !document.view(at: owner.index).isDescendant(of: self) else { continue }
            let items = [constraint.firstItem, constraint.secondItem].compactMap { $0?.asView ?? $0?.asGuide?.owner.asView }
            if items.contains(where: { document.view(at: $0.index).isDescendant(of: self) }) { document.removed.insert(constraint) }
        }
    }

    /// Whether it is `ancestor` or one of its descendants.
    public func isDescendant(of ancestor: LayoutView) -> Bool {
        var next: Int? = index
        while let current = next {
            if current == ancestor.index { return true }
            next = document.views[current].superview
        }
        return false
    }

    /// The active constraints that it owns and that code made, in order of creation.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public var constraints: [LayoutConstraint] {
        document.constraints.indices.filter { document.constraints[$0].owner == index }
            .map { LayoutConstraint(document: document, index: $0) }
    }

    // MARK: Guides

    /// The safe area layout guide; on watchOS, which has no safe areas, the view itself.
    public var safeArea: LayoutItem { LayoutItem(self, guide: document.platform == .watchOS ? nil : .safeArea) }

    /// The area within its layout margins.
    public var layoutMarginsGuide: LayoutItem { LayoutItem(self, guide: .layoutMargins) }

    /// The area within its layout margins when they follow the readable width. Constraints to it turn that on for the view.
    public var readableContentGuide: LayoutItem { LayoutItem(self, guide: .readableContent) }

    /// The content of a scroll view.
    public var contentLayoutGuide: LayoutItem { LayoutItem(self, guide: .contentLayoutGuide) }

    /// The frame of a scroll view, which doesn't scroll.
    public var frameLayoutGuide: LayoutItem { LayoutItem(self, guide: .frameLayoutGuide) }

    /// The keyboard layout guide.
    public var keyboardLayoutGuide: LayoutItem { LayoutItem(self, guide: .keyboard) }
}

extension LayoutView: Hashable {
    public static func == (left: LayoutView, right: LayoutView) -> Bool {
        left.index == right.index && left.document === right.document
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
