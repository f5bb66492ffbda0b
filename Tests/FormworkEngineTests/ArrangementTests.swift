import FormworkEngine
import Testing

@Suite struct ArrangementTests {
    private func stack(_ stack: StackConfiguration, in size: Size, _ contents: [(Double, Double)]) throws -> [Rect] {
        let engine = LayoutEngine()
        engine.root.stack = stack
        for (width, height) in contents { engine.root.addArrangedSubview("", content: LayoutContent(width: width, height: height)) }
        try engine.layout(in: size)
        return engine.root.arrangedSubviews.map(\.frame)
    }

    private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: x, y: y, width: width, height: height)
    }

    @Test func distributionsAreUIKits() throws {
        let size = Size(width: 200, height: 40)
        let contents = [(20.0, 10.0), (30, 20), (50, 10)]
        func widths(_ distribution: StackConfiguration.Distribution) throws -> [[Double]] {
            try stack(StackConfiguration(spacing: 10, distribution: distribution), in: size, contents).map {
                [$0.origin.x, $0.size.width]
            }
        }
        #expect(try widths(.fillEqually) == [[0, 60], [70, 60], [140, 60]])
        #expect(try widths(.equalSpacing) == [[0, 20], [70, 30], [150, 50]])
        #expect(abs(try widths(.fillProportionally).map { $0[1] }.reduce(0, +) - 180) < 1e-6)
        let centers = try widths(.equalCentering).map { $0[0] + $0[1] / 2 }
        #expect(centers[1] - centers[0] == centers[2] - centers[1])
    }

    @Test func alignmentsPlaceViewsAcross() throws {
        func tops(_ alignment: StackConfiguration.Alignment) throws -> [[Double]] {
            try stack(
                StackConfiguration(distribution: .fillEqually, alignment: alignment), in: Size(width: 100, height: 40),
                [(50, 10), (50, 20)]
            ).map { [$0.origin.y, $0.size.height] }
        }
        #expect(try tops(.fill) == [[0, 40], [0, 40]])
        #expect(try tops(.leading) == [[0, 10], [0, 20]])
        #expect(try tops(.center) == [[15, 10], [10, 20]])
        #expect(try tops(.trailing) == [[30, 10], [20, 20]])
    }

    @Test func aHiddenViewGivesItsRoomAway() throws {
        let engine = LayoutEngine()
        let stack = engine.makeStack("stack", StackConfiguration(axis: .vertical, spacing: 5))
        engine.root.addSubview(stack)
        LayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: engine.root.topAnchor), stack.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor),
        ])
        let views = [10.0, 20, 30].map { stack.addArrangedSubview("", content: LayoutContent(width: 40, height: $0)) }
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(stack.frame == frame(0, 0, 40, 70))
        views[1].isHidden = true
        try engine.solve()
        #expect(stack.frame == frame(0, 0, 40, 45) && views[2].frame == frame(0, 15, 40, 30))
        views[0].customSpacing = 12
        stack.stack?.isLayoutMarginsRelativeArrangement = true
        try engine.solve()
        #expect(stack.frame == frame(0, 0, 56, 68) && views[2].frame == frame(8, 30, 40, 30))
    }

    @Test func aGridHasColumnsAsWideAsTheirContents() throws {
        let engine = LayoutEngine()
        var settings = LayoutGrid(columnCount: 2, columnSpacing: 10, rowSpacing: 5, yPlacement: .center)
        settings.columnPlacements[1] = .trailing
        let grid = engine.makeGrid("grid", settings)
        engine.root.addSubview(grid)
        LayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: engine.root.topAnchor), grid.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor),
        ])
        let cells = [(30.0, 10.0), (20, 20), (50, 10), (5, 10)].map {
            grid.addArrangedSubview("", content: LayoutContent(width: $0, height: $1))
        }
        try engine.layout(in: Size(width: 300, height: 100))
        #expect(grid.frame == frame(0, 0, 80, 35))
        #expect(cells.map(\.frame) == [frame(0, 5, 30, 10), frame(60, 0, 20, 20), frame(0, 25, 50, 10), frame(75, 25, 5, 10)])
    }

    @Test func baselinesAreAligned() throws {
        let engine = LayoutEngine()
        engine.root.stack = StackConfiguration(alignment: .firstBaseline)
        let big = engine.root.addArrangedSubview("", content: LayoutContent(width: 10, height: 30, firstBaseline: 24, lastBaseline: 6))
        let small = engine.root.addArrangedSubview("", content: LayoutContent(width: 10, height: 12, firstBaseline: 9, lastBaseline: 3))
        try engine.layout(in: Size(width: 20, height: 40))
        #expect(big.frame.origin.y == 0 && small.frame.origin.y == 15)
    }

    @Test func aVerticalStackCanMeasureItsGapsBetweenBaselines() throws {
        let engine = LayoutEngine()
        engine.root.stack = StackConfiguration(axis: .vertical, spacing: 20, isBaselineRelativeArrangement: true)
        let lines = (0..<3).map { _ in
            engine.root.addArrangedSubview("", content: LayoutContent(width: 10, height: 12, firstBaseline: 9, lastBaseline: 3))
        }
        lines[1].customSpacing = 30
        try engine.layout(in: Size(width: 10, height: 62))
        #expect(lines.map(\.frame.origin.y) == [0, 20, 50])
        lines[1].remove()
        try engine.layout(in: Size(width: 10, height: 32))
        let line = engine.root.addArrangedSubview("", content: LayoutContent(width: 10, height: 12, firstBaseline: 9, lastBaseline: 3))
        #expect(line.customSpacing == nil, "the new view has the place of the removed one")
    }
}
