import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkRules
import FormworkTemplates
import Testing

@Suite("conflicting-template")
struct ConflictingTemplateRuleTests {
    private typealias Sketch = TemplateStateDocument
    private static let mark = "<!--conflicting-template-->"
    /// A follows B, which isn't a target.
    private static let kept = Sketch.relation(("A", "width"), ("B", "width"), "k")

    /// Returns the template `T` that makes A 200 wide.
    private static func wide(_ id: String = "T", width: Int = 200, mark: String = "", others: String = "") -> (String, String) {
        let view = Sketch.view(id + "a", [("width", width, id + "w"), ("height", 40, id + "h")], target: "A")
        return (id, Sketch.template(id, view, Sketch.place(id + "a", in: id, id) + others, mark: mark))
    }

    @Test("A remaining constraint may contradict the template")
    func kept() throws {
        let document = Sketch.document(a: [("height", 40, "Ah")], constraints: Self.kept, [Self.wide(mark: Self.mark)])
        let found = try document.expectMarks(solves: true)
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.message) == ["with 'T' applied, 3 required constraints cannot be satisfied together"])
        #expect(found.map(\.location.element) == ["T"])
        let notes = try #require(found.first).notes
        #expect(notes.count == 3)
        #expect(notes.filter { $0.hasSuffix(" is left out") } == [notes[2]])
        let texts = notes.map { $0.hasSuffix(" is left out") ? String($0.dropLast(12)) : $0 }
        #expect(Set(texts) == ["A.width = B.width ('k')", "B.width = 100 ('Bw')", "Ta.width = 200 ('Tw') of the template"])
        #expect(try document.diagnostics().isEmpty)
    }

    @Test("An agreeing template, and a lower priority, cause no conflict")
    func agreeing() throws {
        try Sketch.document(a: [("height", 40, "Ah")], constraints: Self.kept, [Self.wide(width: 100)]).expectMarks(solves: true)
        let lower = Sketch.relation(("A", "width"), ("B", "width"), "k", #"priority="999""#)
        try Sketch.document(a: [("height", 40, "Ah")], constraints: lower, [Self.wide()]).expectMarks(solves: true)
    }

    @Test("Each template is applied by itself")
    func several() throws {
        let templates = [Self.wide(), Self.wide("U", width: 300)]
        try Sketch.document(templates).expectMarks(solves: true)
        let marked = [Self.wide(mark: Self.mark), Self.wide("U", width: 100), Self.wide("V", width: 300, mark: Self.mark)]
        try Sketch.document(a: [("height", 40, "Ah")], constraints: Self.kept, marked).expectMarks(solves: true)
    }

    @Test("A conflict of the controller isn't a finding of the template")
    func known() throws {
        let other = Sketch.relation(("B", "left"), ("R", "left"), "c", #"constant="30""#) + " <!--conflicting-constraints-->"
        try Sketch.document(constraints: other, [Self.wide()]).expectMarks(solves: true)
    }

    @Test("Nor is one that the template repeats, in any form")
    func repeated() throws {
        let view = Sketch.view("Ta", [("width", 100, "Tw"), ("height", 40, "Th")], target: "A")
        let again = Sketch.relation(("T", "left"), ("Ta", "left"), "Tz", #"constant="-30""#) + " <!--conflicting-constraints-->"
        let template = Sketch.template("T", view, Sketch.place("Ta", in: "T", "T") + "\n" + again)
        let other = Sketch.relation(("A", "left"), ("R", "left"), "c", #"constant="30""#) + " <!--conflicting-constraints-->"
        try Sketch.document(constraints: other, [("T", template)]).expectMarks(solves: true)
    }

    @Test("A contradictory template is found at its place and at its application")
    func itself() throws {
        let again = Sketch.relation(("Ta", "left"), ("T", "left"), "Tz", #"constant="30""#) + " <!--conflicting-constraints-->"
        let found = try Sketch.document([Self.wide(mark: Self.mark, others: "\n" + again)]).expectMarks(solves: true)
        #expect(
            found.first?.notes == [
                "Ta.left = T.left + 10 ('Tx') of the template", "Ta.left = T.left + 30 ('Tz') of the template is left out",
            ])
    }

    @Test("Constraints that are removed at build time contradict nothing")
    func placeholder() throws {
        let other = Sketch.relation(("A", "width"), ("B", "width"), "k", #"placeholder="YES""#)
        try Sketch.document(constraints: other, [Self.wide()]).expectMarks(solves: true)
    }

    @Test("Several conflicts are one finding")
    func both() throws {
        let kept = Self.kept + "\n" + Sketch.relation(("A", "height"), ("B", "height"), "l")
        let view = Sketch.view("Ta", [("width", 200, "Tw"), ("height", 50, "Th")], target: "A")
        let template = Sketch.template("T", view, Sketch.place("Ta", in: "T", "T"), mark: Self.mark)
        let found = try Sketch.document(a: [], constraints: kept, [("T", template)]).expectMarks(solves: true)
        #expect(found.map(\.message) == ["with 'T' applied, required constraints cannot be satisfied together, in 2 conflicts"])
        #expect(found.first?.notes.count == 6)
    }

    @Test("The older generation is found at its object")
    func object() throws {
        let view = Sketch.view("Ta", [("width", 200, "Tw"), ("height", 40, "Th")], target: "A")
        let template = Sketch.template("T", view, Sketch.place("Ta", in: "T", "T")).replacing(
            #" customClass="LDOLayoutTemplate""#, with: "")
        let object = """
            <customObject id="O" customClass="LDOLayoutTemplate"> \(Self.mark) <!--outdated-template-generation-->
            <connections>
            <outlet property="templateView" destination="T" id="p"/>
            <outlet property="destinationView" destination="R" id="q"/>
            </connections>
            </customObject>
            """
        // The first release takes the sizes of targets that are equal to another view's, not those of other views that are equal to a target's.
        let kept = Sketch.relation(("B", "width"), ("A", "width"), "k")
        try Sketch.document(a: [("height", 40, "Ah")], constraints: kept, [("O", object + template)]).expectMarks(solves: true)
    }

    @Test("Rules for single templates get the solved state, and report nothing without it")
    func templates() throws {
        let marked = Sketch.document(
            a: [("height", 40, "Ah")], constraints: Self.kept, [Self.wide("U", width: 100), Self.wide(mark: Self.mark)])
        let document = try DocumentReader().read([UInt8](marked.text.utf8), file: "Test.storyboard").document
        let layouts = document.layoutTemplates.map { template in
            var state = LayoutState(document)
            state.apply(template)
            return state.permanent().layout()
        }
        func rules(_ layouts: [DocumentLayout?]) -> [[String]] {
            Validator().validateTemplates(document, file: "Test.storyboard", layout: document.layout(), templateLayouts: layouts).map {
                $0.map(\.rule)
            }
        }
        #expect(rules(layouts) == [[], ["conflicting-template"]])
        #expect(rules([layouts[0], nil]) == [[], []])
        #expect(rules([]) == [[], []])
    }
}
