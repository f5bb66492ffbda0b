import Formwork
import Testing

/// Mistakes that the chaining language rejects, each at the caller's line.
@Suite("Mistakes in the chaining language")
struct ChainingMistakesTests {
    private let stage = ChainingStage()
    private var layout: FormationLayout<LayoutView> { stage.layout }
    private var v1: LayoutView { stage.v1 }
    private var v2: LayoutView { stage.v2 }

    /// Returns a formation of `v1`, with `v2` as a sibling.
    private func formation() -> ViewFormation<LayoutView> {
        stage.root.addSubview(stage.v2)
        return stage.layout.view(stage.v1)
    }

    // MARK: Constraints

    @Test("an orphan is reported at its constraint's line when it is activated")
    func orphan() {
        let line = #line + 1
        let formation = ViewFormation(view: v1).left(v2.left)
        #expect(stage.document.diagnostics.isEmpty)
        formation.active = true
        #expect(!formation.constraints[0].isActive)
        #expect(stage.document.diagnostics.map(\.rule) == ["missing-common-ancestor"])
        #expect(stage.document.diagnostics.map(\.location.line) == [line])
        stage.root.addSubview(v1)
        stage.root.addSubview(v2)
        formation.active = true
        #expect(formation.constraints[0].isActive)
    }

    @Test("an impossible constraint is reported at its line, and not made")
    func impossible() {
        let line = #line + 1
        let formation = formation().width(v2.left).left(v2.leading).width(v2.width / 0).size(Double.nan).width(v2 * 0)
            .attribute(.notAnAttribute, to: v2) { _ in Issue.record("no constraint is made") }
        #expect(formation.constraints.isEmpty && stage.document.madeConstraints.isEmpty)
        let numbers = Array(repeating: "invalid-number", count: 4)
        #expect(
            stage.document.diagnostics.map(\.rule) == ["invalid-attribute-pair", "invalid-attribute-pair"] + numbers
                + ["invalid-attribute-pair"])
        #expect(
            stage.document.diagnostics.first?.message == "'width' and 'left' cannot be compared: the constraint is not added")
        #expect(stage.document.diagnostics.map(\.location.line) == [line, line, line, line, line, line, line + 1])
    }

    @Test("a priority outside 1 to 1000 is reported at its line, and clamped")
    func priorities() {
        let formation = formation().width(10, priority: 2000)
        formation.height(10, priority: 0.5).width(20, priority: .fittingSizeLevel)
        #expect(formation.constraints.map(\.priority) == [1000, 1, 50])
        #expect(stage.document.diagnostics.map(\.rule) == ["invalid-priority", "invalid-priority"])
        #expect(stage.document.diagnostics.map(\.location.line) == [#line - 4, #line - 3])
    }

    @Test("a position can't be related to a number, as the compiler reports: numbers are not targets")
    func compileErrors() {
        let numbers: [Any] = [10, 5.5]
        #expect(!numbers.contains { $0 is any LayoutTargetConvertible })
        let targets: [Any] = [v1, v1.safeArea, v1.width]
        #expect(targets.allSatisfy { $0 is any LayoutTargetConvertible })
        #expect(LayoutDimension.allCases.map(\.attribute) == [.width, .height])
    }

    // MARK: Views

    @Test("a group of fewer than two views is reported at its place in the program, and is harmless")
    func smallGroups() {
        let line = #line + 1
        let alone = layout.group(stage.v1).hSpace(5).sameSize().width(10)
        let none = layout.group([LayoutView]()).hSpace(5).sameSize().width(10).firstTop(stage.root).lastBottom(stage.root)
        #expect(alone.texts == ["v1.width = 10"])
        #expect(none.texts.isEmpty && none.firstView == nil && none.lastView == nil)
        none.first { $0.width(1) }.last { $0.width(1) }.active = true
        #expect(stage.document.diagnostics.map(\.rule) == ["small-group", "small-group"])
        #expect(
            stage.document.diagnostics.map(\.message)
                == ["a group needs at least two views, not 1", "a group needs at least two views, not 0"])
        #expect(stage.document.diagnostics.map(\.location.line) == [line, line + 1])
        #expect(stage.document.diagnostics.allSatisfy { $0.location.file == #fileID })
    }

    @Test("a view of another document is reported in a formation, a group, a container and a target, and ignored")
    func foreignViews() {
        let stranger = DocumentDraft().makeView(label: "stranger")
        let line = #line + 1
        let formation = layout.view(stranger).width(10).left(stage.root).fill()
        let group = layout.group(stage.v1, stranger).width(20).pinTop()
        let moved = layout.view(stage.v2, container: stranger).height(30)
        let held = layout.view(stage.v3).left(stranger).width(stranger.width * 2).pin(to: stranger, edges: .left)
        #expect([formation.texts, group.texts] == [[], ["v1.width = 20", "v1.top = root.top"]])
        #expect(group.count == 2 && group[1].view == stranger)
        #expect(moved.texts == ["v2.height = 30"] && held.texts.isEmpty)
        #expect(stage.v2.superview == stage.root && stranger.superview == nil)
        layout.activate()
        #expect(stranger.translatesAutoresizingMaskIntoConstraints)
        #expect(stranger.document.madeConstraints.isEmpty && stranger.document.diagnostics.isEmpty)
        #expect(stage.document.madeConstraints.count == 3)
        #expect(Set(stage.document.diagnostics.map(\.rule)) == ["foreign-document"])
        #expect(stage.document.diagnostics.map(\.location.line) == [line, line + 1, line + 2, line + 3, line + 3, line + 3])
        #expect(
            stage.document.diagnostics.map(\.message) == [
                "'stranger' is in another document than 'root': it is ignored",
                "'stranger' is in another document than 'root': it is ignored",
                "'stranger' is in another document than 'root': the view isn't added to it",
            ] + Array(repeating: "'stranger' is in another document than 'v3': the constraint is not added", count: 3))
    }

    @Test("a view cannot become a subview of itself or of its descendants, which is reported")
    func recursion() {
        let (v1, v2) = (stage.v1, stage.v2)
        layout.view(v2, container: v1).width(10)
        let line = #line + 1
        layout.view(v1, container: v2).width(10)
        layout.group([v1, stage.root], container: v1).width(20)
        #expect(v2.superview == v1 && v1.superview == stage.root && stage.root.superview == nil)
        #expect(stage.document.diagnostics.map(\.rule) == Array(repeating: "recursive-hierarchy", count: 3))
        #expect(stage.document.diagnostics.map(\.location.line) == [line, line + 1, line + 1])
        #expect(
            stage.document.diagnostics.first?.message == "'v1' can't be added to 'v2', which is the view itself or inside it")
    }
}
