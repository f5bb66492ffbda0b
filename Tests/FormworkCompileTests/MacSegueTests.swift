import FormworkDiagnostics
import FormworkNib
import Testing

/// Segues of storyboards for macOS, and container controllers.
@Suite struct MacSegueTests {
    private static func window(_ content: String) -> String {
        """
        <windowController showSeguePresentationStyle="single" id="w" sceneMemberID="viewController"><window key="window" title="W" id="win">
        <rect key="contentRect" x="10" y="20" width="300" height="200"/></window><connections>
        <segue destination="\(content)" kind="relationship" relationship="window.shadowedContentViewController" id="s"/></connections>
        </windowController>
        """
    }

    private static func controller(_ id: String, _ view: String = "", _ connections: String = "") -> String {
        """
        <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="\(id)-view">
        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>\(view)</subviews></view>
        <connections>\(connections)</connections></viewController>
        """
    }

    private static func button(_ segue: String) -> String {
        """
        <button id="b"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/><buttonCell key="cell" type="push" id="bc"/>
        <connections>\(segue)</connections></button>
        """
    }

    private static func outlets(_ fixture: MacFixture, _ label: String) -> [(from: String, to: String)] {
        fixture.objects("NSNibOutletConnector").filter { fixture.text($0, "NSLabel") == label }.compactMap { connector in
            guard let from = fixture.graph.object(connector, key: "NSSource"),
                let to = fixture.graph.object(connector, key: "NSDestination")
            else {
                return nil
            }
            return (fixture.graph.className(from), fixture.graph.className(to))
        }
    }

    @Test func aSegueIsATemplateInTheFileOfItsController() throws {
        let text = MacFixture.storyboard(
            Self.window("v"), Self.controller("v", Self.button(#"<segue destination="x" kind="show" identifier="go" id="q"/>"#)),
            Self.controller("x"))
        #expect(MacFixture.storyboardErrors(text).allSatisfy { $0.severity == .note })
        let scene = try MacFixture(text: text, member: "NSWindowController-w.nib")
        let template = try #require(scene.objects("NSStoryboardShowSegueTemplate").first)
        #expect(scene.text(template, "NSIdentifier") == "go")
        #expect(scene.text(template, "NSDestinationControllerIdentifier") == "NSViewController-x")
        let controller = try #require(scene.objects("NSViewController").first)
        let list = try #require(scene.graph.value(controller, key: "NSStoryboardSegueTemplates"))
        #expect(scene.graph.items(list).compactMap(\.object) == [template])
        #expect(Self.outlets(scene, "controller").map(\.to) == ["NSViewController"])
        let window = try #require(scene.objects("NSWindowController").first)
        #expect(scene.number(window, "showSeguePresentationStyle") == 1)
        let table = try #require(scene.graph.value(controller, key: "NSExternalObjectsTableForViewLoading"))
        #expect(scene.graph.pairs(table).compactMap(\.value.object).contains(template))
        // Its destination has a separate file.
        _ = try MacFixture(text: text, member: "NSViewController-x.nib")
        let view = try MacFixture(text: text, member: "v-view-v-view.nib")
        let action = try #require(view.objects("NSNibControlConnector").first)
        #expect(view.text(action, "NSLabel") == "perform:")
        let target = try #require(view.graph.object(action, key: "NSDestination"))
        #expect(view.graph.className(target) == "NSNibExternalObjectPlaceholder")
    }

    @Test func embeddedScenesAreShownInTheirView() throws {
        let container = """
            <containerView id="c"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/><connections>
            <segue destination="x" kind="embed" id="q"/></connections></containerView>
            """
        let text = MacFixture.storyboard(Self.window("v"), Self.controller("v", container), Self.controller("x"))
        let scene = try MacFixture(text: text, member: "NSWindowController-w.nib")
        #expect(scene.objects("NSStoryboardEmbedSegueTemplate").count == 1)
        let view = try MacFixture(text: text, member: "v-view-v-view.nib")
        #expect(Self.outlets(view, "containerView").map(\.to) == ["NSView"])
    }

    @Test func popoversPointAtTheirViews() throws {
        let segue = #"<segue destination="x" kind="popover" popoverAnchorView="b" popoverBehavior="t" preferredEdge="maxY" id="q"/>"#
        let text = MacFixture.storyboard(Self.window("v"), Self.controller("v", Self.button(segue)), Self.controller("x"))
        let scene = try MacFixture(text: text, member: "NSWindowController-w.nib")
        let template = try #require(scene.objects("NSStoryboardPopoverSegueTemplate").first)
        #expect(scene.number(template, "NSPopoverBehavior") == 1 && scene.number(template, "NSPreferredEdge") == 3)
        let view = try MacFixture(text: text, member: "v-view-v-view.nib")
        #expect(Self.outlets(view, "anchorView").map(\.to) == ["NSButton"])
    }

    @Test func itemsOfTheMainMenuBeginSegues() throws {
        let application = """
            <application id="app" sceneMemberID="viewController"><menu key="mainMenu" systemMenu="main" id="m"><items>
            <menuItem title="Settings" id="mi"><connections><segue destination="x" kind="show" id="q"/></connections></menuItem></items></menu>
            </application>
            """
        let text = MacFixture.storyboard(application, Self.window("v"), Self.controller("v"), Self.controller("x"))
        let menu = try MacFixture(text: text, member: "MainMenu.nib")
        let action = try #require(menu.objects("NSNibControlConnector").first)
        let target = try #require(menu.graph.object(action, key: "NSDestination"))
        #expect(menu.graph.className(target) == "NSStoryboardShowSegueTemplate")
        #expect(Self.outlets(menu, "storyboard").map(\.from) == ["NSStoryboardShowSegueTemplate"])
    }

    @Test func tabsHaveTheirControllersInTheSameFile() throws {
        let tabs = """
            <tabViewController tabStyle="toolbar" selectedTabViewItemIndex="1" id="t" sceneMemberID="viewController"><tabViewItems>
            <tabViewItem label="A" id="i1"/><tabViewItem label="B" id="i2"/></tabViewItems>
            <tabView key="tabView" type="noTabsNoBorder" id="tv"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            <connections><outlet property="delegate" destination="t" id="o1"/></connections></tabView><connections>
            <outlet property="tabView" destination="tv" id="o2"/>
            <segue destination="a" kind="relationship" relationship="tabItems" id="s1"/>
            <segue destination="b" kind="relationship" relationship="tabItems" id="s2"/></connections></tabViewController>
            """
        let text = MacFixture.storyboard(Self.window("t"), tabs, Self.controller("a"), Self.controller("b"))
        #expect(MacFixture.storyboardErrors(text).allSatisfy { $0.severity == .note })
        let scene = try MacFixture(text: text, member: "NSWindowController-w.nib")
        let controller = try #require(scene.objects("NSTabViewController").first)
        #expect(scene.graph.object(controller, key: "NSTabView") == scene.objects("NSTabView").first)
        #expect(scene.objects("NSViewController").count == 2)
        var paths: [String: NibValue] = [:]
        for connector in scene.objects("NSIBUserDefinedRuntimeAttributesConnector") {
            guard scene.graph.object(connector, key: "NSObject") == controller, let keys = scene.graph.value(connector, key: "NSKeyPaths"),
                let values = scene.graph.value(connector, key: "NSValues")
            else { continue }
            for (key, value) in zip(scene.graph.items(keys), scene.graph.items(values)) { paths[scene.graph.text(key) ?? ""] = value }
        }
        #expect(Set(paths.keys) == ["tabStyle", "tabViewItems", "selectedTabViewItemIndex"])
        #expect(paths["tabViewItems"].map { scene.graph.items($0).compactMap(\.object) } == scene.objects("NSTabViewItem"))
    }

    @Test func panesHaveTheirControllersInTheSameFile() throws {
        let split = """
            <splitViewController id="p" sceneMemberID="viewController"><splitViewItems>
            <splitViewItem holdingPriority="255" behavior="sidebar" canCollapse="YES" id="i1"/><splitViewItem id="i2"/></splitViewItems>
            <splitView key="splitView" dividerStyle="thin" vertical="YES" id="sv"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            </splitView><connections>
            <segue destination="a" kind="relationship" relationship="splitItems" id="s1"/>
            <segue destination="b" kind="relationship" relationship="splitItems" id="s2"/></connections></splitViewController>
            """
        let text = MacFixture.storyboard(Self.window("p"), split, Self.controller("a"), Self.controller("b"))
        let scene = try MacFixture(text: text, member: "NSWindowController-w.nib")
        let controller = try #require(scene.objects("NSSplitViewController").first)
        let items =
            try #require(scene.graph.value(controller, key: "NSSplitViewItems")).object.map { scene.graph.items(.reference(Int32($0))) }
            ?? []
        #expect(items.count == 2)
        let first = try #require(items.first?.object)
        #expect(scene.number(first, "NSSplitViewItemBehavior") == 1)
        let held = try #require(scene.graph.object(first, key: "NSSplitViewItemViewController"))
        #expect(scene.graph.className(held) == "NSViewController")
        // A controller can have only one container.
        let twice = text.replacing("destination=\"b\"", with: "destination=\"a\"")
        #expect(MacFixture.storyboardErrors(twice).contains { $0.severity == .error && $0.message.contains("in another controller") })
    }

    @Test func windowsOfScenesMayBeHidden() {
        let window = """
            <window title="W" visibleAtLaunch="NO" id="x"><rect key="contentRect" x="0.0" y="0.0" width="10" height="10"/>\
            <view key="contentView" id="xv"/></window>
            """
        let text = MacFixture.storyboard(Self.window("v"), Self.controller("v") + window)
        #expect(MacFixture.storyboardErrors(text).allSatisfy { $0.severity == .note })
        // It is the value of a missing attribute.
        let shown = text.replacing("visibleAtLaunch=\"NO\"", with: "visibleAtLaunch=\"YES\"")
        #expect(MacFixture.storyboardErrors(shown).allSatisfy { $0.severity == .note })
    }
}
