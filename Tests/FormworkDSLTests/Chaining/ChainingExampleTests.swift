import Formwork
import Testing

@Suite("The examples of FormationLayout's README")
struct ChainingExampleTests {
    private let stage = ChainingStage()
    private var layout: FormationLayout<LayoutView> { stage.layout }

    @Test("targets with attributes and without")
    func targets() {
        let (v1, v2) = (stage.v1, stage.v2)
        #expect(
            layout.view(v1).width(v2.width + 20).height(v2.width * 0.5).texts == ["v1.width = v2.width + 20", "v1.height = 0.5 × v2.width"])
        #expect(layout.view(v1).width(v2 + 10).height(v2 * 0.5).texts == ["v1.width = v2.width + 10", "v1.height = 0.5 × v2.height"])
    }

    @Test("a group of three with a width and a centre has six constraints")
    func group() {
        let (v1, v2, v3) = (stage.v1, stage.v2, stage.v3)
        let made = layout.group(v1, v2, v3).width(v1).center(v2)
        #expect(
            Set(made.texts) == [
                "v2.width = v1.width", "v3.width = v1.width", "v1.centerX = v2.centerX", "v1.centerY = v2.centerY",
                "v3.centerX = v2.centerX", "v3.centerY = v2.centerY",
            ])
        #expect(made.texts.count == 6)
    }

    @Test("positions in a chain")
    func positions() {
        let made = layout.view(stage.v1).above(stage.v2).below(stage.v3).before(stage.v4 - 10).after(stage.v5 + 10)
        #expect(
            made.texts == ["v1.bottom = v2.top", "v1.top = v3.bottom", "v1.trailing = v4.leading − 10", "v1.leading = v5.trailing + 10"])
    }

    /// Five icons in a staircase if there is enough height, in a row otherwise.
    private func icons() -> (stair: GroupFormation<LayoutView>, row: GroupFormation<LayoutView>) {
        let (root, icons) = (stage.root, stage.views)
        layout.view(icons[2]).center(root)
        let stair = layout.group(icons).install(.hRegular).vSpace(10).forEach { icon, index, group in
            icon.size([20, 25, 30, 35, 40][index])
            if index > 0 { icon.trailing(group[index - 1].view.trailing + 20) }
        }
        let row = layout.group(icons).install(.hCompact).hSpace(10).top(icons[2]).forEach { icon, index, _ in
            icon.size([40, 45, 50, 45, 40][index])
        }
        return (stair, row)
    }

    private var activeCount: Int { stage.document.madeConstraints.count(where: \.isActive) }

    @Test("five icons have 2 + 18 + 18 constraints, of which 20, 20 or 2 are active")
    func iconCounts() {
        let (stair, row) = icons()
        #expect([stair.constraints.count, row.constraints.count] == [18, 18])
        #expect(stage.document.madeConstraints.count == 38)
        for horizontal in [nil, InterfaceDocument.SizeClass.compact, .regular] {
            layout.activate(horizontal: horizontal, vertical: .regular)
            #expect(activeCount == 20 && stair.active && !row.active)
            layout.activate(horizontal: horizontal, vertical: .compact)
            #expect(activeCount == 20 && !stair.active && row.active)
            layout.activate(horizontal: horizontal)
            #expect(activeCount == 2 && !stair.active && !row.active)
        }
    }

    @Test("five icons in regular height are a stair around the middle of the screen")
    func stair() {
        _ = icons()
        layout.activate(horizontal: .compact, vertical: .regular)
        let solved = stage.document.solve()
        // The third, 30 × 30, is centred at (200, 300): from (185, 285) to (215, 315).
        // Upwards: the second ends 10 above, at 275, and 20 further left, at 195; the first at 275 − 25 − 10 = 240 and at 175.
        // Downwards: the fourth begins at 325 and ends at 235; the fifth begins at 325 + 35 + 10 = 370 and ends at 255.
        #expect(
            stage.views.map { solved.frame(of: $0) } == [
                Rect(x: 155, y: 220, width: 20, height: 20), Rect(x: 170, y: 250, width: 25, height: 25),
                Rect(x: 185, y: 285, width: 30, height: 30), Rect(x: 200, y: 325, width: 35, height: 35),
                Rect(x: 215, y: 370, width: 40, height: 40),
            ])
        #expect(solved.conflicts.isEmpty && solved.ambiguous.isEmpty && solved.diagnostics.isEmpty)
    }

    @Test("five icons in compact height are a row with one upper edge")
    func row() {
        stage.root.frame = Rect(x: 0, y: 0, width: 600, height: 400)
        _ = icons()
        layout.activate(horizontal: .compact, vertical: .regular)
        layout.activate(horizontal: .compact, vertical: .compact)
        let solved = stage.document.solve()
        // The third, 50 × 50, is centred at (300, 200): from (275, 175) to (325, 225); the upper edges are all at 175.
        // To the left: the second ends at 265 and begins at 220, the first ends at 210 and begins at 170.
        // To the right: the fourth begins at 335 and ends at 380, the fifth begins at 390.
        #expect(
            stage.views.map { solved.frame(of: $0) } == [
                Rect(x: 170, y: 175, width: 40, height: 40), Rect(x: 220, y: 175, width: 45, height: 45),
                Rect(x: 275, y: 175, width: 50, height: 50), Rect(x: 335, y: 175, width: 45, height: 45),
                Rect(x: 390, y: 175, width: 40, height: 40),
            ])
        #expect(solved.conflicts.isEmpty && solved.ambiguous.isEmpty && solved.diagnostics.isEmpty)
    }
}
