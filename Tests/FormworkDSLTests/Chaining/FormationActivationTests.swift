import Formwork
import Testing

@Suite("Formations that are activated when they are added")
struct FormationActivationTests {
    private let document = DocumentDraft()

    @Test("are active from their creation; the handler still sees inactive constraints")
    func added() {
        let root = document.makeView(frame: Rect(x: 0, y: 0, width: 400, height: 300), label: "root")
        let layout = FormationLayout(rootView: root, activateAddedFormations: true, prepareRootView: false)
        #expect(root.translatesAutoresizingMaskIntoConstraints)
        let (v1, v2) = (document.makeView(label: "v1"), document.makeView(label: "v2"))
        var seen: [Bool] = []
        let one = layout.view(v1).size(10) { seen.append($0.isActive) }
        #expect(seen == [false, false])
        #expect(one.constraints.count == 2 && one.constraints.allSatisfy { $0.isActive })
        let group = layout.group(v1, v2).top(root)
        #expect(group.active && group.constraints.allSatisfy { $0.isActive })
        group.install(.hCompact)
        #expect(group.active)
        layout.activate(vertical: .regular)
        #expect(!group.active && one.active)
        group.bottom(root)
        #expect(group.constraints.allSatisfy { !$0.isActive })
        layout.activate(vertical: .compact)
        #expect(group.constraints.count == 4 && group.constraints.allSatisfy { $0.isActive })
    }

    @Test("are optional: constraints of an active formation wait")
    func notAdded() {
        let root = document.makeView(label: "root")
        let layout = FormationLayout(rootView: root)
        #expect(!root.translatesAutoresizingMaskIntoConstraints)
        let formation = layout.view(document.makeView()).width(10)
        layout.activate()
        formation.height(10)
        #expect(formation.constraints.map(\.isActive) == [true, false])
    }

    @available(*, deprecated)
    @Test("have the older names of FormationLayout 0.2.0")
    func olderNames() {
        let stage = ChainingStage()
        var found: LayoutView?
        stage.layout.group(stage.v1, stage.v2).executeAt(1) { found = $0.view }
        #expect(found == stage.v2)
        #expect(LayoutTarget<LayoutView>(view: stage.v1, attribute: .leftMargin) == stage.v1.layoutTarget(.leftMargin))
    }
}
