import Formwork
import FormworkTestSupport
import Testing

/// Runs the code of the article on the chaining language.
@Suite("The article on the chaining language")
struct ChainingLanguageArticleTests {
    /// Checks that a layout is not ambiguous and has no diagnostics.
    private func check(_ solved: SolvedLayout) {
        #expect(solved.diagnostics.isEmpty && solved.ambiguous.isEmpty && solved.conflicts.isEmpty)
    }

    @Test("its first example stacks two views")
    func start() {
        let document = DocumentDraft()
        let screen = document.makeView(frame: Rect(x: 0, y: 0, width: 320, height: 480), label: "Screen")
        let icon = document.makeView("imageView", label: "Icon")
        let card = document.makeView(label: "Card")

        let layout = FormationLayout(rootView: screen)
        layout.view(icon).size(40).top(screen + 20).centerX(screen)
        layout.view(card).below(icon + 8).leading(screen.leading + 16).trailing(screen.trailing - 16).height(icon.height * 2 + 10)
        layout.activate()

        let solved = document.solve()
        check(solved)
        #expect(solved.frame(of: icon) == Rect(x: 140, y: 20, width: 40, height: 40))
        #expect(solved.frame(of: card) == Rect(x: 16, y: 68, width: 288, height: 90))
    }

    @Test("its calls do what their descriptions say")
    func calls() {
        let document = DocumentDraft()
        let screen = document.makeView(frame: Rect(x: 0, y: 0, width: 400, height: 300), label: "Screen")
        let (photo, caption, badge) = (
            document.makeView(label: "Photo"), document.makeView(label: "Caption"), document.makeView(label: "Badge")
        )
        let layout = FormationLayout(rootView: screen)

        layout.view(photo)
            .fillWidth(20)
            .pinTop(10)
            .aspectRatio(3)
            .heightLessThanOrEqual(screen * 0.5, priority: .defaultHigh)
        var heights: [LayoutConstraint] = []
        layout.view(caption)
            .below(photo + 12)
            .pin(to: photo, edges: .horizontal)
            .height(24, priority: 500) { constraint in heights.append(constraint) }
        layout.view(badge, container: photo)
            .size(16)
            .trailing(photo.trailing - 4)
            .top(photo.safeArea + 4)
        layout.activate()
        heights[0].constant = 30

        let solved = document.solve()
        check(solved)
        #expect(solved.frame(of: photo) == Rect(x: 20, y: 10, width: 360, height: 120))
        #expect(solved.frame(of: caption) == Rect(x: 20, y: 142, width: 360, height: 30))
        #expect(solved.frame(of: badge) == Rect(x: 340, y: 4, width: 16, height: 16))
        #expect(badge.superview == photo && heights.count == 1)
    }

    @Test("its five icons form a stair or a row; its titles alternate")
    func groups() {
        let document = DocumentDraft()
        let screen = document.makeView(frame: Rect(x: 0, y: 0, width: 400, height: 600), label: "Screen")
        let icons = (1...5).map { document.makeView("imageView", label: "Icon \($0)") }
        let layout = FormationLayout(rootView: screen)

        layout.view(icons[2]).center(screen)
        layout.group(icons).install(.hRegular).vSpace(10).forEach { icon, index, group in
            icon.size([20, 25, 30, 35, 40][index])
            if index > 0 { icon.trailing(group[index - 1].view.trailing + 20) }
        }
        layout.group(icons).install(.hCompact).hSpace(10).top(icons[2]).forEach { icon, index, _ in
            icon.size([40, 45, 50, 45, 40][index])
        }

        layout.activate(vertical: .regular)
        let stair = document.solve()
        layout.activate(vertical: .compact)
        let row = document.solve()

        check(stair)
        check(row)
        #expect(icons.map { stair.frame(of: $0)?.origin.y } == [220, 250, 285, 325, 370])
        #expect(icons.map { row.frame(of: $0)?.origin.y } == [275, 275, 275, 275, 275])
        #expect(icons.map { row.frame(of: $0)?.origin.x } == [70, 120, 175, 235, 290])

        let (toolbar, title) = (document.makeView(label: "Toolbar"), document.makeView(label: "Title"))
        var isEditing = false
        let editing = layout.when { isEditing }
        layout.block {
            layout.view(title).size(100).pinLeading()
            editing.view(toolbar).fillWidth().pinTop().height(44)
            editing.view(title).below(toolbar)
            editing.not.view(title).pinTop()
        }.except(.wRegular)
        layout.update()
        let reading = document.solve()
        layout.update { isEditing = true }
        let writing = document.solve()

        #expect(reading.frame(of: title) == Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(reading.diagnostics.isEmpty)
        check(writing)
        #expect(writing.frame(of: title) == Rect(x: 0, y: 44, width: 100, height: 100))
        #expect(writing.frame(of: toolbar) == Rect(x: 0, y: 0, width: 400, height: 44))
        layout.activate(horizontal: .regular)
        // Only the middle one's centre applies to all size classes.
        #expect(document.madeConstraints.count { $0.isActive } == 2)
    }

    @Test("its stacks are a row or a column")
    func stacks() {
        let document = DocumentDraft()
        let screen = document.makeView(frame: Rect(x: 0, y: 0, width: 400, height: 600), label: "Screen")
        let bar = document.makeView(label: "Bar")
        let buttons = (1...3).map { document.makeView("view", label: "Button \($0)") }
        let layout = FormationLayout(rootView: screen)
        layout.view(bar).fillWidth().pinTop().height(80)
        layout.group(buttons, container: bar).size(20)

        let row = StackConfiguration(spacing: 8, distribution: .equalSpacing, alignment: .center)
        layout.stack(buttons, in: bar, row).install(.hCompact)
        layout.stack(buttons, in: bar, .init(axis: .vertical, spacing: 8)).install(.hRegular)
        layout.activate(vertical: .compact)
        let across = document.solve()

        check(across)
        #expect(buttons.map { across.frame(of: $0)?.origin } == [Point(x: 0, y: 30), Point(x: 190, y: 30), Point(x: 380, y: 30)])
    }

    @Test("its changes apply to constraints from code and from the document")
    func changes() throws {
        let document = DocumentDraft(try DocumentReader().read(Array(ImportedConstraintTests.source.utf8), file: "Box.xib").document)
        let (root, box) = (try document.view("root"), try document.view("Box"))
        let count = document.makeView("label")
        let layout = FormationLayout(rootView: root)
        let made = layout.view(box).trailing(root)
        layout.activate()

        let badge = layout.view(count).size(20).pinTop(4)
        badge.update { $0.pinTop(12) }
        badge.remake { $0.size(Size(width: 32, height: 20)).pin(to: box, insets: [.trailing: 8, .top: 4]) }
        let distance = try document.constraint("boxTop")
        distance.constant = 24
        try document.constraint("boxLeading").isActive = false
        box.backgroundColor = .system("systemBackgroundColor")
        count.text = "3"
        count.font = .system(13, weight: .semibold)

        layout.activate()
        let solved = document.solve()
        #expect(made.active)
        #expect(solved.frame(of: box) == Rect(x: 180, y: 24, width: 20, height: 30))
        #expect(solved.frame(of: count) == Rect(x: 160, y: 28, width: 32, height: 20))
        #expect(document.diagnostics.isEmpty)
    }

    @Test("its imported document is solved and written")
    func imported() throws {
        let bytes = try TestFiles.bytes(of: TestFiles.sample("HidingForm.storyboard"))

        let read = try DocumentReader().read(bytes, file: "HidingForm.storyboard")
        let document = DocumentDraft(read.document)
        let remarks = try document.view("Remarks")
        let layout = FormationLayout(rootView: try document.view("Form"))
        let hint = document.makeLabel("Leave it with the neighbours")
        layout.view(hint).leading(remarks).below(remarks + 12)
        layout.activate()
        let solved = document.solve()
        let text = solved.interfaceDocument.text()

        check(solved)
        let above = try #require(solved.frame(of: remarks))
        #expect(solved.frame(of: hint)?.origin == Point(x: above.origin.x, y: above.origin.y + above.size.height + 12))
        let again = try DocumentReader().read(text, file: "HidingForm.storyboard").document
        #expect(again.constraints.count == read.document.constraints.count + 2)
        #expect(again.constraints.count(where: { !$0.isArchived }) == 2)
    }

    @Test("its mistakes are reported at their lines")
    func mistakes() throws {
        let document = DocumentDraft()
        let orphan = document.makeView(label: "Orphan")
        let stranger = document.makeView(label: "Stranger")
        let formation = ViewFormation(view: orphan)
            .width(stranger.left)
            .pinTop(8)
            .left(stranger)
        formation.active = true
        let messages = document.diagnostics.map(\.description)

        #expect(formation.constraints.count == 1)
        // In the article, the block is a separate file and starts at its first line.
        let first = #line - 13
        let shown = zip(messages, document.diagnostics).map { message, diagnostic in
            message.replacing("\(#fileID):\(diagnostic.location.line)", with: "Reader/Orphan.swift:\(diagnostic.location.line - first)")
        }
        #expect(try Article("ChainingLanguage", of: "FormworkLanguages").shows(shown), "\(shown)")
    }

    @Test("shows no other code: every block of Swift is in this file, line by line")
    func sameText() throws {
        let article = try Article("ChainingLanguage", of: "FormworkLanguages")
        #expect(article.blocks.count == 8)
        #expect(try article.blocksMissing(inTests: "FormworkDSLTests/Chaining/ChainingLanguageArticleTests") == [])
    }
}
