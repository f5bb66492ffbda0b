import FormworkImport
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Testing

/// Templates that are objects, as releases 0.9.0 to 0.9.3 have them.
@Suite("Templates that are objects")
struct ObjectTemplatesTests {
    private static func state(_ text: String) throws -> LayoutState {
        LayoutState(try DocumentReader().read(Array(text.utf8), file: "Objects.storyboard").document)
    }

    @Test("are found with their trees, destinations and targets; the form identifies the release")
    func found() throws {
        let first = try Self.state(ObjectTemplates.first).document.layoutTemplates
        let later = try Self.state(ObjectTemplates.later).document.layoutTemplates
        #expect(first.map(\.id) == ["9xG-sC-QFc", "rem-WP-CuH"])
        #expect(first.map(\.label) == ["First Layout", nil])
        #expect(first.map(\.destination?.id) == ["TpU-gO-2f1", "TpU-gO-2f1"])
        #expect(first.map(\.root?.id) == ["6s9-Sz-gIn", "YoY-kB-NBA"])
        #expect(first[0].pairs.map(\.outlet.id) == ["kBU-1g-Bw0", "EyC-ST-9ez", "EM6-du-zDb"])
        #expect(first[1].pairs.map(\.outlet.id) == ["XQ6-PE-fxp", "4AK-l0-Seb"])
        #expect(first.map(\.release) == [.v0_9_0, .v0_9_0])
        #expect(later.map(\.id) == first.map(\.id))
        #expect(later.map(\.destination) == [nil, nil])
        #expect(later.map(\.release) == [.v0_9_2, .v0_9_2])
        #expect(later.flatMap(\.pairs).map(\.attributes) == [[], [], ["alpha"], [], ["alpha"]])
    }

    @Test("First replaces six constraints by six and shows the box", arguments: [ObjectTemplates.first, ObjectTemplates.later])
    func applyFirst(text: String) throws {
        var state = try Self.state(text)
        let change = state.apply(state.document.layoutTemplates[0])
        #expect(
            Set(change.removed.map(\.origin?.id)) == ["Ejt-hx-NpZ", "d6C-jH-3pe", "tQ0-o1-Mla", "tgD-qU-NUC", "5cw-rM-aYf", "pe0-lU-3og"])
        #expect(change.added.count == 6)
        let same = Set(change.removed.map(\.value.canonicalText)).intersection(change.added.map(\.value.canonicalText))
        #expect(same == ["TZa-s1-dXa.bottom = TpU-gO-2f1.bottomMargin − 20"])
        for id in ["KSu-aR-mAF", "RGu-tK-uxs"] { #expect(state.isActive(try #require(state.document.constraint(id: id)))) }
        #expect(change.attributes.map { $0.view.id } == ["TZa-s1-dXa"])
        #expect(try state.value("alpha", "TZa-s1-dXa") == .number(1))
        #expect(try state.reread().value("alpha", "TZa-s1-dXa") == .number(1))
    }

    @Test("Second replaces four by four, dims the box and leaves the button where First put it")
    func applySecond() throws {
        for text in [ObjectTemplates.first, ObjectTemplates.later] {
            var state = try Self.state(text)
            var fresh = state
            let change = fresh.apply(fresh.document.layoutTemplates[1])
            #expect(Set(change.removed.map(\.origin?.id)) == ["Ejt-hx-NpZ", "tQ0-o1-Mla", "5cw-rM-aYf", "pe0-lU-3og"])
            #expect(change.added.count == 4)
            state.apply(state.document.layoutTemplates[0])
            let button = state.formulas.filter { $0.contains("yE1") }
            #expect(button == ["yE1-mp-2Kg.centerX = TpU-gO-2f1.centerX", "yE1-mp-2Kg.centerY = TpU-gO-2f1.centerY"])
            state.apply(state.document.layoutTemplates[1])
            #expect(state.formulas.filter { $0.contains("yE1") } == button)
            #expect(try state.value("alpha", "TZa-s1-dXa") == .number(0.3))
            #expect(try state.reread().value("alpha", "TZa-s1-dXa") == .number(0.3))
        }
    }

    @Test("A snapshot contains the targets of the template that it is based on: First's six, Second's four without the button")
    func reset() throws {
        for text in [ObjectTemplates.first, ObjectTemplates.later] {
            let start = try Self.state(text)
            let (first, second) = (start.document.layoutTemplates[0], start.document.layoutTemplates[1])
            var state = start
            let (whole, part) = (start.snapshot(basedOn: first), start.snapshot(basedOn: second))
            #expect([whole.constraintCount, part.constraintCount] == [6, 4])
            #expect(whole.targets.map(\.id) == ["TpU-gO-2f1", "yE1-mp-2Kg", "TZa-s1-dXa"])
            #expect(part.targets.map(\.id) == ["TpU-gO-2f1", "TZa-s1-dXa"])
            state.apply(first)
            state.apply(second)
            var other = state
            #expect(state.restore(whole).added.count == 6)
            #expect(state.canonicalFormulas == start.canonicalFormulas)
            #expect(try state.reread().value("alpha", "TZa-s1-dXa") == .number(0))
            other.restore(part)
            #expect(other.formulas.contains("yE1-mp-2Kg.centerX = TpU-gO-2f1.centerX"))
            #expect(other.formulas.filter { !$0.contains("yE1") } == start.formulas.filter { !$0.contains("yE1") })
            #expect(try other.value("alpha", "TZa-s1-dXa") == .number(0))
        }
    }

    @Test("The first release hands over by class: a scroll view, a collection view with and without a flow layout")
    func listsByClass() throws {
        let flow = #"<collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"/>"#
        let other = #"<collectionViewLayout key="collectionViewLayout" customClass="Other"/>"#
        let upright = #"<collectionViewFlowLayout key="collectionViewLayout"/>"#
        let document = try StateSketch.document(
            StateSketch.view("V") + StateSketch.view("S", "scrollView") + StateSketch.view("F", "collectionView", children: upright)
                + StateSketch.view("N", "collectionView", children: upright),
            siblings: StateSketch.object(
                StateSketch.view("tV", target: "V", #"hidden="YES" alpha="0.5""#)
                    + StateSketch.view("tS", "scrollView", target: "S", #"scrollEnabled="NO""#)
                    + StateSketch.view("tF", "collectionView", target: "F", #"scrollEnabled="NO""#, children: flow)
                    + StateSketch.view("tN", "collectionView", target: "N", children: other)))
        var state = LayoutState(document)
        let template = try state.template()
        #expect(
            template.pairs.map(\.attributes) == [
                ["alpha", "hidden"], ["alpha", "hidden"], ["alpha", "hidden", "scrollEnabled"],
                ["alpha", "hidden", "scrollEnabled", "collectionViewLayout.scrollDirection"], ["alpha", "hidden", "scrollEnabled"],
            ])
        let snapshot = state.snapshot(basedOn: template)
        let change = state.apply(template)
        #expect(change.unknownValues.isEmpty)
        for state in [state, try state.reread()] {
            #expect(try state.value("hidden", "V") == .boolean(true))
            #expect(try state.value("alpha", "V") == .number(0.5))
            #expect(try state.value("scrollEnabled", "S") == .boolean(false))
            #expect(try state.value("scrollEnabled", "F") == .boolean(false))
            #expect(try state.value("collectionViewLayout.scrollDirection", "F") == .string("horizontal"))
            #expect(try state.value("collectionViewLayout.scrollDirection", "N") == .string("vertical"))
            // The layout object is not shared: the template's own is unchanged.
            #expect(try state.value("collectionViewLayout.scrollDirection", "tF") == .string("horizontal"))
        }
        state.restore(snapshot)
        for state in [state, try state.reread()] {
            #expect(try state.value("hidden", "V") == .boolean(false))
            #expect(try state.value("scrollEnabled", "S") == .boolean(true))
            #expect(try state.value("collectionViewLayout.scrollDirection", "F") == .string("vertical"))
            #expect(try state.value("collectionViewLayout.scrollDirection", "tF") == .string("horizontal"))
        }
    }

    @Test("Since 0.9.1, only listed attributes are transferred")
    func noLists() throws {
        let document = try StateSketch.document(
            StateSketch.view("V"),
            siblings: StateSketch.object(StateSketch.view("tV", target: "V", #"hidden="YES" alpha="0.5""#), hasDestination: false))
        var state = LayoutState(document)
        #expect(try state.template().release == .v0_9_2)
        #expect(state.apply(try state.template()).attributes.isEmpty)
        #expect(try state.value("alpha", "V") == .number(1))
        var first = LayoutState(document)
        first.apply(try state.template(), as: .v0_9_0)
        #expect(try first.value("alpha", "V") == .number(0.5))
    }

    @Test("A width equal to an outside view's: the first release removes it and cannot copy it, later ones ignore it")
    func equalWidth() throws {
        let document = try StateSketch.document(
            StateSketch.view("A", subviews: StateSketch.view("X")), where: ["cA: A.width = X.width", "cB: A.leading = R.leading + 3"],
            siblings: StateSketch.object(
                StateSketch.view("tA", target: "A") + StateSketch.view("tX"),
                where: ["dA: tA.width = tX.width", "dB: tA.leading = T.leading + 9"]))
        var state = LayoutState(document)
        let template = try state.template()
        let change = state.apply(template)
        #expect(change.invalidCopies.map(\.id) == ["dA"])
        #expect(change.removed.map(\.origin?.id) == ["cA", "cB"])
        #expect(change.added.map(\.origin?.id) == ["dB"])
        for release in [LayoutTemplate.Release.v0_9_2, .v1_0] {
            var later = LayoutState(document)
            let change = later.apply(template, as: release)
            #expect(change.invalidCopies.isEmpty)
            #expect(change.removed.map(\.origin?.id) == ["cB"])
            #expect(change.added.map(\.origin?.id) == ["dB"])
        }
    }

    @Test("The system's own sizes are ignored by the first release")
    func encapsulated() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"),
            where: [#"c1: A.width = 4 identifier="UIView-Encapsulated-Layout-Width""#, "c2: A.width = 5"],
            siblings: StateSketch.object(StateSketch.view("tA", target: "A")))
        for (release, removed) in [(LayoutTemplate.Release.v0_9_0, ["c2"]), (.v0_9_2, ["c1", "c2"]), (.v1_0, ["c1", "c2"])] {
            var state = LayoutState(document)
            #expect(state.apply(try state.template(), as: release).removed.map(\.origin?.id) == removed, "\(release)")
        }
    }

    @Test("Constraints of code are replaced before 1.0, and ignored since")
    func archived() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"), siblings: StateSketch.object(StateSketch.view("tA", target: "A"), where: ["d: tA.width = 9"]))
        let width = InterfaceDocument.ConstraintValue(first: .init(item: "A", attribute: .width), constant: 7)
        for (release, left) in [
            (LayoutTemplate.Release.v0_9_0, ["A.width = 9"]), (.v0_9_2, ["A.width = 9"]), (.v1_0, ["A.width = 7", "A.width = 9"]),
        ] {
            var state = LayoutState(document)
            try state.add(width)
            state.apply(try state.template(), as: release)
            #expect(state.formulas.filter { $0.hasPrefix("A.") } == left, "\(release)")
            state.apply(try state.template(), as: release)
            #expect(state.formulas.filter { $0.hasPrefix("A.") } == left, "\(release)")
        }
        var state = LayoutState(document)
        try state.add(width, isArchived: true)
        state.apply(try state.template(), as: .v1_0)
        #expect(state.formulas.filter { $0.hasPrefix("A.") } == ["A.width = 9"])
    }
}
