import Testing

@Suite("template-layout-guide")
struct TemplateLayoutGuideRuleTests {
    @Test("A constraint to a guide in the template is found")
    func guide() throws {
        try MarkedDocument.template(
            #"<view id="a"><viewLayoutGuide key="safeArea" id="g"/><connections><outlet property="targetView" destination="A" id="o1"/></connections></view>"#,
            constraints: """
                <constraint firstItem="g" firstAttribute="top" secondItem="T" secondAttribute="top" id="c1"/> <!--template-layout-guide-->
                <constraint firstItem="a" firstAttribute="top" secondItem="T" secondAttribute="top" id="c2"/>
                """
        ).expectMarks()
    }
}
