/// How the optima of components answer when the constants of their rows move.
///
/// A basis that is optimal stays so while every basic variable stays within its segments at all levels: nonbasic ones keep their
/// values, basic ones follow linearly (right-hand side ranging; Chvátal, *Linear Programming*, chapter 10). So a component is
/// solved anew only once the moved constants drive a variable out of its interval.
struct Responses {
    // By component and row of it: the rows' constants at the time of solving, then the basic variables.
    private var constants: [Double] = []
    /// The column that is basic, as a variable of the system; nil where a row is.
    private var columns: [Variable?] = []
    private var values: [Double] = []
    private var lowers: [Double] = []
    private var uppers: [Double] = []
    /// By component and row: what each basic variable gains for a unit of the row's constant.
    private var gains: [Double] = []
    private var shifts: [Double] = []
    /// Scratch: those of a row, by column.
    private var coefficients: [Double] = []

    /// The place of a response: where its rows and its gains begin.
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

    /// Makes room for a component of some rows.
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

    /// Notes the optimum that a simplex has found, for rows whose constants were as given.
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

    /// Moves the values of a component's columns along with the constants of its rows.
    ///
    /// - Returns: Whether the basis is still optimal; if not, nothing is changed.
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
