import Testing

@Suite("duplicate-target")
struct DuplicateTargetRuleTests {
    @Test("Every view after the first with a target is found, in both generations")
    func duplicates() throws {
        let views = """
            <view id="a"><connections>
                <outlet property="targetView" destination="A" id="o1"/>
            </connections></view>
            <view id="b"><connections>
                <outlet property="targetView" destination="A" id="o2"/> <!--duplicate-target-->
            </connections></view>
            """
        try MarkedDocument.template(views).expectMarks()
        try MarkedDocument.storyboard(
            #"<subviews><view id="A"/></subviews>"#,
            siblings: """
                <customObject id="O" customClass="LDOLayoutTemplate"> <!--outdated-template-generation-->
                    <connections><outlet property="templateView" destination="T" id="o"/></connections>
                </customObject>
                <view id="T"><subviews>
                \(views)
                </subviews><connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
                """, layouts: ["O"]
        ).expectMarks()
    }
}
