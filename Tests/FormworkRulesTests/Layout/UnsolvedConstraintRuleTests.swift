import Testing

@Suite("unsolved-constraint")
struct UnsolvedConstraintRuleTests {
    @Test("A constraint that can take no part is found")
    func unsolved() throws {
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
            <constraint firstItem="A" firstAttribute="width" secondItem="R" secondAttribute="width" multiplier="0" id="c5"/> <!--unsolved-constraint-->
            </constraints>
            """)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
    }

    @Test("One of which the item is missing is found here, too")
    func missing() throws {
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
            <constraint firstItem="A" firstAttribute="width" secondItem="X" secondAttribute="width" id="c5"/> <!--dangling-reference--> <!--unsolved-constraint-->
            </constraints>
            """)
        try document.expectMarks(solves: true)
    }
}
