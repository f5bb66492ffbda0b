import Testing

@Suite("relative-to-margin")
struct RelativeToMarginRuleTests {
    @Test("A constraint to a margin of either item is found, one to an edge is not")
    func margin() throws {
        try MarkedDocument.placed(
            others: """
                <constraint firstItem="A" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="R" secondAttribute="leadingMargin" id="c5"/> <!--relative-to-margin-->
                <constraint firstAttribute="bottomMargin" relation="greaterThanOrEqual" secondItem="A" secondAttribute="bottom" id="c6"/> <!--relative-to-margin-->
                """
        ).expectMarks(enabling: "relative-to-margin")
    }
}
