import FormworkImport
import FormworkLayout
import FormworkModel
import Testing

@Suite("Frames that the document does not record")
struct UnrecordedFrameTests {
    private static let filling = ["A.leading = K.leading + 8", "K.trailing = A.trailing + 8", "A.top = K.top", "K.bottom = A.bottom"]

    private static func document(
        cell: String, content: String, table: String = "", inner: String = Sketch.box("A"), formulas: [String] = filling
    ) throws -> InterfaceDocument {
        let table = """
            <tableView translatesAutoresizingMaskIntoConstraints="NO" id="T" \(table)><rect key="frame" x="0" y="0" width="375" height="600"/>
            <prototypes><tableViewCell id="Cell">\(cell)<autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" id="K">\(content)<autoresizingMask key="autoresizingMask"/>
            \(Sketch.subviews(inner))\(Sketch.constraints(formulas))</tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        return try Sketch.controller(
            Sketch.Canvas(), table, where: ["T.leading = R.leading", "T.trailing = R.trailing", "T.top = R.top", "T.bottom = R.bottom"])
    }

    @Test("A cell's content without a frame fills the cell")
    func content() throws {
        let solved = Solved(try Self.document(cell: #"<rect key="frame" x="0" y="28" width="375" height="60"/>"#, content: ""))
        #expect(solved["K"] == [0, 0, 375, 60])
        #expect(solved["A"] == [8, 0, 359, 60])
        #expect(solved.isClear)
    }

    @Test("A cell without a frame is as wide as its table, and as high as its rows", arguments: [("", 44.0), (#"rowHeight="70""#, 70)])
    func cell(table: String, height: Double) throws {
        let solved = Solved(try Self.document(cell: "", content: "", table: table))
        #expect(solved["Cell"].suffix(2) == [375, height])
        #expect(solved["A"] == [8, 0, 359, height])
    }

    @Test("A frame may be written as distances from the superview's edges")
    func inset() throws {
        func frame(_ attributes: String) throws -> [Double] {
            let inner = #"<view id="A"><frame key="frameInset" \#(attributes)/><autoresizingMask key="autoresizingMask"/></view>"#
            return Solved(try Sketch.xib(Sketch.fixed("R", [0, 0, 200, 100], "view", "", Sketch.subviews(inner))))["A"]
        }
        #expect(try frame("") == [0, 0, 200, 100])
        #expect(try frame(#"minX="15" width="100" height="43""#) == [15, 0, 100, 43])
        #expect(try frame(#"minX="15" maxX="5" minY="4" maxY="6""#) == [15, 4, 180, 90])
        #expect(try frame(#"maxX="5" width="20" maxY="10" height="30""#) == [175, 60, 20, 30])
    }

    @Test("Setting a frame replaces one that was written as distances")
    func set() throws {
        let inner = #"<view id="A"><frame key="frameInset" minX="1" width="2" height="3"/></view>"#
        let document = try Sketch.xib(Sketch.fixed("R", [0, 0, 200, 100], "view", "", Sketch.subviews(inner)))
        var editor = DocumentEditor(document)
        let view = try #require(document.view(id: "A"))
        editor.setFrame(Rect(x: 5, y: 6, width: 7, height: 8), of: view)
        let text = String(decoding: editor.finish().text(), as: UTF8.self)
        #expect(!text.contains("frameInset"))
        #expect(text.contains(#"<rect key="frame" x="5" y="6" width="7" height="8"/>"#))
    }

    @Test("A controller's view without a frame fills the screen")
    func controller() throws {
        let document = try Sketch.controller(
            Sketch.Canvas(), Sketch.box("A"),
            where: ["A.leading = R.leading", "A.trailing = R.trailing", "A.top = R.top", "A.bottom = R.bottom"])
        let text = String(decoding: document.text(), as: UTF8.self)
        let bare = text.replacing(#"<rect key="frame" x="0.0" y="0.0" width="375.0" height="667.0"/>"#, with: "", maxReplacements: 1)
        #expect(bare != text)
        let solved = Solved(try DocumentReader().read(Array(bare.utf8), file: "").document)
        #expect(solved["A"] == [0, 0, 375, 667])
    }

    @Test(
        "A recorded height that is too small isn't a conflict if the cell sizes itself",
        arguments: [("", true), (#"rowHeight="-1""#, true), (#"rowHeight="44""#, true), (#"rowHeight="60""#, false)])
    func selfSizing(table: String, grows: Bool) throws {
        let document = try Self.document(
            cell: #"<rect key="frame" x="0" y="28" width="375" height="60"/>"#, content: "", table: table,
            formulas: Self.filling + ["A.height = 100"])
        let conflicts = document.layout().roots.flatMap(\.conflicts)
        try #require(conflicts.count == 1)
        #expect(conflicts[0].endsWithHeight == grows)
        let onDevice = Solved(document) { $0.device = Device(named: "retina4_7") }
        #expect(onDevice["A"].last == (grows ? 100 : 60))
    }

    @Test(
        "A cell without a fixed row height grows with larger text",
        arguments: [("", true), (#"rowHeight="60""#, false)])
    func largerTexts(table: String, grows: Bool) throws {
        let label = Sketch.box(
            "A", "label", frame: [8, 0, 359, 60], #"text="Title" verticalHuggingPriority="251""#,
            #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
        let document = try Self.document(
            cell: #"<rect key="frame" x="0" y="28" width="375" height="60"/>"#, content: "", table: table, inner: label)
        let usual = Solved(document)
        #expect(usual["A"].last == 60)
        let large = Solved(document) { $0.textSize = .accessibilityExtraExtraExtraLarge }
        let height = try #require(large["A"].last)
        #expect(large["Cell"].last == height)
        #expect(grows ? height > 60 && height < 70 : height == 60)
    }
}
