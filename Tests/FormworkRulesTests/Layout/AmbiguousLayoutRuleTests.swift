import Testing

@Suite("ambiguous-layout")
struct AmbiguousLayoutRuleTests {
    @Test("A view of which a place or a length is open is found")
    func open() throws {
        let document = MarkedDocument.xib(
            """
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO"> <!--ambiguous-layout-->
            <rect key="frame" x="10" y="20" width="30" height="40"/>
            <constraints>
            <constraint firstAttribute="height" constant="40" id="c2"/>
            <constraint firstAttribute="width" constant="30" id="c4"/>
            </constraints>
            </view>
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="c1"/>
            </constraints>
            """)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
    }

    @Test("A view of which constraints say all is not, nor one of which they say nothing")
    func closed() throws {
        let document = MarkedDocument.xib(
            """
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="10" y="20" width="30" height="40"/>
            <constraints>
            <constraint firstAttribute="height" constant="40" id="c2"/>
            <constraint firstAttribute="width" constant="30" id="c4"/>
            </constraints>
            </view>
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="c1"/>
            <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="10" id="c3"/>
            </constraints>
            """)
        try document.expectMarks(solves: true)
        #expect(
            try MarkedDocument.xib("<subviews><view id=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\"/></subviews>").diagnostics(
                solves: true
            ).isEmpty)
    }
}
