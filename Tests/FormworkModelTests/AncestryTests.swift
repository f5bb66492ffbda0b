import FormworkModel
import Testing

@Suite struct AncestryTests {
    /// 0 contains 1 and 2, 1 contains 3, 3 contains 4; 5 is alone.
    private static let parents: [Int?] = [nil, 0, 0, 1, 3, nil]

    @Test(arguments: [(4, 2, 0), (2, 4, 0), (3, 4, 3), (4, 1, 1), (4, 4, 4), (1, 2, 0)])
    func theNearestCommonAncestorContainsBoth(first: Int, second: Int, expected: Int) {
        #expect(nearestCommonAncestor(of: first, and: second) { Self.parents[$0] } == expected)
    }

    @Test(arguments: [(5, 4), (0, 5)]) func nodesOfDifferentTreesHaveNone(first: Int, second: Int) {
        #expect(nearestCommonAncestor(of: first, and: second) { Self.parents[$0] } == nil)
    }
}
