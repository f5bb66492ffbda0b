import FormworkCompile
import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

/// Container controllers and segues in storyboards for macOS, compiled and read back.
@Suite struct MacScenesComeBackTests {
    private static func controller(_ id: String, _ views: String = "", _ connections: String = "") -> String {
        """
        <viewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController"><view key="view" id="\(id)-view">
        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>\(views)</subviews></view>
        <connections>\(connections)</connections></viewController>
        """
    }

    private static func readBack(_ text: String) throws -> (document: InterfaceDocument, diagnostics: [Diagnostic]) {
        let output = try MacFixture.output(text)
        let read = try DocumentReader().read(output.bundle.packed, file: "Main.storyboardc")
        return (read.document, read.diagnostics)
    }

    private static func segue(_ kind: String, _ document: InterfaceDocument) throws -> InterfaceDocument.Element {
        try #require(document.connections.first { $0.element.name == "segue" && $0.element["kind"] == kind }?.element)
    }

    private static func controller(_ name: String, _ document: InterfaceDocument) throws -> InterfaceDocument.Element {
        try #require(document.scenes.lazy.flatMap { $0.element.children.flatMap(\.children) }.first { $0.name == name })
    }

    private static let views = """
        <button id="one-bu-001"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/>
        <buttonCell key="cell" type="push" title="Go" id="cel-l1-001"/><connections>
        <segue destination="two-co-001" kind="popover" identifier="pop" popoverAnchorView="one-bu-001" popoverBehavior="t"
        preferredEdge="maxY" customClass="Popping" customModule="App" id="seg-aa-001"/></connections></button>
        <containerView id="con-ta-001"><rect key="frame" x="0.0" y="30" width="50" height="20"/><connections>
        <segue destination="thr-co-001" kind="embed" id="seg-aa-002"/></connections></containerView>
        <switch id="swi-tc-001"><rect key="frame" x="0.0" y="60" width="38" height="21"/></switch>
        """

    @Test func seguesComeBackWithWhatTheirTemplatesSay() throws {
        let text = MacFixture.storyboard(
            Self.controller("one-co-001", Self.views), Self.controller("two-co-001"), Self.controller("thr-co-001"), initial: "one-co-001")
        let (document, diagnostics) = try Self.readBack(text)
        #expect(!diagnostics.contains { $0.message.contains("leads to nothing") || $0.message.contains("has an end") })
        let popover = try Self.segue("popover", document)
        let button = try #require(document.views.first { $0.element.name == "button" })
        #expect(popover["destination"] == "two-co-001" && popover["popoverAnchorView"] == button.id && popover["identifier"] == "pop")
        #expect(popover["popoverBehavior"] == "t" && popover["preferredEdge"] == "maxY")
        #expect(popover["customClass"] == "Popping" && popover["customModule"] == "App")
        #expect(popover.parent?.parent?.node == button.element.node)
        let container = try #require(document.views.first { $0.element.name == "containerView" })
        let embed = try Self.segue("embed", document)
        #expect(embed["destination"] == "thr-co-001" && embed.parent?.parent?.node == container.element.node)
        #expect(document.views.contains { $0.element.name == "switch" })
    }

    @Test func tabsComeBackWithTheirControllers() throws {
        let tabs = """
            <tabViewController selectedTabViewItemIndex="1" tabStyle="toolbar" id="tab-co-001" sceneMemberID="viewController"><tabViewItems>
            <tabViewItem label="One" identifier="" id="ite-m1-001"/><tabViewItem label="Two" id="ite-m2-001"/></tabViewItems>
            <viewControllerTransitionOptions key="transitionOptions" slideForward="YES" allowUserInteraction="YES"/>
            <tabView key="tabView" type="noTabsNoBorder" id="tab-vi-001">
            <rect key="frame" x="0.0" y="0.0" width="450" height="300"/></tabView>
            <connections><outlet property="tabView" destination="tab-vi-001" id="out-le-001"/>
            <segue destination="one-co-001" kind="relationship" relationship="tabItems" id="seg-aa-001"/>
            <segue destination="two-co-001" kind="relationship" relationship="tabItems" id="seg-aa-002"/></connections></tabViewController>
            """
        let text = MacFixture.storyboard(tabs, Self.controller("one-co-001"), Self.controller("two-co-001"), initial: "tab-co-001")
        let document = try Self.readBack(text).document
        let controller = try Self.controller("tabViewController", document)
        #expect(controller["tabStyle"] == "toolbar" && controller["selectedTabViewItemIndex"] == "1")
        let items = try #require(controller.children.first { $0.name == "tabViewItems" }?.children)
        #expect(items.map { $0["label"] } == ["One", "Two"])
        #expect(items.allSatisfy { item in !item.children.contains { $0.name == "userDefinedRuntimeAttributes" } })
        #expect(controller.child(key: "tabView")?["type"] == "noTabsNoBorder")
        let options = try #require(controller.child(key: "transitionOptions"))
        #expect(options["slideForward"] == "YES" && options["allowUserInteraction"] == "YES" && options["slideLeft"] == nil)
        let segues = document.connections.map(\.element).filter { $0["relationship"] == "tabItems" }
        #expect(segues.map { $0["destination"] } == ["one-co-001", "two-co-001"])
    }

    @Test func panesComeBackWithTheirControllers() throws {
        let panes = """
            <splitViewController id="spl-co-001" sceneMemberID="viewController"><splitViewItems>
            <splitViewItem behavior="sidebar" holdingPriority="260" minimumThickness="100" id="ite-m1-001"/><splitViewItem id="ite-m2-001"/>
            </splitViewItems><splitView key="splitView" vertical="YES" id="spl-vi-001">
            <rect key="frame" x="0.0" y="0.0" width="450" height="300"/></splitView><connections>
            <segue destination="one-co-001" kind="relationship" relationship="splitItems" id="seg-aa-001"/>
            <segue destination="two-co-001" kind="relationship" relationship="splitItems" id="seg-aa-002"/></connections>
            </splitViewController>
            """
        let text = MacFixture.storyboard(panes, Self.controller("one-co-001"), Self.controller("two-co-001"), initial: "spl-co-001")
        let document = try Self.readBack(text).document
        let controller = try Self.controller("splitViewController", document)
        let items = try #require(controller.children.first { $0.name == "splitViewItems" }?.children)
        #expect(items.count == 2 && items[0]["behavior"] == "sidebar" && items[0]["holdingPriority"] == "260")
        #expect(items[0]["minimumThickness"] == "100" && items[1]["minimumThickness"] == nil)
        #expect(controller.child(key: "splitView")?["vertical"] == "YES")
    }

    @Test(arguments: [(0, []), (64, ["slideLeft"]), (320, ["slideForward"]), (4_096 | 384, ["slideBackward", "allowUserInteraction"])])
    func masksOfTransitionsAreTheNamesOfTheirBits(mask: Int, names: [String]) {
        #expect(TransitionOptions.names(of: mask) == names)
        #expect(TransitionOptions.bits.reduce(0) { names.contains($1.0) ? $0 | $1.1 : $0 } == mask)
    }
}
