import FormworkImport
import FormworkModel
import FormworkTemplates
import Testing

/// Interactions of templates, hiding masters and code.
@Suite("Templates and hiding masters")
struct StateInteractionTests {
    private static let outlet = #"<connections><outlet property="PWHidingMasterView" destination="M" id="o-h"/></connections>"#

    /// Returns a state: the box `A` has the width `c`, which follows the master `M`, as does the view `S`; the template gives `A` the width 70.
    private static func state(template: String, list: String? = nil, _ follower: String = "") throws -> LayoutState {
        let constraint = #"<constraint firstItem="A" firstAttribute="width" constant="40" id="c">\#(outlet)</constraint>"#
        let document = try Documents.storyboard(
            controller: """
                <subviews>\(StateSketch.view("M", list: list))\(StateSketch.view("A"))
                <view id="S" \(follower)>\(outlet.replacing("o-h", with: "o-s"))</view></subviews><constraints>\(constraint)</constraints>
                <connections><outlet property="spacing" destination="c" id="o-c"/></connections>
                """, siblings: template)
        return LayoutState(document)
    }

    private static let wide = StateSketch.template(
        StateSketch.view("tA", target: "A") + StateSketch.view("tM", target: "M"), where: ["d: tA.width = 70"])

    private static func width(_ state: LayoutState) -> [String] { state.formulas.filter { $0.hasPrefix("A.") } }

    @Test("A constraint of code stays next to a template's copy")
    func codeMade() throws {
        var state = try Self.state(template: Self.wide)
        try state.add(InterfaceDocument.ConstraintValue(first: .init(item: "A", attribute: .width), constant: 7))
        state.apply(try state.template())
        #expect(Self.width(state) == ["A.width = 7", "A.width = 70"])
        let again = try state.reread()
        #expect(Self.width(again) == ["A.width = 7", "A.width = 70"])
        #expect(again.constraints.first { $0.value.constant == 7 }?.isArchived == false)
        // A template still does not replace permanent constraints.
        var later = again
        later.apply(try later.template())
        #expect(Self.width(later) == ["A.width = 7", "A.width = 70"])
    }

    @Test("A replaced constraint has no master any more, and references to it are lost")
    func lostLinks() throws {
        var state = try Self.state(template: Self.wide)
        state.apply(try state.template())
        state.hide(try state.view("M"))
        #expect(Self.width(state) == ["A.width = 70"])
        let changed = state.permanent()
        #expect(changed.lostConnections.map(\.id) == ["o-h", "o-c"])
        let text = String(decoding: changed.document.text(), as: UTF8.self)
        #expect(!text.contains("o-h") && !text.contains("o-c") && text.contains("o-s"))
        #expect(WrittenDocument.problems(changed.document) == [])
        state.show(try state.view("M"))
        #expect(Self.width(state) == ["A.width = 70"])
    }

    @Test("A snapshot of a hidden master has constants of 0, and they stay 0 when it is shown")
    func snapshotWhileHidden() throws {
        var state = try Self.state(template: Self.wide)
        state.hide(try state.view("M"))
        #expect(Self.width(state) == ["A.width = 0"])
        let snapshot = state.snapshot(basedOn: try state.template())
        state.show(try state.view("M"))
        #expect(Self.width(state) == ["A.width = 40"])
        state.restore(snapshot)
        #expect(Self.width(state) == ["A.width = 0"])
        state.hide(try state.view("M"))
        state.show(try state.view("M"))
        #expect(Self.width(state) == ["A.width = 0"])
        #expect(Self.width(try state.reread()) == ["A.width = 0"])
    }

    @Test("Transferring hidden hides followers, in the document's order: the later of master and follower wins")
    func cascade() throws {
        for (first, second, expected) in [("tM", "tS", false), ("tS", "tM", true)] {
            func view(_ id: String) -> String {
                StateSketch.view(id, target: String(id.dropFirst()), list: "hidden", id == "tM" ? #"hidden="YES""# : "")
            }
            var state = try Self.state(template: StateSketch.template(view(first) + view(second)))
            let change = state.apply(try state.template())
            #expect(state.isHidden(try state.view("M")))
            #expect(state.isHidden(try state.view("S")) == expected, "\(first), \(second)")
            #expect(change.constants.map(\.constraint.id) == ["c"])
            #expect(Self.width(state) == ["A.width = 0"])
            let again = try state.reread()
            #expect(again.isHidden(try again.view("S")) == expected)
        }
    }

    @Test("The first release transfers hidden each time, and so shows hidden views")
    func firstRelease() throws {
        var state = try Self.state(template: StateSketch.object(StateSketch.view("tM", target: "M")))
        state.hide(try state.view("M"))
        #expect(state.isHidden(try state.view("S")))
        let change = state.apply(try state.template())
        #expect(change.visibility.map(\.view.id) == ["M", "S"])
        #expect(change.visibility.allSatisfy { !$0.isHidden })
        #expect(Self.width(state) == ["A.width = 40"])
        #expect(!state.permanent().isChanged)
    }

    @Test("The change of a template is another while a master is hidden")
    func hiddenDiff() throws {
        let same = StateSketch.template(StateSketch.view("tA", target: "A"), where: ["d: tA.width = 40"])
        var state = try Self.state(template: same)
        let shown = state.apply(try state.template())
        #expect(shown.removed.map(\.value.canonicalText) == shown.added.map(\.value.canonicalText))
        state = try Self.state(template: same)
        state.hide(try state.view("M"))
        let hidden = state.apply(try state.template())
        #expect(hidden.removed.map(\.value.constant) == [0])
        #expect(hidden.added.map(\.value.constant) == [40])
    }

    @Test("A constant that code sets is in a snapshot, and is lost with the constraint")
    func constants() throws {
        var state = try Self.state(template: Self.wide)
        let constraint = try #require(state.document.constraint(id: "c"))
        state.setConstant(55, of: constraint)
        let snapshot = state.snapshot(basedOn: try state.template())
        state.apply(try state.template())
        state.setConstant(66, of: constraint)
        #expect(!state.isActive(constraint))
        #expect(Self.width(state) == ["A.width = 70"])
        state.restore(snapshot)
        #expect(Self.width(state) == ["A.width = 55"])
    }
}
