import FormworkDiagnostics
import Testing

@Suite("misplaced-view")
struct MisplacedViewRuleTests {
    @Test("A view away from the frame of its constraints is found")
    func elsewhere() throws {
        let document = MarkedDocument.placed(mark: "<!--misplaced-view-->", recordedX: 14)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
        #expect(try document.diagnostics(solves: true).map(\.notes) == [["it does not meet A.left = R.left + 10 ('c3')"]])
        #expect(
            try document.diagnostics(solves: true).map(\.message) == [
                "recorded frame {14, 20, 30, 40} differs from the one that the constraints give: {10, 20, 30, 40}"
            ])
    }

    @Test("A difference of a point is not")
    func near() throws {
        let document = MarkedDocument.placed(recordedX: 11)
        try document.expectMarks(solves: true)
    }

    @Test("A hidden view is not")
    func hidden() throws {
        let document = MarkedDocument.placed(attributes: #"hidden="YES""#, recordedX: 50)
        try document.expectMarks(solves: true)
    }

    @Test("A view that another one displaces is counted with it")
    func follower() throws {
        let document = MarkedDocument.placed(
            mark: "<!--misplaced-view-->", recordedX: 14,
            others: """
                <constraint firstItem="B" firstAttribute="left" secondItem="A" secondAttribute="right" id="c5"/>
                <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" id="c6"/>
                """,
            siblings: """
                <view id="B" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="44" y="60" width="30" height="40"/>
                <constraints>
                <constraint firstAttribute="height" constant="40" id="d1"/>
                <constraint firstAttribute="width" constant="30" id="d2"/>
                </constraints>
                </view>
                """)
        let found = try document.expectMarks(solves: true)
        #expect(found.first?.notes.last == "other views that are misplaced because of it: 'B'")
    }

    @Test("If a XIB's view was recorded at another size than its subviews, the finding is at the root view")
    func holder() throws {
        let found = try MarkedDocument.placed(
            others: """
                <constraint firstAttribute="right" secondItem="B" secondAttribute="right" id="c5"/>
                <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" id="c6"/>
                """,
            siblings: """
                <view id="B" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="200" y="60" width="30" height="40"/>
                <constraints>
                <constraint firstAttribute="height" constant="40" id="d1"/>
                <constraint firstAttribute="width" constant="30" id="d2"/>
                </constraints>
                </view>
                """
        ).diagnostics(solves: true)
        #expect(found.map(\.location.element) == ["R"])
        #expect(found.map(\.message) == ["the recorded size 320 × 480 of 'R' does not match the recorded frames of its subviews"])
    }

    @Test("A view without a determined size is ambiguous, and not misplaced: any recorded frame is valid")
    func open() throws {
        let view = { (id: String, height: Int, subviews: String, constraints: String) in
            """
            <view id="\(id)" verifyAmbiguity="ignoreSizes" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
            <subviews>\(subviews)</subviews>
            <constraints>\(constraints)</constraints>
            </view>
            """
        }
        func sides(_ first: String, _ second: String, _ attributes: String...) -> String {
            attributes.map {
                #"<constraint firstItem="\#(first)" firstAttribute="\#($0)" secondItem="\#(second)" secondAttribute="\#($0)" id="\#(first)\#($0)"/>"#
            }.joined()
        }
        let inner = view("B", 400, "", "")
        let outer = view("A", 480, inner, sides("B", "A", "top", "left", "right", "bottom"))
        try MarkedDocument.xib(
            """
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>\(outer)</subviews>
            <constraints>\(sides("A", "R", "top", "left", "right"))</constraints>
            """
        ).expectMarks(solves: true)
    }

    @Test("A view off a safe area that another view's frame confirms is found; without the other view it is not")
    func safeArea() throws {
        func document(_ guide: String, mark: String) -> MarkedDocument {
            func view(_ id: String, _ x: Int, _ y: Int, _ mark: String) -> String {
                """
                <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"> \(mark)
                <rect key="frame" x="\(x)" y="\(y)" width="30" height="40"/>
                <constraints>
                <constraint firstAttribute="width" constant="30" id="w\(id)"/>
                <constraint firstAttribute="height" constant="40" id="h\(id)"/>
                </constraints>
                </view>
                """
            }
            return MarkedDocument.storyboard(
                """
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>\(view("A", 10, 0, ""))\(view("B", 60, 50, mark))</subviews>
                <viewLayoutGuide key="safeArea" id="Safe"/>
                <constraints>
                <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="10" id="c1"/>
                <constraint firstItem="B" firstAttribute="left" secondItem="R" secondAttribute="left" constant="60" id="c2"/>
                <constraint firstItem="A" firstAttribute="top" secondItem="\(guide)" secondAttribute="top" id="c3"/>
                <constraint firstItem="B" firstAttribute="top" secondItem="Safe" secondAttribute="top" id="c4"/>
                </constraints>
                """, toolsVersion: "15000")
        }
        try document("Safe", mark: "<!--misplaced-view-->").expectMarks(solves: true)
        try document("R", mark: "").expectMarks(solves: true)
    }

    @Test("A frame that differs only by the measured text isn't a finding")
    func text() throws {
        let document = MarkedDocument.placed(
            others: """
                <constraint firstItem="B" firstAttribute="left" secondItem="R" secondAttribute="left" constant="10" id="c5"/>
                <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" id="c6"/>
                """,
            siblings: """
                <label text="A long text" id="B" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="10" y="60" width="300" height="40"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
                """)
        try document.expectMarks(solves: true)
    }
}
