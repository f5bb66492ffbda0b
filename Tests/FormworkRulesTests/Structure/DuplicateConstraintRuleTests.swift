import Testing

@Suite("duplicate-constraint")
struct DuplicateConstraintRuleTests {
    @Test("A constraint equal to another one is found, with its items in either order")
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

    @Test("One with another priority, constant or relation isn't, nor one that is removed at build time")
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

    @Test("One that a variation omits isn't")
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
