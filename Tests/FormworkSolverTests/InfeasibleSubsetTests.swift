import Testing

@testable import FormworkSolver

@Suite("Requirements that contradict each other")
struct InfeasibleSubsetTests {
    private typealias Requirement = InfeasibleSubset.Requirement

    private static func narrow(_ requirements: [Requirement], columns: Int, rows: [[InfeasibleSubset.Term]] = []) -> (
        kept: [Int], isCertain: Bool
    ) {
        var simplex = ComponentSimplex()
        var subset = InfeasibleSubset(
            requirements, columnCount: columns, rows: rows, constants: Array(repeating: 0, count: rows.count), tolerance: 1e-9)
        let isCertain = subset.narrow(&simplex)
        return (subset.kept, isCertain)
    }

    @Test("Of the requirements of one value, only contradictory ones are kept")
    func column() {
        let found = Self.narrow(
            [
                Requirement(place: 0, relation: .greaterThanOrEqual, breakpoint: 1, slope: 1),
                Requirement(place: 0, relation: .greaterThanOrEqual, breakpoint: 5, slope: 1),
                Requirement(place: 0, relation: .lessThanOrEqual, breakpoint: 3, slope: 1),
                Requirement(place: 1, relation: .equal, breakpoint: 7, slope: 1),
            ], columns: 2)
        #expect(found.kept == [1, 2])
        #expect(found.isCertain)
    }

    @Test("A row contradicts its columns' requirements, and all of them are needed")
    func row() {
        let found = Self.narrow(
            [
                Requirement(place: 0, relation: .greaterThanOrEqual, breakpoint: 2, slope: 1),
                Requirement(place: 1, relation: .greaterThanOrEqual, breakpoint: 2, slope: 1),
                Requirement(place: 2, relation: .greaterThanOrEqual, breakpoint: 0, slope: 1),
                Requirement(place: 3, relation: .lessThanOrEqual, breakpoint: 3, slope: 1),
            ], columns: 3, rows: [[(0, 1), (1, 1)]])
        #expect(found.kept == [0, 1, 3])
        #expect(found.isCertain)
    }

    @Test("Compatible requirements aren't a conflict")
    func feasible() {
        let found = Self.narrow([Requirement(place: 0, relation: .equal, breakpoint: 2, slope: 1)], columns: 1)
        #expect(!found.isCertain)
    }
}
