import FormworkRender
import FormworkTemplates
import FormworkTestSupport
import Testing

@Suite("Whole pictures")
struct SnapshotTests {
    @Test(
        "The sample documents",
        arguments: [
            "HidingForm.storyboard", "HidingForm-macOS.xib", "LayoutTemplates.storyboard", "LayoutTemplates-0.9.storyboard",
            "LegacyForm.xib",
            "LegacyWindow.xib", "SizeClasses.xib",
        ])
    func sample(name: String) throws {
        let document = try Drawn.document(TestFiles.sample(name))
        #expect(try Snapshot.difference(Drawn(document).svg, "\(name).svg") == nil)
        var options = RenderOptions()
        options.appearance = .dark
        #expect(try Snapshot.difference(Drawn(document, options).svg, "\(name)-dark.svg") == nil)
    }

    @Test("All annotations")
    func annotated() throws {
        var options = RenderOptions()
        options.annotations = Set(Annotation.allCases)
        let drawn = try Drawn(Drawn.document(TestFiles.sample("HidingForm.storyboard")), options)
        #expect(try Snapshot.difference(drawn.svg, "Annotations.svg") == nil)
    }

    @Test("A template applied: before and after, overlaid, as a list")
    func comparison() throws {
        let document = try Drawn.document(TestFiles.sample("LayoutTemplates.storyboard"))
        let after = try Drawn.source(document, steps: [.template("Landscape")])
        let picture = try SheetWriter().picture(
            before: try Drawn.source(document), after: after, Set(Comparison.allCases), title: "LayoutTemplates")
        #expect(try Snapshot.difference(String(decoding: picture.svg, as: UTF8.self), "Comparison.svg") == nil)
    }
}
