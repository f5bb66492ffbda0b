import FormworkDiagnostics
import Testing

@Suite("conflicting-constraints")
struct ConflictingConstraintsRuleTests {
    @Test("Of required constraints that cannot hold together the later one is found, with all of them as notes")
    func conflict() throws {
        let document = MarkedDocument.xib(
            """
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="10" y="20" width="30" height="40"/>
            <constraints>
            <constraint firstAttribute="height" constant="40" id="c2"/>
            <constraint firstAttribute="width" constant="30" id="c4"/>
            <constraint firstAttribute="width" constant="50" id="c5"/> <!--conflicting-constraints-->
            </constraints>
            </view>
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="c1"/>
            <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="10" id="c3"/>
            </constraints>
            """)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
        let found = try #require(document.diagnostics(solves: true).first)
        #expect(found.severity == .error)
        #expect(found.notes == ["A.width = 30 ('c4')", "A.width = 50 ('c5')"])
    }

    @Test("A priority below 1000 makes it none")
    func lower() throws {
        let document = MarkedDocument.xib(
            """
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="10" y="20" width="30" height="40"/>
            <constraints>
            <constraint firstAttribute="height" constant="40" id="c2"/>
            <constraint firstAttribute="width" constant="30" id="c4"/>
            <constraint firstAttribute="width" constant="50" priority="999" id="c5"/>
            </constraints>
            </view>
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="c1"/>
            <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="10" id="c3"/>
            </constraints>
            """)
        try document.expectMarks(solves: true)
    }
}
