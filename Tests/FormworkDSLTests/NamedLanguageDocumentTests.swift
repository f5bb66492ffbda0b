import Formwork
import FormworkTestSupport
import Testing

/// Constraints of the set/make language in documents: imported, written, and together with templates.
@Suite("The set/make language and documents")
struct NamedLanguageDocumentTests {
    private func document(_ name: String) throws -> DocumentDraft {
        DocumentDraft(try DocumentReader().read(TestFiles.bytes(of: TestFiles.sample(name)), file: name).document)
    }

    /// Returns constraints as texts, with items named by their views, including duplicates.
    private func said(_ constraints: some Sequence<LayoutConstraint>) -> [String] {
        func name(_ item: LayoutItem) -> String { item.view.id + (item.guide.map { ".\($0.rawValue)" } ?? "") }
        return constraints.map { constraint in
            var value = constraint.value
            value.first.item = name(constraint.firstItem)
            if let second = constraint.secondItem { value.second?.item = name(second) }
            return "\(constraint.owner?.id ?? "nobody"): \(value)"
        }.sorted()
    }

    private func said(_ constraints: some Sequence<Constraint>) -> [String] {
        func name(_ item: Element?) -> String? {
            guard let guide = item?.asGuide else { return item?.id }
            return "\(guide.owner.id ?? "").\(guide.kind)"
        }
        return constraints.map { constraint in
            var value = constraint.value
            value.first.item = name(constraint.firstItem)
            if value.second != nil { value.second?.item = name(constraint.secondItem) }
            return "\(constraint.owner.id ?? "nobody"): \(value)"
        }.sorted()
    }

    private func reread(_ document: InterfaceDocument, _ file: String) throws -> InterfaceDocument {
        let read = try DocumentReader().read(document.text(), file: file)
        #expect(read.diagnostics.isEmpty && read.document == document)
        return read.document
    }

    @Test("Written and read back, the constraints are the same, in the same number", arguments: ConstraintOwnership.allCases)
    func written(ownership: ConstraintOwnership) throws {
        let document = DocumentDraft()
        let root = document.makeView(frame: Rect(x: 0, y: 0, width: 320, height: 480), label: "Root")
        let (box, label) = (document.makeView(label: "Box"), document.makeLabel("Text"))
        root.addSubview(box)
        box.addSubview(label)
        box.layout(ownership: ownership) { c in
            c.make(.leading, equalToSafeAreaOf: root, plus: 8.5)
            c.make(.trailing, equalToSafeAreaOf: root, minus: 8.5, name: "trailing")
            c.make(.height, equalTo: box, .width, times: 0.75)
            // The same twice.
            c.make(.top, equalTo: root, .topMargin)
            c.make(.top, equalTo: root, .topMargin)
            c.priority = .defaultLow
            c.make(.bottom, lessThan: root, minus: 20, name: "gone")
        }
        label.layout(ownership: ownership) { c in
            c.set(.width, to: 100, name: "width")
            c.center(in: box)
            c.priority = 123
            c.make(.baseline, greaterThan: root, .centerY, on: root)
            c.make(.height, lessThan: nil, .notAnAttribute, plus: 40)
        }
        root.removeConstraint(named: "gone")
        let active = document.madeConstraints.filter(\.isActive)
        #expect(active.count == 10 && document.madeConstraints.count == 11)
        let read = try reread(document.interfaceDocument(), "Box.xib")
        #expect(said(read.constraints) == said(active))
        #expect(Set(said(active)).count == 9)
        #expect(read.constraints.allSatisfy { !$0.isArchived })
        #expect(document.diagnostics.isEmpty)
    }

    @Test("Views of a document accept constraints in addition to the document's")
    func imported() throws {
        let document = try document("HidingForm.storyboard")
        let before = try #require(document.imported)
        #expect(document["Nothing"]?.layout { c in c.set(.width, to: 5) } == nil)
        // Narrower than the document allows.
        document["Note Label"]?.layout { c in
            c.set(.height, to: 80, name: "height")
            c.make(.width, lessThan: document["Remarks"], times: 0.5, name: "width")
        }
        let note = try document.view("Note Label")
        #expect(note.constraint(named: "height")?.constant == 80)
        #expect(note.superview?.constraint(named: "width")?.multiplier == 0.5)
        #expect(note.constraint(named: "width") == nil)
        let read = try reread(document.interfaceDocument(), "HidingForm.storyboard")
        let own = Set(before.constraints.compactMap(\.id))
        #expect(read.constraints.count == before.constraints.count + 2)
        #expect(said(read.constraints.filter { !own.contains($0.id ?? "") }) == said(document.madeConstraints))
        #expect(said(read.constraints.filter { own.contains($0.id ?? "") }) == said(before.constraints))
        #expect(document.solve().frame(of: note)?.size.height == 80)
    }

    @Test("On macOS, y points up as in the document, and the safe area is the view's")
    func macOS() throws {
        let document = try document("HidingForm-macOS.xib")
        let content = try document.view("Content")
        let badge = document.makeView("customView", label: "Badge")
        content.addSubview(badge)
        badge.layout { c in
            c.setSize(Size(width: 20, height: 10))
            c.make(.left, equalToSafeAreaOf: content, plus: 4)
            c.make(.bottom, equalToSafeAreaOf: content, minus: 6, name: "bottom")
        }
        #expect(document.solve().frame(of: badge) == Rect(x: 4, y: 6, width: 20, height: 10))
        content.constraint(named: "bottom")?.constant = -16
        #expect(document.solve().frame(of: badge) == Rect(x: 4, y: 16, width: 20, height: 10))
        #expect(said(try reread(document.interfaceDocument(), "HidingForm-macOS.xib").constraints.filter { !$0.isArchived }).count == 4)
    }

    // MARK: With templates

    /// Returns the reader with constraints on two targets of its templates.
    private func reader() throws -> DocumentDraft {
        let document = try document("LayoutTemplates.storyboard")
        try document.view("Hea-Vw-rdr").layout { c in
            c.priority = .fittingSizeLevel
            c.set(.height, to: 90, name: "height")
            c.make(.width, equalTo: try? document.view("Byl-Vw-rdr"), .width, name: "width")
        }
        return document
    }

    @Test("a layout template of 1.0 leaves the constraints alone")
    func templates() throws {
        let document = try reader()
        let made = document.interfaceDocument()
        #expect(made.layoutTemplates.count == 3)
        for template in made.layoutTemplates {
            var state = LayoutState(made)
            let change = state.apply(template)
            #expect(change.removed.count == 36 && change.removed.allSatisfy(\.isArchived))
            let left = state.constraints.filter { !$0.isArchived }
            #expect(left.count == 2 && left.allSatisfy { !$0.isNew })
            #expect(said(left.compactMap(\.origin)) == said(document.madeConstraints))
            let permanent = try reread(state.permanent().document, "LayoutTemplates.storyboard")
            #expect(said(permanent.constraints.filter { !$0.isArchived }) == said(document.madeConstraints))
        }
    }

    @Test("removing a name removes its own constraint, and none of a template")
    func removalNextToTemplates() throws {
        let document = try reader()
        var state = LayoutState(document.interfaceDocument())
        state.apply(state.document.layoutTemplates[0])
        let applied = DocumentDraft(state.permanent().document)
        // Constraints of a document that was read have no names, as these belong to the program.
        let headline = try applied.view("Hea-Vw-rdr")
        #expect(headline.namedConstraints.isEmpty)
        let count = state.permanent().document.constraints.count
        let again = try #require(headline.layoutConstraint { $0.set(.height, to: 90, name: "height") })
        #expect(applied.interfaceDocument().constraints.count == count + 1)
        headline.removeConstraint(named: "height")
        #expect(!again.isActive)
        #expect(applied.interfaceDocument() == state.permanent().document)
        // And before the template: removed constraints no longer exist.
        try document.view("Hea-Vw-rdr").removeConstraint(named: "height")
        let without = document.interfaceDocument()
        var other = LayoutState(without)
        #expect(other.apply(without.layoutTemplates[0]).removed.count == 36)
        #expect(other.constraints.filter { !$0.isArchived }.map(\.value.first.attribute) == [.width])
    }

    @Test("a constraint that is removed with its view keeps its name, and has no effect")
    func movedView() throws {
        let document = try reader()
        let headline = try document.view("Hea-Vw-rdr")
        let article = try #require(headline.superview)
        let width = try #require(article.constraint(named: "width"))
        headline.removeFromSuperview()
        #expect(!width.isActive && article.constraint(named: "width") == width)
        #expect(headline.constraint(named: "height")?.isActive == true)
        article.addSubview(headline)
        headline.layout { c in
            #expect(c.make(.width, equalTo: article, name: "width") == nil)
            article.removeConstraint(named: "width")
            #expect(c.make(.width, equalTo: article, name: "width")?.isActive == true)
        }
    }
}
