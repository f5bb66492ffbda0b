import FormworkDiagnostics
import Testing

@Suite("conflicting-constraints")
struct ConflictingConstraintsRuleTests {
    @Test("Of conflicting required constraints the last one is found, with all of them as notes")
    func conflict() throws {
        let document = MarkedDocument.placed(
            own: """
                <constraint firstAttribute="width" constant="50" id="c5"/> <!--conflicting-constraints-->
                """)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
        let found = try #require(document.diagnostics(solves: true).first)
        #expect(found.severity == .error)
        #expect(
            found.notes == [
                "A.width = 30 ('c4')", "A.width = 50 ('c5')",
                "UIKit logs the conflict and leaves one constraint out; without A.width = 50 ('c5') 'A' is {10, 20, 30, 40}",
            ])
    }

    @Test("A priority below 1000 causes no conflict")
    func lower() throws {
        let document = MarkedDocument.placed(
            own: """
                <constraint firstAttribute="width" constant="50" priority="999" id="c5"/>
                """)
        try document.expectMarks(solves: true)
    }

    @Test("Conflicts that share a constraint are one finding, with their count")
    func root() throws {
        let document = MarkedDocument.placed(
            own: """
                <constraint firstAttribute="width" constant="50" id="c5"/> <!--conflicting-constraints-->
                <constraint firstAttribute="width" constant="60" id="c6"/>
                <constraint firstAttribute="width" constant="70" id="c7"/>
                """)
        let found = try document.expectMarks(solves: true)
        #expect(found.first?.notes.last == "2 more conflicts involve these constraints")
    }

    @Test("The arrangement of a stack view is named as the other party")
    func arrangement() throws {
        let found = try MarkedDocument.xib(
            """
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
            <stackView id="S" translatesAutoresizingMaskIntoConstraints="NO" axis="vertical">
            <rect key="frame" x="0" y="0" width="100" height="50"/>
            <subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="100" height="50"/>
            <constraints>
            <constraint firstAttribute="width" constant="80" id="c1"/>
            <constraint firstAttribute="height" constant="50" id="c2"/>
            </constraints>
            </view>
            </subviews>
            <constraints>
            <constraint firstAttribute="width" constant="100" id="c3"/>
            </constraints>
            </stackView>
            </subviews>
            <constraints>
            <constraint firstItem="S" firstAttribute="left" secondItem="R" secondAttribute="left" id="c4"/>
            <constraint firstItem="S" firstAttribute="top" secondItem="R" secondAttribute="top" id="c5"/>
            </constraints>
            """
        ).diagnostics(solves: true)
        #expect(
            found.map(\.message) == ["2 required constraints and the arrangement of 'S' cannot be satisfied together; this one is left out"]
        )
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.notes.contains("'S' arranges its views") == true)
    }

    @Test("A conflict with the size of a XIB's view, which differs at run time, is a warning")
    func size() throws {
        let document = MarkedDocument.placed(
            others: """
                <constraint firstAttribute="right" secondItem="A" secondAttribute="right" constant="10" id="c5"/>
                """)
        let found = try document.diagnostics(solves: true)
        #expect(found.map(\.rule) == ["conflicting-constraints"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.notes.contains("'R' has its size in the document") == true)
    }

    @Test("A constraint that is removed at build time has no conflict")
    func placeholder() throws {
        let document = MarkedDocument.placed(
            own: """
                <constraint firstAttribute="width" constant="50" placeholder="YES" id="c5"/>
                """)
        try document.expectMarks(solves: true)
    }

    @Test("A hidden arranged view is required to have no extent, against its width")
    func hiddenInStack() throws {
        let found = try MarkedDocument.xib(
            """
            <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="S">
            <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
            <subviews>
            <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="A">
            <rect key="frame" x="0.0" y="0.0" width="30" height="40"/>
            <constraints><constraint firstAttribute="width" constant="30" id="w"/></constraints> <!--conflicting-constraints-->
            </view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="B"><rect key="frame" x="30" y="0.0" width="170" height="40"/></view>
            </subviews>
            </stackView></subviews>
            """
        ).expectMarks(solves: true)
        #expect(
            found.map(\.message) == ["a required constraint and the hidden view 'A' cannot be satisfied together; this one is left out"])
        #expect(found.first?.severity == .warning)
    }
}
