import Testing

@Suite("touch-target")
struct TouchTargetRuleTests {
    @Test("A button under 44 points is found, a control of the system's size or a hidden one is not")
    func small() throws {
        try MarkedDocument.storyboard(
            """
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>
            <button id="A" translatesAutoresizingMaskIntoConstraints="NO" > <!--touch-target-->
            <rect key="frame" x="20" y="20" width="30" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="30" id="Aw"/>
            <constraint firstAttribute="height" constant="44" id="Ah"/>
            </constraints>
            </button>
            <button id="B" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="100" y="20" width="44" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="44" id="Bw"/>
            <constraint firstAttribute="height" constant="44" id="Bh"/>
            </constraints>
            </button>
            <button id="K" translatesAutoresizingMaskIntoConstraints="NO" hidden="YES"> 
            <rect key="frame" x="20" y="100" width="20" height="20"/>
            <constraints>
            <constraint firstAttribute="width" constant="20" id="Kw"/>
            <constraint firstAttribute="height" constant="20" id="Kh"/>
            </constraints>
            </button>
            <switch id="D" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="100" y="100" width="51" height="31"/>
            <constraints>
            <constraint firstAttribute="width" constant="51" id="Dw"/>
            <constraint firstAttribute="height" constant="31" id="Dh"/>
            </constraints>
            </switch>
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Ax"/>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="Ay"/>
            <constraint firstItem="B" firstAttribute="left" secondItem="R" secondAttribute="left" constant="100" id="Bx"/>
            <constraint firstItem="B" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="By"/>
            <constraint firstItem="K" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Kx"/>
            <constraint firstItem="K" firstAttribute="top" secondItem="R" secondAttribute="top" constant="100" id="Ky"/>
            <constraint firstItem="D" firstAttribute="left" secondItem="R" secondAttribute="left" constant="100" id="Dx"/>
            <constraint firstItem="D" firstAttribute="top" secondItem="R" secondAttribute="top" constant="100" id="Dy"/>
            </constraints>
            """
        ).expectMarks(solves: true, enabling: "touch-target")
    }
}
