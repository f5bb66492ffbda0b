import FormworkLayout
import FormworkModel
import Testing

@Suite("Safe areas and layout guides")
struct SafeAreaTests {
    private static let withinSafe = [
        "A.leading = Safe.leading", "Safe.trailing = A.trailing", "A.top = Safe.top", "Safe.bottom = A.bottom",
    ]

    @Test(
        "On the canvas the safe area depends on the device and the version",
        arguments: [
            ("retina4_7", 14490, 20.0, 0.0), ("retina4_7", 16097, 0, 0), ("retina4_7", 21700, 20, 0), ("retina5_9", 14490, 44, 34),
            ("retina5_9", 21179, 47, 34), ("retina5_9", 22505, 50, 34), ("retina6_1", 19529, 44, 34), ("retina6_1", 21507, 48, 34),
            ("retina6_5", 22505, 44, 34), ("retina6_12", 22505, 59, 34), ("retina6_12", 23727, 118, 68), ("retina4_7", 23727, 20, 0),
            ("retina6_7", 21701, 47, 34), ("retina6_7", 24506, 118, 68),
            ("ipad11_0rounded", 15505, 24, 20), ("ipad9_7", 14490, 20, 0),
        ])
    func canvas(device: String, tools: Int, top: Double, bottom: Double) throws {
        let canvas = Sketch.Canvas.device(device).tools(tools)
        let solved = Solved(try Sketch.controller(canvas, Sketch.box("A"), where: Self.withinSafe))
        #expect(solved["A"] == [0, top, canvas.size.width, canvas.size.height - top - bottom])
    }

    /// A device, its orientation, and its safe area.
    private static let deviceAreas: [(String, Device.Orientation, [Double])] = [
        ("iphone-se", .portrait, [0, 20, 375, 647]), ("iphone-se", .landscape, [0, 0, 667, 375]),
        ("iphone-15-pro-max", .portrait, [0, 59, 430, 839]), ("iphone-15-pro-max", .landscape, [59, 0, 814, 410]),
        ("ipad-pro-11", .portrait, [0, 32, 834, 1137]), ("ipad-pro-11", .landscape, [0, 32, 1194, 777]),
        ("iphone-air", .portrait, [0, 68, 420, 810]), ("iphone-air", .landscape, [68, 0, 776, 400]),
    ]

    @Test("A device has its own safe area, for documents of any version", arguments: deviceAreas)
    func device(name: String, orientation: Device.Orientation, frame: [Double]) throws {
        for tools in [14490, 16097, 23727] {
            let solved = Solved(try Sketch.controller(Sketch.Canvas().tools(tools), Sketch.box("A"), where: Self.withinSafe)) {
                $0.device = Device(named: name)
                $0.orientation = orientation
            }
            #expect(solved["A"] == frame)
            #expect(solved.layout.roots.map(\.environment) == [.device])
        }
    }

    @Test("The controller's top and bottom guides end at the safe area")
    func controllerGuides() throws {
        let guides = """
            <layoutGuides><viewControllerLayoutGuide type="top" id="Top"/><viewControllerLayoutGuide type="bottom" id="Bot"/></layoutGuides>
            """
        let solved = Solved(
            try Sketch.controller(
                Sketch.Canvas.device("retina5_9").tools(13771), Sketch.box("A"), guides: "", owner: guides,
                where: ["A.top = Top.bottom + 1", "Bot.top = A.bottom + 2", "A.leading = R.leading", "A.width = 10"]))
        #expect(solved["A"] == [0, 45, 10, 812 - 45 - 36])
        #expect(solved.isClear)
    }

    @Test("The keyboard's guide is below the safe area while no keyboard is shown")
    func keyboard() throws {
        let solved = Solved(
            try Sketch.controller(
                Sketch.Canvas.device("retina6_12"), Sketch.box("A"),
                guides: "<viewLayoutGuide key=\"safeArea\" id=\"Safe\"/><keyboardLayoutGuide key=\"keyboard\" id=\"Key\"/>",
                where: ["Key.top = A.bottom + 10", "A.top = Safe.top", "A.leading = Key.leading", "Key.trailing = A.trailing"]))
        #expect(solved["A"] == [0, 59, 393, 852 - 34 - 10 - 59])
    }

    @Test("An inner view's safe area is the part of the screen's inside it, and empty in scrolled content")
    func inner() throws {
        func frame(_ element: String) throws -> [Double] {
            let inner = Sketch.box(
                "B", "view", "", Sketch.subviews(Sketch.box("A")) + "<viewLayoutGuide key=\"safeArea\" id=\"Inner\"/>")
            let outer = Sketch.box("O", element, "", Sketch.subviews(inner))
            return Solved(
                try Sketch.controller(
                    Sketch.Canvas.device("retina6_12"), outer,
                    where: [
                        "O.leading = R.leading", "O.trailing = R.trailing", "O.top = R.top", "O.bottom = R.bottom", "B.leading = O.leading",
                        "B.top = O.top + 19", "B.width = 100", "B.height = 200", "O.bottom = B.bottom @1", "A.leading = B.leading",
                        "A.trailing = B.trailing", "A.top = Inner.top", "A.bottom = Inner.bottom",
                    ]))["A"]
        }
        #expect(try frame("view") == [0, 40, 100, 160])
        let scrolling = try frame("scrollView")
        #expect(scrolling == [0, 0, 100, 200])
    }

    @Test(
        "A standard distance to the safe area is 0 in the first versions with safe areas",
        arguments: [(13122, 0.0), (14490, 0), (14800, 20), (22505, 20)])
    func symbolic(tools: Int, distance: Double) throws {
        let document = try Sketch.controller(
            Sketch.Canvas().tools(tools), Sketch.box("A"),
            where: [
                "A.leading = Safe.leading + 20 symbolic=\"YES\"", "A.top = R.top + 20 symbolic=\"YES\"", "A.width = 10", "A.height = 10",
            ])
        #expect(Solved(document)["A"] == [distance, 20, 10, 10])
        #expect(Solved(document) { $0.device = Device(named: "iphone-se") }["A"] == [20, 20, 10, 10])
    }

    @Test("A XIB's top view has a safe area from version 13100 on", arguments: [(12121, 0.0), (14490, 44), (15505, 44)])
    func xib(tools: Int, top: Double) throws {
        let root = Sketch.fixed(
            "R", [0, 0, 375, 812], "view", "", mask: "widthSizable heightSizable",
            Sketch.subviews(Sketch.box("A"))
                + Sketch.constraints(["A.leading = R.leading", "A.width = 5", "A.top = Safe.top", "A.height = 5"])
                + "<viewLayoutGuide key=\"safeArea\" id=\"Safe\"/>")
        let document = try Sketch.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES">
            <device id="retina5_9" orientation="portrait"/><objects>\(root)</objects></document>
            """)
        #expect(Solved(document)["A"] == [0, top, 5, 5])
    }
}
