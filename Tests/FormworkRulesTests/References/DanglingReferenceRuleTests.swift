import Testing

@Suite("dangling-reference")
struct DanglingReferenceRuleTests {
    @Test("Dangling items, outlets, collections, actions and segues are found")
    func kinds() throws {
        try MarkedDocument.storyboard(
            """
            <subviews>
                <button id="A">
                    <connections>
                        <action selector="go:" destination="gone" eventType="touchUpInside" id="c1"/> <!--dangling-reference-->
                        <segue destination="gone" kind="show" id="c2"/> <!--dangling-reference-->
                        <outlet property="title" destination="gone" id="c3"/> <!--dangling-reference-->
                        <outletCollection property="all" destination="gone" id="c4"/> <!--dangling-reference-->
                        <outlet property="PWHidingMasterView" destination="gone" id="c5"/> <!--dangling-reference-->
                    </connections>
                </button>
            </subviews>
            <constraints>
                <constraint firstItem="gone" firstAttribute="top" secondItem="A" secondAttribute="top" id="c6"/> <!--dangling-reference-->
                <constraint firstItem="A" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c7"/> <!--dangling-reference-->
            </constraints>
            """
        ).expectMarks()
    }

    @Test("References to objects anywhere in the document are not found; nor are empty ones")
    func good() throws {
        try MarkedDocument.storyboard(
            """
            <subviews><button id="A"><connections>
                <action selector="go:" destination="C" eventType="touchUpInside" id="c1"/>
                <action selector="stop:" id="c2"/>
                <segue destination="D" kind="show" id="c3"/>
            </connections></button></subviews>
            <constraints><constraint firstItem="A" firstAttribute="top" secondItem="G" secondAttribute="bottom" id="c4"/></constraints>
            """, siblings: #"<viewController id="D"/>"#
        ).expectMarks()
    }
}
