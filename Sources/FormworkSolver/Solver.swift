/// Solves linear equalities and inequalities over real variables, with priorities that are strict levels.
///
/// What is required holds; each lower priority has the least possible sum of absolute errors that the higher ones leave. Adding,
/// removing and changing take effect with ``solve()``, which does again only what a change touches: suggested values and
/// constants move the right-hand sides of what was presolved, and so do constraints that come in place of others from which they differ
/// in nothing but the constant; where other ones come or go, or priorities change, presolving is repeated.
///
/// **Where the optimum is not unique**, variables that presolving leaves independent come as near to 0 as the optimal face allows,
/// by their sum of absolute values within each group of those that hang together; among what is still equal the first in the
/// order of pivoting is taken, which prefers variables made earlier.
///
/// **The same system gives the same bits**: nothing depends on hashing, addresses or time, on the order in which constraints were
/// added, or on what the solver held before; only on the order of the variables. Constraints are sorted by what they say before
/// they are presolved, and values are given out without the noise of rounding (see below), so that a solver that follows a change
/// and one that starts afresh agree. Two things do know the age of constraints: the choice of the one to break in a conflict, and
/// with it everything that follows from the choice.
///
/// **Errors**: a requirement counts as met within ``tolerance``, a billionth of the scale (the least power of two that no constant,
/// bound or suggested value goes beyond), at most a thousandth. Values below 2²² are rounded to nine decimals, larger ones below
/// 2³² to six; what lies within the noise of the middle between two of these may still go either way. Magnitudes beyond ``largestMagnitude`` are refused.
///
/// Sources: Badros, Borning and Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm* (2001), for the problem;
/// the parts say where theirs come from.
public struct Solver: Sendable {
    /// The greatest magnitude of a coefficient, constant, bound or suggested value.
    public static let largestMagnitude = 1e15

    /// The conflicts among the requirements, found by ``solve()``.
    public internal(set) var conflicts: [Conflict] = []
    /// Which constraint of a conflict is left out: of the constraints in the order of adding, the place of the one to break.
    ///
    /// The default takes the one that was added last. UIKit documents no rule, so a layout engine gives its own here: say, the
    /// constraints it made of autoresizing masks last, then the youngest. It is asked once for each conflict that is found, of
    /// constraints in force alone: what an earlier choice broke does not come up again. Each solving that starts with presolving
    /// begins with all constraints in force and asks again. A choice out of range counts as the last.
    public var choiceOfBroken: @Sendable ([LinearConstraint.ID]) -> Int = { $0.count - 1 }

    /// How much one call of ``solve()`` may do, in units of about the work of visiting one entry of a row; what ``ambiguities()`` does
    /// counts with the call of ``solve()`` before it.
    ///
    /// Systems that hang together by many inequalities can take time without end. What layouts need is far below the default, which is
    /// reached after about a second. When it is, solving ends: see ``isEffortLimitReached``.
    public var effortLimit = Solver.defaultEffortLimit
    /// What the last call of ``solve()`` did, in the units of ``effortLimit``.
    public private(set) var effort = 0
    /// Whether the last call of ``solve()`` ended because ``effortLimit`` was reached.
    ///
    /// Then ``values`` are what was reached: the same for the same system and limit, but constraints may be missed that could be met, and
    /// ``conflicts`` are those found so far; ambiguities are not looked for. The next call starts afresh.
    public private(set) var isEffortLimitReached = false
    /// See ``effortLimit``.
    public static let defaultEffortLimit = 1_000_000_000

    var system = LinearSystem()
    var engine = Engine()
    /// Whether the engine still is one of this system, but for the rows that came and went since.
    var isSolved = false
    /// Those rows.
    var exchange = RowExchange()

    /// A solver without variables and constraints.
    public init() {}

    /// The values of all variables as of the last ``solve()``, by ``Variable/index``; shorter where variables were made since.
    public var values: [Double] { engine.results }

    /// The value as of the last ``solve()``; 0 for a variable made since.
    public func value(of variable: Variable) -> Double {
        variable.index < engine.results.count ? engine.results[variable.index] : 0
    }

    /// What counts as 0: errors of constraints up to this are none.
    public var tolerance: Double { system.tolerance }

    /// Solves what changed since the last time.
    ///
    /// - Complexity: near linear in the terms of what a change touches, while the components that do not come apart are small;
    ///   in the terms of the whole system where constraints came or went that do not pair up.
    public mutating func solve() {
        engine.effort = Effort(limit: effortLimit)
        defer { note() }
        if isSolved && !takeExchange() { isSolved = false }
        if isSolved && (conflicts.isEmpty || !engine.touches.hasChanges) && engine.solveTouched(system) && !engine.effort.isExhausted {
            return
        }
        // What following the changes took is not in question for who starts afresh.
        engine.effort = Effort(limit: effortLimit)
        conflicts.removeAll()
        for row in system.states.indices where system.states[row] == .broken { system.states[row] = .live }
        system.restoreOrder()
        if system.isWorthSweeping { system.sweep() }
        exchange.begin(rowCount: system.rowCount)
        system.refreshScale()
        isSolved = true
        repeat { engine.build(system) } while !engine.contradictions.isEmpty && breakConflicts(engine.contradictions)
        // What is still contradictory is not looked into any more: the rest is evaluated.
        if engine.effort.isExhausted && !engine.contradictions.isEmpty { engine.build(system) }
    }

    /// Takes over the constraints that came since the last time in place of those that went.
    ///
    /// - Returns: Whether that was possible; if not, presolving must be repeated.
    private mutating func takeExchange() -> Bool {
        if exchange.isEmpty(system) { return true }
        engine.effort.spend(system.variableCount + 16 * (exchange.removed.count + system.rowCount - exchange.rowCount))
        guard conflicts.isEmpty, let pairs = exchange.pairs(system) else { return false }
        system.exchange(pairs, rowCount: exchange.rowCount)
        exchange.begin(rowCount: system.rowCount)
        for pair in pairs {
            guard let block = engine.takeConstant(ofRow: pair.old, system) else { return false }
            engine.touches.note(block, .changed)
        }
        return true
    }

    /// Takes note of what was done. A solution that was not finished is no basis for the next.
    mutating func note() {
        effort = engine.effort.spent
        isEffortLimitReached = engine.effort.isExhausted
        if isEffortLimitReached { isSolved = false }
    }
}
