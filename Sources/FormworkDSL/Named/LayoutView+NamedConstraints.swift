/// Names of constraints, which are kept on the view that was the target (see <doc:NamedLanguage#Owners-and-names>).
///
/// For `set` that is the view itself, for `make` its superview or what `on:` said. A constraint that was deactivated in another way, or
/// that a layout template replaced, keeps its name.
extension LayoutView {
    /// The constraint with a name on this view; nil where there is none.
    public func constraint(named name: String) -> LayoutConstraint? {
        entry.named[name].map { LayoutConstraint(document: document, index: $0) }
    }

    /// Every constraint with a name on this view, by its name.
    ///
    /// - Complexity: O(n) in the number of names.
    public var namedConstraints: [String: LayoutConstraint] {
        entry.named.mapValues { LayoutConstraint(document: document, index: $0) }
    }

    /// Deactivates the constraint with a name and forgets the name, which can then be given again; an unknown name is ignored
    ///.
    public func removeConstraint(named name: String) {
        document.views[index].named.removeValue(forKey: name).map { LayoutConstraint(document: document, index: $0) }?.isActive = false
    }

    /// Removes the constraints with these names; unknown ones are ignored.
    ///
    /// - Complexity: O(n) in the number of names.
    public func removeConstraints(named names: some Sequence<String>) {
        for name in names { removeConstraint(named: name) }
    }

    /// Has the view hold a constraint, and keep it by a name. Where the name is taken, or the view does not hold the items,
    /// that is reported and nothing is done.
    ///
    /// - Parameters:
    ///   - constraint: one that is not active, or that another view holds.
    ///   - name: what ``constraint(named:)`` finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where it was not added.
    @discardableResult
    public func addConstraint(
        _ constraint: LayoutConstraint, named name: String, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        let site = CallSite(file: file, line: line)
        guard sharesDocument(with: constraint.firstItem.view, at: site) else { return nil }
        return add(constraint, name, at: site) ? constraint : nil
    }

    func add(_ constraint: LayoutConstraint, _ name: String, at site: CallSite) -> Bool {
        guard isFree(name, at: site), constraint.add(to: self, at: site) else { return false }
        keep(constraint, name)
        return true
    }

    func keep(_ constraint: LayoutConstraint, _ name: String) { document.views[index].named[name] = constraint.index }

    /// Whether no constraint has the name; that one has is reported.
    func isFree(_ name: String, at site: CallSite) -> Bool {
        guard let taken = constraint(named: name) else { return true }
        document.report(
            "duplicate-constraint-name",
            "'\(shortName)' already has a constraint '\(name)' (\(taken.site.file):\(taken.site.line)): the constraint is not added",
            at: site)
        return false
    }
}
