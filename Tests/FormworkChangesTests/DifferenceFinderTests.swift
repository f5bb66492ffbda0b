import Testing

@testable import FormworkChanges

@Suite struct DifferenceFinderTests {
    private static let runs: [([Int], Set<Int>)] = [
        ([], []), ([1], [0]), ([1, 2, 3], [0, 1, 2]), ([3, 1, 2], [1, 2]), ([2, 1], [1]), ([5, 1, 6, 2, 7, 3], [1, 3, 5]),
    ]

    @Test(arguments: runs)
    func theLongestRunIsFound(_ values: [Int], _ places: Set<Int>) { #expect(LongestRun.increasing(values) == places) }
}
