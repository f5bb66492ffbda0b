/// Names of constraints, kept on the target view (see <doc:NamedLanguage#Owners-and-names>).
///
/// The target of `set` is the view itself; the target of `make` is the view passed as `on:`, else the superview. A constraint keeps
/// its name if it is deactivated in another way or replaced by a layout template.
extension ConstrainedView {
    /// Returns the constraint with a name on this view; nil if there is none.
    public func constraint(named name: String) -> View.Constraint? {
        journal.names[key]?[name].flatMap { constraint(withKey: $0.key) }
    }

    /// The view's named constraints, by name.
    ///
    /// - Complexity: O(n) in the number of names.
    public var namedConstraints: [String: View.Constraint] {
        (journal.names[key] ?? [:]).compactMapValues { constraint(withKey: $0.key) }
    }

    /// Deactivates the constraint with a name and frees the name for reuse. An unknown name is ignored.
    public func removeConstraint(named name: String) {
        journal.names[key]?.removeValue(forKey: name).flatMap { constraint(withKey: $0.key) }?.isActive = false
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
        _ constraint: View.Constraint, named name: String, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        let site = CallSite(file: file, line: line)
        guard sharesJournal(with: constraint.terms.first.item.view, at: site), isFree(name, at: site),
            constraint.add(to: self, at: site)
        else { return nil }
        keep(constraint, name: name, at: site)
        return constraint
    }

    func keep(_ constraint: View.Constraint, name: String, at site: CallSite) {
        journal.names[key, default: [:]][name] = ConstraintJournal.Named(key: constraint.key, site: site)
    }

    /// Whether no constraint of the view has the name. Reports a name that is taken.
    func isFree(_ name: String, at site: CallSite) -> Bool {
        guard let taken = journal.names[key]?[name], constraint(withKey: taken.key) != nil else { return true }
        journal.report(
            "duplicate-constraint-name",
            message:
                "'\(shortName)' already has a constraint '\(name)' (\(taken.site.file):\(taken.site.line)): the constraint is not added",
            at: site)
        return false
    }
}
