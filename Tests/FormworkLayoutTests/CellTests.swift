import FormworkImport
import FormworkLayout
import FormworkModel
import Testing

@Suite("Table and collection cells")
struct CellTests {
    /// Returns a table of a controller with one cell, in which `A` fills the margins of the content.
    private static func document(
        tools: Int, device: String = "retina4_7", cell: String = "", content: String = "", width: Double = 375
    ) throws -> InterfaceDocument {
        let canvas = Sketch.Canvas.device(device).tools(tools)
        let inner = Sketch.box("A")
        let formulas = [
            "A.leading = K.leadingMargin", "K.trailingMargin = A.trailing", "A.top = K.topMargin", "K.bottomMargin = A.bottom",
        ]
        let contentView = """
            <tableViewCellContentView key="contentView" id="K" \(content)><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
            <autoresizingMask key="autoresizingMask"/>\(Sketch.subviews(inner))\(Sketch.constraints(formulas))</tableViewCellContentView>
            """
        let table = """
            <tableView translatesAutoresizingMaskIntoConstraints="NO" id="T"><rect key="frame" x="0" y="0" width="\(canvas.size.width)" height="600"/>
            <prototypes><tableViewCell id="Cell" \(cell)><rect key="frame" x="0" y="28" width="\(canvas.size.width)" height="60"/>
            <autoresizingMask key="autoresizingMask"/>\(contentView)</tableViewCell></prototypes></tableView>
            """
        return try Sketch.controller(
            canvas, table, where: ["T.leading = R.leading", "T.trailing = R.trailing", "T.top = R.top", "T.bottom = R.bottom"])
    }

    @Test("A variation of a cell's content does not keep it from filling the cell")
    func variedContentFillsTheCell() throws {
        let text = String(decoding: try Self.document(tools: 22505).text(), as: UTF8.self)
        let varied = text.replacing(
            "</tableViewCellContentView>",
            with: "<variation key=\"default\"><mask key=\"constraints\"/></variation></tableViewCellContentView>")
        let document = try DocumentReader().read(Array(varied.utf8), file: "").document
        let solved = Solved(document) { $0.size = Size(width: 320, height: 568) }
        #expect(solved["K"] == [0, 0, 320, 60])
    }

    private static let canvases: [(tools: Int, device: String, side: Double, vertical: Double)] = [
        (11762, "retina4_7", 8, 8), (13771, "retina4_7", 16, 11), (16097, "retina4_7", 15, 11), (16097, "retina6_1", 20, 11),
        (19529, "retina4_7", 16, 11), (22505, "retina6_12", 20, 11), (24127, "retina4_7", 16, 15),
    ]

    @Test("The margins of a table cell's content depend on version and device", arguments: canvases)
    func margins(tools: Int, device: String, side: Double, vertical: Double) throws {
        let width = Sketch.Canvas.device(device).size.width
        let solved = Solved(try Self.document(tools: tools, device: device, width: width))
        #expect(solved["A"] == [side, vertical, width - 2 * side, 60 - 2 * vertical])
    }

    @Test("A content view without safe area margins has the screen's own margins since Xcode 26")
    func refusedSafeArea() throws {
        func side(_ device: String, _ tools: Int) throws -> Double {
            let content = "insetsLayoutMarginsFromSafeArea=\"NO\""
            let width = Sketch.Canvas.device(device).size.width
            return Solved(try Self.document(tools: tools, device: device, content: content, width: width))["A"][0]
        }
        #expect(try side("retina6_0", 22155) == 20)
        #expect(try side("retina6_0", 24128) == 16)
        #expect(try side("retina6_1", 24128) == 20)
    }

    @Test("Next to an accessory, the content is narrower, and its right margin is 8")
    func accessory() throws {
        let solved = Solved(try Self.document(tools: 16097, cell: "accessoryType=\"disclosureIndicator\"", width: 348.5))
        #expect(solved["K"] == [0, 0, 348.5, 60])
        #expect(solved["A"] == [15, 11, 325.5, 38])
    }

    @Test("On a device a cell is as wide as its table")
    func device() throws {
        let solved = Solved(try Self.document(tools: 16097)) { $0.device = Device(named: "iphone-15-pro-max") }
        #expect(solved["T"] == [0, 0, 430, 932])
        #expect(solved["Cell"][2] == 430)
        #expect(solved["A"] == [20, 11, 390, 38])
    }

    @Test("A collection view's cell has its own size, and no safe area")
    func collection() throws {
        let cell = """
            <collectionViewCell id="Cell"><rect key="frame" x="0" y="0" width="80" height="70"/>
            <view key="contentView" id="K"><rect key="frame" x="0" y="0" width="80" height="70"/><autoresizingMask key="autoresizingMask"/>
            \(Sketch.subviews(Sketch.box("A")))</view>
            \(Sketch.constraints(["A.leading = K.leading + 5", "K.trailing = A.trailing + 5", "A.centerY = K.centerY", "A.height = 10"]))
            </collectionViewCell>
            """
        let view = """
            <collectionView translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <cells>\(cell)</cells></collectionView>
            """
        let document = try Sketch.controller(
            Sketch.Canvas.device("retina6_12"), view,
            where: ["V.leading = R.leading", "V.trailing = R.trailing", "V.top = R.top", "V.bottom = R.bottom"])
        for device in [nil, Device(named: "ipad-pro-11")] {
            let solved = Solved(document) { $0.device = device }
            #expect(solved["A"] == [5, 30, 70, 10])
            #expect(solved.isClear)
            // A cell belongs to the entry of its container view.
            #expect(solved.layout.roots.count == 1)
        }
    }
}
