import Testing

@Suite("clipped-text")
struct ClippedTextRuleTests {
    @Test("A text longer than its label is found; one that shrinks or fits is not")
    func long() throws {
        try MarkedDocument.storyboard(
            """
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>
            <label text="Remember this device" id="A" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" > <!--clipped-text-->
            <rect key="frame" x="20" y="20" width="60" height="21"/>
            <constraints>
            <constraint firstAttribute="width" constant="60" id="Aw"/>
            <constraint firstAttribute="height" constant="21" id="Ah"/>
            </constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <label text="Remember this device" id="B" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" > 
            <rect key="frame" x="20" y="60" width="200" height="21"/>
            <constraints>
            <constraint firstAttribute="width" constant="200" id="Bw"/>
            <constraint firstAttribute="height" constant="21" id="Bh"/>
            </constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <label text="Remember this device" id="K" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" adjustsFontSizeToFit="YES"> 
            <rect key="frame" x="20" y="100" width="60" height="21"/>
            <constraints>
            <constraint firstAttribute="width" constant="60" id="Kw"/>
            <constraint firstAttribute="height" constant="21" id="Kh"/>
            </constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Ax"/>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="Ay"/>
            <constraint firstItem="B" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Bx"/>
            <constraint firstItem="B" firstAttribute="top" secondItem="R" secondAttribute="top" constant="60" id="By"/>
            <constraint firstItem="K" firstAttribute="left" secondItem="R" secondAttribute="left" constant="20" id="Kx"/>
            <constraint firstItem="K" firstAttribute="top" secondItem="R" secondAttribute="top" constant="100" id="Ky"/>
            </constraints>
            """
        ).expectMarks(solves: true, enabling: "clipped-text")
    }
}
