import Testing

@Suite("unused-target-view")
struct UnusedTargetViewRuleTests {
    @Test("A view in no template is noted; a controller and a custom class are not")
    func unused() throws {
        try MarkedDocument.storyboard(
            """
            <subviews>
                <view id="A"><connections>
                    <outlet property="targetView" destination="B" id="o1"/> <!--unused-target-view-->
                </connections></view>
                <view id="B" customClass="Spotlight"><connections>
                    <outlet property="targetView" destination="A" id="o2"/>
                </connections></view>
            </subviews>
            """,
            siblings:
                #"<viewController id="D"><connections><outlet property="targetView" destination="A" id="o3"/></connections></viewController>"#
        ).expectMarks()
    }

    @Test("A view in a template is not")
    func used() throws {
        try MarkedDocument.template(
            #"<view id="a"><connections><outlet property="targetView" destination="A" id="o1"/></connections></view>"#
        ).expectMarks()
    }
}
