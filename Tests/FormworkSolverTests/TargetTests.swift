import Testing

@testable import FormworkSolver

@Suite("Targets of values")
struct TargetTests {
    @Test("A target is a variable or a row, and knows which", arguments: [0, 1, 2_000_000_000])
    func target(_ number: Int) {
        let variable = Target(Variable(index: number))
        #expect(variable.variable?.index == number)
        #expect(variable.row == nil)
        let row = Target(Row(number))
        #expect(row.row?.index == number)
        #expect(row.variable == nil)
        #expect(variable != row)
    }

    @Test("A penalty comes from a row, or from a bound or a suggestion")
    func source() {
        let row = PiecewiseLinearCosts.Source(Row(3))
        #expect(row.row == Row(3))
        for other in [PiecewiseLinearCosts.Source.lowerBound, .upperBound, .suggestion] {
            #expect(other.row == nil)
            #expect(other < row)
        }
    }
}
