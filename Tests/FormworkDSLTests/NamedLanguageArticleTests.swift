import Formwork
import FormworkTestSupport
import Testing

/// Runs the code of the article on the set/make language.
@Suite("The article on the set/make language")
struct NamedLanguageArticleTests {
    @Test("three buttons are in a row; when the first one's lengths change, it moves")
    func buttons() {
        let document = DocumentDraft()
        let screen = document.makeView(frame: Rect(x: 0, y: 0, width: 320, height: 480), label: "Screen")
        let buttonA = document.makeView("button", label: "A")
        let buttonB = document.makeView("button", label: "B")
        let buttonC = document.makeView("button", label: "C")
        for button in [buttonA, buttonB, buttonC] { screen.addSubview(button) }

        buttonB.layout { c in
            c.set(.width, to: 60)
            c.set(.height, to: 60)
            c.make(.centerX, equalTo: screen, .centerX)
            c.make(.centerY, equalTo: screen, .centerY)
        }
        buttonA.layout { c in
            c.set(.width, to: 60, name: "width")
            c.set(.height, to: 60, name: "height")
            c.make(.right, equalTo: buttonB, .left, minus: 10)
            c.make(.centerY, equalTo: buttonB, .centerY)
        }
        buttonC.layout { c in
            c.setSize(Size(width: 60, height: 60))
            c.make(.left, equalTo: buttonB, .right, plus: 10)
            c.make(.centerY, equalTo: buttonB)
        }

        let before = document.solve()
        #expect(before.frame(of: buttonA) == Rect(x: 60, y: 210, width: 60, height: 60))
        #expect(before.frame(of: buttonB) == Rect(x: 130, y: 210, width: 60, height: 60))
        #expect(before.frame(of: buttonC) == Rect(x: 200, y: 210, width: 60, height: 60))
        check(document, before)

        buttonA.constraint(named: "width")?.constant = 70
        buttonA.constraint(named: "height")?.constant = 70

        let after = document.solve()
        #expect(after.frame(of: buttonA) == Rect(x: 50, y: 205, width: 70, height: 70))
        #expect(after.frame(of: buttonB) == before.frame(of: buttonB))
        #expect(after.frame(of: buttonC) == before.frame(of: buttonC))
        check(document, after)
    }

    private func check(_ document: DocumentDraft, _ solved: SolvedLayout) {
        #expect(solved.diagnostics.isEmpty && solved.ambiguous.isEmpty && solved.conflicts.isEmpty)
        #expect(document.madeConstraints.count == 12)
    }

    @Test("its factors, priorities, names and edges work as described")
    func calls() {
        let document = DocumentDraft()
        let card = document.makeView(frame: Rect(x: 0, y: 0, width: 300, height: 200), label: "Card")
        let image = document.makeView("imageView", label: "Image")
        let caption = document.makeLabel("A walk along the river")
        for view in [image, caption] { card.addSubview(view) }

        image.layout { c in
            c.make(.leading, equalToSafeAreaOf: card, plus: 16)
            c.make(.top, equalToSafeAreaOf: card, plus: 16)
            c.make(.width, equalTo: card, times: 0.5, minus: 20, name: "image width")
            c.make(.height, equalTo: image, .width, times: 0.75)
        }
        caption.layout { c in
            c.make(.leading, equalTo: image, .trailing, plus: 8)
            c.make(.trailing, lessThan: card, minus: 16)
            c.make(.top, greaterThan: card, plus: 16)
            c.priority = .defaultHigh
            c.make(.centerY, equalTo: image, name: "beside")
        }

        card.removeConstraint(named: "beside")
        ConstraintMaker(caption).make(.top, equalTo: image, name: "beside")

        let solved = document.solve()
        #expect(solved.frame(of: image) == Rect(x: 16, y: 16, width: 130, height: 97.5))
        #expect(solved.frame(of: caption)?.origin == Point(x: 154, y: 16))
        #expect(solved.diagnostics.isEmpty)
        #expect(Set(card.namedConstraints.keys) == ["image width", "beside"])
        #expect(card.constraint(named: "beside")?.priority == 1000)
    }

    @Test("its imported document is solved and written")
    func imported() throws {
        let bytes = try TestFiles.bytes(of: TestFiles.sample("HidingForm.storyboard"))

        let read = try DocumentReader().read(bytes, file: "HidingForm.storyboard")
        let document = DocumentDraft(read.document)
        let form = try document.view("Form")
        let hint = document.makeLabel("Leave it with the neighbours")
        form.addSubview(hint)
        hint.layout(ownership: .nearestCommonAncestor) { c in
            c.make(.leading, equalTo: document["Remarks"], .leading)
            c.make(.top, equalTo: document["Remarks"], .bottom, plus: 12)
        }
        let solved = document.solve()
        let text = solved.interfaceDocument.text()

        #expect(solved.diagnostics.isEmpty)
        let remarks = try #require(solved.frame(of: document.view("Remarks")))
        let frame = try #require(solved.frame(of: hint))
        #expect(frame.origin == Point(x: remarks.origin.x, y: remarks.origin.y + remarks.size.height + 12))
        let again = try DocumentReader().read(text, file: "HidingForm.storyboard").document
        #expect(again.constraints.count == read.document.constraints.count + 2)
    }

    @Test("its mistakes are reported at their lines")
    func mistakes() throws {
        let document = DocumentDraft()
        let orphan = document.makeView(label: "Orphan")
        orphan.layout { c in
            c.make(.width, equalTo: document["Titel"], .width)
            c.set(.width, to: 10, name: "width")
            c.set(.width, to: 20, name: "width")
        }
        let messages = document.diagnostics.map(\.description)

        #expect(document.diagnostics.map(\.rule) == ["missing-second-item", "duplicate-constraint-name"])
        // In the article, the block is a separate file and starts at its first line.
        let first = #line - 11
        let shown = zip(messages, document.diagnostics).map { message, diagnostic in
            let line = diagnostic.location.line - first
            return message.replacing("\(#fileID):\(diagnostic.location.line)", with: "Reader/Orphan.swift:\(line)")
                .replacing("\(#fileID):\(diagnostic.location.line - 1)", with: "Reader/Orphan.swift:\(line - 1)")
        }
        #expect(try Article("NamedLanguage", of: "FormworkLanguages").shows(shown), "\(shown)")
    }

    @Test("shows no other code: every block of Swift is in this file, line by line")
    func sameText() throws {
        let article = try Article("NamedLanguage", of: "FormworkLanguages")
        #expect(article.blocks.count == 6)
        #expect(try article.blocksMissing(inTests: "FormworkDSLTests/NamedLanguageArticleTests") == [])
    }
}
