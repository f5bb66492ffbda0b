import Testing

@Suite("kept-guide-constraint")
struct KeptGuideConstraintRuleTests {
    @Test("A target's constraint to a guide is noted; another view's is not")
    func guide() throws {
        try MarkedDocument.template(
            #"<view id="a"><connections><outlet property="targetView" destination="A" id="o1"/></connections></view>"#,
            controller: """
                <constraints>
                    <constraint firstItem="A" firstAttribute="top" secondItem="G" secondAttribute="bottom" id="c1"/> <!--kept-guide-constraint-->
                    <constraint firstItem="B" firstAttribute="top" secondItem="G" secondAttribute="bottom" id="c2"/>
                </constraints>
                """
        ).expectMarks()
    }
}
