import Testing

@Suite("dangling-target")
struct DanglingTargetRuleTests {
    @Test("Targets that are missing, not views, or in the same template are found by this rule only")
    func targets() throws {
        try MarkedDocument.template(
            """
            <view id="a"><connections>
                <outlet property="targetView" destination="gone" id="o1"/> <!--dangling-target-->
            </connections></view>
            <view id="b"><connections>
                <outlet property="targetView" destination="C" id="o2"/> <!--dangling-target-->
            </connections></view>
            <view id="c"><connections>
                <outlet property="targetView" destination="a" id="o3"/> <!--dangling-target-->
            </connections></view>
            """, constraints: #"<constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="c1"/>"#
        ).expectMarks()
    }

    @Test("The outlets of a template object are found likewise")
    func object() throws {
        try MarkedDocument.storyboard(
            "",
            siblings: """
                <customObject id="O" customClass="LDOLayoutTemplate"> <!--outdated-template-generation-->
                    <connections>
                        <outlet property="destinationView" destination="gone" id="o1"/> <!--dangling-target-->
                        <outlet property="templateView" destination="C" id="o2"/> <!--dangling-target-->
                    </connections>
                </customObject>
                """, layouts: ["O"]
        ).expectMarks()
    }
}
