public import FormworkModel

/// A view of a draft.
public struct LayoutView {
    /// The document that it is part of.
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

    /// What Interface Builder calls its kind, such as `label`.
    public var element: String { document.views[index].element }

    /// The view of the imported document that it is; nil for one that code made.
    public var imported: InterfaceDocument.View? { document.views[index].imported }

    /// What it is called in Interface Builder.
    public var label: String? {
        document.views[index].attributes.last { $0.name == "userLabel" }?.value ?? imported?.element.userLabel
    }

    /// What messages call it.
    var shortName: String { label ?? id }

    /// The frame where no constraint says it, in points, in the document's coordinates.
    public var frame: Rect {
        get { document.views[index].frame }
        nonmutating set { document.views[index].frame = newValue }
    }

    /// Whether its autoresizing mask places it; false once constraints do.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { document.views[index].translatesMask }
        nonmutating set { document.views[index].translatesMask = newValue }
    }

    /// Sets an XML attribute, as Interface Builder writes it; nil takes it away.
    public func setAttribute(_ name: String, to value: String?) {
        if let place = document.views[index].attributes.firstIndex(where: { $0.name == name }) {
            document.views[index].attributes[place].value = value
        } else {
            document.views[index].attributes.append((name, value))
        }
    }

    // MARK: Hierarchy

    /// The view that it stands in; nil for a root.
    public var superview: LayoutView? { document.views[index].superview.map { LayoutView(document: document, index: $0) } }

    /// The views in it, backmost first.
    ///
    /// - Complexity: O(n) in the number of subviews.
    public var subviews: [LayoutView] { document.views[index].subviews.map { LayoutView(document: document, index: $0) } }

    /// Puts a view in front of its subviews; it leaves the one that it stood in. A view cannot stand in itself.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - place: where it stands among the parts of this view.
    public func addSubview(_ view: LayoutView, in place: FormationLayout.Place = .subviews) {
        // Safe: a fault of the code that calls it; documents come through a reader that makes trees only.
        precondition(view.document === document, "views of one document stand in each other")
        // Safe: the same.
        precondition(!isDescendant(of: view), "a view cannot stand in itself")
        document.views[view.index].place = place
        if document.views[view.index].superview == index { return }
        view.removeFromSuperview()
        document.views[view.index].superview = index
        document.views[index].subviews.append(view.index)
    }

    /// Puts a view among its subviews, behind so many of them: 0 for behind all. What is beyond its subviews is in front of them.
    public func insertSubview(_ view: LayoutView, at place: Int) {
        addSubview(view)
        document.views[index].subviews.removeAll { $0 == view.index }
        document.views[index].subviews.insert(view.index, at: min(max(place, 0), document.views[index].subviews.count))
    }

    /// Takes it from the view that it stands in. Constraints between what is in it and what is outside cease to be, as in UIKit and AppKit.
    public func removeFromSuperview() {
        document.views[index].isMoved = true
        removeOutsideConstraints()
        guard let superview = document.views[index].superview else { return }
        document.views[superview].subviews.removeAll { $0 == index }
        document.views[index].superview = nil
    }

    /// Moves a subview in front of the others, with all constraints kept.
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

    /// Whether it is `ancestor` or stands somewhere in it.
    public func isDescendant(of ancestor: LayoutView) -> Bool {
        var next: Int? = index
        while let current = next {
            if current == ancestor.index { return true }
            next = document.views[current].superview
        }
        return false
    }

    /// The lowest view that is or holds both; nil where they stand apart.
    public func nearestCommonAncestor(with other: LayoutView) -> LayoutView? {
        FormworkModel.nearestCommonAncestor(of: index, and: other.index) { document.views[$0].superview }
            .map { LayoutView(document: document, index: $0) }
    }

    /// The active constraints that it holds and that code made, in the order in which they were made.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public var constraints: [LayoutConstraint] {
        document.constraints.indices.filter { document.constraints[$0].owner == index }
            .map { LayoutConstraint(document: document, index: $0) }
    }

    // MARK: Guides

    /// Its safe area, for constraints.
    public var safeArea: LayoutItem { LayoutItem(self, guide: .safeArea) }

    /// What its layout margins leave.
    public var layoutMarginsGuide: LayoutItem { LayoutItem(self, guide: .layoutMargins) }

    /// What its layout margins leave, where they follow the readable width; constraints to it say so of the view.
    public var readableContentGuide: LayoutItem { LayoutItem(self, guide: .readableContent) }

    /// What it scrolls, as a scroll view.
    public var contentLayoutGuide: LayoutItem { LayoutItem(self, guide: .contentLayoutGuide) }

    /// Its frame as a scroll view, which its content does not move.
    public var frameLayoutGuide: LayoutItem { LayoutItem(self, guide: .frameLayoutGuide) }

    /// What the keyboard leaves of it.
    public var keyboardLayoutGuide: LayoutItem { LayoutItem(self, guide: .keyboard) }
}

extension LayoutView: Hashable {
    public static func == (left: LayoutView, right: LayoutView) -> Bool {
        left.index == right.index && left.document === right.document
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
