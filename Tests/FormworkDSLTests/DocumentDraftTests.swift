import Formwork
import FormworkRules
import FormworkTestSupport
import Testing

@Suite("A draft")
struct DocumentDraftTests {
    private let site = CallSite(file: #fileID, line: #line)

    /// Makes a constraint and activates it.
    @discardableResult
    private func pin(
        _ first: LayoutView, _ attribute: LayoutAttribute, _ second: LayoutView? = nil, _ other: LayoutAttribute? = nil,
        constant: Double = 0
    ) -> LayoutConstraint {
        let constraint = first.document.makeConstraint(
            LayoutItem(first), attribute, .equal, second.map { LayoutItem($0) }, second == nil ? .notAnAttribute : other ?? attribute,
            constant: constant, at: site)
        constraint.isActive = true
        return constraint
    }

    @Test("an empty draft is solved, written, and read back with the same constraints")
    func fromNothing() throws {
        let document = DocumentDraft()
        let root = document.makeView(frame: Rect(x: 0, y: 0, width: 320, height: 480), label: "Root")
        let box = document.makeView(label: "Box")
        root.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        pin(box, .width, constant: 60)
        pin(box, .height, constant: 60)
        pin(box, .centerX, root)
        pin(box, .centerY, root)
        let solved = document.solve()
        #expect(solved.frame(of: box) == Rect(x: 130, y: 210, width: 60, height: 60))
        #expect(solved.conflicts.isEmpty && solved.ambiguous.isEmpty && solved.diagnostics.isEmpty)
        let text = solved.interfaceDocument.text()
        let read = try DocumentReader().read(text, file: "Box.xib")
        #expect(read.diagnostics.isEmpty)
        #expect(read.document == solved.interfaceDocument)
        #expect(Validator().validate(read.document, file: "Box.xib").isEmpty)
        #expect(Set(read.document.constraints.map(\.value)) == Set(document.madeConstraints.map(\.value)))
        #expect(read.document.constraints.allSatisfy { !$0.isArchived })
        #expect(read.document.layout().roots.first?.frames.last?.frame == Rect(x: 130, y: 210, width: 60, height: 60))
    }

    @Test("views are inserted at any position among others")
    func inserted() {
        let document = DocumentDraft()
        let (root, first, second, third) = (document.makeView(), document.makeView(), document.makeView(), document.makeView())
        root.insertSubview(first, at: 7)
        root.insertSubview(second, at: 0)
        root.insertSubview(third, at: 1)
        #expect(root.subviews == [second, third, first])
        root.insertSubview(first, at: -1)
        #expect(root.subviews == [first, second, third])
    }

    @Test("with imported content, only the lines of changes by code differ")
    func imported() throws {
        let file = TestFiles.sample("HidingForm.storyboard")
        let original = try DocumentReader().read(TestFiles.bytes(of: file), file: file).document
        let document = DocumentDraft(original)
        #expect(document.interfaceDocument() == original)
        let field = try document.view("Street Field")
        pin(field, .height, constant: 50)
        let lines = original.text().split(separator: 0x0A)
        let changed = document.interfaceDocument().text().split(separator: 0x0A)
        // The field had no list of constraints.
        #expect(changed.count == lines.count + 3)
        #expect(document.solve().frame(of: field)?.size.height == 50)
        let badge = document.makeLabel("New")
        field.superview?.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        pin(badge, .leading, field)
        pin(badge, .bottom, field, .top, constant: -4)
        let solved = document.solve()
        let frame = try #require(solved.frame(of: badge))
        #expect(frame.origin.x == solved.frame(of: field)?.origin.x)
        #expect(frame.size.width > 20 && frame.size.height > 15)
        #expect(try DocumentReader().read(solved.interfaceDocument.text(), file: file).document == solved.interfaceDocument)
    }

    @Test("finds a view by id, label, outlet or text, and reports views that share a name")
    func names() throws {
        let file = TestFiles.sample("HidingForm.storyboard")
        let document = DocumentDraft(try DocumentReader().read(TestFiles.bytes(of: file), file: file).document)
        #expect(document["StF-Vw-frm"] == document["Street Field"])
        #expect(document["Nothing"] == nil)
        #expect(throws: DocumentDraft.ViewLookupError.unknown("Nothing")) { try document.view("Nothing") }
        let views = (0..<2).map { _ in document.makeView(label: "Twin") }
        #expect(throws: DocumentDraft.ViewLookupError.ambiguous("Twin", views.map(\.id))) { try document.view("Twin") }
    }

    @Test("reports impossible requests at the caller's line")
    func mistakes() throws {
        let document = DocumentDraft()
        let (root, orphan) = (document.makeView(label: "Root"), document.makeView(label: "Orphan"))
        #expect(!pin(root, .leading, orphan).isActive)
        #expect(!pin(root, .leading).isActive)
        #expect(document.diagnostics.map(\.rule) == ["missing-common-ancestor", "missing-second-item"])
        #expect(document.diagnostics.allSatisfy { $0.location.file == site.file && $0.location.line == site.line })
        let constraint = pin(root, .width, constant: 5)
        constraint.priority = 2000
        #expect(constraint.priority == 1000)
        #expect(document.diagnostics.last?.rule == "invalid-priority")
    }

    @Test("reports which lines of the program contradict each other")
    func conflicts() throws {
        let document = DocumentDraft()
        let root = document.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let box = document.makeView()
        root.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        pin(box, .width, constant: 10)
        pin(box, .width, constant: 20)
        let solved = document.solve()
        #expect(solved.conflicts.map(\.made.count) == [2])
        #expect(solved.diagnostics.map(\.rule) == ["conflicting-constraints"])
        #expect(Set(solved.ambiguous) == [box])
    }

    @Test("moves views, and drops constraints to the views that they leave")
    func moves() throws {
        let file = TestFiles.sample("HidingForm.storyboard")
        let original = try DocumentReader().read(TestFiles.bytes(of: file), file: file).document
        let document = DocumentDraft(original)
        let (field, remarks) = (try document.view("Street Field"), try document.view("Remarks"))
        let made = pin(field, .trailing, field.superview)
        remarks.addSubview(field)
        #expect(field.superview == remarks)
        #expect(!made.isActive)
        let moved = document.interfaceDocument()
        let view = try #require(moved.view(id: field.id))
        #expect(view.superview?.id == remarks.id)
        #expect(
            moved.constraints.allSatisfy { constraint in
                [constraint.firstItem, constraint.secondItem].allSatisfy { item in
                    guard let view = item?.asView, let owner = constraint.owner.asView else { return true }
                    return view.isDescendant(of: owner)
                }
            })
        #expect(try DocumentReader().read(moved.text(), file: file).document == moved)
        field.removeFromSuperview()
        #expect(document.interfaceDocument().view(id: field.id) == nil)
    }
}
