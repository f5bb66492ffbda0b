import FormworkChanges
import FormworkDiagnostics
import FormworkModel
import Testing

@Suite("Outcomes of comparisons")
struct ComparisonOutcomeTests {
    private typealias F = Forms

    private static func text(_ comparison: FileComparison) -> String { comparison.shownText.text }

    @Test("A file with one version is added or removed, with its contents")
    func oneVersion() throws {
        let form = try F.form(x: 20)
        let added = F.comparison(nil, form), removed = F.comparison(form, nil)
        #expect(added.outcome == .added && removed.outcome == .removed && added.changes == nil && added.shown.isEmpty)
        #expect(Self.text(added) == "Form.xib: added with 2 views, 4 constraints\n")
        #expect(Self.text(removed) == "Form.xib: removed with 2 views, 4 constraints\n")
        #expect(removed.shownStatistics.text == "Form.xib: removed with 2 views, 4 constraints | no change\n")
    }

    @Test("A storyboard's contents include its scenes, and an empty document's are not mentioned")
    func contents() throws {
        let board = try F.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
            <viewController id="v"><view key="view" id="w"/></viewController></objects></scene></scenes></document>
            """)
        #expect(F.comparison(nil, board).contents == "with 1 scene, 1 view")
        let empty = try F.read("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects/></document>")
        #expect(F.comparison(nil, empty).contents == nil && Self.text(F.comparison(nil, empty)) == "Form.xib: added\n")
        #expect(F.comparison(board, board).contents == nil)
    }

    @Test("An unchanged file has no text, and a renamed one has both names")
    func unchanged() throws {
        let form = try F.form(x: 20)
        let equal = F.comparison(form, form), renamed = F.comparison(form, form, oldName: "Old.xib")
        #expect(equal.isEqual && Self.text(equal).isEmpty && equal.shownStatistics.isEmpty)
        #expect(renamed.outcome == .renamed && !renamed.isEqual && Self.text(renamed) == "Old.xib → Form.xib\n")
        #expect(renamed.shownStatistics.text == "Old.xib → Form.xib | no change\n")
    }

    @Test("Folded differences are counted by class; alone, they aren't a change")
    func folded() throws {
        let (old, new) = (try F.xib(F.label("A")), try F.xib(F.label("B", "misplaced=\"YES\""), tools: "24000"))
        let comparison = F.comparison(old, new)
        #expect(
            Self.text(comparison)
                == "Form.xib\n    A (label): text \"A\" → \"B\"\n    folded: 1 × tool versions, 1 × Interface Builder warnings\n")
        #expect(comparison.shownStatistics.text == "Form.xib | 1 change, 2 folded\n")
        #expect(comparison.folded.map(\.folded) == [.versions, .flags] && comparison.folded.map(\.count) == [1, 1])
        let alone = try F.comparison(old, F.xib(F.label("A"), tools: "24000"))
        #expect(alone.outcome == .equal)
    }

    @Test("Unfolded differences are listed by class, and count as changes")
    func unfolded() throws {
        var options = ReviewOptions()
        options.unfolds = true
        let (old, new) = (try F.xib(F.label("A")), try F.xib(F.label("A", "misplaced=\"YES\""), tools: "24000"))
        let comparison = F.comparison(old, new, options)
        #expect(comparison.outcome == .changed)
        #expect(
            Self.text(comparison)
                == "Form.xib\n    folded: tool versions\n        tools version 22505 → 24000\n    folded: Interface Builder warnings\n        A (label): misplaced → yes\n"
        )
        #expect(F.comparison(old, old, options).isEqual)
    }

    // MARK: Scenes

    private static func board(_ first: String, _ second: String) throws -> InterfaceDocument {
        func scene(_ number: Int, _ title: String, _ text: String) -> String {
            """
            <scene sceneID="sce-ne-00\(number)"><objects><viewController title="\(title)" id="con-tr-00\(number)"><view key="view" id="vie-w0-00\(number)"><subviews>
            <label text="\(text)" id="lab-el-00\(number)"/></subviews></view></viewController></objects></scene>
            """
        }
        return try F.read(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"><scenes>\(scene(1, "List", first))\(scene(2, "Item", second))</scenes></document>"
        )
    }

    @Test(
        "Only the changes of a scene are shown, which is named by its id or label",
        arguments: [("List", 1), ("sce-ne-001", 1), ("sce-ne-002", 1), ("Item", 1), ("None", 0)])
    func scenes(scene: String, count: Int) throws {
        var options = ReviewOptions()
        options.scene = scene
        let comparison = try F.comparison(Self.board("A", "B"), Self.board("C", "D"), options)
        #expect(comparison.shown.count == count && comparison.changes?.changes.count == 2)
        #expect(comparison.outcome == (count == 0 ? .equal : .changed))
    }

    // MARK: Effects

    private static var solving: ReviewOptions {
        var options = ReviewOptions()
        options.solves = true
        return options
    }

    @Test("A view that a constraint moves is an effect, with both frames")
    func moves() throws {
        let comparison = try F.comparison(F.form(x: 20), F.form(x: 35), Self.solving)
        let moves = try #require(comparison.effects).moves
        #expect(moves.map(\.place) == ["Box 1 (view)"] && moves.map(\.screens) == [[]])
        #expect(
            moves.first?.from == Rect(x: 20, y: 10, width: 50, height: 40) && moves.first?.to == Rect(x: 35, y: 10, width: 50, height: 40))
        #expect(
            Self.text(comparison) == """
                Form.xib
                    Box 1 (view): leading to Form 20 → 35
                    on screen: Box 1 (view) {20, 10, 50, 40} → {35, 10, 50, 40}
                    folded: 1 × frames that follow from constraints

                """)
    }

    @Test("Without an effect, the report says so")
    func noEffects() throws {
        let comparison = try F.comparison(F.xib(F.label("A", "tag=\"1\"")), F.xib(F.label("A", "tag=\"2\"")), Self.solving)
        #expect(Self.text(comparison).contains("    on screen: no moved views, and no new or resolved findings\n"))
        #expect(comparison.effects?.screens == [""])
    }

    @Test("Of many moved views, forty are listed and the others are counted")
    func manyMoves() throws {
        func form(_ x: Double) throws -> InterfaceDocument {
            let boxes = (10..<52).map { F.box("box-Vw-0\($0)", x: x, y: Double($0)) }
            return try F.xib(boxes.map(\.view).joined(), constraints: boxes.map(\.constraints).joined())
        }
        let text = try Self.text(F.comparison(form(20), form(30), Self.solving))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("    on screen: Box") } == 40)
        #expect(text.contains("    on screen: 2 more views have moved\n"))
    }
}
