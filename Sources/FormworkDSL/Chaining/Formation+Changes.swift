extension Formation {
    // MARK: Changing

    /// Takes its constraints out, and makes others, which are active where it takes part.
    ///
    /// - Parameter body: makes the constraints that are to be there instead.
    /// - Returns: the formation.
    /// - Complexity: O(n) in the number of constraints.
    @discardableResult
    public func remake(_ body: (Self) throws -> Void) rethrows -> Self {
        for member in members { member.forget() }
        try body(self)
        // Set again, so that what was made is activated, too.
        if active { active = true }
        return self
    }

    /// Changes the numbers of constraints that it has: each call sets the constant and the priority of the constraint that says the same
    /// of the same items, and makes none. Where there is none, that is reported.
    ///
    /// - Parameter body: says what constraints are to be.
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
