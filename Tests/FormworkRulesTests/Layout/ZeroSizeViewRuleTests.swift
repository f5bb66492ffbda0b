import Testing

@Suite("zero-size-view")
struct ZeroSizeViewRuleTests {
    @Test("What shows something and has no width is found; what a constraint closes, or is hidden, is not")
    func empty() throws {
        try MarkedDocument.storyboard(
            """
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>
            <button id="A" translatesAutoresizingMaskIntoConstraints="NO"> <!--zero-size-view-->
            <rect key="frame" x="20" y="20" width="0" height="44"/>
            <constraints>
            <constraint firstAttribute="height" constant="44" id="Ah"/>
            </constraints>
            </button>
            <button id="B" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="20" y="100" width="0" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="0" id="Bw"/>
            <constraint firstAttribute="height" constant="44" id="Bh"/>
            </constraints>
            </button>
            <button id="K" translatesAutoresizingMaskIntoConstraints="NO" hidden="YES"> 
            <rect key="frame" x="20" y="200" width="0" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="0" id="Kw"/>
            <constraint firstAttribute="height" constant="44" id="Kh"/>
            </constraints>
            </button>
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Ax"/>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="Ay"/>
            <constraint firstItem="A" firstAttribute="right" secondItem="R" secondAttribute="left" constant="20" id="Ar"/>
            <constraint firstItem="B" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Bx"/>
            <constraint firstItem="B" firstAttribute="top" secondItem="R" secondAttribute="top" constant="100" id="By"/>
            <constraint firstItem="K" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Kx"/>
            <constraint firstItem="K" firstAttribute="top" secondItem="R" secondAttribute="top" constant="200" id="Ky"/>
            </constraints>
            """
        ).expectMarks(solves: true, enabling: "zero-size-view")
    }
}
