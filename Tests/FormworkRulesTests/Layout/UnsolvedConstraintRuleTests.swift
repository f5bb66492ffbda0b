import Testing

@Suite("unsolved-constraint")
struct UnsolvedConstraintRuleTests {
    @Test("A constraint that can't apply is found")
    func unsolved() throws {
        let document = MarkedDocument.placed(
            others: """
                <constraint firstItem="A" firstAttribute="width" secondItem="R" secondAttribute="width" multiplier="0" id="c5"/> <!--unsolved-constraint-->
                """)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
    }

    @Test("A constraint with a missing item is found only as that")
    func missing() throws {
        let document = MarkedDocument.placed(
            others: """
                <constraint firstItem="A" firstAttribute="width" secondItem="X" secondAttribute="width" id="c5"/> <!--dangling-reference-->
                """)
        try document.expectMarks(solves: true)
    }
}
