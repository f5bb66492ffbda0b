import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkTestSupport
import Testing

/// Frames of AutolayoutExtensions' own demos, without hidden views and in the states that hide some.
@Suite("Frames of AutolayoutExtensions' demos")
struct AutolayoutExtensionsLayoutTests {
    private func document(_ path: String) throws -> InterfaceDocument {
        let file = TestFiles.document("AutolayoutExtensions/" + path)
        return try DocumentReader().read(TestFiles.bytes(of: file), file: file).document
    }

    /// Returns a document with hidden views and constants of 0: the state after hiding with masters.
    private func document(_ document: InterfaceDocument, hiding views: [String], zeroing constraints: [String]) throws -> InterfaceDocument
    {
        var lines = String(decoding: document.text(), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        func line(of id: String) throws -> Int { try #require(lines.firstIndex { $0.contains(" id=\"\(id)\"") }) }
        for id in views { lines[try line(of: id)].replace(" id=\"", with: " hidden=\"YES\" id=\"", maxReplacements: 1) }
        for id in constraints { lines[try line(of: id)].replace(#/ constant="[^"]*"/#, with: " constant=\"0\"", maxReplacements: 1) }
        return try DocumentReader().read(Array(lines.joined(separator: "\n").utf8), file: "hidden.xib").document
    }

    /// Label and field have equal centres and equal baselines, both required. The label keeps its height only because a round
    /// field's text was low before iOS 7; rounding puts the field half a point below the label's centre.
    @Test("iOS: a form")
    func form() throws {
        let solved = Solved(try document("ViewController.xib"))
        #expect(solved["8"] == [5, 20, 94, 27])
        #expect(solved["11"] == [20, 69, 46, 21])
        #expect(solved["14"] == [74, 65, 120, 30])
        #expect(solved["42"] == [202, 13, 98, 82])
        #expect(solved["80"] == [14, 103, 286, 430])
        #expect(solved.conflicts.isEmpty && solved.misplaced.isEmpty)
    }

    /// The label stretches as far as the required distances allow, which satisfies the one of priority 900; its text moves along.
    @Test("iOS: the form with its label hidden", arguments: [false, true])
    func hiddenForm(isBlind: Bool) throws {
        let shown = try document("ViewController.xib")
        let hidden = try document(shown, hiding: ["11", "14"], zeroing: ["17", "29"])
        let solved = Solved(hidden) { $0.isBlind = isBlind }
        #expect(solved["8"] == [5, 20, 94, 27])
        #expect(solved["11"] == [20, 47, 71, 0])
        #expect(solved["14"] == [99, 47, 0, 0])
        #expect(solved["42"] == [107, 13, 193, 34])
        #expect(solved["80"] == [14, 55, 286, 430])
        #expect(solved.isClear && solved.misplaced.isEmpty)
        let again = try document(hidden, hiding: [], zeroing: [])
        #expect(Solved(again) { $0.isBlind = isBlind }.all == solved.all)
        var options = LayoutOptions()
        options.isBlind = isBlind
        let root = try #require(hidden.view(id: "6"))
        let living = try #require(LivingLayout(root, options))
        #expect(living.frames.allSatisfy { $0.frame == Rect($0.view.id.map { solved[$0] } ?? []) })
    }

    @Test("macOS: a window's content with a size from its constraints")
    func window() throws {
        let document = try document("PWDocument.xib")
        let solved = Solved(document)
        #expect(solved.conflicts.isEmpty && solved.misplaced.isEmpty && solved.ambiguous.isEmpty)
        let root = try #require(document.view(id: "6"))
        let layout = try #require(LivingLayout(root))
        #expect(layout.fittingSize() == Size(width: 266, height: 224))
        // The frames y upwards, of the alignment rectangles at 20/47, 88/115 and 156/183 from the top.
        for (top, check, button) in [(20.0, "100027", "100037"), (88, "100050", "100051"), (156, "100069", "100070")] {
            #expect(solved[check] == [18, 224 - top - 14 - 2, 96, 18])
            #expect(solved[button] == [14, 224 - top - 27 - 21 - 7, 125, 32])
        }
    }

    /// A row of the macOS demo: its check box, the master below it, the text next to that, and the constraint that follows the master.
    private struct Row {
        var check: String
        var button: String
        var text: String
        var distance: [String]
    }

    private static let rows = [
        Row(check: "100027", button: "100037", text: "100042", distance: ["100063"]),
        Row(check: "100050", button: "100051", text: "100052", distance: ["100111"]),
        Row(check: "100069", button: "100070", text: "100071", distance: []),
    ]

    /// `tops` are those of the alignment rectangles, from the window's top: of each check box, and of the view below it.
    private struct WindowState: CustomTestStringConvertible {
        var hidden: [Int]
        var size: Size
        var tops: [(check: Double, button: Double)]

        var testDescription: String { "rows \(hidden) hidden" }
    }

    private static let windowStates = [
        WindowState(hidden: [], size: Size(width: 266, height: 224), tops: [(20, 47), (88, 115), (156, 183)]),
        WindowState(hidden: [0], size: Size(width: 266, height: 183), tops: [(20, 47), (47, 74), (115, 142)]),
        WindowState(hidden: [1], size: Size(width: 266, height: 183), tops: [(20, 47), (88, 115), (115, 142)]),
        WindowState(hidden: [2], size: Size(width: 266, height: 203), tops: [(20, 47), (88, 115), (156, 183)]),
        WindowState(hidden: [0, 1, 2], size: Size(width: 153, height: 121), tops: [(20, 47), (47, 74), (74, 101)]),
    ]

    private func window(_ state: WindowState) throws -> InterfaceDocument {
        let hidden = state.hidden.map { Self.rows[$0] }
        return try document(
            try document("PWDocument.xib"), hiding: hidden.flatMap { [$0.button, $0.text] },
            zeroing: hidden.flatMap(\.distance))
    }

    /// Returns the alignment rectangles in a window that fits its content, y downwards.
    private func aligned(_ layout: LivingLayout, _ id: String, _ insets: EdgeInsets) throws -> Rect {
        let frame = try #require(layout.frames.first { $0.view.id == id }).frame
        return Rect(
            x: frame.origin.x + insets.left, y: layout.size.height - frame.origin.y - frame.size.height + insets.top,
            width: frame.size.width - insets.left - insets.right, height: frame.size.height - insets.top - insets.bottom)
    }

    private static let buttonInsets = EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)
    private static let textInsets = EdgeInsets(top: 0, left: 3, bottom: 0, right: 3)

    /// Nothing determines how a hidden row is divided between button and text; only their total is certain.
    @Test("macOS: the window's content with rows hidden", arguments: windowStates)
    private func hiddenRows(state: WindowState) throws {
        let root = try #require(try window(state).view(id: "6"))
        var layout = try #require(LivingLayout(root))
        #expect(layout.fittingSize() == state.size)
        layout.resize(to: state.size)
        for (number, row) in Self.rows.enumerated() {
            let isHidden = state.hidden.contains(number)
            let check = try aligned(layout, row.check, EdgeInsets(all: 2))
            let button = try aligned(layout, row.button, Self.buttonInsets)
            let text = try aligned(layout, row.text, Self.textInsets)
            #expect(check == Rect(x: 20, y: state.tops[number].check, width: 92, height: 14))
            #expect(button.origin == Point(x: 20, y: state.tops[number].button))
            #expect(button.size.height == (isHidden ? 0 : 21))
            #expect(text.size.height == (isHidden ? 0 : 17))
            #expect(text.origin.x == button.origin.x + button.size.width + 11)
            #expect(text.origin.x + text.size.width == state.size.width - 20)
            if !isHidden { #expect(button.size.width == 113 && text.size.width == 102) }
        }
        if state.hidden.count == 3 {
            // The first text shrinks only in height, and keeps its row as wide as the text.
            #expect(try aligned(layout, Self.rows[0].button, Self.buttonInsets).size.width == 0)
            #expect(try aligned(layout, Self.rows[0].text, Self.textInsets).size.width == 102)
        }
    }

    /// Texts are then measured, which is accurate to a point.
    @Test("macOS: the window's content with rows hidden, no recorded frame being read", arguments: windowStates)
    private func hiddenRowsBlind(state: WindowState) throws {
        let root = try #require(try window(state).view(id: "6"))
        var options = LayoutOptions()
        options.isBlind = true
        var layout = try #require(LivingLayout(root, options))
        let size = layout.fittingSize()
        #expect(size.height == state.size.height && abs(size.width - state.size.width) <= 1)
        layout.resize(to: size)
        for (number, row) in Self.rows.enumerated() {
            #expect(try aligned(layout, row.check, EdgeInsets(all: 2)).origin == Point(x: 20, y: state.tops[number].check))
            let button = try aligned(layout, row.button, Self.buttonInsets)
            #expect(button.origin == Point(x: 20, y: state.tops[number].button))
            #expect(button.size.height == (state.hidden.contains(number) ? 0 : 21))
        }
    }

    @Test("macOS: frames are larger than the alignment rectangles that constraints use")
    func alignment() throws {
        var document = try document("PWDocument.xib")
        #expect(document.view(id: "100042")?.frame == Rect(x: 141, y: 158, width: 108, height: 17))
        // When it is ten points narrower, views pinned to the right edge move: the button shrinks, the distances are kept.
        let solved = Solved(document) { $0.size = Size(width: 276, height: 234) }
        #expect(solved["100027"] == [18, 198, 96, 18])
        #expect(solved["100042"][0] + solved["100042"][2] == 276 - 20 + 3)
        #expect(solved["100042"][0] + 3 == solved["100037"][0] + solved["100037"][2] - 6 + 11)
        document = try self.document("PWDocument.xib")
        #expect(Solved(document).all == Solved(document) { $0.size = Size(width: 266, height: 224) }.all)
    }
}

extension Rect {
    /// x, y, width and height; nothing if there are fewer numbers.
    fileprivate init(_ numbers: [Double]) {
        self =
            numbers.count == 4
            ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : Rect(x: 0, y: 0, width: 0, height: 0)
    }
}
