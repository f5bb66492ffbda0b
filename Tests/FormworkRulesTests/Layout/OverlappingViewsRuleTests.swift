import Testing

@Suite("overlapping-views")
struct OverlappingViewsRuleTests {
    @Test("The upper one of two controls that lie over each other is found, unless it is hidden or just as large")
    func over() throws {
        try MarkedDocument.storyboard(
            """
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>
            <button id="A" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="20" y="20" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Aw"/>
            <constraint firstAttribute="height" constant="44" id="Ah"/>
            </constraints>
            </button>
            <button id="B" translatesAutoresizingMaskIntoConstraints="NO" > <!--overlapping-views-->
            <rect key="frame" x="100" y="20" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Bw"/>
            <constraint firstAttribute="height" constant="44" id="Bh"/>
            </constraints>
            </button>
            <button id="K" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="20" y="100" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Kw"/>
            <constraint firstAttribute="height" constant="44" id="Kh"/>
            </constraints>
            </button>
            <button id="D" translatesAutoresizingMaskIntoConstraints="NO" hidden="YES"> 
            <rect key="frame" x="100" y="100" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Dw"/>
            <constraint firstAttribute="height" constant="44" id="Dh"/>
            </constraints>
            </button>
            <button id="E" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="20" y="200" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Ew"/>
            <constraint firstAttribute="height" constant="44" id="Eh"/>
            </constraints>
            </button>
            <button id="F" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="20" y="200" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Fw"/>
            <constraint firstAttribute="height" constant="44" id="Fh"/>
            </constraints>
            </button>
            <button id="M" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="20" y="300" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Mw"/>
            <constraint firstAttribute="height" constant="44" id="Mh"/>
            </constraints>
            </button>
            <button id="H" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="118" y="300" width="100" height="44"/>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="Hw"/>
            <constraint firstAttribute="height" constant="44" id="Hh"/>
            </constraints>
            </button>
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
            <constraint firstItem="E" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Ex"/>
            <constraint firstItem="E" firstAttribute="top" secondItem="R" secondAttribute="top" constant="200" id="Ey"/>
            <constraint firstItem="F" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Fx"/>
            <constraint firstItem="F" firstAttribute="top" secondItem="R" secondAttribute="top" constant="200" id="Fy"/>
            <constraint firstItem="M" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Mx"/>
            <constraint firstItem="M" firstAttribute="top" secondItem="R" secondAttribute="top" constant="300" id="My"/>
            <constraint firstItem="H" firstAttribute="left" secondItem="R" secondAttribute="left" constant="118" id="Hx"/>
            <constraint firstItem="H" firstAttribute="top" secondItem="R" secondAttribute="top" constant="300" id="Hy"/>
            </constraints>
            """
        ).expectMarks(solves: true, enabling: "overlapping-views")
    }
}
