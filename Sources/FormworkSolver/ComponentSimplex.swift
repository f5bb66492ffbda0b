/// A simplex method for one small set of connected variables.
///
/// The *columns* are independent variables. Each *row* is a value that depends on them: constant + sum of coefficient * column. Both columns and rows
/// carry penalties (see ``PiecewiseLinearCosts``), so bounds and other constraints on a single value need no rows. The method is the primal simplex
/// for separable convex piecewise-linear costs (Fourer, *A Simplex Algorithm for Piecewise-Linear Programming*, 1985): a nonbasic variable has a
/// fixed value, a basic one moves within a segment of its cost.
///
/// Levels are solved from the highest priority down. At the optimum of a level, the reduced costs give the interval in which each variable can move
/// without leaving the optimal face. Lower levels stay within these intervals. Violations of the required level remain as its error.
struct ComponentSimplex {
    var columnCount = 0
    var rowCount = 0
    /// The coefficients of the basic variables.
    var basis = SimplexBasis()
    /// The basic variables by row, and the nonbasic variables by column. Variables are numbered: columns, then rows.
    var basics: [Int] = []
    var nonbasics: [Int] = []
    // By variable.
    var values: [Double] = []
    var lowers: [Double] = []
    var uppers: [Double] = []
    var penaltyStarts: [Int] = [0]
    /// The ranges of the penalties of the current level.
    var levelStarts: [Int] = []
    var levelEnds: [Int] = []
    var penalties = Penalties()

    // By row: the current segment of the basic variable.
    var segmentLowers: [Double] = []
    var segmentUppers: [Double] = []
    var segmentSlopes: [Double] = []

    /// The reduced costs by column, without the slopes of the columns' own costs, which differ upwards and downwards.
    var reducedCosts: [Double] = []
    /// The slopes of the columns' own costs, upwards and downwards.
    var upwardSlopes: [Double] = []
    var downwardSlopes: [Double] = []
    /// The number of steps that updated the reduced costs since they were computed.
    var stepsSinceReducedCosts = 0

    /// Scratch: the rows with a coefficient in the entering column, in order, and the coefficients.
    var columnRows: [Int32] = []
    var columnRates: [Double] = []

    var levels: [Float] = []
    /// The current level.
    var level: Float = 0
    var tolerance = 1e-9
    /// The highest level that could not be satisfied without error, and its error; priority 0 if all could.
    var firstMissed: Float = 0
    var firstError = 0.0
    /// The lowest level that narrowed an interval.
    var lastNarrowing: Float = 0
    /// Whether to record ``duals``.
    var recordsDuals = false
    /// The dual values (multipliers of the constraints on each variable) by variable, at the optimum of the last level that was not satisfied.
    var duals: [Double] = []
    /// The effort since solving began, of this simplex and of everything else.
    var effort = Effort()
    /// Whether the optimal face of the last level is more than a point.
    private(set) var isAmbiguous = false

    var variableCount: Int { columnCount + rowCount }

    // MARK: Setting up

    mutating func begin(columns: Int, rows: Int, tolerance: Double) {
        self.tolerance = tolerance
        columnCount = 0
        rowCount = 0
        penaltyStarts.removeAll(keepingCapacity: true)
        penaltyStarts.append(0)
        penalties.removeAll()
        values.removeAll(keepingCapacity: true)
        basis.begin(columns: columns, rows: rows)
        duals.removeAll(keepingCapacity: true)
        recordsDuals = false
    }

    /// Adds a penalty to the variable that ends next, in the order of descending priorities.
    mutating func addPenalty(_ relation: Relation, priority: Float, breakpoint: Double, slope: Double) {
        penalties.append(relation, priority: priority, breakpoint: breakpoint, slope: slope)
    }

    mutating func endColumn() {
        penaltyStarts.append(penalties.count)
        columnCount += 1
        values.append(0)
    }

    /// Ends a row, whose coefficients were added to the basis.
    mutating func endRow(constant: Double) {
        penaltyStarts.append(penalties.count)
        rowCount += 1
        values.append(constant)
    }

    // MARK: Solving

    /// Solves level by level. Afterwards `values` contains an optimum.
    ///
    /// Ties are broken by the least sum of absolute values of the columns, then by the order of pivoting, lowest number first.
    ///
    /// - Parameter floor: Levels up to this one are skipped, as is the breaking of ties.
    /// - Parameter keepsFace: Whether the intervals keep describing the optimal face, instead of the part that remains after breaking ties.
    /// - Parameter endsAtRequired: Whether lower levels are skipped if the required level cannot be satisfied.
    mutating func solve(above floor: Float = 0, keepsFace: Bool = false, endsAtRequired: Bool = false) {
        let count = variableCount
        prepare(count)
        for level in levels where level > floor && !effort.isExhausted {
            select(level)
            let error = minimize()
            if error > tolerance && firstMissed == 0 {
                firstMissed = level
                firstError = error
                if endsAtRequired && level >= 1000 { return }
            }
        }
        isAmbiguous = hasFreedom
        if floor == 0 && isAmbiguous && !effort.isExhausted { breakTies(keepsFace: keepsFace) }
    }

    private mutating func prepare(_ count: Int) {
        basics.removeAll(keepingCapacity: true)
        nonbasics.removeAll(keepingCapacity: true)
        for column in 0..<columnCount { nonbasics.append(column) }
        for row in 0..<rowCount { basics.append(columnCount + row) }
        lowers.refill(-.infinity, count: count)
        uppers.refill(.infinity, count: count)
        levelStarts.refill(0, count: count)
        levelEnds.refill(0, count: count)
        segmentLowers.refill(0, count: rowCount)
        segmentUppers.refill(0, count: rowCount)
        segmentSlopes.refill(0, count: rowCount)
        for variable in 0..<count { levelEnds[variable] = penaltyStarts[variable] }
        firstMissed = 0
        firstError = 0
        lastNarrowing = 0
        isAmbiguous = false
        effort.spend(basis.size)
        basis.start(&effort)
        collectLevels()
        for column in 0..<columnCount {
            values[column] = SingleOptimum(penalties, range: penaltyStarts[column]..<penaltyStarts[column + 1]).value
        }
        for row in 0..<rowCount {
            values[columnCount + row] = basis.sum(ofRow: row, values, adding: values[columnCount + row])
        }
    }

    private mutating func collectLevels() {
        levels.removeAll(keepingCapacity: true)
        for priority in penalties.priorities {
            // The first level that is not higher.
            var place = 0
            var end = levels.count
            while place < end {
                let middle = (place + end) / 2
                if levels[middle] > priority { place = middle + 1 } else { end = middle }
            }
            if place < levels.count && levels[place] == priority { continue }
            levels.insert(priority, at: place)
        }
    }

    /// Advances to the penalties of a level. Levels are selected in descending order.
    private mutating func select(_ level: Float) {
        self.level = level
        for variable in 0..<variableCount {
            let start = levelEnds[variable]
            var end = start
            let limit = penaltyStarts[variable + 1]
            while end < limit && penalties.priorities[end] == level { end += 1 }
            levelStarts[variable] = start
            levelEnds[variable] = end
        }
    }

    /// Minimizes the level's costs within the intervals, narrows these to the optimal face and returns the remaining error.
    private mutating func minimize() -> Double {
        effort.spend(10 * variableCount)
        let before = cost()
        if before <= tolerance {
            narrowToMet()
            return before
        }
        iterate()
        // An unfinished minimization has no optimal face.
        if !effort.isExhausted { narrowToFace() }
        return cost()
    }

    /// Steps until the cost of the current level cannot be reduced.
    mutating func iterate() {
        effort.spend(20 * variableCount)
        placeInSegments()
        computeReducedCosts()
        noteOwnSlopes()
        var degenerateSteps = 0
        var steps = 0
        let limit = 2000 + 60 * variableCount
        while steps < limit && !effort.isExhausted {
            let isCautious = degenerateSteps > 20 + variableCount
            if stepsSinceReducedCosts >= 50 || basis.isStale {
                if basis.isStale { refreshBasis() }
                computeReducedCosts()
            }
            effort.spend(8 * columnCount + 2 * rowCount)
            var choice = entering(leastNumber: isCautious)
            if choice == nil && stepsSinceReducedCosts > 0 {
                // Verify optimality with recomputed reduced costs, without the errors accumulated over the steps.
                computeReducedCosts()
                choice = entering(leastNumber: isCautious)
            }
            guard let (column, direction) = choice else { return }
            let moved = step(column, direction: direction, isCautious: isCautious)
            degenerateSteps = moved > tolerance * 1e-3 ? 0 : degenerateSteps + 1
            steps += 1
        }
    }

    /// Refactors the basis. Columns that are linearly dependent except for rounding errors become nonbasic.
    private mutating func refreshBasis() {
        let exchanged = basis.refresh(&effort)
        if exchanged.isEmpty { return }
        for (row, column) in exchanged { swap(&basics[row], &nonbasics[column]) }
        placeInSegments()
        noteOwnSlopes()
    }
}
