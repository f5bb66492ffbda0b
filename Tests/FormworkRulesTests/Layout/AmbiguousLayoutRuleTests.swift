import FormworkDiagnostics
import Testing

@Suite("ambiguous-layout")
struct AmbiguousLayoutRuleTests {
    @Test("A view with an undetermined position or length is found")
    func open() throws {
        let document = MarkedDocument.placed(mark: "<!--ambiguous-layout-->", isLeftOpen: true)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
    }

    @Test("A fully constrained view isn't, nor one without constraints")
    func closed() throws {
        let document = MarkedDocument.placed()
        try document.expectMarks(solves: true)
        #expect(
            try MarkedDocument.xib("<subviews><view id=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\"/></subviews>").diagnostics(
                solves: true
            ).isEmpty)
    }

    @Test("Connected views are one finding, at the first of them")
    func together() throws {
        let document = MarkedDocument.placed(
            mark: "<!--ambiguous-layout-->", isLeftOpen: true,
            others: """
                <constraint firstItem="B" firstAttribute="left" secondItem="A" secondAttribute="right" id="c5"/>
                <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" id="c6"/>
                """, siblings: Self.other)
        let found = try document.expectMarks(solves: true)
        #expect(found.first?.notes == ["related ambiguous views: 'B'"])
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
        "A view that Interface Builder doesn't verify isn't ambiguous, nor is a hidden one",
        arguments: ["verifyAmbiguity=\"off\"", "hidden=\"YES\""])
    func exempt(attribute: String) throws {
        try MarkedDocument.placed(attributes: attribute, isLeftOpen: true).expectMarks(solves: true)
    }

    @Test("A class with an intrinsic size, or one that the sources don't have, hides the finding")
    func ownSize() throws {
        func check(_ source: String, mark: String = "") throws {
            let document = MarkedDocument.placed(
                attributes: #"customClass="Badge" customModule="App""#, mark: mark, isLeftOpen: true)
            try SampleProject(["App/Badge.swift": source, "App/Page.xib": document.text]).expectMarks(of: "ambiguous-layout", solves: true)
        }
        try check("class Badge: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) } }")
        try check("class Other: UIView {}")
        try check("class Badge: UIView {}", mark: "<!--ambiguous-layout-->")
    }

    @Test("Squeezed recorded sizes cause no finding: with measured sizes only the text yields")
    func squeezed() throws {
        func label(_ id: String, _ text: String, _ y: Int, _ height: Double) -> String {
            """
            <label text="\(text)" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="10" y="\(y)" width="100" height="\(height)"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        func pinned(_ id: String) -> String {
            """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="10" id="\(id)l"/>
            <constraint firstItem="\(id)" firstAttribute="width" constant="100" id="\(id)w"/>
            """
        }
        func document(_ second: String, _ mark: String) -> MarkedDocument {
            MarkedDocument(
                text: """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
                    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="R">
                    <rect key="frame" x="0.0" y="0.0" width="120" height="40"/><subviews>
                    \(mark)\(label("A", "Name", 10, 9.5))
                    \(label("B", second, 21, 8.5))
                    </subviews><constraints>\(pinned("A"))\(pinned("B"))
                    <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="10" id="t"/>
                    <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" constant="2" id="m"/>
                    <constraint firstAttribute="bottom" secondItem="B" secondAttribute="bottom" constant="10" id="b"/>
                    </constraints></view></objects></document>
                    """)
        }
        try document("", "").expectMarks(solves: true)
        try document("Value", "<!--ambiguous-layout-->").expectMarks(solves: true)
    }
}
