import FormworkDiagnostics
import Testing

@Suite("ambiguous-template-state")
struct AmbiguousTemplateStateRuleTests {
    private typealias Sketch = TemplateStateDocument
    private static let mark = "<!--ambiguous-template-state-->"
    private static let size = [("width", 200, "Tw"), ("height", 40, "Th")]

    @Test("A constraint that is removed at build time is not transferred: its attribute is ambiguous")
    func placeholder() throws {
        let constraints = Sketch.place("Ta", in: "T", "T", others: #"placeholder="YES""#)
        let template = Sketch.template("T", Sketch.view("Ta", Self.size, target: "A"), constraints, mark: Self.mark)
        let document = Sketch.document([("T", template)])
        let found = try document.expectMarks(solves: true)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.message) == ["with 'T' applied, the position or size of 'A' is ambiguous"])
        #expect(found.map(\.notes) == [["'A'"]])
        #expect(found.map(\.location.element) == ["T"])
        #expect(try document.diagnostics().isEmpty)
    }

    @Test("A template view without constraints leaves its target without any")
    func bare() throws {
        let views = Sketch.view("Ta", [], target: "A") + Sketch.view("Tb", [], target: "B")
        let found = try Sketch.document([("T", Sketch.template("T", views, "", mark: Self.mark))]).expectMarks(solves: true)
        #expect(found.map(\.message) == ["with 'T' applied, the position or size of 2 views is ambiguous"])
        #expect(found.map(\.notes) == [["'A'", "'B'"]])
    }

    @Test("A template as determined as the controller is valid, and so is one with the remaining constraints")
    func determined() throws {
        let view = Sketch.view("Ta", Self.size, target: "A")
        try Sketch.document([("T", Sketch.template("T", view, Sketch.place("Ta", in: "T", "T")))]).expectMarks(solves: true)
        let kept = Sketch.relation(("A", "width"), ("B", "width"), "k")
        let narrow = Sketch.view("Ta", [("height", 40, "Th")], target: "A", mark: "<!--ambiguous-layout-->")
        try Sketch.document(constraints: kept, [("T", Sketch.template("T", narrow, Sketch.place("Ta", in: "T", "T")))]).expectMarks(
            solves: true)
    }

    @Test("A view that is ambiguous without the template isn't a finding of the template")
    func known() throws {
        let narrow = Sketch.view("Ta", [("height", 40, "Th")], target: "A", mark: "<!--ambiguous-layout-->")
        let template = Sketch.template("T", narrow, Sketch.place("Ta", in: "T", "T"))
        try Sketch.document(a: [("height", 40, "Ah")], aMark: "<!--ambiguous-layout-->", [("T", template)]).expectMarks(solves: true)
    }

    @Test("An ambiguous template is found at its place and at its application")
    func itself() throws {
        let narrow = Sketch.view("Ta", [("height", 40, "Th")], target: "A", mark: "<!--ambiguous-layout-->")
        let template = Sketch.template("T", narrow, Sketch.place("Ta", in: "T", "T"), mark: Self.mark)
        try Sketch.document([("T", template)]).expectMarks(solves: true)
    }

    @Test("Views of the template without a target are ignored")
    func own() throws {
        let views =
            Sketch.view("Ta", Self.size, target: "A")
            + Sketch.view("Tb", [("width", 9, "Tv")], mark: "<!--ambiguous-layout--> <!--missing-target-view-->")
        try Sketch.document([("T", Sketch.template("T", views, Sketch.place("Ta", in: "T", "T")))]).expectMarks(solves: true)
    }
}
