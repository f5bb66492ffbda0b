import FormworkLayout
import FormworkModel
import Testing

/// Hidden views shrink to nothing if AutolayoutExtensions collapses them.
@Suite("Hidden views that collapse")
struct HiddenViewTests {
    /// Returns an outlet to a view's hiding master.
    private static func follows(_ master: String) -> String {
        "<connections><outlet property=\"PWHidingMasterView\" destination=\"\(master)\" id=\"o-\(master)\"/></connections>"
    }

    private static func autoCollapse(_ value: String) -> String {
        """
        <userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="string" keyPath="PWAutoCollapse" value="\(value)"/></userDefinedRuntimeAttributes>
        """
    }

    private static func label(_ id: String, text: String = "Texts", _ attributes: String = "", _ content: String = "") -> String {
        Sketch.box(
            id, "label", frame: [0, 0, 40, 20], "text=\"\(text)\" \(attributes)",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>" + content)
    }

    private static let hidden = "hidden=\"YES\""

    /// Two in the upper left corner, the one below the other.
    private static let corner = ["A.left = R.left", "A.top = R.top", "B.left = A.right", "B.top = A.bottom"]

    /// Returns the width and height of `A`, which are equal as recorded, blind, and in a layout that is kept.
    private static func size(_ document: InterfaceDocument, of id: String = "A") throws -> [Double] {
        let blind = Solved(document) { $0.isBlind = true }
        let plain = Solved(document)
        #expect(plain.conflicts.isEmpty && blind.conflicts.isEmpty)
        let view = try #require(document.view(id: id))
        let layout = try #require(LivingLayout(view))
        let living = try #require(layout.frames.first { $0.view == view })
        #expect(plain[id] == [living.frame.origin.x, living.frame.origin.y, living.frame.size.width, living.frame.size.height])
        for side in [2, 3] { #expect((plain[id][side] == 0) == (blind[id][side] == 0)) }
        return Array(plain[id][2...])
    }

    @Test("A hidden view that follows another, or is followed, collapses on both sides; others keep their size")
    func members() throws {
        func sizes(_ first: String, _ second: String, _ outlet: String) throws -> [[Double]] {
            let document = try Sketch.plain(Self.label("A", first, outlet), Self.label("B", second), where: Self.corner)
            return [try Self.size(document), try Self.size(document, of: "B")]
        }
        // A follows B.
        #expect(try sizes(Self.hidden, Self.hidden, Self.follows("B")) == [[0, 0], [0, 0]])
        #expect(try sizes("", "", Self.follows("B")) == [[40, 20], [40, 20]])
        // Reading a document hides only views that are hidden in it, and a follower may be hidden separately.
        #expect(try sizes("", Self.hidden, Self.follows("B")) == [[40, 20], [0, 0]])
        #expect(try sizes(Self.hidden, "", Self.follows("B")) == [[0, 0], [40, 20]])
        #expect(try sizes(Self.hidden, Self.hidden, "") == [[40, 20], [40, 20]])
        // A view that follows itself follows nothing.
        #expect(try sizes(Self.hidden, Self.hidden, Self.follows("A")) == [[40, 20], [40, 20]])
    }

    @Test("A master of constraints collapses like one of views, and so do several followers of one")
    func severalFollowers() throws {
        let constraint = """
            <constraints><constraint firstAttribute="height" constant="30" id="h">\(Self.follows("A"))</constraint></constraints>
            """
        let document = try Sketch.plain(
            Self.label("A", Self.hidden), Sketch.box("B", "view", "", constraint), where: Self.corner + ["B.width = 10"])
        #expect(try Self.size(document) == [0, 0])
        // Code that hides the master sets the constraint's own constant.
        #expect(Solved(document)["B"] == [0, 0, 10, 30])

        let followers = ["B", "C", "D"].map { Self.label($0, $0 == "D" ? "" : Self.hidden, Self.follows("A")) }.joined()
        let many = try Sketch.plain(
            Self.label("A", Self.hidden), followers,
            where: Self.corner + ["C.left = B.right", "C.top = B.bottom", "D.left = C.right", "D.top = C.bottom"])
        let solved = Solved(many)
        for id in ["A", "B", "C"] { #expect(solved[id] == [0, 0, 0, 0]) }
        #expect(solved["D"] == [0, 0, 40, 20])
    }

    @Test(
        "PWAutoCollapse names sides anywhere in its value, on any hidden view",
        arguments: [
            ("height", [40.0, 0]), ("width", [0, 20]), ("width,height", [0, 0]), ("max-width", [0, 20]), ("", [40, 20]),
            ("none", [40, 20]),
            ("Height", [40, 20]),
        ])
    func autoCollapse(value: String, expected: [Double]) throws {
        for outlet in ["", Self.follows("B")] {
            func document(_ attributes: String) throws -> InterfaceDocument {
                try Sketch.plain(
                    Self.label("A", attributes, Self.autoCollapse(value) + outlet), Self.label("B"), where: Self.corner)
            }
            #expect(try Self.size(try document(Self.hidden)) == expected)
            #expect(try Self.size(try document("")) == [40, 20])
        }
    }

    @Test("A hidden plain view without content collapses to nothing")
    func plainView() throws {
        func document(_ attributes: String, _ outlet: String, _ formulas: [String] = []) throws -> InterfaceDocument {
            try Sketch.plain(
                Sketch.box("A", "view", frame: [0, 0, 40, 20], attributes, outlet), Self.label("B"), where: Self.corner + formulas)
        }
        #expect(Solved(try document(Self.hidden, Self.follows("B")))["A"] == [0, 0, 0, 0])
        #expect(Solved(try document(Self.hidden, Self.follows("B"))).isClear)
        // Nothing else determines its size: it keeps the recorded one, and is ambiguous.
        for open in [try document("", Self.follows("B")), try document(Self.hidden, "")] {
            #expect(Solved(open)["A"] == [0, 0, 40, 20])
            #expect(Solved(open).ambiguous.contains("A"))
        }
        // Its hugging is 250, its resistance 750.
        #expect(Solved(try document(Self.hidden, Self.follows("B"), ["A.width = 30 @251", "A.height = 30 @249"]))["A"] == [0, 0, 30, 0])
    }

    @Test("Constraints of a hidden view's size, and distances from it, still hold")
    func explicitSizes() throws {
        let document = try Sketch.plain(
            Self.label("A", Self.hidden, Self.follows("B")), Self.label("B"),
            where: ["A.left = R.left + 10", "A.top = R.top + 10", "A.width = 70", "B.left = A.right + 8", "B.top = A.bottom + 8"])
        #expect(Solved(document)["A"] == [10, 10, 70, 0])
        #expect(Solved(document)["B"] == [88, 18, 40, 20])
        // A constraint weaker than the view's own priorities gives way.
        for (hugging, width) in [("249", 70.0), ("251", 0)] {
            let weak = try Sketch.plain(
                Self.label("A", Self.hidden + " horizontalHuggingPriority=\"\(hugging)\"", Self.follows("B")), Self.label("B"),
                where: Self.corner + ["A.width = 70 @250"])
            #expect(try Self.size(weak) == [width, 0])
        }
    }

    @Test("A view in a hidden view is not hidden itself")
    func insideHidden() throws {
        let inner = Self.label("A", "", Self.follows("B"))
        let document = try Sketch.plain(
            Sketch.box("H", "view", Self.hidden, Sketch.subviews(inner)), Self.label("B"),
            where: [
                "H.left = R.left", "H.top = R.top", "A.left = H.left", "A.top = H.top", "H.right = A.right", "H.bottom = A.bottom",
                "B.left = H.right", "B.top = H.bottom",
            ])
        #expect(try Self.size(document) == [40, 20])
        #expect(Solved(document)["H"] == [0, 0, 40, 20])
    }

    @Test("Size classes decide whether a view is hidden")
    func variations() throws {
        let variation = "<variation key=\"heightClass=compact\" hidden=\"YES\"/>"
        let document = try Sketch.plain(
            Self.label("A", "", Self.follows("B") + variation), Self.label("B"), where: Self.corner)
        #expect(Solved(document) { $0.sizeClasses = (.compact, .regular) }["A"] == [0, 0, 40, 20])
        #expect(Solved(document) { $0.sizeClasses = (.compact, .compact) }["A"] == [0, 0, 0, 0])
    }

    // MARK: What hangs on a size

    @Test("A text of several lines without height has none at any width, and one without width isn't wrapped")
    func severalLines() throws {
        let text = "Some words that take several lines in a narrow place"
        func frame(_ value: String, _ formulas: [String]) throws -> [Double] {
            let document = try Sketch.plain(
                Self.label("A", text: text, Self.hidden + " numberOfLines=\"0\"", Self.autoCollapse(value)), Self.label("B"),
                where: Self.corner + formulas)
            let plain = Solved(document) { $0.isBlind = true }
            #expect(plain.conflicts.isEmpty && plain.isFinite)
            return plain["A"]
        }
        #expect(try frame("height", ["A.width = 60"]) == [0, 0, 60, 0])
        let line = try frame("width", [])
        #expect(line[2] == 0 && line[3] > 0 && line[3] < 25)
        // Kept wide by a constraint it is as high as its text is in that width.
        #expect(try frame("width", ["A.width = 60"])[3] > 80)
    }

    @Test(
        "The baseline of a text without height is at the text, unless a constraint determines its height",
        arguments: [true, false])
    func baselines(isFirst: Bool) throws {
        let attribute = isFirst ? "firstBaseline" : "lastBaseline"
        func solved(_ attributes: String, _ formulas: [String] = []) throws -> Solved {
            Solved(
                try Sketch.plain(
                    Self.label("A", attributes, Self.follows("B")), Self.label("B"),
                    where: ["A.left = R.left", "B.left = A.right", "B.top = R.top + 100", "A.\(attribute) = B.\(attribute)"] + formulas))
        }
        #expect(try solved("")["A"] == [0, 100, 40, 20])
        let hidden = try solved(Self.hidden)
        #expect(hidden.isClear && hidden["A"][2...] == [0, 0])
        #expect(hidden["A"][1] > 114 && hidden["A"][1] < 118)
        #expect(hidden["B"] == [0, 100, 40, 20])
        #expect(try solved(Self.hidden, ["A.height = 20"])["A"] == [0, 100, 0, 20])
    }

    @Test("If a hidden view collapses, its neighbours have the size of their content, not the recorded one")
    func neighbors() throws {
        func solved(_ attributes: String) throws -> Solved {
            let field = Sketch.box("B", "label", frame: [40, 0, 280, 20], "text=\"Text\"", Self.follows("A"))
            return Solved(
                try Sketch.plain(
                    Self.label("A", attributes), field, Sketch.box("C", frame: [0, 0, 1, 1]),
                    where: [
                        "A.left = R.left", "A.top = R.top", "B.left = A.right", "B.top = R.top", "R.right = B.right @240",
                        "C.left = B.right",
                        "C.top = R.top", "C.right = R.right", "C.width = 0 @230", "C.height = 10",
                    ]))
        }
        #expect(try solved("")["B"] == [40, 0, 280, 20])
        let hidden = try solved(Self.hidden)
        #expect(hidden["B"][0] == 0 && hidden["B"][2] > 20 && hidden["B"][2] < 50)
        // Xcode's frames do not take it into account.
        #expect(hidden.misplaced.isEmpty)
    }

    // MARK: macOS

    private static func mac(_ element: String, _ cell: String, _ attributes: String, _ formulas: [String] = []) throws -> Solved {
        let view = Sketch.box("A", element, frame: [0, 68, 100, 32], attributes, cell + Self.follows("B"))
        let other = Sketch.box("B", "customView", frame: [0, 50, 10, 10])
        let root = """
            <customView id="R"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/>\(Sketch.subviews(view, other))
            \(Sketch.constraints(Self.corner + ["B.width = 10", "B.height = 10"] + formulas))</customView>
            """
        return Solved(try Sketch.xib(root, tools: 14490, type: "Cocoa"))
    }

    @Test("A hidden button of AppKit shrinks to the insets around its alignment rectangle")
    func button() throws {
        let cell =
            "<buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" title=\"A\"><font key=\"font\" metaFont=\"system\"/></buttonCell>"
        #expect(try Self.mac("button", cell, "")["B"] == [88, 69, 10, 10])
        let hidden = try Self.mac("button", cell, Self.hidden)
        #expect(hidden["A"] == [-6, 93, 12, 11])
        #expect(hidden["B"] == [0, 90, 10, 10])
        #expect(hidden.isClear)
    }

    @Test(
        "A hidden AppKit field or slider without an intrinsic width stays without; any other view gets zero size",
        arguments: [
            ("textField", "<textFieldCell key=\"cell\" borderStyle=\"bezel\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>"),
            (
                "searchField",
                "<searchFieldCell key=\"cell\" borderStyle=\"bezel\"><font key=\"font\" metaFont=\"system\"/></searchFieldCell>"
            ),
            ("slider", "<sliderCell key=\"cell\" sliderType=\"linear\"/>"),
        ])
    func absentSize(element: String, cell: String) throws {
        let hidden = try Self.mac(element, cell, Self.hidden, ["B.left = R.left + 70"])
        #expect(hidden["B"] == [70, 90, 10, 10])
        #expect(hidden.isClear)
        // Without anything that determines its width, it keeps the recorded one, as when it is shown; it has no height.
        let open = try Self.mac(element, cell, Self.hidden)
        #expect(open["A"][2] == 100 && open.ambiguous.contains("A"))
        #expect(open["B"][1] == 90)
        for other in ["progressIndicator", "levelIndicator", "customView", "box"] {
            let solved = try Self.mac(other, "", Self.hidden)
            #expect(solved["B"][0] == 0 && solved["B"][1] == 90 && solved.isClear, "\(other)")
        }
    }

    @Test("On iOS, every class without an intrinsic size collapses", arguments: ["textField", "slider", "textView", "button"])
    func mobileClasses(element: String) throws {
        let document = try Sketch.plain(
            Sketch.box("A", element, frame: [0, 0, 40, 20], Self.hidden, Self.follows("B")), Self.label("B"), where: Self.corner)
        #expect(Solved(document)["B"] == [0, 0, 40, 20])
        #expect(Solved(document) { $0.isBlind = true }["B"][...1] == [0, 0])
    }
}
