import FormworkLayout
import FormworkModel
import Testing

@Suite("Other screens")
struct ScreenTests {
    /// A label that Xcode recorded wider and higher than Formwork measures it: it may have had another font.
    private static let label = Sketch.box(
        "A", "label", frame: [0, 0, 90, 40], "text=\"Text\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
            + "<variation key=\"heightClass=regular-widthClass=regular\">"
            + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"34\"/></variation>")

    private static func document() throws -> InterfaceDocument {
        try Sketch.plain(label, where: ["A.left = R.left", "A.top = R.top"])
    }

    @Test("A leaf keeps its recorded size on the canvas, also if that size is requested")
    func recorded() throws {
        #expect(Solved(try Self.document())["A"] == [0, 0, 90, 40])
        #expect(Solved(try Self.document()) { $0.size = Size(width: 320, height: 480) }["A"] == [0, 0, 90, 40])
    }

    @Test("On another screen it is measured, under the screen's size classes")
    func measured() throws {
        let other = Solved(try Self.document()) { $0.size = Size(width: 321, height: 480) }["A"]
        #expect(other[2] < 40 && other[3] < 22)
        let device = Solved(try Self.document()) { $0.device = Device(named: "iphone-15") }["A"]
        #expect(device[2] < 40 && device[3] < 22)
        let regular = Solved(try Self.document()) { $0.sizeClasses = (.regular, .regular) }["A"]
        #expect(regular[2] > 60 && regular[2] < 80)
    }

    @Test("A living layout does the same when it is resized, and resized back")
    func living() throws {
        let document = try Self.document()
        let root = try #require(document.view(id: "R"))
        var layout = try #require(LivingLayout(root))
        for size in [Size(width: 321, height: 480), Size(width: 320, height: 480), Size(width: 100, height: 100)] {
            layout.resize(to: size)
            let frame = try #require(layout.frames.first { $0.view.id == "A" }?.frame)
            let fresh = Solved(document) { $0.size = size }["A"]
            #expect([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] == fresh, "\(size)")
        }
    }

    @Test("A tree without constraints may be a living layout, too")
    func maskedLiving() throws {
        let text = Sketch.fixed(
            "R", [0, 0, 200, 100], "view", "", mask: "widthSizable heightSizable",
            Sketch.subviews(Sketch.fixed("A", [10, 10, 180, 80], mask: "widthSizable heightSizable")))
        let document = try Sketch.xib(text)
        let root = try #require(document.view(id: "R"))
        var layout = try #require(LivingLayout(root))
        layout.resize(to: Size(width: 300, height: 300))
        #expect(layout.frames.last?.frame == Rect(x: 10, y: 10, width: 280, height: 280))
        #expect(layout.fittingSize() == Size(width: 20, height: 20))
    }

    @Test("Devices are recognized by Interface Builder's ids and by names, in any spelling")
    func devices() throws {
        #expect(Device(named: "retina4_7")?.names.first == "iphone-se")
        #expect(Device(named: "iPhone 15 Pro Max") == Device(named: "iphone-15-pro-max"))
        #expect(Device(named: "IPAD_PRO_11") == Device(named: "ipad11_0rounded"))
        #expect(Device(named: "nokia-3310") == nil)
        #expect(Device(named: "iPhone 16")?.name == "iphone-16")
        #expect(Device(named: "iPhone 16") == Device(named: "iphone-15"))
        #expect(Device(named: "retina6_12")?.name == "iphone-15")
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        #expect(Device(named: "iphone-15-pro-max")?.size(.landscape) == Size(width: 932, height: 430))
    }

    @Test("A view between two pixels keeps the recorded one; other frames, and blind layouts, are rounded up")
    func recordedPixels() throws {
        let canvas = Sketch.Canvas(tools: "8191", device: nil, size: Size(width: 320, height: 480))
        func document(_ frames: [Double]...) throws -> InterfaceDocument {
            try Sketch.controller(
                canvas, Sketch.box("A", frame: frames[0]), Sketch.box("B", frame: frames[1]),
                where: ["A", "B"].flatMap {
                    ["\($0).centerX = R.centerX", "\($0).top = R.top", "\($0).width = 101", "\($0).height = 20"]
                })
        }
        let twins = try document([109, 0, 101, 20], [110, 0, 101, 20])
        let solved = Solved(twins)
        #expect(solved["A"] == [109, 0, 101, 20])
        #expect(solved["B"] == [110, 0, 101, 20])
        #expect(Solved(twins) { $0.isBlind = true }["A"] == [110, 0, 101, 20])
        #expect(Solved(twins) { $0.direction = .rightToLeft }["A"] == [110, 0, 101, 20])
        let others = Solved(try document([109, 0, 100, 20], [108, 0, 101, 20]))
        #expect(others["A"] == [110, 0, 101, 20])
        #expect(others["B"] == [110, 0, 101, 20])
    }

    @Test("The devices of today are known, each with the source of its safe area")
    func currentDevices() throws {
        for (name, width, height) in [
            ("iphone-air", 420.0, 912.0), ("iphone-17", 402, 874), ("iphone-17-pro", 402, 874), ("iphone-17-pro-max", 440, 956),
            ("iphone-17e", 390, 844), ("iphone-16-plus", 430, 932), ("ipad-pro-11-m5", 834, 1210), ("ipad-pro-13-m5", 1032, 1376),
            ("ipad-air-13-m3", 1024, 1366), ("ipad-air-11-m3", 820, 1180), ("ipad-mini-a17", 744, 1133), ("ipad-a16", 820, 1180),
        ] {
            let device = try #require(Device(named: name))
            #expect(device.size(.portrait) == Size(width: width, height: height))
            #expect(device.basis == .published)
        }
        #expect(Device(named: "iphone-11")?.basis == .recorded)
        #expect(Device(named: "iphone-13-mini")?.basis == .derived)
    }

    @Test("Root views have the device's size in its orientation")
    func sizes() throws {
        let document = try Sketch.controller(
            Sketch.Canvas(), Sketch.box("A"),
            where: ["A.leading = R.leading", "A.trailing = R.trailing", "A.top = R.top", "A.bottom = R.bottom"])
        for (name, orientation, size) in [
            ("iphone-se", Device.Orientation.portrait, [375.0, 667]), ("iphone-15-pro-max", .landscape, [932, 430]),
            ("ipad-pro-11", .landscape, [1194, 834]),
        ] {
            let solved = Solved(document) {
                $0.device = Device(named: name)
                $0.orientation = orientation
            }
            #expect(solved["A"] == [0, 0] + size)
            #expect(solved.layout.roots.first?.device?.names.contains(name) == true)
        }
    }
}
