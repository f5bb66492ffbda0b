import Testing

@Suite("outdated-template-generation")
struct OutdatedTemplateGenerationRuleTests {
    @Test("An object is noted, a view is not")
    func generations() throws {
        try MarkedDocument.storyboard(
            "",
            siblings: """
                <customObject id="O" userLabel="Wide" customClass="LDOLayoutTemplate"> <!--outdated-template-generation-->
                    <connections><outlet property="templateView" destination="T" id="o1"/></connections>
                </customObject>
                <view id="T"><connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
                """, layouts: ["O"]
        ).expectMarks()
        try MarkedDocument.template("").expectMarks()
    }
}
