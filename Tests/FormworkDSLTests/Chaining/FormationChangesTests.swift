import Formwork
import Testing

@Suite("Changing formations")
struct FormationChangesTests {
    private let stage = ChainingStage()

    @Test("remaking removes the old constraints and activates the new ones of an active formation")
    func remake() {
        let formation = stage.layout.view(stage.v1).width(10).height(10)
        let old = formation.constraints
        stage.layout.activate()
        formation.remake { $0.size(20).top(stage.root) }
        #expect(old.allSatisfy { !$0.isActive })
        #expect(formation.texts == ["v1.width = 20", "v1.height = 20", "v1.top = root.top"])
        #expect(formation.constraints.allSatisfy { $0.isActive })

        let waiting = stage.layout.group(stage.v2, stage.v3).width(10)
        waiting.remake { $0.height(5) }
        #expect(waiting.texts == ["v2.height = 5", "v3.height = 5"])
        #expect(waiting.constraints.allSatisfy { !$0.isActive })
    }

    @Test("updating changes constants and priorities, and adds nothing")
    func update() {
        let formation = stage.layout.view(stage.v1).width(10).top(stage.root + 8, priority: 750).left(stage.root)
        let (old, count) = (formation.constraints, stage.document.madeConstraints.count)
        var seen: [LayoutConstraint] = []
        formation.update {
            $0.width(30) { seen.append($0) }
            $0.top(stage.root + 12)
        }
        #expect(formation.texts == ["v1.width = 30", "v1.top = root.top + 12", "v1.left = root.left"])
        #expect(formation.constraints == old && seen == [old[0]])
        #expect(stage.document.madeConstraints.count == count)
        #expect(stage.document.diagnostics.isEmpty)
        formation.height(5)
        #expect(formation.constraints.count == 4)
    }

    @Test("updating a missing constraint changes nothing, and is reported at its line")
    func updateOfNothing() {
        let formation = stage.layout.view(stage.v1).width(10)
        formation.update { $0.widthLessThanOrEqual(5).width(stage.v2 * 2) }
        #expect(formation.texts == ["v1.width = 10"])
        #expect(stage.document.diagnostics.map(\.rule) == ["missing-constraint", "missing-constraint"])
        #expect(
            stage.document.diagnostics.map(\.message) == [
                "there is no constraint like 'v1.width ≤ 5' to update: nothing is changed",
                "there is no constraint like 'v1.width = 2 × v2.width' to update: nothing is changed",
            ])
        #expect(stage.document.diagnostics.first?.location.line == #line - 8)
    }
}
