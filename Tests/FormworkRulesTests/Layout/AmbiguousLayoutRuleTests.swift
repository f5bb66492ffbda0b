import FormworkDiagnostics
import Testing

@Suite("ambiguous-layout")
struct AmbiguousLayoutRuleTests {
    @Test("A view of which a place or a length is open is found")
    func open() throws {
        let document = MarkedDocument.placed(mark: "<!--ambiguous-layout-->", isLeftOpen: true)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
    }

    @Test("A view of which constraints say all is not, nor one of which they say nothing")
    func closed() throws {
        let document = MarkedDocument.placed()
        try document.expectMarks(solves: true)
        #expect(
            try MarkedDocument.xib("<subviews><view id=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\"/></subviews>").diagnostics(
                solves: true
            ).isEmpty)
    }

    @Test("Views that hang together are one finding, at the first of them")
    func together() throws {
        let document = MarkedDocument.placed(
            mark: "<!--ambiguous-layout-->", isLeftOpen: true,
            others: """
                <constraint firstItem="B" firstAttribute="left" secondItem="A" secondAttribute="right" id="c5"/>
                <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" id="c6"/>
                """, beside: Self.other)
        let found = try document.expectMarks(solves: true)
        #expect(found.first?.notes == ["what hangs together with it is open, too: 'B'"])
    }

    private static let other = """
        <view id="B" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="40" y="60" width="30" height="40"/>
        <constraints>
        <constraint firstAttribute="height" constant="40" id="d1"/>
        <constraint firstAttribute="width" constant="30" id="d2"/>
        </constraints>
        </view>
        """

    @Test(
        "A view for which Interface Builder is told not to verify it is none, nor a hidden one",
        arguments: ["verifyAmbiguity=\"off\"", "hidden=\"YES\""])
    func exempt(attribute: String) throws {
        try MarkedDocument.placed(attributes: attribute, isLeftOpen: true).expectMarks(solves: true)
    }
}
