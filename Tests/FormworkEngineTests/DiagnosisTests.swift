import FormworkEngine
import Testing

@Suite struct DiagnosisTests {
    @Test func aConflictIsTheSmallestSetInWords() throws {
        let engine = LayoutEngine()
        let (a, b) = (engine.root.addSubview("a"), engine.root.addSubview("b"))
        let wide = a.widthAnchor.constraint(equalToConstant: 200)
        let same = b.widthAnchor.constraint(equalTo: a.widthAnchor)
        let narrow = b.widthAnchor.constraint(lessThanOrEqualToConstant: 100).withIdentifier("narrow")
        LayoutConstraint.activate([a.heightAnchor.constraint(equalToConstant: 10), wide, same, narrow])
        let conflict = try #require(try engine.layout(in: Size(width: 300, height: 300)).conflicts.first)
        #expect(conflict.constraints == [wide, same, narrow] && conflict.broken == narrow)
        #expect(
            conflict.description
                == "3 requirements contradict each other: a.width = 200; b.width = a.width; b.width ≤ 100 'narrow' (left out: b.width ≤ 100 'narrow')"
        )
        #expect(b.frame.size.width == 200)
        engine.isStrict = true
        #expect(throws: LayoutError.self) { try engine.solve() }
        narrow.priority = 999
        a.leftAnchor.constraint(equalTo: engine.root.leftAnchor).isActive = true
        #expect(throws: LayoutError.self) { try engine.solve() }
        #expect(engine.conflicts.isEmpty)
        #expect(engine.ambiguities.map(\.description) == ["a.top", "b.left", "b.top", "b.height"])
    }

    @Test func anExplanationListsEverythingAboutAView() throws {
        let engine = LayoutEngine()
        let label = engine.root.addSubview("label", content: LayoutContent(width: 80, height: 20))
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: engine.root.safeArea.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(lessThanOrEqualTo: engine.root.trailingAnchor, constant: -8),
        ])
        try engine.layout(in: Size(width: 60, height: 100))
        #expect(
            engine.explain(label).description == """
                label: 8 0 44 20
                  the content of label is 80 wide
                  the content of label is 80 wide: missed by 36
                  the content of label is 20 high
                  label.leading = root.safeArea.leading + 8
                  label.trailing ≤ root.trailing − 8
                  label.top is not determined
                """)
    }
}
