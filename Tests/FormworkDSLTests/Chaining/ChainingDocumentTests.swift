import Formwork
import FormworkTestSupport
import Testing

@Suite("Chained constraints in a document")
struct ChainingDocumentTests {
    private func imported(_ name: String) throws -> DocumentDraft {
        let file = TestFiles.sample(name)
        return DocumentDraft(try DocumentReader().read(TestFiles.bytes(of: file), file: file).document)
    }

    @Test("are written as elements, and read back as the same multiset")
    func written() throws {
        let stage = ChainingStage()
        let (root, v1, v2, v3) = (stage.root, stage.v1, stage.v2, stage.v3)
        stage.layout.view(v1).size(40).topEqual(root + 8).leadingGreaterThanOrEqual(root.leading + 8, priority: 750).pinLeft(
            8, priority: 250)
        stage.layout.group(v1, v2, v3).hSpace(10).sameSize().top(v1)
        stage.layout.view(v3).widthLessThanOrEqual(v1.height * 2 + 5).width(v1 * 1)
        stage.layout.view(v2).install(.hCompact).height(7)
        stage.layout.activate()
        let active = stage.document.madeConstraints.filter(\.isActive)
        #expect(active.count == stage.document.madeConstraints.count - 1)
        let solved = stage.document.solve()
        #expect(solved.frame(of: v3) == Rect(x: 108, y: 8, width: 40, height: 40))
        #expect(solved.diagnostics.isEmpty)
        let read = try DocumentReader().read(solved.interfaceDocument.text(), file: "Chain.xib")
        #expect(read.diagnostics.isEmpty && read.document.constraints.allSatisfy { !$0.isArchived })
        #expect(counts(read.document.constraints.map(\.value)) == counts(active.map(\.value)))
    }

    @Test("belong to the nearest common ancestor of their items")
    func owners() {
        let stage = ChainingStage()
        let (box, inner) = (stage.v1, stage.v2)
        stage.layout.view(box).pin(to: stage.root)
        let formation = stage.layout.view(inner, container: box).top(box).left(stage.root).width(10)
        stage.layout.activate()
        #expect(formation.constraints.map(\.owner) == [box, stage.root, inner])
    }

    @Test("survive a layout template of 1.0, which replaces constraints of Interface Builder")
    func templates() throws {
        let layout = try imported("LayoutTemplates.storyboard")
        let article = try layout.view("Art-Vw-rdr")
        let root = try layout.view("Roo-Vw-rdr")
        let formation = ViewFormation(view: article).width(300, priority: 500).leading(root.leading + 3, priority: 500)
        formation.active = true
        let document = layout.interfaceDocument()
        let values = Set(formation.constraints.map(\.value))
        var state = LayoutState(document)
        for template in document.layoutTemplates {
            let change = state.apply(template)
            #expect(change.removed.count == 36 && change.removed.allSatisfy(\.isArchived) && !change.added.isEmpty)
            let left = state.constraints.filter { !$0.isArchived }
            #expect(left.count == 2 && left.allSatisfy { !$0.isNew } && Set(left.map(\.value)) == values)
            let permanent = try DocumentReader().read(state.permanent().document.text(), file: "LayoutTemplates.storyboard").document
            #expect(Set(permanent.constraints.filter { !$0.isArchived }.map(\.value)) == values)
        }
    }

    @Test("deactivated constraints of code are not in the document, imported ones stay")
    func deactivated() throws {
        let layout = try imported("HidingForm.storyboard")
        let original = layout.interfaceDocument()
        let formation = ViewFormation(view: try layout.view("Street Field")).heightGreaterThanOrEqual(60)
        formation.active = true
        #expect(layout.interfaceDocument().constraints.count == original.constraints.count + 1)
        formation.active = false
        #expect(layout.interfaceDocument() == original)
    }

    @Test("are solved together with imported ones")
    func nextToEachOther() throws {
        let document = try imported("HidingForm.storyboard")
        let field = try document.view("Street Field")
        let form = FormationLayout(rootView: try #require(field.superview))
        let badge = document.makeView(label: "Badge")
        form.view(badge).size(16).after(field + 4).centerY(field)
        form.activate()
        let solved = document.solve()
        let frame = try #require(solved.frame(of: field))
        #expect(
            solved.frame(of: badge)
                == Rect(x: frame.origin.x + frame.size.width + 4, y: frame.origin.y + frame.size.height / 2 - 8, width: 16, height: 16))
    }

    /// Returns the form, with an accessibility identifier for the remarks.
    private func form() throws -> DocumentDraft {
        let bytes = try TestFiles.bytes(of: TestFiles.sample("HidingForm.storyboard"))
        let text = String(decoding: bytes, as: UTF8.self).replacing(
            #"userLabel="Remarks">"#,
            with: #"userLabel="Remarks"><accessibility key="accessibilityConfiguration" identifier="remarks-box"/>"#)
        let read = try DocumentReader().read(Array(text.utf8), file: "HidingForm.storyboard")
        #expect(read.diagnostics.isEmpty)
        return DocumentDraft(read.document)
    }

    @Test("find their views by id, label, outlet and accessibility identifier, and are read back as the same multiset, not archived")
    func names() throws {
        let document = try form()
        let byID = try #require(document["StF-Vw-frm"])
        let byLabel = try #require(document["Note Label"])
        let byOutlet = try #require(document["deliveryHeading"])
        let byIdentifier = try #require(document["remarks-box"])
        #expect([byLabel, byOutlet, byIdentifier].map(\.id) == ["Not-Vw-frm", "Hea-Vw-frm", "Rem-Vw-frm"])
        #expect(document["Titel"] == nil)
        let before = try #require(document.imported).constraints
        let layout = FormationLayout(rootView: try document.view("Form"))
        layout.view(byID).heightGreaterThanOrEqual(48).width(byLabel * 0.5, priority: 600)
        layout.group(byOutlet, byIdentifier).trailing(layout.rootView.safeArea - 16, priority: .defaultLow)
        // The same twice.
        layout.view(byLabel).top(byIdentifier + 14, priority: 1).top(byIdentifier + 14, priority: 1)
        layout.view(byLabel).install(.hCompact).height(3)
        layout.activate(vertical: .regular)
        let made = document.madeConstraints.filter { $0.isActive }
        #expect(made.count == 6 && document.madeConstraints.count == 7)
        let written = document.interfaceDocument()
        let read = try DocumentReader().read(written.text(), file: "HidingForm.storyboard")
        #expect(read.diagnostics.isEmpty && read.document == written)
        let own = Set(before.compactMap(\.id))
        let added = read.document.constraints.filter { !own.contains($0.id ?? "") }
        #expect(added.allSatisfy { !$0.isArchived })
        #expect(counts(added.map { text($0) }) == counts(made.map { text($0) }))
        let kept = read.document.constraints.filter { own.contains($0.id ?? "") }
        #expect(counts(kept.map(\.value)) == counts(before.map(\.value)))
        #expect(document.solve().frame(of: byID)?.size.height == 48)
        #expect(document.diagnostics.isEmpty)
    }

    private func counts<Value: Hashable>(_ values: [Value]) -> [Value: Int] {
        Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// Returns a constraint as text, with its owner; guides are named by their views.
    private func text(_ constraint: LayoutConstraint) -> String {
        var value = constraint.value
        value.second?.item = constraint.secondItem.map { $0.view.id + ($0.guide.map { " \($0)" } ?? "") }
        return "\(constraint.owner?.id ?? ""): \(value.text { $0 ?? "" })"
    }

    private func text(_ constraint: Constraint) -> String {
        var value = constraint.value
        if let guide = constraint.secondItem?.asGuide { value.second?.item = "\(guide.owner.id ?? "") \(guide.kind)" }
        return "\(constraint.owner.id ?? ""): \(value.text { $0 ?? "" })"
    }

    @Test("that contradict each other are reported with their lines")
    func conflicts() {
        let stage = ChainingStage()
        let line = #line + 1
        stage.layout.view(stage.v1).pinTop().pinLeft().width(10)
            .width(20).height(5)
        stage.layout.activate()
        let diagnostics = stage.document.solve().diagnostics
        #expect(diagnostics.map(\.rule) == ["conflicting-constraints"])
        #expect(diagnostics.first?.notes.count == 2)
        #expect(Set(diagnostics.flatMap(\.notes).compactMap { $0.split(separator: ":").last }) == ["\(line))", "\(line + 1))"])
    }
}
