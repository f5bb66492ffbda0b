extension Formation {
    // MARK: Changing

    /// Removes the formation's constraints and makes others. They are active if the formation is.
    ///
    /// - Parameter body: a closure that makes the new constraints.
    /// - Returns: the formation.
    /// - Complexity: O(n) in the number of constraints.
    @discardableResult
    public func remake(_ body: (Self) throws -> Void) rethrows -> Self {
        for member in members { member.forget() }
        try body(self)
        // Setting it again activates the new constraints.
        if active { active = true }
        return self
    }

    /// Changes the constants and priorities of the formation's constraints. Each call updates the constraint with the same items,
    /// attributes, relation and multiplier, and makes none. A call without a matching constraint is reported.
    ///
    /// - Parameter body: a closure that makes the calls.
    /// - Returns: the formation.
    /// - Complexity: O(n) in the number of constraints, for each call.
    @discardableResult
    public func update(_ body: (Self) throws -> Void) rethrows -> Self {
        for member in members { member.isUpdating = true }
        defer { for member in members { member.isUpdating = false } }
        try body(self)
        return self
    }
}
