import FormworkLayout
import FormworkModel
import Testing

@Suite("Layout margins")
struct MarginTests {
    private static let withinMargins = [
        "A.leading = R.leadingMargin", "R.trailingMargin = A.trailing", "A.top = R.topMargin", "R.bottomMargin = A.bottom",
    ]

    @Test(
        "The root view of a controller has margins of 16 points, and of 20 from a width of 414",
        arguments: [("retina4_0", 16.0), ("retina4_7", 16), ("retina5_5", 20), ("ipad9_7", 20)])
    func root(device: String, side: Double) throws {
        let canvas = Sketch.Canvas.device(device).tools(16097)
        let solved = Solved(try Sketch.controller(canvas, Sketch.box("A"), where: Self.withinMargins))
        #expect(solved["A"] == [side, 0, canvas.size.width - 2 * side, canvas.size.height])
    }

    @Test(
        "The square canvas has margins of 16 points before Interface Builder 8100, and of 20 since",
        arguments: [(7706, 16.0), (8100, 20), (10117, 20)])
    func square(tools: Int, side: Double) throws {
        var canvas = Sketch.Canvas().tools(tools)
        (canvas.device, canvas.size) = (nil, Size(width: 600, height: 600))
        let solved = Solved(try Sketch.controller(canvas, Sketch.box("A"), guides: "", where: Self.withinMargins))
        #expect(solved["A"] == [side, 0, 600 - 2 * side, 600])
    }

    @Test("The safe area adds to margins, unless the view opts out")
    func safeArea() throws {
        let canvas = Sketch.Canvas.device("retina6_12")
        let solved = Solved(try Sketch.controller(canvas, Sketch.box("A"), where: Self.withinMargins))
        #expect(solved["A"] == [16, 59, 361, 852 - 59 - 34])
        let other = Solved(
            try Sketch.controller(canvas, Sketch.box("A"), root: "insetsLayoutMarginsFromSafeArea=\"NO\"", where: Self.withinMargins))
        #expect(other["A"] == [16, 0, 361, 852])
    }

    @Test("An explicit margin of a root is at least the system's at the sides, unless the controller opts out")
    func explicit() throws {
        let margins = "<edgeInsets key=\"layoutMargins\" top=\"5\" left=\"3\" bottom=\"6\" right=\"40\"/>"
        func frame(_ controller: String) throws -> [Double] {
            let scene = Sketch.scene(
                "S", "C", "R", holding: "\(Sketch.subviews(Sketch.box("A")))\(margins)\(Sketch.constraints(Self.withinMargins))")
            let text = scene.replacing("<viewController id=\"C\">", with: "<viewController id=\"C\" \(controller)>")
            return Solved(try Sketch.storyboard(Sketch.Canvas().tools(16097), text))["A"]
        }
        #expect(try frame("") == [16, 5, 375 - 16 - 40, 667 - 11])
        #expect(try frame("viewRespectsSystemMinimumLayoutMargins=\"NO\"") == [3, 5, 375 - 3 - 40, 667 - 11])
    }

    @Test(
        "A top-level view has the same margins if the version has system margins",
        arguments: [(12121, 16.0), (16097, 20), (21701, 20)])
    func explicitTopLevel(tools: Int, side: Double) throws {
        let margins = "<edgeInsets key=\"layoutMargins\" top=\"0.0\" left=\"16\" bottom=\"0.0\" right=\"16\"/>"
        let content = Sketch.subviews(Sketch.box("A")) + margins + Sketch.constraints(Self.withinMargins)
        let root = Sketch.fixed(
            "R", [0, 0, 414, 86], "view", "insetsLayoutMarginsFromSafeArea=\"NO\"", mask: "widthSizable heightSizable", content)
        #expect(Solved(try Sketch.xib(root, tools: tools))["A"] == [side, 0, 414 - 2 * side, 86])
    }

    @Test("Other views have margins of 8, or the document's")
    func ordinary() throws {
        func frame(_ margins: String, _ direction: LayoutOptions.Direction = .leftToRight) throws -> [Double] {
            let inner = Sketch.box("B", "view", "", Sketch.subviews(Sketch.box("A")) + margins)
            let document = try Sketch.plain(
                inner,
                where: [
                    "B.left = R.left + 10", "B.top = R.top + 10", "B.width = 100", "B.height = 100", "A.leading = B.leadingMargin",
                    "A.trailing = B.trailingMargin", "A.top = B.topMargin", "A.bottom = B.bottomMargin",
                ])
            return Solved(document) { $0.direction = direction }["A"]
        }
        #expect(try frame("") == [8, 8, 84, 84])
        #expect(try frame("<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>") == [2, 1, 94, 96])
        let directional = "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"30\" bottom=\"3\" trailing=\"10\"/>"
        #expect(try frame(directional) == [30, 1, 60, 96])
        #expect(try frame(directional, .rightToLeft) == [10, 1, 60, 96])
    }

    @Test("A view that preserves its superview's margins has at least the part inside it")
    func preserving() throws {
        func frame(_ attributes: String) throws -> [Double] {
            let inner = Sketch.box("B", "view", attributes, Sketch.subviews(Sketch.box("A")))
            let document = try Sketch.controller(
                Sketch.Canvas().tools(16097), inner,
                where: [
                    "B.leading = R.leading + 5", "R.trailing = B.trailing + 2", "B.top = R.top + 100", "B.height = 100",
                    "A.leading = B.leadingMargin", "A.trailing = B.trailingMargin", "A.top = B.topMargin", "A.bottom = B.bottomMargin",
                ])
            return Solved(document)["A"]
        }
        #expect(try frame("") == [8, 8, 368 - 16, 84])
        #expect(try frame("preservesSuperviewLayoutMargins=\"YES\"") == [11, 8, 368 - 11 - 14, 84])
    }

    @Test("The centre of unequal margins differs from the view's")
    func center() throws {
        let inner = Sketch.box(
            "B", "view", "",
            Sketch.subviews(Sketch.box("A")) + "<edgeInsets key=\"layoutMargins\" top=\"10\" left=\"20\" bottom=\"30\" right=\"0\"/>")
        let solved = Solved(
            try Sketch.plain(
                inner,
                where: [
                    "B.left = R.left", "B.top = R.top", "B.width = 100", "B.height = 100", "A.centerX = B.centerXWithinMargins",
                    "A.centerY = B.centerYWithinMargins", "A.width = 10", "A.height = 10",
                ]))
        #expect(solved["A"] == [55, 35, 10, 10])
    }
}
