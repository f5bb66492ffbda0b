import Testing

@Suite("off-screen-view")
struct OffScreenViewRuleTests {
    @Test("A view outside the screen is found; one that reaches into it, or is hidden, is not")
    func outside() throws {
        try MarkedDocument.storyboard(
            """
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>
            <button id="A" translatesAutoresizingMaskIntoConstraints="NO" > <!--off-screen-view-->
            <rect key="frame" x="500" y="20" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Aw"/>
            <constraint firstAttribute="height" constant="44" id="Ah"/>
            </constraints>
            </button>
            <button id="B" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="400" y="100" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Bw"/>
            <constraint firstAttribute="height" constant="44" id="Bh"/>
            </constraints>
            </button>
            <button id="K" translatesAutoresizingMaskIntoConstraints="NO" hidden="YES"> 
            <rect key="frame" x="500" y="200" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Kw"/>
            <constraint firstAttribute="height" constant="44" id="Kh"/>
            </constraints>
            </button>
            <view id="D" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="500" y="300" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Dw"/>
            <constraint firstAttribute="height" constant="44" id="Dh"/>
            </constraints>
            </view>
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="500" id="Ax"/>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="Ay"/>
            <constraint firstItem="B" firstAttribute="left" secondItem="R" secondAttribute="left" constant="400" id="Bx"/>
            <constraint firstItem="B" firstAttribute="top" secondItem="R" secondAttribute="top" constant="100" id="By"/>
            <constraint firstItem="K" firstAttribute="left" secondItem="R" secondAttribute="left" constant="500" id="Kx"/>
            <constraint firstItem="K" firstAttribute="top" secondItem="R" secondAttribute="top" constant="200" id="Ky"/>
            <constraint firstItem="D" firstAttribute="left" secondItem="R" secondAttribute="left" constant="500" id="Dx"/>
            <constraint firstItem="D" firstAttribute="top" secondItem="R" secondAttribute="top" constant="300" id="Dy"/>
            </constraints>
            """
        ).expectMarks(solves: true, enabling: "off-screen-view")
    }
}
