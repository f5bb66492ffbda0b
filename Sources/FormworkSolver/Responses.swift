/// The change of the components' optima when the constants of their rows change.
///
/// A basis stays optimal while every basic variable stays within its segments at all levels: nonbasic variables keep their values, basic ones change
/// linearly (right-hand side ranging; Chvátal, *Linear Programming*, chapter 10). A component is therefore only solved again once the changed
/// constants move a variable out of its interval.
struct Responses {
    // By component and row: the rows' constants at the time of solving, then the basic variables.
    private var constants: [Double] = []
    /// The variable of a basic column; nil if a row is basic.
    private var columns: [Variable?] = []
    private var values: [Double] = []
    private var lowers: [Double] = []
    private var uppers: [Double] = []
    /// By component and row: the change of each basic variable per unit of the row's constant.
    private var gains: [Double] = []
    private var shifts: [Double] = []
    /// Scratch: the coefficients of a row, by column.
    private var coefficients: [Double] = []

    /// The place of a response: the start of its rows and of its gains.
    struct Place {
        var rows: Int
        var gains: Int
    }

    mutating func removeAll() {
        constants.removeAll(keepingCapacity: true)
        columns.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        lowers.removeAll(keepingCapacity: true)
        uppers.removeAll(keepingCapacity: true)
        gains.removeAll(keepingCapacity: true)
    }

    /// Reserves storage for a component with a number of rows.
    mutating func reserve(rowCount: Int) -> Place {
        let place = Place(rows: constants.count, gains: gains.count)
        for _ in 0..<rowCount {
            constants.append(0)
            columns.append(nil)
            values.append(0)
            lowers.append(0)
            uppers.append(0)
        }
        for _ in 0..<rowCount * rowCount { gains.append(0) }
        return place
    }

    /// Stores the optimum of a simplex for the given constants of its rows.
    mutating func store(_ simplex: borrowing ComponentSimplex, at place: Place, constants given: [Double], columnList: ArraySlice<Variable>)
    {
        let count = simplex.rowCount
        let width = simplex.columnCount
        for row in 0..<count {
            let basic = simplex.basics[row]
            constants[place.rows + row] = given[row]
            columns[place.rows + row] = basic < width ? columnList[columnList.startIndex + basic] : nil
            values[place.rows + row] = simplex.values[basic]
            lowers[place.rows + row] = simplex.lowers[basic]
            uppers[place.rows + row] = simplex.uppers[basic]
        }
        for index in 0..<count * count { gains[place.gains + index] = 0 }
        for row in 0..<count where simplex.basics[row] >= width {
            gains[place.gains + (simplex.basics[row] - width) * count + row] = 1
        }
        for row in 0..<count {
            simplex.basis.coefficients(ofRow: row, into: &coefficients)
            for column in 0..<width {
                let nonbasic = simplex.nonbasics[column]
                if nonbasic >= width { gains[place.gains + (nonbasic - width) * count + row] = -coefficients[column] }
            }
        }
    }

    /// Updates the values of a component's columns for changed constants of its rows.
    ///
    /// - Returns: Whether the basis is still optimal; otherwise nothing is changed.
    mutating func follow(_ place: Place, constants moved: [Double], into variables: inout [Double]) -> Bool {
        let count = moved.count
        shifts.removeAll(keepingCapacity: true)
        for row in 0..<count { shifts.append(values[place.rows + row]) }
        for other in 0..<count {
            let distance = moved[other] - constants[place.rows + other]
            if distance == 0 { continue }
            let start = place.gains + other * count
            for row in 0..<count { shifts[row] += gains[start + row] * distance }
        }
        for row in 0..<count where shifts[row] < lowers[place.rows + row] || shifts[row] > uppers[place.rows + row] { return false }
        for row in 0..<count {
            if let column = columns[place.rows + row] { variables[column] = shifts[row] }
        }
        return true
    }
}
