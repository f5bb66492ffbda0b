import FormworkLayout
import Testing

@Suite("Surroundings of screens")
struct ChromeTests {
    /// Returns a storyboard of iOS with scenes, on an iPhone with a notch.
    private func storyboard(_ scenes: String, device: String = "retina6_1", runtime: String = "iOS.CocoaTouch") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="\(runtime)" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)" orientation="portrait" appearance="light"/><scenes>\(scenes)</scenes></document>
        """
    }

    private func scene(_ id: String, _ controller: String) -> String {
        "<scene sceneID=\"\(id)-scene\"><objects>\(controller)</objects></scene>"
    }

    private func controller(_ id: String, _ inside: String = "", connections: String = "", attributes: String = "") -> String {
        scene(
            id,
            """
            <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
            <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="414" height="896"/><viewLayoutGuide key="safeArea" id="\(id)-safe"/></view>
            \(inside)<connections>\(connections)</connections></viewController>
            """)
    }

    private func navigation(
        _ root: String,
        inside: String =
            "<navigationBar key=\"navigationBar\" id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"48\" width=\"414\" height=\"44\"/></navigationBar>"
    )
        -> String
    {
        scene(
            "nav",
            """
            <navigationController id="nav" sceneMemberID="viewController">\(inside)
            <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="s-r"/></connections></navigationController>
            """)
    }

    @Test("The bar of a navigation controller's scene is as high as that of its child, and follows the device")
    func controllerBar() throws {
        let text = storyboard(navigation("one") + controller("one"))
        // 48 points of status bar and 44 of the bar.
        #expect(try Drawn(text, scene: "nav-scene").svg.contains("width=\"414\" height=\"92\""))
        var layout = LayoutOptions()
        layout.device = Device(named: "iphone-se")
        let small = try Drawn(text, layout: layout, scene: "nav-scene").svg
        #expect(small.contains("width=\"375\" height=\"64\"") && small.contains("375 × 667"))
    }

    @Test("The device's system gives the look of bars, whatever Xcode saved the document", arguments: [22505, 24128])
    func glass(version: Int) throws {
        let items =
            "<navigationItem key=\"navigationItem\" title=\"A\" id=\"i\"><barButtonItem key=\"rightBarButtonItem\" systemItem=\"done\" id=\"e\"/></navigationItem>"
        let text = storyboard(navigation("one") + controller("one", items)).replacing("22505", with: "\(version)")
        var layout = LayoutOptions()
        layout.device = Device(named: "iphone-17")
        #expect(try !Drawn(text, layout: layout, scene: "one-scene").svg.contains(">Done</text>"))
        // The 16 Pro has the screen of the 17.
        for name in ["iphone-15", "iphone-16-pro"] {
            layout.device = Device(named: name)
            #expect(try Drawn(text, layout: layout, scene: "one-scene").svg.contains(">Done</text>"), "\(name)")
        }
    }

    @Test("The bars of a television are at the top, inside the safe area: tabs above the navigation bar")
    func television() throws {
        let view = "<view key=\"view\" id=\"one-view\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1920\" height=\"1080\"/></view>"
        let child = scene(
            "one",
            """
            <viewController id="one" title="Films" sceneMemberID="viewController">\(view)
            <navigationItem key="navigationItem" title="Films" id="i"/></viewController>
            """)
        let tabs = scene(
            "tab",
            """
            <tabBarController id="tab" sceneMemberID="viewController"><tabBar key="tabBar" id="t"/>
            <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="s-t"/></connections></tabBarController>
            """)
        let bar = "<tabBarItem key=\"tabBarItem\" title=\"Home\" id=\"h\"/><navigationBar key=\"navigationBar\" id=\"bar\"/>"
        let text = storyboard(tabs + navigation("one", inside: bar) + child, device: "appleTV", runtime: "AppleTV")
            .replacing("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", with: "com.apple.InterfaceBuilder.AppleTV.Storyboard")
        let svg = try Drawn(text, scene: "one-scene").svg
        #expect(svg.contains("y=\"60\" width=\"1920\" height=\"97\"") && svg.contains("y=\"157\" width=\"1920\" height=\"145\""))
        #expect(svg.contains(">Home</text>") && svg.contains(">Films</text>"))
    }

    @Test("The scene of a navigation controller in a tab has the tab bar")
    func navigationControllerInTab() throws {
        let tabs = scene(
            "tab",
            """
            <tabBarController id="tab" sceneMemberID="viewController"><tabBar key="tabBar" id="t"/><connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="s-t"/></connections></tabBarController>
            """)
        let item = "<tabBarItem key=\"tabBarItem\" title=\"Home\" id=\"h\"/><navigationBar key=\"navigationBar\" id=\"bar\"/>"
        let inTab = storyboard(tabs + navigation("one", inside: item) + controller("one"))
        #expect(try Drawn(inTab, scene: "nav-scene").svg.contains(">Home</text>"))
        #expect(
            try !Drawn(storyboard(navigation("one", inside: item) + controller("one")), scene: "nav-scene").svg.contains(">Home</text>"))
    }

    @Test("The requested system gives the look of bars, with and without a device", arguments: [nil, "iphone-15", "iphone-17"])
    func system(device: String?) throws {
        let items =
            "<navigationItem key=\"navigationItem\" title=\"A\" id=\"i\"><barButtonItem key=\"rightBarButtonItem\" systemItem=\"done\" id=\"e\"/></navigationItem>"
        var layout = LayoutOptions()
        layout.device = device.flatMap { Device(named: $0) }
        for (system, hasTitle) in [(26, false), (18, true)] {
            layout.system = system
            let drawn = try Drawn(storyboard(navigation("one") + controller("one", items)), layout: layout, scene: "one-scene")
            #expect(drawn.svg.contains(">Done</text>") == hasTitle, "\(system)")
        }
    }

    @Test("A controller's screen has a status bar and a home indicator; a XIB's view has neither")
    func statusBar() throws {
        let drawn = try Drawn(storyboard(controller("one")))
        #expect(drawn.svg.contains(">9:41</text>"))
        #expect(drawn.svg.contains("y=\"883\" width=\"149.04\" height=\"5\" rx=\"2.5\""))
        #expect(!(try Drawn(Drawn.touch("")).svg.contains("9:41")))
        let hidden = try Drawn(storyboard(controller("one", "<nil key=\"simulatedStatusBarMetrics\"/>")))
        #expect(!hidden.svg.contains("9:41"))
        let television = storyboard(controller("one"), device: "appleTV", runtime: "AppleTV")
        #expect(!(try Drawn(television).svg.contains("9:41")))
    }

    @Test("A controller in a navigation controller has its bar, and a pushed one a back button")
    func navigationBar() throws {
        let items =
            "<navigationItem key=\"navigationItem\" title=\"Fruit &lt;\" id=\"i\"><barButtonItem key=\"rightBarButtonItem\" systemItem=\"edit\" id=\"e\"/></navigationItem>"
        let push = "<segue destination=\"two\" kind=\"show\" id=\"p\"/>"
        let text = storyboard(
            navigation("one") + controller("one", items, connections: push)
                + controller("two", "<navigationItem key=\"navigationItem\" title=\"Apple\" id=\"j\"/>"))
        let first = try Drawn(text, scene: "one-scene").svg
        #expect(first.contains(">Fruit &lt;</text>") && first.contains(">Edit</text>") && !first.contains("M18-9l-9 9 9 9"))
        let second = try Drawn(text, scene: "two-scene").svg
        #expect(second.contains(">Apple</text>") && second.contains(">Fruit &lt;</text>") && second.contains("M18-9l-9 9 9 9"))
        // The navigation controller's own scene shows its bar for the first controller.
        #expect(try Drawn(text, scene: "nav-scene").svg.contains(">Fruit &lt;</text>"))
    }

    @Test("A large title is below the bar's items, at the leading edge")
    func largeTitle() throws {
        let bar =
            "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"48\" width=\"414\" height=\"96\"/></navigationBar>"
        let text = storyboard(
            navigation("one", inside: bar) + controller("one", "<navigationItem key=\"navigationItem\" title=\"Fruit\" id=\"i\"/>"))
        let title = try #require(Drawn(text, scene: "one-scene").svg.firstMatch(of: /<text [^>]*font-size="34"[^>]*>/)).0
        #expect(title.contains("font-weight=\"700\"") && title.contains("fill=\"#000\""))
    }

    @Test("The views of bar items are in the bar and not separate screens")
    func itemViews() throws {
        let item = """
            <navigationItem key="navigationItem" title="Fruit" id="i"><barButtonItem key="rightBarButtonItem" id="b">
            <switch key="customView" on="YES" id="swi-tc-001"><rect key="frame" x="343" y="6" width="51" height="31"/></switch></barButtonItem></navigationItem>
            """
        let inBar = try Drawn(storyboard(navigation("one") + controller("one", item)), scene: "one-scene")
        #expect(inBar.svg.ranges(of: "data-id=\"swi-tc-001\"").count == 1)
        #expect(!inBar.svg.contains("51 × 31</text>"))
        // Without a bar, the item is drawn alone.
        let alone = try Drawn(storyboard(controller("one", item)))
        #expect(alone.svg.contains("51 × 31</text>"))
    }

    @Test("A tab bar shows its controller's tabs; the screen's tab is tinted")
    func tabBar() throws {
        let tabs = scene(
            "tab",
            """
            <tabBarController id="tab" sceneMemberID="viewController">
            <tabBar key="tabBar" id="tabs"><rect key="frame" x="0" y="0" width="414" height="49"/></tabBar><connections>
            <segue destination="one" kind="relationship" relationship="viewControllers" id="a"/>
            <segue destination="two" kind="relationship" relationship="viewControllers" id="b"/></connections></tabBarController>
            """)
        let text = storyboard(
            tabs + controller("one", "<tabBarItem key=\"tabBarItem\" title=\"Shop\" id=\"x\"/>")
                + controller("two", "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"y\"/>"))
        let second = try Drawn(text, scene: "two-scene").svg
        #expect(Drawn.color(ofText: "Shop", in: second) == "#8e8e93")
        #expect(Drawn.color(ofText: "Search", in: second) == "#007aff")
        #expect(try Drawn.color(ofText: "Shop", in: Drawn(text, scene: "tab-scene").svg) == "#007aff")
    }

    @Test("Below an opaque bar, the root begins at the bar's end")
    func opaque() throws {
        let bar =
            "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"48\" width=\"414\" height=\"44\"/></navigationBar>"
        let text = storyboard(navigation("one", inside: bar) + controller("one"))
            .replacing("width=\"414\" height=\"896\"", with: "width=\"414\" height=\"804\"")
        let drawn = try Drawn(text, scene: "one-scene")
        #expect(drawn.tag("one-view").contains("y=\"92\" width=\"414\" height=\"804\""))
    }

    @Test("The rows of a table that bars cover begin below them, and have their own frames")
    func contentInset() throws {
        let table = """
            <tableViewController id="one" sceneMemberID="viewController"><tableView key="view" style="plain" id="one-view">
            <rect key="frame" x="0" y="0" width="414" height="896"/><prototypes><tableViewCell id="cel-tc-001">
            <rect key="frame" x="0" y="50" width="414" height="44"/><tableViewCellContentView key="contentView" id="con"><rect key="frame" x="0" y="0" width="414" height="44"/></tableViewCellContentView>
            </tableViewCell></prototypes></tableView></tableViewController>
            """
        let drawn = try Drawn(storyboard(navigation("one") + scene("one", table)), scene: "one-scene")
        #expect(drawn.tag("cel-tc-001").contains("y=\"50\""))
        #expect(drawn.svg.contains("<g transform=\"translate(0 92)\">\n<svg y=\"50\""))
        #expect(drawn.svg.contains("UITableViewCell 0, 50, 414 × 44"))
    }

    @Test("Segues in a circle are followed once")
    func circle() throws {
        let text = storyboard(
            navigation("one") + controller("one", connections: "<segue destination=\"two\" kind=\"show\" id=\"p\"/>")
                + controller("two", connections: "<segue destination=\"one\" kind=\"show\" id=\"q\"/>"))
        #expect(try Drawn(text).svg.contains(">Back</text>"))
    }
}
