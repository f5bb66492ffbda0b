import Testing

@Suite("template-root-without-target")
struct TemplateRootWithoutTargetRuleTests {
    @Test("A root without a target is found by this rule alone")
    func root() throws {
        try MarkedDocument.storyboard(
            #"<subviews><view id="A"/></subviews>"#,
            siblings: """
                <view id="T" customClass="LDOLayoutTemplate"> <!--template-root-without-target-->
                <subviews><view id="a"><connections><outlet property="targetView" destination="A" id="o1"/></connections></view></subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="T" secondAttribute="top" id="c1"/>
                </constraints>
                </view>
                """, layouts: ["T"]
        ).expectMarks()
    }
}
