/// Solves linear equalities and inequalities over real variables, with priorities that are strict levels.
///
/// Requirements are satisfied. Each lower priority has the least sum of absolute errors that the higher ones allow. Additions, removals and changes
/// take effect with ``solve(breaking:)``, which only repeats the work that a change affects. Changes of suggested values and constants only change right-hand
/// sides of the presolved system, as does replacing constraints with others that differ in the constant only. Other additions and removals, and
/// changes of priorities, require presolving again.
///
/// **If the optimum is not unique**, variables that presolving leaves independent are as close to 0 as the optimal face allows, by their sum of
/// absolute values within each group of connected variables. Among the remaining optima the first in the order of pivoting is chosen, which prefers
/// variables made earlier.
///
/// **The same system gives the same bits**: nothing depends on hashing, addresses or time, on the order in which constraints were added, or on
/// previous contents of the solver; only the order of the variables matters. Constraints are sorted by their content before presolving, and values
/// are returned without rounding noise (see below), so that a solver that follows a change and a new one agree. The age of constraints only matters
/// for the choice of the constraint to break in a conflict, and for everything that follows from it.
///
/// **Errors**: a requirement counts as satisfied within ``tolerance``, a billionth of the scale (the least power of two that no constant, bound or
/// suggested value exceeds), at most a thousandth. Values below 2²² are rounded to nine decimals, larger ones below 2³² to six; a value very close to
/// the middle between two of these may be rounded either way. Magnitudes greater than ``largestMagnitude`` are rejected.
///
/// Sources: Badros, Borning and Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm* (2001), for the problem; the types of the
/// implementation name their own sources.
public struct Solver: Sendable {
    /// The greatest magnitude of a coefficient, constant, bound or suggested value.
    public static let largestMagnitude = 1e15

    /// The conflicts among the requirements, found by ``solve(breaking:)``.
    public internal(set) var conflicts: [Conflict] = []
    /// The effort limit of one call of ``solve(breaking:)``. The unit is roughly the work of visiting one entry of a row. The effort of ``ambiguities()``
    /// counts together with that of the preceding ``solve(breaking:)``.
    ///
    /// Systems that many inequalities connect can take an unlimited time. Layouts need far less than the default, which is reached after about a
    /// second. When the limit is reached, solving stops: see ``isEffortLimitReached``.
    public var effortLimit = Solver.defaultEffortLimit
    /// The effort of the last call of ``solve(breaking:)``, in the units of ``effortLimit``.
    public private(set) var effort = 0
    /// Whether the last call of ``solve(breaking:)`` stopped because ``effortLimit`` was reached.
    ///
    /// In this case ``values`` are intermediate results. They are the same for the same system and limit, but satisfiable constraints may be
    /// violated, ``conflicts`` are those found so far, and ambiguities are not searched. The next call starts from scratch.
    public private(set) var isEffortLimitReached = false
    /// The default of ``effortLimit``.
    public static let defaultEffortLimit = 1_000_000_000

    var system = LinearSystem()
    var engine = Engine()
    /// Whether the engine is one of this system, except for the rows that were added and removed since.
    var isSolved = false
    /// The rows that were added and removed since the last presolving.
    var exchange = RowExchange()

    /// Creates a solver without variables and constraints.
    public init() {}

    /// The values of all variables after the last ``solve(breaking:)``, by ``Variable/index``. Variables made since then are missing.
    ///
    /// - Complexity: O(*n*) for *n* variables.
    public var values: [Double] { engine.results }

    /// Returns the value of a variable after the last ``solve(breaking:)``; 0 for a variable made since then.
    public func value(of variable: Variable) -> Double {
        variable.index < engine.values.count ? Engine.result(engine.values[variable.index]) : 0
    }

    /// The greatest error of a satisfied constraint.
    public var tolerance: Double { system.tolerance }

    /// Solves the system, repeating only the work that changes since the last time affect.
    ///
    /// - Parameter choice: Chooses the constraint of a conflict to leave out: returns the index of the constraint to break, given the constraints in
    ///   the order of addition. The default is the last one added. UIKit documents no rule, so a layout engine has its own. It is called once for
    ///   each conflict, and only with constraints in force: constraints that an earlier choice broke are not part of a later conflict. Each solving
    ///   that starts with presolving restores all constraints and asks again. A choice out of range counts as the last.
    /// - Complexity: near linear in the terms that a change affects, if components that cannot be split are small; in the terms of the whole system
    ///   if constraints were added or removed that have no counterpart.
    public mutating func solve(breaking choice: ([LinearConstraint.ID]) -> Int = { $0.count - 1 }) {
        engine.effort = Effort(limit: effortLimit)
        defer { note() }
        if isSolved && !takeExchange() { isSolved = false }
        if isSolved && (conflicts.isEmpty || !engine.touches.hasChanges) && engine.solveTouched(system) && !engine.effort.isExhausted {
            return
        }
        // The effort of following the changes does not count when solving from scratch.
        engine.effort = Effort(limit: effortLimit)
        conflicts.removeAll()
        for row in system.states.indices where system.states[row] == .broken { system.states[row] = .live }
        system.restoreOrder()
        if system.isWorthSweeping { system.sweep() }
        exchange.begin(rowCount: system.rowCount)
        system.refreshScale()
        isSolved = true
        repeat { engine.build(system) } while !engine.contradictions.isEmpty && breakConflicts(engine.contradictions, choice: choice)
        // Remaining contradictions are not analyzed: the rest is evaluated.
        if engine.effort.isExhausted && !engine.contradictions.isEmpty { engine.build(system) }
    }

    /// Frees the storage that only presolving needs, about a fifth of all. The next presolving allocates it again.
    package mutating func releaseScratch() { engine.releaseScratch() }

    /// Replaces removed constraints with their added counterparts.
    ///
    /// - Returns: Whether all have one; otherwise presolving must be repeated.
    private mutating func takeExchange() -> Bool {
        if exchange.isEmpty(system) { return true }
        engine.effort.spend(system.variableCount + 16 * (exchange.removed.count + system.rowCount - exchange.rowCount))
        guard conflicts.isEmpty, let pairs = exchange.pairs(system) else { return false }
        system.exchange(pairs, rowCount: exchange.rowCount)
        exchange.begin(rowCount: system.rowCount)
        for pair in pairs {
            guard let block = engine.takeConstant(ofRow: pair.old, system) else { return false }
            engine.touches.note(block, touch: .changed)
        }
        return true
    }

    /// Records the effort. An unfinished solution cannot be the basis of the next.
    mutating func note() {
        effort = engine.effort.spent
        isEffortLimitReached = engine.effort.isExhausted
        if isEffortLimitReached { isSolved = false }
    }
}
