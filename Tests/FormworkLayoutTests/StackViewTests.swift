import FormworkLayout
import Testing

@Suite("Stack views")
struct StackViewTests {
    /// Returns a stack `S` of 300 × 100 at 10, 20 with views of these sizes; nil for an undetermined length.
    private static func stack(
        _ attributes: String, _ sizes: [(width: Double?, height: Double?)], hidden: Set<Int> = [], content: String = "",
        size: [String] = ["S.width = 300", "S.height = 100"], direction: LayoutOptions.Direction = .leftToRight
    ) throws -> Solved {
        var formulas = ["S.left = R.left + 10", "S.top = R.top + 20"] + size
        var views = ""
        for (number, size) in sizes.enumerated() {
            let id = "V\(number + 1)"
            views += Sketch.box(id, hidden.contains(number + 1) ? "view hidden=\"YES\"" : "view").replacing(
                "</view hidden=\"YES\">", with: "</view>")
            if let width = size.width { formulas.append("\(id).width = \(width)") }
            if let height = size.height { formulas.append("\(id).height = \(height)") }
        }
        let document = try Sketch.plain(
            Sketch.box("S", "stackView", attributes, "<subviews>\(views)</subviews>" + content), where: formulas)
        return Solved(document) { $0.direction = direction }
    }

    private static func row(_ solved: Solved, _ count: Int) -> [[Double]] {
        (1...count).map { [solved["V\($0)"][0], solved["V\($0)"][2]] }
    }

    private static func column(_ solved: Solved, _ count: Int) -> [[Double]] {
        (1...count).map { [solved["V\($0)"][1], solved["V\($0)"][3]] }
    }

    @Test("fill: views are in a row, and fill the stack across")
    func fill() throws {
        let solved = try Self.stack("spacing=\"10\"", [(50, nil), (nil, nil), (60, nil)])
        #expect(solved["S"] == [10, 20, 300, 100])
        #expect(solved["V1"] == [0, 0, 50, 100])
        #expect(solved["V2"] == [60, 0, 170, 100])
        #expect(solved["V3"] == [240, 0, 60, 100])
        #expect(solved.isClear)
        let vertical = try Self.stack("axis=\"vertical\"", [(nil, 30), (nil, nil)])
        #expect(vertical["V2"] == [0, 30, 300, 70])
    }

    @Test("Right to left, the first view is the rightmost")
    func rightToLeft() throws {
        let solved = try Self.stack("spacing=\"10\"", [(50, nil), (nil, nil)], direction: .rightToLeft)
        #expect(Self.row(solved, 2) == [[250, 50], [0, 240]])
    }

    @Test("fillEqually: all are of one length")
    func fillEqually() throws {
        let solved = try Self.stack("distribution=\"fillEqually\" spacing=\"15\"", [(nil, nil), (nil, nil), (nil, nil)])
        #expect(Self.row(solved, 3) == [[0, 90], [105, 90], [210, 90]])
        #expect(solved.isClear)
    }

    @Test("fillProportionally: lengths are proportional to the contents' lengths")
    func fillProportionally() throws {
        let views = ["V1": 30.0, "V2": 70].sorted { $0.key < $1.key }.map { id, width in
            Sketch.box(id, "view", "placeholderIntrinsicWidth=\"\(width)\" placeholderIntrinsicHeight=\"10\"")
        }
        let document = try Sketch.plain(
            Sketch.box("S", "stackView", "distribution=\"fillProportionally\"", "<subviews>\(views.joined())</subviews>"),
            where: ["S.left = R.left", "S.top = R.top", "S.width = 300", "S.height = 100"])
        let solved = Solved(document)
        #expect(Self.row(solved, 2) == [[0, 90], [90, 210]])
        #expect(solved.isClear)
    }

    @Test("equalSpacing: the gaps are equal, and no smaller than the spacing")
    func equalSpacing() throws {
        let solved = try Self.stack("distribution=\"equalSpacing\" spacing=\"5\"", [(50, nil), (100, nil), (30, nil)])
        #expect(Self.row(solved, 3) == [[0, 50], [110, 100], [270, 30]])
        let hugging = try Self.stack(
            "distribution=\"equalSpacing\" spacing=\"5\"", [(50, nil), (100, nil), (30, nil)], size: ["S.height = 100"])
        #expect(hugging["S"] == [10, 20, 190, 100])
        #expect(hugging.isClear)
    }

    @Test("equalCentering: the centres have equal distances, as far as the spacing allows")
    func equalCentering() throws {
        let solved = try Self.stack("distribution=\"equalCentering\" spacing=\"5\"", [(20, nil), (100, nil), (60, nil)])
        // The first centre is at 10, the last at 270.
        #expect(Self.row(solved, 3) == [[0, 20], [90, 100], [240, 60]])
        #expect(solved.isClear)
    }

    @Test(
        "Views are placed across the stack according to its alignment",
        arguments: [
            ("leading", [0.0, 0]), ("center", [125, 50]), ("trailing", [250, 100]),
        ])
    func alignment(name: String, places: [Double]) throws {
        let solved = try Self.stack("axis=\"vertical\" alignment=\"\(name)\"", [(50, 50), (200, nil)])
        #expect([solved["V1"][0], solved["V2"][0]] == places)
        #expect([solved["V1"][2], solved["V2"][2]] == [50, 200])
        let mirrored = try Self.stack("axis=\"vertical\" alignment=\"\(name)\"", [(50, 50), (200, nil)], direction: .rightToLeft)
        #expect(mirrored["V1"][0] == 250 - places[0])
        #expect(mirrored["V2"][0] == 100 - places[1])
    }

    @Test(
        "Views in a row are aligned at the top, the bottom or the center",
        arguments: [("top", 0.0), ("center", 35), ("bottom", 70)])
    func rowAlignment(name: String, y: Double) throws {
        let solved = try Self.stack("alignment=\"\(name)\"", [(50, 30), (nil, 100)])
        #expect(solved["V1"] == [0, y, 50, 30])
        #expect(solved["V2"] == [50, 0, 250, 100])
    }

    @Test("Without filling, the stack hugs its largest view")
    func hugging() throws {
        let solved = try Self.stack("axis=\"vertical\" alignment=\"leading\"", [(50, 50), (120, 30)], size: [])
        #expect(solved["S"] == [10, 20, 120, 80])
        #expect(solved.isClear)
    }

    @Test("Hidden views have neither room nor spacing")
    func hidden() throws {
        let solved = try Self.stack("spacing=\"10\"", [(50, nil), (nil, nil), (60, nil)], hidden: [1])
        #expect(solved["V2"] == [0, 0, 230, 100])
        let last = try Self.stack("spacing=\"10\"", [(50, nil), (nil, nil), (60, nil)], hidden: [3])
        #expect(last["V2"] == [60, 0, 240, 100])
        let middle = try Self.stack("spacing=\"10\"", [(50, nil), (nil, nil), (nil, nil)], hidden: [2])
        #expect(middle["V3"] == [60, 0, 240, 100])
        #expect(middle["V2"][2] == 0)
        let none = try Self.stack("spacing=\"10\"", [(50, 20), (60, 20)], hidden: [1, 2], size: [])
        #expect(none["S"][2] == 0)
        // UIKit requires hidden views to have no extent, against their required widths.
        #expect(none.conflicts.count == 2 && none.isFinite)
    }

    @Test("An indicator that hides when it stops keeps its room on the canvas")
    func indicator() throws {
        for (attributes, x) in [("", 0.0), ("hidesWhenStopped=\"YES\"", 30)] {
            let indicator = Sketch.box("V1", "activityIndicatorView").replacing("id=\"V1\"", with: "hidden=\"YES\" \(attributes) id=\"V1\"")
            let document = try Sketch.plain(
                Sketch.box("S", "stackView", "spacing=\"10\"", "<subviews>\(indicator)\(Sketch.box("V2"))</subviews>"),
                where: ["S.left = R.left", "S.top = R.top", "S.width = 300", "S.height = 100"])
            #expect(Solved(document) { $0.isBlind = true }["V2"] == [x, 0, 300 - x, 100])
        }
    }

    @Test("Spacing may be from the last baseline of a view to the first of the next")
    func baselineRelative() throws {
        func heights(_ attributes: String) throws -> [Double] {
            let font = #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#
            let labels = ["V1", "V2"].map { Sketch.box($0, "label", "text=\"Text\"", font) }.joined()
            let document = try Sketch.plain(
                Sketch.box("S", "stackView", "axis=\"vertical\" spacing=\"30\" \(attributes)", "<subviews>\(labels)</subviews>"),
                where: ["S.left = R.left", "S.top = R.top"])
            return [Solved(document) { $0.isBlind = true }["V2"][1]]
        }
        #expect(try heights("") == [54])
        // The second line's ascent and the first one's descent are part of the spacing.
        #expect(try heights("baselineRelativeArrangement=\"YES\"") == [30])
    }

    @Test("The standard spacing is 8")
    func standardSpacing() throws {
        let solved = try Self.stack("spacingType=\"standard\"", [(50, nil), (nil, nil)])
        #expect(Self.row(solved, 2) == [[0, 50], [58, 242]])
    }

    @Test("A stack's layout margins keep its views away from its edges")
    func margins() throws {
        let margins = "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"20\" bottom=\"3\" trailing=\"40\"/>"
        let solved = try Self.stack("", [(50, nil), (nil, nil)], content: margins)
        #expect(solved["V1"] == [20, 1, 50, 96])
        #expect(solved["V2"] == [70, 1, 190, 96])
        let mirrored = try Self.stack("", [(50, nil), (nil, nil)], content: margins, direction: .rightToLeft)
        #expect(mirrored["V1"] == [230, 1, 50, 96])
        #expect(mirrored["V2"] == [40, 1, 190, 96])
    }

    @Test("A stack's size comes from its content, through nested stacks")
    func nested() throws {
        let inner = Sketch.box("I", "stackView", "axis=\"vertical\" spacing=\"2\"", Sketch.subviews(Sketch.box("A"), Sketch.box("B")))
        let document = try Sketch.plain(
            Sketch.box("S", "stackView", "spacing=\"4\"", Sketch.subviews(inner, Sketch.box("D"))),
            where: [
                "S.left = R.left", "S.top = R.top", "A.width = 50", "A.height = 20", "B.height = 30", "D.width = 60",
            ])
        let solved = Solved(document)
        #expect(solved["S"] == [0, 0, 114, 52])
        #expect(solved["B"] == [0, 22, 50, 30])
        #expect(solved["D"] == [54, 0, 60, 52])
        #expect(solved.isClear)
    }

    @Test("An empty stack is laid out by its constraints, and has no size without any")
    func empty() throws {
        let solved = try Self.stack("", [], size: ["S.width = 30", "S.height = 40"])
        #expect(solved["S"] == [10, 20, 30, 40])
        let open = try Self.stack("", [], size: [])
        #expect(open.isFinite && open.conflicts.isEmpty)
    }
}
