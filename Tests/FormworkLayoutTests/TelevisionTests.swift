import FormworkLayout
import Testing

@Suite("Televisions")
struct TelevisionTests {
    /// Returns the distances of the safe area from the root's edges: top, left, bottom.
    private static func insets(_ tools: Int, owner: String = "", guide: String = "safeArea") throws -> [Double] {
        let content =
            Sketch.subviews(Sketch.box("A"))
            + Sketch.constraints([
                "A.leading = Safe.leading", "Safe.trailing = A.trailing", "A.top = Safe.top", "Safe.bottom = A.bottom",
            ]) + "<viewLayoutGuide key=\"\(guide)\" id=\"Safe\"/>"
        let root = Sketch.fixed("R", [0, 0, 1920, 1080], "view", "key=\"view\"", mask: "widthSizable heightSizable", content)
        let document = try Sketch.read(
            """
            <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0" toolsVersion="\(tools)" targetRuntime="AppleTV" \
            useAutolayout="YES" useSafeAreas="YES"><device id="appleTV" orientation="landscape"/>
            <scenes><scene sceneID="S"><objects><viewController id="C">\(owner)\(root)</viewController></objects></scene></scenes></document>
            """)
        let inner = Solved(document)["A"]
        return [inner[1], inner[0], 1080 - inner[1] - inner[3]]
    }

    @Test(
        "The safe area depends on the version",
        arguments: [(12121, [0.0, 0, 0]), (14490, [60, 90, 60]), (16097, [60, 90, 60]), (17506, [60, 80, 60]), (24506, [60, 80, 60])])
    func safeArea(tools: Int, expected: [Double]) throws { #expect(try Self.insets(tools) == expected) }

    @Test("Bars are at the top, including tab bars, and there are no toolbars")
    func bars() throws {
        let navigation = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        let tabs = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        let tools = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
        #expect(try Self.insets(14490, owner: navigation) == [205, 90, 60])
        #expect(try Self.insets(14490, owner: navigation + tabs) == [302, 90, 60])
        #expect(try Self.insets(14490, owner: tools) == [60, 90, 60])
        #expect(try Self.insets(13529, owner: tabs) == [60, 90, 60])
        #expect(try Self.insets(16097, owner: tabs) == [157, 90, 60])
    }

    @Test("Margins of a root begin at the safe area")
    func margins() throws {
        #expect(try Self.insets(16097, guide: "layoutMargins")[1] == 106)
        #expect(try Self.insets(19455, guide: "layoutMargins")[1] == 96)
        #expect(try Self.insets(12121, guide: "layoutMargins")[1] == 20)
    }
}
