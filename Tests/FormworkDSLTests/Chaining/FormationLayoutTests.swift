import Formwork
import Testing

@Suite("A formation layout")
struct FormationLayoutTests {
    private let stage = ChainingStage()
    private var layout: FormationLayout<LayoutView> { stage.layout }

    // MARK: Views and groups

    @Test("keeps its root view, without its autoresizing constraints, and not the formations' views")
    func root() {
        #expect(layout.rootView == stage.root)
        #expect(!stage.root.translatesAutoresizingMaskIntoConstraints)
        #expect(stage.v1.translatesAutoresizingMaskIntoConstraints)
        #expect(!ViewFormation(view: stage.v1).view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("puts a view into its root, or into a container")
    func views() {
        let (v1, container) = (stage.v1, stage.v2)
        #expect(layout.view(v1).view == v1)
        #expect(v1.superview == stage.root)
        layout.view(v1, container: container).left(container.left)
        #expect(v1.superview == container)
        // A view with a superview stays there.
        #expect(layout.view(v1).view.superview == container)
        #expect(layout.view(stage.root).view.superview == nil)
        #expect(layout.formations.count == 4)
    }

    @Test("a group puts its views into the root or a container, and moves them only into a container")
    func groups() {
        let (v1, v2, v3, v4, v5) = (stage.v1, stage.v2, stage.v3, stage.v4, stage.v5)
        let containers = (0..<3).map { stage.document.makeView(label: "c\($0)") }
        for container in containers { stage.root.addSubview(container) }
        containers[0].addSubview(v1)
        #expect(layout.group([v1, v2]).count == 2)
        #expect(v1.superview == containers[0] && v2.superview == stage.root)
        #expect(layout.group(v2, v3).count == 2)
        #expect(v3.superview == stage.root)
        #expect(layout.group(v3, v4, container: containers[1]).count == 2)
        #expect(v3.superview == containers[1] && v4.superview == containers[1])
        #expect(layout.group([v4, v5], container: containers[2], moveView: false).count == 2)
        #expect(v4.superview == containers[1] && v5.superview == containers[2])
        #expect(layout.formations.count == 4)
    }

    // MARK: Activation

    @Test("activates formations by size classes, of which only one set of traits applies")
    func sizeClasses() {
        let first = layout.view(stage.v1).width(10).install(.hCompact)
        let second = layout.view(stage.v1).width(20).install(.hRegular)
        layout.activate(horizontal: .compact, vertical: .compact)
        #expect(first.active && !second.active)
        #expect(first.constraints[0].isActive && !second.constraints[0].isActive)
        layout.activate(InterfaceDocument.Traits(heightClass: .regular))
        #expect(!first.active && second.active)
        #expect(!first.constraints[0].isActive && second.constraints[0].isActive)
    }

    @Test("without size classes, installs are off and excepts on")
    func unspecified() {
        let plain = layout.view(stage.v1)
        let installed = layout.view(stage.v1).install(.wCompact)
        let anywhere = layout.view(stage.v1).install(.wCompact, .any)
        let excepted = layout.view(stage.v1).except(.wCompact)
        layout.activate()
        #expect([plain, installed, anywhere, excepted].map(\.active) == [true, false, true, true])
    }

    @Test("does not touch formations in the right state, so that late constraints wait")
    func untouched() {
        let formation = layout.view(stage.v1).width(10)
        layout.activate()
        formation.height(20)
        layout.activate()
        #expect(formation.constraints.map(\.isActive) == [true, false])
        formation.active = true
        #expect(formation.constraints.map(\.isActive) == [true, true])
    }

    /// A formation that records its activation.
    private final class Recorder: Formation {
        final class Log { var entries: [String] = [] }

        let members: [ViewFormation<LayoutView>] = []
        var installation = FormationInstallation<LayoutView>()
        let name: String
        let log: Log

        init(_ name: String, _ sizeClass: FormationSizeClass, _ log: Log) {
            self.name = name
            self.log = log
            installation.install = [sizeClass]
        }

        var active = false {
            didSet { log.entries.append(name + (active ? " on" : " off")) }
        }
    }

    @Test("all deactivations precede activations")
    func order() {
        let log = Recorder.Log()
        for (name, sizeClass) in [("a", FormationSizeClass.hRegular), ("b", .hCompact), ("c", .hRegular), ("d", .hCompact), ("e", .any)] {
            layout.add(Recorder(name, sizeClass, log))
        }
        layout.activate(vertical: .compact)
        layout.activate(vertical: .regular)
        layout.activate(vertical: .regular)
        layout.activate(vertical: .compact)
        #expect(
            log.entries == ["b on", "d on", "e on", "b off", "d off", "a on", "c on", "a off", "c off", "b on", "d on"])
    }

    @Test("install and except take effect at the next activation")
    func later() {
        let formation = layout.view(stage.v1).width(10)
        layout.activate()
        formation.except(.any)
        #expect(formation.active)
        layout.activate()
        #expect(!formation.active)
    }

    @Test("deactivates all formations, and activation restores them")
    func deactivate() {
        let formation = layout.view(stage.v1).width(10)
        let group = layout.group(stage.v1, stage.v2).hSpace(5)
        layout.activate()
        layout.deactivate()
        #expect(!formation.active && !group.active)
        #expect(!stage.document.madeConstraints.contains { $0.isActive })
        layout.activate()
        #expect(stage.document.madeConstraints.allSatisfy { $0.isActive })
    }

    // MARK: Blocks

    private func counts(_ formation: any Formation<LayoutView>) -> [Int] {
        [formation.installSizeClasses.count, formation.exceptSizeClasses.count]
    }

    @Test("a block gives its size classes to the formations added in it, and to no others")
    func blocks() {
        let first = layout.view(stage.v1)
        var made: [any Formation<LayoutView>] = []
        layout.block {
            first.width(10)
            made.append(layout.view(stage.v2))
            made.append(layout.group(stage.v3, stage.v4))
        }.install(.wCompact)
        #expect(counts(first) == [0, 0])
        #expect(made.map { counts($0) } == [[1, 0], [1, 0]])
        layout.block {
            made.append(layout.view(stage.v4))
            made.append(layout.view(stage.v5))
        }.except(.wCompact)
        #expect(counts(first) == [0, 0])
        #expect(made.map { counts($0) } == [[1, 0], [1, 0], [0, 1], [0, 1]])
    }

    @Test("a block has the formations of the blocks in it")
    func nesting() {
        var inner: LayoutBlock<LayoutView>?
        let outer = layout.block {
            layout.view(stage.v1).width(10)
            inner = layout.block { layout.view(stage.v2).width(20) }.install(.hCompact)
            layout.view(stage.v3).width(30)
        }.install(.wCompact)
        #expect(outer.formations.map { $0.texts[0] } == ["v1.width = 10", "v2.width = 20", "v3.width = 30"])
        #expect(inner?.formations.map { $0.texts[0] } == ["v2.width = 20"])
        #expect(outer.formations.map(\.installSizeClasses) == [[.wCompact], [.wCompact, .hCompact], [.wCompact]])
        #expect(layout.block {}.formations.isEmpty)
    }

    @Test("a block is switched as a whole")
    func blockActive() {
        let block = layout.block {
            layout.view(stage.v1).width(10)
            layout.group(stage.v1, stage.v2).hSpace(5)
        }
        #expect(!block.active)
        block.active = true
        #expect(block.active && block.formations.allSatisfy(\.active))
        #expect(stage.document.madeConstraints.allSatisfy { $0.isActive })
        block.active = false
        #expect(!stage.document.madeConstraints.contains { $0.isActive })
    }

    // MARK: Conditions

    @Test("a condition and its opposite alternate at every update")
    func conditions() {
        var isWide = false
        let wide = layout.when { isWide }
        let icon = stage.v1
        layout.view(icon).centerX(stage.root)
        wide.view(icon).top(stage.root + 10)
        wide.not.view(icon).centerY(stage.root)
        func active() -> [String] { stage.document.madeConstraints.filter(\.isActive).map(\.text) }
        #expect(active().isEmpty)
        layout.update()
        #expect(active() == ["v1.centerX = root.centerX", "v1.centerY = root.centerY"])
        layout.update { isWide = true }
        #expect(active() == ["v1.centerX = root.centerX", "v1.top = root.top + 10"])
        isWide = false
        #expect(wide.not.holds && wide.not.not.holds == wide.holds)
        layout.activate()
        #expect(active() == ["v1.centerX = root.centerX", "v1.centerY = root.centerY"])
    }

    @Test("conditions nest, apply to blocks and groups, and combine with size classes")
    func nestedConditions() {
        var (isOuter, isInner) = (true, true)
        let outer = layout.when { isOuter }
        let inner = outer.when { isInner }
        let (v1, v2) = (stage.v1, stage.v2)
        let formations: [any Formation<LayoutView>] = [
            outer.view(v1), inner.group(v1, v2), inner.not.view(v1), inner.view(v1).install(.hRegular),
        ]
        let block = inner.block { layout.view(v1).width(10) }
        func states() -> [Bool] { formations.map(\.active) + [block.active] }
        layout.activate(vertical: .regular)
        #expect(states() == [true, true, false, true, true])
        layout.activate(vertical: .compact)
        #expect(states() == [true, true, false, false, true])
        layout.update { isInner = false }
        #expect(states() == [true, false, true, false, false])
        layout.update {
            isInner = true
            isOuter = false
        }
        #expect(states() == [false, false, false, false, false])
    }
}
