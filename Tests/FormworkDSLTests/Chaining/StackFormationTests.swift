import Formwork
import Testing

/// Stacks without a stack view.
@Suite("A stack of views")
struct StackFormationTests {
    private let stage = ChainingStage()

    private var three: [LayoutView] { [stage.v1, stage.v2, stage.v3] }

    private func texts(_ configuration: StackConfiguration) -> Set<String> {
        let formation = stage.layout.stack(three, configuration)
        let texts = formation.texts
        #expect(Set(texts).count == texts.count)
        return Set(texts)
    }

    /// The ends, and filled across a horizontal axis.
    private let filled: Set = [
        "v1.leading = root.leading", "v3.trailing = root.trailing", "v1.top = root.top", "v2.top = root.top", "v3.top = root.top",
        "v1.bottom = root.bottom", "v2.bottom = root.bottom", "v3.bottom = root.bottom",
    ]

    @Test("fills: views follow each other with the spacing between them")
    func fill() {
        #expect(texts(.init(spacing: 10)) == filled.union(["v2.leading = v1.trailing + 10", "v3.leading = v2.trailing + 10"]))
        #expect(
            texts(.init(spacing: 10, distribution: .fillEqually))
                == filled.union([
                    "v2.leading = v1.trailing + 10", "v3.leading = v2.trailing + 10", "v2.width = v1.width", "v3.width = v1.width",
                ]))
    }

    @Test("fills proportionally: each by the size of its frame, the last ones giving way first")
    func proportional() {
        for view in three { view.frame = Rect(x: 0, y: 0, width: 10, height: 10) }
        #expect(
            texts(.init(spacing: 10, distribution: .fillProportionally))
                == filled.union([
                    "v2.leading = v1.trailing + 10", "v3.leading = v2.trailing + 10", "v1.width = 0.2 × root.width @999",
                    "v2.width = 0.2 × root.width @998", "v3.width = 0.2 × root.width @997",
                ]))
    }

    @Test("aligns across its axis")
    func alignment() {
        let line: Set = [
            "v1.leading = root.leading", "v3.trailing = root.trailing", "v2.leading = v1.trailing", "v3.leading = v2.trailing",
        ]
        func each(_ format: (String) -> [String]) -> Set<String> { line.union(["v1", "v2", "v3"].flatMap(format)) }
        #expect(texts(.init(alignment: .leading)) == each { ["\($0).top = root.top", "\($0).bottom ≤ root.bottom"] })
        #expect(texts(.init(alignment: .trailing)) == each { ["\($0).top ≥ root.top", "\($0).bottom = root.bottom"] })
        #expect(
            texts(.init(alignment: .center))
                == each { ["\($0).centerY = root.centerY", "\($0).top ≥ root.top", "\($0).bottom ≤ root.bottom"] })
        #expect(
            texts(.init(alignment: .firstBaseline))
                == each { ["\($0).top ≥ root.top", "\($0).bottom ≤ root.bottom"] }
                .union(["v2.firstBaseline = v1.firstBaseline", "v3.firstBaseline = v1.firstBaseline"]))
    }

    @Test("stacks vertically from baseline to baseline, within margins")
    func vertical() {
        let configuration = StackConfiguration(
            axis: .vertical, spacing: 30, isBaselineRelativeArrangement: true, isLayoutMarginsRelativeArrangement: true)
        let found = texts(configuration)
        #expect(found.contains("v1.top = root.topMargin") && found.contains("v3.bottom = root.bottomMargin"))
        #expect(found.contains("v2.firstBaseline = v1.baseline + 30") && found.contains("v2.leading = root.leadingMargin"))
        #expect(found.count == 10)
    }

    @Test("spaces views alike: the same room between them, or between their middles", arguments: [true, false])
    func spaces(isCentering: Bool) throws {
        let layout = stage.layout
        for (view, width) in zip(three, [40.0, 80, 40]) { layout.view(view).width(width) }
        let stack = layout.stack(three, .init(spacing: 10, distribution: isCentering ? .equalCentering : .equalSpacing))
        layout.activate()
        #expect(stack.members.count == 5 && stack.views == three)
        let solved = stage.document.solve()
        #expect(solved.diagnostics.isEmpty && solved.ambiguous.isEmpty && solved.conflicts.isEmpty)
        let frames = try three.map { try #require(solved.frame(of: $0)) }
        #expect(frames.map(\.size.height) == [600, 600, 600])
        if isCentering {
            let middles = frames.map { $0.origin.x + $0.size.width / 2 }
            #expect(middles == [20, 200, 380])
        } else {
            #expect(frames.map(\.origin.x) == [0, 160, 360])
        }
    }

    @Test("applies by size class, in a container that the views are moved into")
    func sizeClasses() {
        let box = stage.document.makeView(label: "box")
        stage.root.addSubview(box)
        let (row, column) = (
            stage.layout.stack(three, in: box).install(.hCompact),
            stage.layout.stack(three, in: box, .init(axis: .vertical)).install(.hRegular)
        )
        #expect(three.allSatisfy { $0.superview == box })
        stage.layout.activate(vertical: .compact)
        #expect(row.constraints.allSatisfy { $0.isActive } && column.constraints.allSatisfy { !$0.isActive })
        stage.layout.activate(vertical: .regular)
        #expect(row.constraints.allSatisfy { !$0.isActive } && column.constraints.allSatisfy { $0.isActive })
    }
}
