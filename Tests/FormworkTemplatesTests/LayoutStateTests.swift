import FormworkModel
import FormworkTemplates
import Testing

@Suite("A layout state")
struct LayoutStateTests {
    @Test("has the document's values until something is done")
    func untouched() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"), where: ["c1: A.top = R.top + 8 @750", "c2: A.top = G.bottom", #"c3: A.width = 4 placeholder="YES""#])
        let state = LayoutState(document)
        #expect(state.formulas == ["A.top = G.bottom", "A.top = R.top + 8 @750"])
        #expect(state.constraints.allSatisfy { !$0.isNew && $0.isArchived && $0.owner.id == "R" })
        #expect(!state.isActive(try #require(document.constraint(id: "c3"))))
        #expect(!state.permanent().isChanged)
        #expect(state.permanent().document == document)
    }

    @Test("replaces constraints between targets by copies of the template's, with their priority and relation")
    func copies() throws {
        let document = try StateSketch.document(
            StateSketch.view("A") + StateSketch.view("B") + StateSketch.view("X"),
            where: [
                "c1: A.top = R.top + 8", "c2: A.width = 20", "c3: A.width = A.height * 2", "c4: X.top = A.bottom", "c5: A.width = X.width",
                "c6: A.top = G.bottom", "c7: X.width = 5",
            ],
            siblings: StateSketch.template(
                StateSketch.view("tA", target: "A") + StateSketch.view("tB", target: "B"),
                where: ["d1: tB.top ≥ tA.bottom * 0.5 + 3 @251", "d2: tA.height ≤ 7 @1", #"d3: tA.leading = T.leading identifier="x""#]))
        var state = LayoutState(document)
        let change = state.apply(try state.template())
        #expect(change.removed.map(\.origin?.id) == ["c1", "c2", "c3"])
        #expect(change.added.map(\.origin?.id) == ["d1", "d2", "d3"])
        #expect(change.added.map(\.owner.id) == ["R", "A", "R"])
        #expect(change.added.allSatisfy { $0.isNew && $0.isArchived })
        let expected = [
            "A.height ≤ 7 @1", "A.leading = R.leading", "A.top = G.bottom", "A.width = X.width", "B.top ≥ 0.5 × A.bottom + 3 @251",
            "X.top = A.bottom",
            "X.width = 5",
        ]
        #expect(state.formulas.filter { !$0.contains("t") || !$0.hasPrefix("t") } == expected)
        #expect(try state.reread().formulas == state.formulas)
        // The identifier is not copied.
        #expect(!state.permanent().document.constraints.contains { $0.firstItemID == "A" && $0.identifier != nil })
    }

    @Test("merges targets that occur twice; the attributes of the later view win")
    func duplicates() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"), where: ["c1: A.width = 1"],
            siblings: StateSketch.template(
                StateSketch.view("t1", target: "A", list: "alpha", #"alpha="0.25""#)
                    + StateSketch.view("t2", target: "A", list: "alpha", #"alpha="0.75""#),
                where: ["d1: t1.width = 2", "d2: t2.height = 3", "d3: t1.width = t2.height"]))
        for release in LayoutTemplate.Release.allCases {
            var state = LayoutState(document)
            let template = try state.template()
            let change = state.apply(template, as: release)
            #expect(change.removed.map(\.origin?.id) == ["c1"])
            #expect(change.added.map { $0.value.text { $0 ?? "?" } } == ["A.width = 2", "A.height = 3", "A.width = A.height"])
            #expect(change.added.allSatisfy { $0.owner.id == "A" })
            #expect(try state.value("alpha", "A") == .number(0.75))
            #expect(state.apply(template, as: release).removed.count == 3)
            #expect(state.snapshot(basedOn: template).targets.map(\.id) == ["R", "A"])
        }
    }

    @Test("ignores constraints to a root without a target")
    func rootWithoutTarget() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"), where: ["c1: A.top = R.top", "c2: A.width = 1"],
            siblings: StateSketch.template(
                StateSketch.view("tA", target: "A"), target: nil, where: ["d1: tA.top = T.top + 9", "d2: tA.width = 2"]))
        var state = LayoutState(document)
        let change = state.apply(try state.template())
        #expect(change.removed.map(\.origin?.id) == ["c2"])
        #expect(change.added.map(\.origin?.id) == ["d2"])
        #expect(state.isActive(try #require(document.constraint(id: "c1"))))
    }

    @Test("transfers nothing from a guide: the template's constraint is dropped, the controller's stays")
    func guides() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"), where: ["c1: A.top = G.bottom", "c2: A.top = Safe.top + 4"],
            children: #"<viewLayoutGuide key="safeArea" id="Safe"/>"#,
            siblings: StateSketch.template(
                StateSketch.view("tA", target: "A"), siblings: #"<viewLayoutGuide key="safeArea" id="tSafe"/>"#,
                where: ["d1: tA.top = tSafe.top", "d2: tA.width = tSafe.width"]))
        for release in LayoutTemplate.Release.allCases {
            var state = LayoutState(document)
            let change = state.apply(try state.template(), as: release)
            #expect(change.removed.isEmpty && change.added.isEmpty)
            #expect(change.invalidCopies.map(\.id) == (release == .v0_9_0 ? ["d2"] : []))
        }
        let report = try #require(document.templateReports.first)
        #expect(report.ignored.map(\.reason) == [.layoutGuide, .layoutGuide])
    }

    @Test("does not copy constraints between targets of different trees")
    func impossible() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"), siblings: StateSketch.view("B"),
            StateSketch.template(
                StateSketch.view("tA", target: "A") + StateSketch.view("tB", target: "B"),
                where: ["d1: tA.top = tB.top", "d2: tA.width = 2"]))
        var state = LayoutState(document)
        let change = state.apply(try state.template())
        #expect(change.impossible.map(\.id) == ["d1"])
        #expect(change.added.map(\.origin?.id) == ["d2"])
        _ = try state.reread()
    }

    @Test("finds constraints by their items, with any owner, so that nothing piles up")
    func foreignOwner() throws {
        // The copies belong to X, which isn't a target.
        let document = try StateSketch.document(
            StateSketch.view("X", subviews: StateSketch.view("A") + StateSketch.view("B")), where: ["c1: A.top = B.top"],
            siblings: StateSketch.template(
                StateSketch.view("tA", target: "A") + StateSketch.view("tB", target: "B"), where: ["d1: tA.top = tB.top + 5"]))
        var state = LayoutState(document)
        for round in 0..<3 {
            let change = state.apply(try state.template())
            #expect(change.removed.map(\.origin?.id) == [round == 0 ? "c1" : "d1"])
            #expect(change.added.map(\.owner.id) == ["X"])
            #expect(state.formulas.filter { $0.hasPrefix("A") } == ["A.top = B.top + 5"])
        }
    }

    @Test("ignores constraints that are not installed")
    func inactive() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"), where: ["c1: A.width = 1", "c2: A.width = 2"],
            children: #"<variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation>"#,
            siblings: StateSketch.template(
                StateSketch.view("tA", target: "A"),
                siblings: #"<variation key="default"><mask key="constraints"><exclude reference="d1"/></mask></variation>"#,
                where: ["d1: tA.width = 3", "d2: tA.width = 4"]))
        var state = LayoutState(document)
        let change = state.apply(try state.template())
        #expect(change.removed.map(\.origin?.id) == ["c2"])
        #expect(change.added.map(\.origin?.id) == ["d2"])
        #expect(state.permanent().document.constraint(id: "c1") != nil)
    }

    @Test("is a value: a copy is independent")
    func value() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"), where: ["c1: A.width = 1"],
            siblings: StateSketch.template(StateSketch.view("tA", target: "A"), where: ["d1: tA.width = 2"]))
        let start = LayoutState(document)
        var state = start
        state.apply(try state.template())
        #expect(start.formulas.contains("A.width = 1"))
        #expect(state.formulas.contains("A.width = 2"))
        #expect(!start.permanent().isChanged)
    }

    @Test("rejects impossible constraints of code, and adds the others to the nearest common ancestor")
    func added() throws {
        let document = try StateSketch.document(
            StateSketch.view("X", subviews: StateSketch.view("A") + StateSketch.view("B")), siblings: StateSketch.view("Z"))
        var state = LayoutState(document)
        func side(_ id: String, _ attribute: LayoutAttribute = .top) -> InterfaceDocument.ConstraintValue.Side {
            .init(item: id, attribute: attribute)
        }
        #expect(throws: LayoutState.StateError.unknownView("gone")) {
            try state.add(InterfaceDocument.ConstraintValue(first: side("gone")))
        }
        #expect(throws: LayoutState.StateError.unknownView("gone")) {
            try state.add(InterfaceDocument.ConstraintValue(first: side("A"), second: side("gone")))
        }
        #expect(throws: LayoutState.StateError.noCommonAncestor("A", "Z")) {
            try state.add(InterfaceDocument.ConstraintValue(first: side("A"), second: side("Z")))
        }
        try state.add(InterfaceDocument.ConstraintValue(first: side("A"), second: side("B")))
        try state.add(InterfaceDocument.ConstraintValue(first: side("A"), second: side("X")))
        try state.add(InterfaceDocument.ConstraintValue(first: side("A", .width), second: side("A", .height)))
        #expect(state.constraints.map(\.owner.id) == ["X", "X", "A"])
        #expect(state.constraints.allSatisfy { $0.isNew && !$0.isArchived && $0.origin == nil })
        let again = try state.reread()
        #expect(again.formulas == state.formulas)
        #expect(again.constraints.allSatisfy { !$0.isArchived })
    }
}
