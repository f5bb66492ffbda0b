public import FormworkModel

/// Hiding masters of AutolayoutExtensions. See the article HidingMasters of the module FormworkModel for the rules.
extension LayoutState {
    /// Whether the view itself is hidden.
    public func isHidden(_ view: InterfaceDocument.View) -> Bool { hidden[view.index] ?? wasHidden(view) }

    /// Whether the document hides a view.
    ///
    /// A runtime attribute overrides the element's attribute.
    func wasHidden(_ view: View) -> Bool {
        switch view.runtimeAttribute(KeyPathTarget.hidden.runtimeKeyPaths)?.value {
        case .boolean(let flag): flag
        case .number(let number): number != 0
        default: values.flag(.hidden, node: view.element.node) ?? view.isHidden
        }
    }

    /// Returns the hiding master of a view or constraint.
    public func hidingMaster(of follower: InterfaceDocument.Element) -> InterfaceDocument.View? {
        masters[follower.node] ?? links.master(of: follower)
    }

    /// Returns the followers of a view, in document order.
    public func followers(of master: InterfaceDocument.View) -> [InterfaceDocument.Element] {
        if masters.isEmpty { return links.followers(of: master) }
        let kept = links.followers(of: master).filter { masters[$0.node] == nil }
        let moved = masters.filter { $0.value?.index == master.index }.map { Element(document: document, node: $0.key) }
        return (kept + moved).sorted { $0.node < $1.node }
    }

    /// Changes the hiding master of a view or constraint, or removes it. This doesn't hide or show anything.
    ///
    /// - Throws: `StateError` if the follower is the master itself, or neither a view nor a constraint.
    public mutating func setHidingMaster(_ master: InterfaceDocument.View?, of follower: InterfaceDocument.Element) throws(LayoutState
        .StateError)
    {
        if let master, master.element.node == follower.node { throw .ownMaster(follower.id ?? follower.name) }
        guard follower.asView != nil || follower.asConstraint != nil else { throw .noFollower(follower.id ?? follower.name) }
        masters[follower.node] = .some(master)
    }

    /// Hides a view and its followers: views with their own followers, and constraints, whose constants become 0.
    @discardableResult
    public mutating func hide(_ view: InterfaceDocument.View) -> Change { setHidden(true, of: view) }

    /// Shows a view and its followers, including those that were hidden directly.
    @discardableResult
    public mutating func show(_ view: InterfaceDocument.View) -> Change { setHidden(false, of: view) }

    /// Hides the followers of all hidden views, in document order. Loading a document doesn't do this.
    ///
    /// - Complexity: O(n) in the number of views and their followers.
    @discardableResult
    public mutating func propagateHiding() -> Change {
        var change = LayoutState.Change()
        // Followers of followers are hidden in the same step.
        for master in document.views where isHidden(master) && !followers(of: master).isEmpty {
            setHidden(true, of: master, change: &change)
        }
        return change
    }

    /// Hides or shows a view and its followers.
    @discardableResult
    public mutating func setHidden(_ isHidden: Bool, of view: InterfaceDocument.View) -> Change {
        var change = LayoutState.Change()
        setHidden(isHidden, of: view, change: &change)
        return change
    }

    mutating func setHidden(_ isHidden: Bool, of view: View, change: inout LayoutState.Change) {
        // Handles each view once, even in a cycle of masters.
        var visited: Set<Int> = []
        var waiting = [view]
        while let next = waiting.popLast() {
            guard visited.insert(next.index).inserted else { continue }
            if self.isHidden(next) != isHidden {
                hidden[next.index] = isHidden == wasHidden(next) ? nil : isHidden
                change.visibility.append(LayoutState.Change.Visibility(view: next, isHidden: isHidden))
            }
            let followers = followers(of: next)
            for follower in followers { if let constraint = follower.asConstraint { setHidden(isHidden, of: constraint, change: &change) } }
            waiting += followers.compactMap(\.asView).reversed()
        }
    }

    private mutating func setHidden(_ isHidden: Bool, of constraint: Constraint, change: inout LayoutState.Change) {
        let old = constant(of: constraint)
        if isHidden {
            guard remembered[constraint.index] == nil else { return }
            remembered[constraint.index] = old
            constants[constraint.index] = 0
        } else {
            guard let original = remembered.removeValue(forKey: constraint.index) else { return }
            constants[constraint.index] = original
        }
        let new = constant(of: constraint)
        // A constraint that a template replaced still follows its master, but the change has no visible effect.
        if new != old, !isGone(constraint.index) {
            change.constants.append(LayoutState.Change.Constant(constraint: constraint, from: old, to: new))
        }
    }
}
