import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Testing

/// Frames after hiding and showing.
@Suite("Layout of views that are hidden at run time")
struct HidingStateLayoutTests {
    private static func outlet(_ master: String, _ id: String) -> String {
        "<connections><outlet property=\"PWHidingMasterView\" destination=\"\(master)\" id=\"\(id)\"/></connections>"
    }

    private static func label(_ id: String, frame: [Double], _ attributes: String = "", _ content: String = "") -> String {
        Sketch.box(
            id, "label", frame: frame, "text=\"Label\" \(attributes)",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>" + content)
    }

    /// Returns a form with a master `A`; `B` next to it, which follows it, as do its width and the distance above `A`; `C` below, of which only
    /// the height shrinks, and `D` below that.
    private static func form() throws -> InterfaceDocument {
        let collapse = """
            <userDefinedRuntimeAttributes>\
            <userDefinedRuntimeAttribute type="string" keyPath="PWAutoCollapse" value="height"/></userDefinedRuntimeAttributes>
            """
        return try Sketch.plain(
            label("A", frame: [10, 42, 42, 20.5]),
            Sketch.box(
                "B", "textField", frame: [60, 42, 120, 30], "borderStyle=\"roundedRect\"",
                "<constraints><constraint firstAttribute=\"width\" constant=\"120\" id=\"w\">\(outlet("A", "ow"))</constraint></constraints>"
                    + outlet("A", "oB")),
            label("C", frame: [10, 72, 42, 20.5], "", collapse + outlet("B", "oC")), label("D", frame: [52, 92.5, 42, 20.5]),
            content: """
                <constraints>
                <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="22" id="t">\(outlet("A", "ot"))</constraint>
                <constraint firstItem="A" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="10" id="c1"/>
                <constraint firstItem="B" firstAttribute="leading" secondItem="A" secondAttribute="trailing" constant="8" id="c2"/>
                <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="top" id="c3"/>
                <constraint firstItem="C" firstAttribute="top" secondItem="B" secondAttribute="bottom" id="c4"/>
                <constraint firstItem="C" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="10" id="c5"/>
                <constraint firstItem="D" firstAttribute="top" secondItem="C" secondAttribute="bottom" id="c6"/>
                <constraint firstItem="D" firstAttribute="leading" secondItem="C" secondAttribute="trailing" id="c7"/>
                </constraints>
                """, where: [])
    }

    private static func read(_ changed: ChangedDocument) throws -> InterfaceDocument {
        try DocumentReader().read(changed.document.text(), file: "Written.xib").document
    }

    @Test("Outlets in views and in constraints, and a runtime attribute, in a modern document")
    func modern() throws {
        let document = try Self.form()
        let before = Solved(document)
        #expect(before["A"] == [10, 22, 42, 20.5] && before["B"] == [60, 22, 120, 30] && before["C"] == [10, 52, 42, 20.5])
        var state = LayoutState(document)
        state.hide(try #require(document.view(id: "A")))
        let hidden = Solved(state.permanent().layout())
        #expect(hidden["A"] == [10, 0, 0, 0] && hidden["B"] == [18, 0, 0, 0])
        // Its text is measured.
        #expect(hidden["C"][...1] == [10, 0] && abs(hidden["C"][2] - 42) <= 1 && hidden["C"][3] == 0)
        #expect(hidden["D"][1] == 0 && hidden["D"][3] == 20.5)
        #expect(hidden.isClear)
        #expect(Solved(try Self.read(state.permanent())).all == hidden.all)
        state.show(try #require(document.view(id: "A")))
        #expect(Solved(state.permanent().layout()).all == before.all)
    }

    @Test("A follower that is hidden directly collapses alone; its master shows it again")
    func alone() throws {
        let document = try Self.form()
        var state = LayoutState(document)
        state.hide(try #require(document.view(id: "B")))
        let hidden = Solved(state.permanent().layout())
        // A constraint determines its width, and follows another master.
        #expect(hidden["A"][1] == 22 && hidden["B"][1...] == [22, 120, 0] && hidden["D"][1] == 22)
        state.show(try #require(document.view(id: "A")))
        #expect(Solved(state.permanent().layout()).all == Solved(document).all)
    }

    @Test("A view on screen follows a master as soon as it has one")
    func moved() throws {
        let document = try Self.form()
        var state = LayoutState(document)
        let view = try #require(document.view(id: "D"))
        state.hide(view)
        #expect(Solved(state.permanent().layout())["D"][3] == 20.5)
        let master = try #require(document.view(id: "A"))
        try state.setHidingMaster(master, of: view.element)
        #expect(Solved(state.permanent().layout())["D"][2...] == [0, 0])
        try state.setHidingMaster(nil, of: view.element)
        #expect(Solved(state.permanent().layout())["D"][3] == 20.5)
    }

    @Test("Recorded frames of a hidden state don't apply when it is shown, and nothing is misplaced in either")
    func recorded() throws {
        let document = try Self.form()
        var state = LayoutState(document)
        state.hide(try #require(document.view(id: "A")))
        let written = try Self.read(state.permanent().recordingFrames())
        #expect(written.view(id: "A")?.frame == Rect(x: 10, y: 0, width: 0, height: 0))
        #expect(Solved(written).misplaced.isEmpty)
        #expect(Solved(written).all == Solved(state.permanent().layout()).all)
        var later = LayoutState(written)
        later.show(try #require(written.view(id: "A")))
        let shown = Solved(later.permanent().layout())
        let before = Solved(document)
        for id in ["A", "B", "C", "D"] {
            // The constants are lost: the form is higher, and the field stays as narrow.
            if id != "B" { #expect(abs(shown[id][2] - before[id][2]) <= 1, "\(id)") }
            #expect(abs(shown[id][3] - before[id][3]) <= 4, "\(id)")
        }
        let again = try Self.read(later.permanent().recordingFrames())
        #expect(Solved(again).misplaced.isEmpty && Solved(again)["A"] == shown["A"])
    }

    @Test(
        "The sample forms with each master hidden have the same layout in memory and when written",
        arguments: ["HidingForm.storyboard", "HidingForm-macOS.xib"])
    func samples(name: String) throws {
        let file = TestFiles.sample(name)
        let document = try DocumentReader().read(TestFiles.bytes(of: file), file: file).document
        let before = Solved(document)
        for master in InterfaceDocument.HidingLinks(document).allMasters {
            var state = LayoutState(document)
            state.hide(master)
            let solved = Solved(state.permanent().layout())
            #expect(solved.isClear && solved.all != before.all)
            #expect(Solved(try Self.read(state.permanent())).all == solved.all)
            #expect(Solved(try Self.read(state.permanent().recordingFrames())).misplaced.isEmpty)
            state.show(master)
            #expect(Solved(state.permanent().layout()).all == before.all)
        }
    }

    @Test("In any document with any links, the written state has the frames of the state in memory, and showing restores everything")
    func anyDocument() throws {
        for seed in 1...120 {
            let random = RandomDocument(seed: 5000 + seed, keepsMirror: false)
            let document = try random.document(random.formulas)
            var generator = SeededGenerator(seed: seed)
            var state = LayoutState(document)
            let elements = document.views.map(\.element) + document.constraints.map(\.element)
            for element in elements where Bool.random(using: &generator) {
                let master = generator.pick(document.views)
                if master.element != element { try state.setHidingMaster(master, of: element) }
            }
            let linked = try Self.read(state.permanent())
            let before = Solved(linked)
            #expect(before.all == Solved(document).all, "seed \(seed)")
            state = LayoutState(linked)
            for _ in 0..<3 { state.hide(generator.pick(Array(linked.views.dropFirst()))) }
            let changed = state.permanent()
            let hidden = Solved(changed.layout())
            let written = Solved(try Self.read(changed))
            #expect(hidden.isFinite && written.all == hidden.all && written.ambiguous == hidden.ambiguous, "seed \(seed)")
            for view in linked.views { state.show(view) }
            #expect(!state.permanent().isChanged && Solved(state.permanent().layout()).all == before.all, "seed \(seed)")
        }
    }
}

/// AutolayoutExtensions' demos in the states that hide something, all by their outlets.
@Suite("AutolayoutExtensions' demos at run time")
struct AutolayoutExtensionsStateTests {
    private func document(_ path: String) throws -> InterfaceDocument {
        let file = TestFiles.document("AutolayoutExtensions/" + path)
        return try DocumentReader().read(TestFiles.bytes(of: file), file: file).document
    }

    private func form() throws -> InterfaceDocument { try document("ViewController.xib") }
    private func window() throws -> InterfaceDocument { try document("PWDocument.xib") }

    private static func read(_ document: InterfaceDocument) throws -> InterfaceDocument {
        let modern = try DocumentReader().read(document.text(), file: "Modern.xib").document
        #expect(modern.format == .modern)
        return modern
    }

    private func view(_ id: String, _ state: LayoutState) throws -> View { try #require(state.document.view(id: id)) }

    @Test("Views follow others by the constants of the specification (3.3)")
    func links() throws {
        func table(_ document: InterfaceDocument) -> [String: [String]] {
            Dictionary(grouping: InterfaceDocument.HidingLinks(document).links, by: { $0.master.id ?? "" }).mapValues {
                $0.compactMap(\.follower.id).sorted()
            }
        }
        let (form, window) = (try form(), try window())
        #expect(table(form) == ["11": ["14", "17", "29"]])
        #expect(table(window) == ["100037": ["100042", "100063"], "100051": ["100052", "100111"], "100070": ["100071"]])
        for document in [form, window] { #expect(table(try Self.read(document)) == table(document)) }
        #expect(InterfaceDocument.HidingLinks(try document("MainMenu.xib")).links.isEmpty)
        for (document, master, constants) in [
            (form, "11", ["17": 120.0, "29": 22]), (window, "100037", ["100063": 20]), (window, "100051", ["100111": 20]),
            (window, "100070", [:]),
        ] {
            var state = LayoutState(document)
            let change = state.hide(try view(master, state))
            #expect(Dictionary(uniqueKeysWithValues: change.constants.map { ($0.constraint.id ?? "", $0.from) }) == constants)
            #expect(change.constants.allSatisfy { $0.to == 0 } && change.visibility.count == 2)
            let back = state.show(try view(master, state))
            #expect(Dictionary(uniqueKeysWithValues: back.constants.map { ($0.constraint.id ?? "", $0.to) }) == constants)
        }
    }

    @Test("iOS: the form with its label hidden, and shown again", arguments: [false, true])
    func form(isModern: Bool) throws {
        let document = isModern ? try Self.read(form()) : try form()
        let before = Solved(document)
        var state = LayoutState(document)
        state.hide(try view("11", state))
        #expect(state.isHidden(try view("14", state)))
        #expect(["17", "29"].map { id in document.constraint(id: id).map(state.constant) } == [0, 0])
        let hidden = Solved(state.permanent().layout())
        #expect(hidden["8"] == [5, 20, 94, 27])
        #expect(hidden["11"] == [20, 47, 71, 0])
        #expect(hidden["14"] == [99, 47, 0, 0])
        #expect(hidden["42"] == [107, 13, 193, 34])
        #expect(hidden["80"] == [14, 55, 286, 430])
        #expect(hidden.isClear)
        #expect(Solved(try Self.read(state.permanent().document)).all == hidden.all)
        state.show(try view("11", state))
        #expect(["17", "29"].map { id in document.constraint(id: id).map(state.constant) } == [120, 22])
        #expect(Solved(state.permanent().layout()).all == before.all)
    }

    private struct WindowState: CustomTestStringConvertible, Sendable {
        var hidden: [Int]
        var size: Size
        /// For each row, the top of the check box and of the view below it, from the window's top.
        var tops: [(check: Double, button: Double)]

        var testDescription: String { "rows \(hidden) hidden" }
    }

    private static let rows = [("100027", "100037", "100042"), ("100050", "100051", "100052"), ("100069", "100070", "100071")]

    private static let windowStates = [
        WindowState(hidden: [], size: Size(width: 266, height: 224), tops: [(20, 47), (88, 115), (156, 183)]),
        WindowState(hidden: [0], size: Size(width: 266, height: 183), tops: [(20, 47), (47, 74), (115, 142)]),
        WindowState(hidden: [1], size: Size(width: 266, height: 183), tops: [(20, 47), (88, 115), (115, 142)]),
        WindowState(hidden: [2], size: Size(width: 266, height: 203), tops: [(20, 47), (88, 115), (156, 183)]),
        WindowState(hidden: [0, 1, 2], size: Size(width: 153, height: 121), tops: [(20, 47), (47, 74), (74, 101)]),
    ]

    @Test("macOS: the window's content with rows hidden, and shown again", arguments: windowStates)
    private func window(_ expected: WindowState) throws {
        for document in [try window(), try Self.read(window())] {
            var state = LayoutState(document)
            let before = Solved(document)
            for row in expected.hidden { state.hide(try view(Self.rows[row].1, state)) }
            for (row, ids) in Self.rows.enumerated() { #expect(state.isHidden(try view(ids.2, state)) == expected.hidden.contains(row)) }
            let hidden = state.permanent().document
            for document in [hidden, try Self.read(hidden)] {
                let root = try #require(document.view(id: "6"))
                var layout = try #require(LivingLayout(root))
                #expect(layout.fittingSize() == expected.size)
                layout.resize(to: expected.size)
                for (row, ids) in Self.rows.enumerated() {
                    func bottomUp(_ id: String) throws -> Rect { try #require(layout.frames.first { $0.view.id == id }).frame }
                    let (check, button) = (try bottomUp(ids.0), try bottomUp(ids.1))
                    // The frames are larger than the alignment rectangles.
                    #expect(expected.size.height - check.origin.y - check.size.height + 2 == expected.tops[row].check)
                    #expect(expected.size.height - button.origin.y - button.size.height + 4 == expected.tops[row].button)
                    #expect(button.size.height - 11 == (expected.hidden.contains(row) ? 0 : 21))
                }
            }
            for row in expected.hidden.reversed() { state.show(try view(Self.rows[row].1, state)) }
            #expect(!state.permanent().isChanged)
            #expect(Solved(state.permanent().layout()).all == before.all)
        }
    }

    @Test("In memory and as read back, the window of its size is laid out alike in every state", arguments: windowStates)
    private func readBack(_ expected: WindowState) throws {
        let document = try window()
        var state = LayoutState(document)
        for row in expected.hidden { state.hide(try view(Self.rows[row].1, state)) }
        var options = LayoutOptions()
        options.size = expected.size
        let solved = Solved(state.permanent().layout(options))
        #expect(Solved(try Self.read(state.permanent().document)) { $0.size = expected.size }.all == solved.all)
        #expect(solved.conflicts.isEmpty)
    }
}
