import Testing

@Suite("clipped-view")
struct ClippedViewRuleTests {
    @Test("A view outside a clipping superview is found, unless that doesn't clip or has no extent")
    func cut() throws {
        try MarkedDocument.storyboard(
            """
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO" clipsSubviews="YES"> 
            <rect key="frame" x="20" y="20" width="100" height="100"/>
            <subviews><button fixedFrame="YES" id="B"> <!--clipped-view-->
            <rect key="frame" x="80" y="0" width="40" height="40"/></button></subviews>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Aw"/>
            <constraint firstAttribute="height" constant="100" id="Ah"/>
            </constraints>
            </view>
            <view id="K" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="20" y="200" width="100" height="100"/>
            <subviews><button fixedFrame="YES" id="D">
            <rect key="frame" x="80" y="0" width="40" height="40"/></button></subviews>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Kw"/>
            <constraint firstAttribute="height" constant="100" id="Kh"/>
            </constraints>
            </view>
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Ax"/>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="Ay"/>
            <constraint firstItem="K" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Kx"/>
            <constraint firstItem="K" firstAttribute="top" secondItem="R" secondAttribute="top" constant="200" id="Ky"/>
            </constraints>
            """
        ).expectMarks(solves: true)
    }
}
