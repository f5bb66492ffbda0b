import FormworkCompile
import FormworkDiagnostics
import FormworkImport
import FormworkNib
import Testing

/// Constraints to the content and the frame of scroll views.
@Suite struct ScrollGuideTests {
    private static func scroll(_ constraints: String, outside: String = "") -> String {
        CompiledSample.xib(
            """
            <view id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
                <scrollView id="scr-ol-001"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
                    <view id="con-te-001"><rect key="frame" x="0.0" y="0.0" width="300" height="400"/></view></subviews>
                    <viewLayoutGuide key="contentLayoutGuide" id="clg-aa-001"/><viewLayoutGuide key="frameLayoutGuide" id="flg-aa-001"/>
                    <constraints>\(constraints)</constraints></scrollView></subviews>
                <constraints>\(outside)</constraints></view>
            """)
    }

    private static func constraint(_ first: String, _ attribute: String, _ second: String, _ other: String) -> String {
        #"<constraint firstItem="\#(first)" firstAttribute="\#(attribute)" secondItem="\#(second)" secondAttribute="\#(other)" id="k"/>"#
    }

    @Test func theScrollViewsOwnGuideIsReportedByTheScrollView() throws {
        for text in [
            Self.scroll(Self.constraint("con-te-001", "top", "clg-aa-001", "top")),
            Self.scroll(Self.constraint("clg-aa-001", "trailing", "con-te-001", "trailing")),
            Self.scroll(Self.constraint("con-te-001", "width", "flg-aa-001", "width")),
            Self.scroll("", outside: Self.constraint("flg-aa-001", "bottom", "vie-wA-001", "bottom")),
        ] {
            let graph = try CompiledSample.graph(text)
            let constraint = graph.first("NSLayoutConstraint")
            let items = ["NSFirstItem", "NSSecondItem"].compactMap { graph.object(constraint, key: $0) }.map(graph.className)
            #expect(items.contains("UIScrollView") && !graph.objects.indices.map(graph.className).contains("_UIScrollViewLayoutGuide"))
        }
    }

    @Test(arguments: [
        ("con-te-001", "centerX", "clg-aa-001", "centerX"), ("clg-aa-001", "width", "flg-aa-001", "width"),
        ("con-te-001", "top", "flg-aa-001", "top"),
    ])
    func otherConstraintsUseAGuideThatIsRestored(_ first: String, _ attribute: String, _ second: String, _ other: String) throws {
        let text = Self.scroll(Self.constraint(first, attribute, second, other))
        let output = try CompiledSample.compiled(text)
        #expect(output.diagnostics.contains { $0.rule == "unproved-class" && $0.message.contains("a layout guide of a scroll view") })
        let graph = try CompiledSample.graph(text)
        #expect(graph.text(graph.first("_UIScrollViewLayoutGuide"), "UILayoutGuideIdentifier")?.hasPrefix("UIScrollView-") == true)
        let read = try DocumentReader().read(#require(output.bundle.members.first).bytes, file: "Sample.nib").document
        let again = String(decoding: read.text(), as: UTF8.self)
        #expect(again.contains("<viewLayoutGuide key=\"\([first, second].contains("clg-aa-001") ? "content" : "frame")LayoutGuide\""))
    }
}
