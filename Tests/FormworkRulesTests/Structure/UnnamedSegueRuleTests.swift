import Testing

@Suite("unnamed-segue")
struct UnnamedSegueRuleTests {
    @Test("A segue of a controller without an identifier is found, unless it is done by itself")
    func unnamed() throws {
        try MarkedDocument.scenes(
            """
            <viewController id="A"><view key="view" id="V"><subviews><button id="K"><connections>
            <segue destination="B" kind="show" id="s1"/>
            </connections></button></subviews></view><connections>
            <segue destination="B" kind="show" id="s2"/> <!--unnamed-segue-->
            <segue destination="B" kind="show" identifier="detail" id="s3"/>
            <segue destination="B" kind="embed" id="s4"/>
            <segue destination="B" kind="relationship" relationship="rootViewController" id="s5"/>
            </connections></viewController>
            """, #"<viewController id="B"/>"#
        ).expectMarks(enabling: "unnamed-segue")
    }
}
