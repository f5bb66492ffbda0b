/// Names of constraints, kept on the target view (see <doc:NamedLanguage#Owners-and-names>).
///
/// The target of `set` is the view itself; the target of `make` is the view passed as `on:`, else the superview. A constraint keeps
/// its name if it is deactivated in another way or replaced by a layout template.
extension LayoutView {
    /// Returns the constraint with a name on this view; nil if there is none.
    public func constraint(named name: String) -> LayoutConstraint? {
        entry.named[name].map { LayoutConstraint(document: document, index: $0) }
    }

    /// The view's named constraints, by name.
    ///
    /// - Complexity: O(n) in the number of names.
    public var namedConstraints: [String: LayoutConstraint] {
        entry.named.mapValues { LayoutConstraint(document: document, index: $0) }
    }

    /// Deactivates the constraint with a name and frees the name for reuse. An unknown name is ignored.
    public func removeConstraint(named name: String) {
        document.views[index].named.removeValue(forKey: name).map { LayoutConstraint(document: document, index: $0) }?.isActive = false
    }

    /// Removes the constraints with these names. Unknown names are ignored.
    ///
    /// - Complexity: O(n) in the number of names.
    public func removeConstraints(named names: some Sequence<String>) {
        for name in names { removeConstraint(named: name) }
    }

    /// Adds a constraint to the view under a name. Reports an error and does nothing if the name is taken or the view doesn't contain
    /// the items.
    ///
    /// - Parameters:
    ///   - constraint: an inactive constraint, or one that another view owns.
    ///   - name: the name by which ``constraint(named:)`` finds it.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if it wasn't added.
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

    /// Whether no constraint of the view has the name. Reports a name that is taken.
    func isFree(_ name: String, at site: CallSite) -> Bool {
        guard let taken = constraint(named: name) else { return true }
        document.report(
            "duplicate-constraint-name",
            "'\(shortName)' already has a constraint '\(name)' (\(taken.site.file):\(taken.site.line)): the constraint is not added",
            at: site)
        return false
    }
}
