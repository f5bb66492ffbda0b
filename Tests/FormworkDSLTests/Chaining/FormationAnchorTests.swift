import Formwork
import Testing

/// The spelling of FormationLayout 0.8.
@Suite("The spelling of FormationLayout 0.8")
struct FormationAnchorTests {
    private let stage = ChainingStage()

    private var formation: ViewFormation<LayoutView> { stage.layout.view(stage.v1) }

    @Test("relates an attribute to the same or another attribute of a view, with a multiplier and a constant")
    func anchors() {
        let v2 = stage.v2
        #expect(
            formation.top(equalTo: v2, plus: 10).leading(equalTo: .trailing, of: v2, plus: 10).bottom(equalTo: v2, minus: 10)
                .left(equalTo: v2.right, multiplyBy: 2).texts == [
                    "v1.top = v2.top + 10", "v1.leading = v2.trailing + 10", "v1.bottom = v2.bottom − 10", "v1.left = 2 × v2.right",
                ])
        #expect(
            formation.top(greaterThanOrEqualTo: v2, at: 750).bottom(lessThanOrEqualTo: .top, of: v2, minus: 4)
                .right(greaterThanOrEqualTo: .left, of: v2).trailing(lessThanOrEqualTo: v2).texts == [
                    "v1.top ≥ v2.top @750", "v1.bottom ≤ v2.top − 4", "v1.right ≥ v2.left", "v1.trailing ≤ v2.trailing",
                ])
        let others = formation.lastBaseline(equalTo: v2).firstBaseline(equalTo: .lastBaseline, of: v2).centerXWithinMargins(equalTo: v2)
            .centerYWithinMargins(equalTo: .centerY, of: v2).centerX(equalTo: v2.centerXWithinMargins)
        #expect(
            others.texts == [
                "v1.lastBaseline = v2.lastBaseline", "v1.firstBaseline = v2.lastBaseline",
                "v1.centerXWithinMargins = v2.centerXWithinMargins", "v1.centerYWithinMargins = v2.centerY",
                "v1.centerX = v2.centerXWithinMargins",
            ])
    }

    @Test("relates lengths to numbers, sizes and centres")
    func lengths() {
        let v2 = stage.v2
        #expect(
            formation.aspectRatio(equalTo: 1.5).width(equalTo: 30).height(lessThanOrEqualTo: 7.5).size(greaterThanOrEqualTo: 3).texts == [
                "v1.width = 1.5 × v1.height", "v1.width = 30", "v1.height ≤ 7.5", "v1.width ≥ 3", "v1.height ≥ 3",
            ])
        #expect(
            formation.size(equalTo: v2, minus: 10).center(equalTo: v2, multiplyBy: 0.5, plus: 30).height(equalTo: .width, of: v2).texts == [
                "v1.width = v2.width − 10", "v1.height = v2.height − 10", "v1.centerX = 0.5 × v2.centerX + 30",
                "v1.centerY = 0.5 × v2.centerY + 30", "v1.height = v2.width",
            ])
    }

    @Test("has gaps away from the other view, on every side")
    func gaps() {
        let v2 = stage.v2
        #expect(
            formation.above(v2, gap: 5).below(v2, gap: 5).before(v2, gap: 5).after(v2, gap: 5).texts == [
                "v1.bottom = v2.top − 5", "v1.top = v2.bottom + 5", "v1.trailing = v2.leading − 5", "v1.leading = v2.trailing + 5",
            ])
    }

    @Test("pins edges in the writing direction, each with its own inset")
    func edges() {
        let v2 = stage.v2
        #expect(
            formation.pin(to: v2, insets: [.leading: 16, .vertical: 8, .trailing: 4]).texts == [
                "v1.leading = v2.leading + 16", "v1.top = v2.top + 8", "v1.bottom = v2.bottom − 8", "v1.trailing = v2.trailing − 4",
            ])
        #expect(
            formation.pin(to: v2, edges: .directional, margin: 2).texts == [
                "v1.leading = v2.leading + 2", "v1.trailing = v2.trailing − 2", "v1.top = v2.top + 2", "v1.bottom = v2.bottom − 2",
            ])
    }

    @Test("by subscript: constraints become active immediately if their conditions are met")
    func immediate() {
        let layout = stage.layout
        let v1 = layout[stage.v1].top(equalTo: stage.root, plus: 10)
        #expect(stage.v1.superview == stage.root)
        #expect(v1.active && v1.constraints.allSatisfy { $0.isActive })

        var isLoggedIn = false
        let loggedIn = layout.when { isLoggedIn }
        let top = loggedIn[stage.v2].top(equalTo: stage.root)
        let center = loggedIn.not[stage.v2].centerY(equalTo: stage.root)
        #expect(!top.active && top.constraints.allSatisfy { !$0.isActive })
        #expect(center.constraints.allSatisfy { $0.isActive })
        layout.update { isLoggedIn = true }
        #expect(top.constraints.allSatisfy { $0.isActive } && center.constraints.allSatisfy { !$0.isActive })
        top.leading(equalTo: stage.root)
        #expect(top.constraints.allSatisfy { $0.isActive })
        center.leading(equalTo: stage.root)
        #expect(center.constraints.allSatisfy { !$0.isActive })
    }

    @Test("a place against a number does not become active, and is reported")
    func placeAgainstNumber() throws {
        let constraint = try #require(
            formation.top.hold(.points(8), relatedBy: .equal, priority: .required, at: CallSite(file: "A.swift", line: 3), handler: nil)
                .constraints.first)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(stage.document.diagnostics.map(\.rule) == ["missing-second-item"])
        #expect(stage.document.diagnostics.first?.location.line == 3)
    }
}
