import FormworkDiagnostics
import Testing

@Suite("misplaced-view")
struct MisplacedViewRuleTests {
    @Test("A view that stands elsewhere than its constraints say is found")
    func elsewhere() throws {
        let document = MarkedDocument.xib(
            """
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO"> <!--misplaced-view-->
            <rect key="frame" x="14" y="20" width="30" height="40"/>
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
        #expect(try document.diagnostics().isEmpty)
        #expect(
            try document.diagnostics(solves: true).map(\.message) == [
                "recorded frame {14, 20, 30, 40} is not what the constraints give: {10, 20, 30, 40}"
            ])
    }

    @Test("A difference of a point is not")
    func near() throws {
        let document = MarkedDocument.xib(
            """
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="11" y="20" width="30" height="40"/>
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
    }

    @Test("A hidden view is not")
    func hidden() throws {
        let document = MarkedDocument.xib(
            """
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO" hidden="YES">
            <rect key="frame" x="50" y="20" width="30" height="40"/>
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
    }
}
