import FormworkModel
import FormworkRender
import FormworkTemplates
import FormworkTestSupport
import Testing

@Suite("Annotations drawn over views")
struct AnnotationTests {
    private static func drawn(_ sample: String, _ annotations: Set<Annotation>) throws -> Drawn {
        var options = RenderOptions()
        options.annotations = annotations
        return try Drawn(Drawn.document(TestFiles.sample(sample)), options)
    }

    @Test("Labels, ids and frames are on their views")
    func names() throws {
        var options = RenderOptions()
        options.annotations = [.labels, .ids, .frames]
        let drawn = try Drawn(Drawn.touch(Drawn.label("lab-tt-001", "Total", frame: (10, 30, 200, 20))), options)
        #expect(drawn.svg.contains(">Total · lab-tt-001 · 10, 30, 200 × 20</text>"))
        #expect(!(try Drawn(drawn.document).svg.contains("lab-tt-001 ·")))
    }

    @Test("A constraint is a line between its items, with its constant and priority")
    func constraints() throws {
        var options = RenderOptions()
        options.annotations = [.constraints]
        let drawn = try Drawn(
            Drawn.touch(
                """
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-tt-001">
                    <rect key="frame" x="24" y="20" width="100" height="50"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="100" id="con-tt-001"/>
                        <constraint firstAttribute="height" constant="50" id="con-tt-002"/>
                    </constraints>
                </view>
                """
            ).replacing(
                "</subviews>",
                with: """
                    </subviews><constraints>
                    <constraint firstItem="box-tt-001" firstAttribute="leading" secondItem="roo-tt-001" secondAttribute="leading" constant="24" id="con-tt-003"/>
                    <constraint firstItem="box-tt-001" firstAttribute="top" secondItem="roo-tt-001" secondAttribute="top" constant="20" priority="750" id="con-tt-004"/>
                    </constraints>
                    """), options)
        for text in ["100", "50", "24", "20 @750"] { #expect(drawn.svg.contains(">\(text)</text>"), "\(text)") }
        // The leading distance, at half the height of the box; the top one, which gives way, is dashed.
        #expect(drawn.svg.contains("<line x1=\"0\" y1=\"45\" x2=\"24\" y2=\"45\" fill=\"none\" stroke=\"#0a6cff\"/>"))
        #expect(
            drawn.svg.contains("<line x1=\"74\" y1=\"0\" x2=\"74\" y2=\"20\" fill=\"none\" stroke=\"#0a6cff\" stroke-dasharray=\"3 2\"/>"))
    }

    @Test("Problems are marked: a conflict, an ambiguity, a misplaced view")
    func issues() throws {
        #expect(try Self.drawn("Mistakes/conflicting-constraints.xib", [.issues]).svg.contains(">conflict</text>"))
        #expect(try Self.drawn("Mistakes/ambiguous-layout.xib", [.issues]).svg.contains(">ambiguous</text>"))
        #expect(try Self.drawn("Mistakes/misplaced-view.xib", [.issues]).svg.contains(">misplaced</text>"))
        #expect(try Self.drawn("Mistakes/conflicting-constraints.xib", [.constraints]).svg.contains("#e5281e"))
        #expect(!(try Self.drawn("HidingForm.storyboard", [.issues]).svg.contains(">conflict</text>")))
    }

    @Test("Targets and their templates are marked, and hiding masters point to their followers")
    func links() throws {
        let templates = try Drawn.document(TestFiles.sample("LayoutTemplates.storyboard"))
        let pair = try #require(templates.layoutTemplates.first?.pairs.first)
        let drawn = try Self.drawn("LayoutTemplates.storyboard", [.targets])
        #expect(drawn.svg.contains(" → ") && drawn.svg.contains("targetView: "))
        // The sheet shows the templates, too.
        #expect(drawn.view(pair.view.id ?? "") != nil)
        #expect(try Self.drawn("LayoutTemplates.storyboard", []).view(pair.view.id ?? "") == nil)
        #expect(
            try Self.drawn("HidingForm.storyboard", [.hiding]).svg.contains(
                "stroke=\"#008c95\" stroke-width=\"1.2\" stroke-dasharray=\"4 3\""))
    }

    @Test("The safe area and the margins that constraints use are drawn")
    func guides() throws {
        #expect(try Self.drawn("HidingForm.storyboard", [.guides]).svg.contains(">safe area</text>"))
    }
}
