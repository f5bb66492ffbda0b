import Testing

@Suite("hiding-self")
struct HidingSelfRuleTests {
    @Test("A view that follows itself is found, and isn't reported as a cycle")
    func itself() throws {
        try MarkedDocument.xib(
            """
            <subviews><view id="A"><connections>
                <outlet property="PWHidingMasterView" destination="A" id="o"/> <!--hiding-self-->
            </connections></view></subviews>
            """
        ).expectMarks()
    }
}
