import FormworkLayout
import FormworkModel
import Testing

@Suite("Safe areas of sheets and of freeform views")
struct RootShapeTests {
    private static let withinSafe = [
        "A.leading = Safe.leading", "Safe.trailing = A.trailing", "A.top = Safe.top", "Safe.bottom = A.bottom",
    ]

    /// Returns the safe area's distances from the root's top, left and bottom.
    private static func insets(
        _ device: String, _ tools: Int, size: Size, orientation: Device.Orientation = .portrait, _ owner: String = ""
    ) throws -> [Double] {
        var canvas = Sketch.Canvas.device(device, orientation).tools(tools)
        canvas.size = size
        let inner = Solved(try Sketch.controller(canvas, Sketch.box("A"), owner: owner, where: withinSafe))["A"]
        return [inner[1], inner[0], size.height - inner[1] - inner[3]]
    }

    /// Device, version, size, and the top and bottom without and with a navigation bar.
    private static let sheets: [(String, Int, Size, [Double], [Double])] = [
        ("retina6_1", 17156, Size(width: 414, height: 842), [0, 34], [56, 34]),
        ("retina4_7", 16096, Size(width: 375, height: 647), [0, 0], [56, 0]),
        ("retina5_9", 21701, Size(width: 375, height: 802), [0, 0], [56, 0]),
        ("retina6_12", 24765, Size(width: 393, height: 793), [59, 0], [70, 0]),
        ("retina6_1", 24506, Size(width: 414, height: 848), [48, 0], [70, 0]),
        ("retina6_12", 24765, Size(width: 393, height: 783), [59, 0], [70, 0]),
        ("retina5_9", 24765, Size(width: 375, height: 752), [50, 0], [70, 0]),
    ]

    @Test("A sheet has no status bar, and its navigation bar is higher", arguments: sheets)
    func sheet(device: String, tools: Int, size: Size, plain: [Double], bar: [Double]) throws {
        let simulated = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        #expect(try Self.insets(device, tools, size: size) == [plain[0], 0, plain[1]])
        #expect(try Self.insets(device, tools, size: size, simulated) == [bar[0], 0, bar[1]])
    }

    private static let sizes: [(tools: Int, height: Double, top: Double)] = [
        (12121, 440, 20), (13771, 299, 0), (14490, 475, 0), (14490, 547, 20), (21701, 299, 20),
    ]

    @Test("In some versions, a view much lower than a phone is below the status bar", arguments: sizes)
    func low(tools: Int, height: Double, top: Double) throws {
        let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        #expect(try Self.insets("retina4_7", tools, size: Size(width: 500, height: height), freeform)[0] == top)
    }

    @Test("A freeform view of another size than the screen's has the cut-out once in the last versions, before twice")
    func freeform() throws {
        let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        let size = Size(width: 320, height: 600)
        #expect(try Self.insets("retina5_9", 24412, size: size, freeform)[0] == 100)
        #expect(try Self.insets("retina5_9", 24765, size: size, freeform)[0] == 50)
    }

    @Test("A freeform view is upright on a phone in landscape")
    func upright() throws {
        let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        let size = Size(width: 1000, height: 68)
        #expect(try Self.insets("retina6_0", 21208, size: size, orientation: .landscape, freeform) == [0, 0, 34])
        let screen = Size(width: 844, height: 390)
        #expect(try Self.insets("retina6_0", 21208, size: screen, orientation: .landscape, freeform) == [0, 47, 21])
    }

    @Test(
        "The heights of bars depend on the version",
        arguments: [("retina6_12", 23504, 44.0, 96.0), ("retina6_12", 24128, 54, 106), ("ipad11_0rounded", 20037, 50, 96)])
    func bars(device: String, tools: Int, bar: Double, large: Double) throws {
        let size = Sketch.Canvas.device(device).size
        let status = try Self.insets(device, tools, size: size)[0]
        let canvas = Sketch.Canvas.device(device).tools(tools)
        for (attributes, height) in [("", bar), ("largeTitles=\"YES\"", large)] {
            let navigation = """
                <scene sceneID="SN"><objects><navigationController id="N"><navigationBar key="navigationBar" id="NB" \(attributes)>
                <rect key="frame" x="0" y="0" width="9" height="9"/></navigationBar>
                <connections><segue destination="C" kind="relationship" relationship="rootViewController" id="s"/></connections>
                </navigationController></objects></scene>
                """
            let content =
                Sketch.subviews(Sketch.box("A")) + Sketch.constraints(Self.withinSafe) + "<viewLayoutGuide key=\"safeArea\" id=\"Safe\"/>"
            let scene = Sketch.scene("S", "C", "R", canvas, holding: content)
            #expect(Solved(try Sketch.storyboard(canvas, navigation, scene))["A"][1] == status + height)
        }
    }
}
