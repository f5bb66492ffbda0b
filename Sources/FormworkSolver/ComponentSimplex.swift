/// A simplex method for one small set of variables that hang together.
///
/// The *columns* are independent variables; each *row* is a value that depends on them, constant + sum of coefficient * column.
/// Columns and rows alike carry penalties (see ``PiecewiseLinearCosts``), so bounds and everything else said of a single value need
/// no rows. The method is the primal simplex for separable convex piecewise-linear costs (Fourer, *A Simplex Algorithm for
/// Piecewise-Linear Programming*, 1985): a nonbasic variable rests at a value, a basic one moves within a segment of its cost.
///
/// Levels are solved from the highest priority down. At the optimum of a level the reduced costs say within which interval each
/// variable may move without leaving the optimal face; the lower levels keep to these intervals. What cannot be met of the
/// required level is left as an error there.
struct ComponentSimplex {
    var columnCount = 0
    var rowCount = 0
    /// The coefficients of the basic variables.
    var basis = SimplexBasis()
    /// By row the basic variable, by column the nonbasic one. Variables are numbered: columns, then rows.
    var basics: [Int] = []
    var nonbasics: [Int] = []
    // By variable.
    var values: [Double] = []
    var lowers: [Double] = []
    var uppers: [Double] = []
    var penaltyStarts: [Int] = [0]
    /// Where the penalties of the level at hand begin and end.
    var levelStarts: [Int] = []
    var levelEnds: [Int] = []
    // By penalty.
    var relations: [Relation] = []
    var priorities: [Double] = []
    var breakpoints: [Double] = []
    var slopes: [Double] = []

    // By row: the segment in which the basic variable is.
    var segmentLowers: [Double] = []
    var segmentUppers: [Double] = []
    var segmentSlopes: [Double] = []

    /// By column: its reduced cost, but for the slope of its own cost, which is one going up and another going down.
    var reducedCosts: [Double] = []
    /// By column: the slopes of its own cost up and down.
    var upwardSlopes: [Double] = []
    var downwardSlopes: [Double] = []
    /// How many steps carried the reduced costs along since they were computed.
    var stepsSinceReducedCosts = 0

    /// Scratch: the rows with a coefficient in the entering column, in their order, and these.
    var columnRows: [Int32] = []
    var columnRates: [Double] = []

    var levels: [Double] = []
    /// The level at hand.
    var level = 0.0
    var tolerance = 1e-9
    /// The highest level that could not be met without error, and its error; priority 0 where all could.
    var firstMissed = 0.0
    var firstError = 0.0
    /// The lowest level that narrowed anything.
    var lastNarrowing = 0.0
    /// Whether to record ``duals``.
    var recordsDuals = false
    /// By variable the dual value (the multiplier of what is said of it) at the optimum of the last level that was not met.
    var duals: [Double] = []
    /// What was done since solving began, by this simplex and everything else.
    var effort = Effort()
    /// Whether the optimal face of the last level holds more than a point.
    private(set) var isAmbiguous = false

    var variableCount: Int { columnCount + rowCount }

    // MARK: Setting up

    mutating func begin(columns: Int, rows: Int, tolerance: Double) {
        self.tolerance = tolerance
        columnCount = 0
        rowCount = 0
        penaltyStarts.removeAll(keepingCapacity: true)
        penaltyStarts.append(0)
        relations.removeAll(keepingCapacity: true)
        priorities.removeAll(keepingCapacity: true)
        breakpoints.removeAll(keepingCapacity: true)
        slopes.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        basis.begin(columns: columns, rows: rows)
        duals.removeAll(keepingCapacity: true)
        recordsDuals = false
    }

    /// Adds a penalty of the variable that is ended next; higher priorities come first.
    mutating func addPenalty(_ relation: Relation, _ priority: Double, _ breakpoint: Double, _ slope: Double) {
        relations.append(relation)
        priorities.append(priority)
        breakpoints.append(breakpoint)
        slopes.append(slope)
    }

    mutating func endColumn() {
        penaltyStarts.append(relations.count)
        columnCount += 1
        values.append(0)
    }

    /// Ends a row, whose coefficients were given to the basis.
    mutating func endRow(constant: Double) {
        penaltyStarts.append(relations.count)
        rowCount += 1
        values.append(constant)
    }

    // MARK: Solving

    /// Solves level by level; afterwards `values` holds an optimum.
    ///
    /// Ties are broken by least absolute values of the columns, then by the order of pivoting, least number first.
    ///
    /// - Parameter floor: levels that are not above it are left out, and so is the breaking of ties.
    /// - Parameter keepsFace: whether the intervals shall go on to hold the optimal face, not what the breaking of ties leaves of it.
    /// - Parameter endsAtRequired: whether lower levels are left out where the required one cannot be met.
    mutating func solve(above floor: Double = 0, keepsFace: Bool = false, endsAtRequired: Bool = false) {
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
            let start = penaltyStarts[column]
            let end = penaltyStarts[column + 1]
            values[column] =
                SingleOptimum(
                    relations: relations, priorities: priorities, breakpoints: breakpoints, slopes: slopes, penalties: start..<end
                ).value
        }
        for row in 0..<rowCount {
            values[columnCount + row] = basis.sum(ofRow: row, values, adding: values[columnCount + row])
        }
    }

    private mutating func collectLevels() {
        levels.removeAll(keepingCapacity: true)
        for priority in priorities {
            // The first that is not higher.
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

    /// Moves on to the penalties of a level; levels come from the highest down.
    private mutating func select(_ level: Double) {
        self.level = level
        for variable in 0..<variableCount {
            let start = levelEnds[variable]
            var end = start
            let limit = penaltyStarts[variable + 1]
            while end < limit && priorities[end] == level { end += 1 }
            levelStarts[variable] = start
            levelEnds[variable] = end
        }
    }

    /// Minimizes the level's costs within the intervals, narrows these to the optimal face and returns the error that is left.
    private mutating func minimize() -> Double {
        effort.spend(10 * variableCount)
        let before = cost()
        if before <= tolerance {
            narrowToMet()
            return before
        }
        iterate()
        // What was not brought to an end has no face.
        if !effort.isExhausted { narrowToFace() }
        return cost()
    }

    /// Steps until nothing lessens the cost of the level at hand.
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
                // Optimal only by reduced costs without the errors that the steps have gathered.
                computeReducedCosts()
                choice = entering(leastNumber: isCautious)
            }
            guard let (column, direction) = choice else { return }
            let moved = step(column, direction, isCautious: isCautious)
            degenerateSteps = moved > tolerance * 1e-3 ? 0 : degenerateSteps + 1
            steps += 1
        }
    }

    /// Puts the basis together anew; what hung on the rest of it but for errors of rounding becomes nonbasic.
    private mutating func refreshBasis() {
        let exchanged = basis.refresh(&effort)
        if exchanged.isEmpty { return }
        for (row, column) in exchanged { swap(&basics[row], &nonbasics[column]) }
        placeInSegments()
        noteOwnSlopes()
    }
}
