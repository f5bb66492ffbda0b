import FormworkModel
import Testing

@testable import FormworkRender

@Suite("Maps of storyboards")
struct MapTests {
    private func storyboard(_ scenes: String, initial: String = "one", device: String? = "retina4_7") -> String {
        let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>" } ?? ""
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(initial)">
            \(device)<scenes>\(scenes)</scenes></document>
            """
    }

    private func scene(
        _ id: String, at location: (x: Double, y: Double)?, _ connections: String = "", inside: String = "", attributes: String = ""
    ) -> String {
        let point = location.map { "<point key=\"canvasLocation\" x=\"\($0.x)\" y=\"\($0.y)\"/>" } ?? ""
        return """
            <scene sceneID="\(id)-scene"><objects><viewController \(attributes) id="\(id)" sceneMemberID="viewController">
            <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="375" height="667"/>\(inside)</view>
            <connections>\(connections)</connections></viewController></objects>\(point)</scene>
            """
    }

    private func reference(_ id: String, _ attributes: String, at location: (x: Double, y: Double)) -> String {
        """
        <scene sceneID="\(id)-scene"><objects><viewControllerPlaceholder \(attributes) id="\(id)" sceneMemberID="viewController"/></objects>
        <point key="canvasLocation" x="\(location.x)" y="\(location.y)"/></scene>
        """
    }

    private func part(_ text: String, _ name: String = "Main") throws -> (source: PictureSource, context: ViewContext, name: String) {
        let source = try Drawn.source(Drawn(text).document)
        return (source, source.context(AssetLibrary()), name)
    }

    private func map(_ texts: String..., isArranged: Bool = false) throws -> FlowMap {
        try FlowMap(texts.enumerated().map { try part($1, $0 == 0 ? "Main" : "Other\($0)") }, isArranged: isArranged)
    }

    @Test("A location is a scene's centre, in a grid in which the device's screen is 600 wide and high")
    func placement() throws {
        let grid = try map(storyboard(scene("one", at: (0, 0)) + scene("two", at: (1200, -600))))
        let origins: [Point] = grid.scenes.map(\.frame.origin)
        #expect(origins == [Point(x: -187.5, y: -333.5), Point(x: 562.5, y: -1000.5)])
        let plain = try map(storyboard(scene("one", at: (0, 0)), device: nil))
        #expect(plain.scenes.map(\.frame.center) == [Point(x: 0, y: 0)])
    }

    @Test("Scenes without a location are in a row below the others; without any location, segues arrange them")
    func missingPlaces() throws {
        let row = try map(storyboard(scene("one", at: (0, 0)) + scene("two", at: nil) + scene("three", at: (.infinity, 3))))
        #expect(row.scenes[1].frame.minY == row.scenes[0].frame.maxY + FlowMap.gap.height)
        #expect(row.scenes[2].frame.minX == row.scenes[1].frame.maxX + FlowMap.gap.width)
        let arranged = try map(
            storyboard(
                scene("two", at: nil) + scene("one", at: nil, "<segue destination=\"two\" kind=\"show\" id=\"s\"/>")))
        #expect(arranged.scenes[0].frame.minX == arranged.scenes[1].frame.maxX + FlowMap.gap.width)
    }

    @Test("Segues are arrows of their kind with their identifiers; unwinding is written at the scene that it leaves")
    func arrows() throws {
        let connections = """
            <segue destination="two" kind="show" identifier="go" id="a"/><segue destination="two" kind="presentation" id="b"/>
            <segue destination="two" kind="popoverPresentation" id="c"/><segue destination="two" kind="custom" customClass="Fade" id="d"/>
            <segue destination="two" kind="relationship" relationship="rootViewController" id="e"/>
            <segue destination="exit" kind="unwind" unwindAction="back:" id="f"/><segue destination="one" kind="show" id="g"/>
            """
        let map = try map(storyboard(scene("one", at: (0, 0), connections) + scene("two", at: (900, 0))))
        #expect(map.arrows.map(\.kind) == [.show, .present, .popover, .custom, .relationship])
        #expect(map.arrows.map(\.label) == ["go", nil, nil, nil, "root view controller"])
        #expect(map.scenes[0].exits == ["back:"] && map.scenes[0].isInitial && !map.scenes[1].isInitial)
    }

    @Test("An embed arrow begins at its container")
    func embedding() throws {
        let container = """
            <subviews><containerView id="box"><rect key="frame" x="20" y="100" width="200" height="300"/>
            <connections><segue destination="two" kind="embed" id="a"/></connections></containerView></subviews>
            """
        let map = try map(storyboard(scene("one", at: (0, 0), inside: container) + scene("two", at: (900, 0))))
        let arrow = try #require(map.arrows.first)
        let start = map.frame(startOf: arrow)
        #expect(arrow.kind == .embed)
        #expect(start == Rect(x: -167.5, y: -233.5, width: 200, height: 300))
    }

    @Test("References lead to their scenes: in the same storyboard, in another one, or to the first if they name none")
    func references() throws {
        let first = storyboard(
            scene("one", at: (0, 0), attributes: "storyboardIdentifier=\"Start\"")
                + reference("r1", "storyboardName=\"Other1\"", at: (900, 0))
                + reference("r2", "storyboardName=\"Other1\" referencedIdentifier=\"Two\"", at: (900, 300))
                + reference("r3", "referencedIdentifier=\"Start\"", at: (900, 600))
                + reference("r4", "storyboardName=\"Gone\"", at: (900, 900))
                + reference("r5", "storyboardName=\"Other1\" bundleIdentifier=\"com.example\"", at: (900, 1200)))
        let second = storyboard(
            scene("one", at: (0, 0)) + scene("two", at: (900, 0), attributes: "storyboardIdentifier=\"Two\""), initial: "one")
        let map = try map(first, second)
        let ways: [[Int]] = map.arrows.map { [$0.source, $0.destination] }
        #expect(ways == [[1, 6], [2, 7], [3, 0]])
        // The second storyboard is to the right of the first, and no frame covers another.
        let frames = map.parts.map(map.frame)
        #expect(frames[1].minX > frames[0].maxX && !frames[0].intersects(frames[1]))
        for scene in map.scenes { #expect(frames[scene.part].intersects(scene.frame)) }
    }

    @Test("Arranged scenes are to the right of their sources, also with cycles, and none covers another")
    func arrangement() throws {
        var scenes = ""
        for number in 0..<20 {
            let segues = [number * 2 + 1, number * 2 + 2, number / 3].filter { $0 < 20 && $0 != number }.map {
                "<segue destination=\"s\($0)\" kind=\"show\" id=\"a\(number)-\($0)\"/>"
            }
            scenes += scene("s\(number)", at: (0, 0), segues.joined())
        }
        let map = try map(storyboard(scenes + scene("alone", at: (0, 0)), initial: "s0"), isArranged: true)
        let frames = map.scenes.map(\.frame)
        for number in 0..<20 {
            for next in [number * 2 + 1, number * 2 + 2] where next < 20 { #expect(frames[next].minX > frames[number].maxX) }
        }
        for (place, frame) in frames.enumerated() {
            let isCovered = frames[..<place].contains { $0.intersects(frame) }
            #expect(!isCovered)
        }
    }

    @Test("Arrows between the same scenes do not overlap")
    func spreading() throws {
        let segues = (0..<4).map { "<segue destination=\"two\" kind=\"show\" id=\"a\($0)\"/>" }.joined()
        let map = try map(storyboard(scene("one", at: (0, 0), segues) + scene("two", at: (1200, 0))))
        let routes = FlowRoute.routes(of: map)
        #expect(routes.allSatisfy { $0.startSide == .right && $0.endSide == .left })
        let (starts, ends) = (Set(routes.map(\.start)), Set(routes.map(\.end)))
        #expect(starts.count == 4 && ends.count == 4)
        let (left, right) = (map.scenes[0].frame.maxX, map.scenes[1].frame.minX)
        for route in routes { #expect(left == route.start.x && right == route.end.x) }
    }

    @Test("An arrow from above ends to the right of the title of its scene")
    func endsNextToTitles() throws {
        let map = try map(
            storyboard(
                scene("one", at: (0, 0), "<segue destination=\"two\" kind=\"show\" id=\"a\"/>")
                    + scene("two", at: (0, 1200), attributes: "userLabel=\"A reader of many old books\"")))
        let route = try #require(FlowRoute.routes(of: map).first)
        #expect(route.endSide == .top && route.titleTop == map.scenes[1].frame.minY - FlowMap.titleHeight)
        #expect(route.end.x > map.scenes[1].frame.minX + map.title(of: map.scenes[1]).width)
    }

    @Test("An arrow goes around the scenes that would hide it")
    func detours() throws {
        func sides(_ others: String) throws -> [FlowRoute.Side] {
            let segue = "<segue destination=\"two\" kind=\"show\" id=\"a\"/>"
            let map = try map(storyboard(scene("one", at: (0, 0), segue) + scene("two", at: (2400, 0)) + others))
            return FlowRoute.routes(of: map).flatMap { [$0.startSide, $0.endSide] }
        }
        #expect(try sides("") == [.right, .left])
        #expect(try sides(scene("between", at: (1200, 0))) == [.bottom, .bottom])
        #expect(try sides(scene("between", at: (1200, 0)) + scene("below", at: (1200, 700))) == [.top, .top])
    }

    @Test("A label is in lines between two near scenes, and in one between others")
    func labels() {
        func lines(_ text: String, in room: Double) -> [String] { FlowLabel.lines(of: text, in: room) { Double($0.count) * 7 } }
        #expect(lines("root view controller", in: 5) == ["root view controller"])
        #expect(lines("root view controller", in: 40) == ["root", "view", "controller"])
        #expect(lines("root view controller", in: 100) == ["root view", "controller"])
        #expect(lines("root view controller", in: 160) == ["root view controller"])
        #expect(lines("showPickedPhotos_again", in: 70) == ["showPicked", "Photos_", "again"])
    }

    @Test("A reference is as wide as its texts, and the titles of scenes at one place are above each other")
    func widthsAndTitles() throws {
        let text = storyboard(
            scene("one", at: (0, 0), attributes: "userLabel=\"First\"") + scene("two", at: (0, 0), attributes: "userLabel=\"Second\"")
                + reference("r", "storyboardName=\"A\"", at: (900, 0))
                + reference("s", "storyboardName=\"AStoryboardWithALongName\"", at: (900, 300)))
        let map = try map(text)
        let widths = map.scenes.suffix(2).map(\.frame.size.width)
        #expect(widths[0] < widths[1] && widths[1] < 224)
        let source = try Drawn.source(Drawn(text).document)
        let svg = String(decoding: try SheetWriter().map([SheetWriter.MapDocument(source, name: "Main")], title: "Main").svg, as: UTF8.self)
        func height(_ title: String) throws -> Double {
            let match = try #require(
                svg.firstMatch(of: try Regex("<text[^>]* y=\"([-0-9.]+)\"[^>]*>\(title)</text>", as: (Substring, Substring).self)))
            return try #require(Double(match.1))
        }
        #expect(try height("Second") < height("First") - 16)
    }

    @Test("The picture has titles, names of segues and references as text, with any content")
    func picture() throws {
        let text = storyboard(
            scene(
                "one", at: (0, 0), "<segue destination=\"r\" kind=\"show\" identifier=\"&lt;/svg&gt;&lt;script&gt;\" id=\"a\"/>",
                attributes: "userLabel=\"A &lt;b&gt;\"")
                + reference("r", "storyboardName=\"Set &amp; Go\" referencedIdentifier=\"&quot;x&lt;\"", at: (1200, 0)))
        let source = try Drawn.source(Drawn(text).document)
        let picture = try SheetWriter().map([SheetWriter.MapDocument(source, name: "Main")], title: "Main")
        let svg = String(decoding: picture.svg, as: UTF8.self)
        #expect(svg.contains(">A &lt;b&gt;</text>") && svg.contains(">&lt;/svg&gt;&lt;script&gt;</text>"))
        #expect(svg.contains(">Set &amp; Go</text>") && !svg.contains("<script>"))
        // From the first scene's left edge to the reference's right one, and the margins.
        let width: Double = 187.5 + 750 + 50 + 300
        #expect(picture.size.width == width)
    }

    @Test("A controller without a view is a grey screen with its name, on sheets and on maps")
    func controllers() throws {
        let text = storyboard(
            """
            <scene sceneID="n-scene"><objects><navigationController id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
            </navigationController></objects></scene>
            <scene sceneID="p-scene"><objects><pageViewController id="p" sceneMemberID="viewController"/></objects></scene>
            """, initial: "n")
        let sheet = try Drawn(text).svg
        #expect(sheet.contains(">Navigation Controller</text>") && sheet.contains(">Page View Controller</text>"))
        #expect(sheet.contains(">Navigation Controller · 375 × 667</text>") && !sheet.contains("375 × 44"))
        let map = try map(text)
        #expect(map.scenes.allSatisfy { $0.frame.size == Size(width: 375, height: 667) } && map.scenes.count == 2)
    }

    @Test("On maps of macOS, an application is its menu bar, and a window controller a window with the name of its content")
    func macScenes() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa"><scenes>
            <scene sceneID="a"><objects><application id="app"><menu key="mainMenu" title="Main Menu" systemMenu="main" id="m"><items>
            <menuItem title="Garden" id="g"/><menuItem title="Edit" id="e"/></items></menu></application></objects><point key="canvasLocation" x="0" y="0"/></scene>
            <scene sceneID="w"><objects><windowController id="win"><window key="window" title="Plants" id="win-do-001">
            <windowStyleMask key="styleMask" titled="YES" closable="YES"/><rect key="contentRect" x="0" y="0" width="300" height="200"/></window>
            <connections><segue destination="v" kind="relationship" relationship="window.shadowedContentViewController" id="s"/></connections>
            </windowController></objects><point key="canvasLocation" x="0" y="300"/></scene>
            <scene sceneID="v"><objects><viewController title="List" id="v"><view key="view" id="vie-ww-001">
            <rect key="frame" x="0" y="0" width="300" height="200"/></view></viewController></objects><point key="canvasLocation" x="0" y="600"/></scene>
            </scenes></document>
            """
        let map = try map(text)
        #expect(map.scenes.map(\.frame.size.height) == [28, 228, 228])
        #expect(map.scenes[1].frame.size.width == 300)
        let source = try Drawn.source(Drawn(text).document)
        let svg = String(decoding: try SheetWriter().map([SheetWriter.MapDocument(source, name: "Main")], title: "Main").svg, as: UTF8.self)
        #expect([">Garden</text>", ">Edit</text>", ">Plants</text>", ">List</text>"].allSatisfy(svg.contains))
        // Only the title above the scene.
        #expect(svg.ranges(of: ">Window Controller</text>").count == 1)
    }
}
