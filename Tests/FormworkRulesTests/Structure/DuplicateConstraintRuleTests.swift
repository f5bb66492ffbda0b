import Testing

@Suite("duplicate-constraint")
struct DuplicateConstraintRuleTests {
    @Test("A constraint that says what another one says is found, whichever item stands first")
    func same() throws {
        try MarkedDocument.placed(
            own: """
                <constraint firstAttribute="width" constant="30" id="c5"/> <!--duplicate-constraint-->
                """,
            others: """
                <constraint firstItem="R" firstAttribute="top" secondItem="A" secondAttribute="top" constant="-20" id="c6"/> <!--duplicate-constraint-->
                """
        ).expectMarks()
    }

    @Test("One of another priority, constant or relation is none, nor one that is removed at build time")
    func others() throws {
        try MarkedDocument.placed(
            own: """
                <constraint firstAttribute="width" constant="30" priority="999" id="c5"/>
                <constraint firstAttribute="width" constant="31" id="c6"/>
                <constraint firstAttribute="width" relation="lessThanOrEqual" constant="30" id="c7"/>
                <constraint firstAttribute="width" constant="30" placeholder="YES" id="c8"/>
                """
        ).expectMarks()
    }

    @Test("One that a variation leaves out is none")
    func varied() throws {
        try MarkedDocument.placed(
            own: """
                <constraint firstAttribute="width" constant="30" id="c5"/>
                </constraints>
                <variation key="widthClass=compact"><mask key="constraints"><exclude reference="c5"/></mask></variation>
                <constraints>
                """
        ).expectMarks()
    }
}
