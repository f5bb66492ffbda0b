import FormworkRender
import Testing

@Suite struct WindowTests {
    private static func window(_ mask: String, _ attributes: String = "", _ inside: String = "", version: Int = 22505) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="MacOSX.Cocoa">
            <objects>
                <window title="Inspector" \(attributes) id="win-do-001">
                    <windowStyleMask key="styleMask" \(mask)/>
                    <rect key="contentRect" x="0" y="0" width="400" height="200"/>
                    <view key="contentView" id="con-te-001">
                        <rect key="frame" x="0.0" y="0.0" width="400" height="200"/>
                    </view>
                    \(inside)
                </window>
            </objects>
        </document>
        """
    }

    private static let lights = ["#ff5f57", "#febc2e", "#28c840"]

    @Test("The window of a window controller has the content of the controller that it shows")
    func windowControllerContent() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa"><scenes>
            <scene sceneID="one"><objects><windowController id="win-co-001"><window key="window" title="Inspector" id="win-do-001">
            <windowStyleMask key="styleMask" titled="YES"/><rect key="contentRect" x="0" y="0" width="400" height="200"/>
            <view key="contentView" id="con-te-001"><rect key="frame" x="0.0" y="0.0" width="400" height="200"/></view></window>
            <connections><segue destination="vie-co-001" kind="relationship" relationship="window.shadowedContentViewController" id="seg-ue-001"/></connections>
            </windowController></objects></scene>
            <scene sceneID="two"><objects><viewController id="vie-co-001"><view key="view" id="vie-ww-001">
            <rect key="frame" x="0.0" y="0.0" width="300" height="150"/><subviews><textField id="lab-el-001"><rect key="frame" x="8" y="8" width="90" height="16"/>
            <textFieldCell key="cell" title="Content" id="cel-l0-001"/></textField></subviews></view></viewController></objects></scene></scenes></document>
            """
        let drawn = try Drawn(text, scene: "one")
        #expect(drawn.svg.contains(">Content</text>") && drawn.svg.contains(">Inspector</text>"))
        #expect(drawn.svg.contains("300 × 150"))
    }

    @Test("A window that shows a tab view controller has its tabs as a toolbar", arguments: [(22505, "82"), (14460, "82")])
    func tabsAreToolbar(version: Int, top: String) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="MacOSX.Cocoa"><scenes>
            <scene sceneID="one"><objects><windowController id="win-co-001"><window key="window" title="Settings" id="win-do-001">
            <windowStyleMask key="styleMask" titled="YES"/><rect key="contentRect" x="0" y="0" width="400" height="200"/>
            <view key="contentView" id="con-te-001"><rect key="frame" x="0.0" y="0.0" width="400" height="200"/></view></window>
            <connections><segue destination="tab-co-001" kind="relationship" relationship="window.shadowedContentViewController" id="seg-ue-001"/></connections>
            </windowController></objects></scene>
            <scene sceneID="two"><objects><tabViewController tabStyle="toolbar" selectedTabViewItemIndex="1" id="tab-co-001"><tabViewItems>
            <tabViewItem label="Sounds" image="NSAdvanced" id="ite-ma-001"/><tabViewItem id="ite-mb-001"/></tabViewItems>
            <tabView key="tabView" type="noTabsNoBorder" id="tab-ww-001"><rect key="frame" x="0.0" y="0.0" width="300" height="150"/></tabView>
            <connections><segue destination="vie-ca-001" kind="relationship" relationship="tabItems" id="seg-ua-001"/>
            <segue destination="vie-cb-001" kind="relationship" relationship="tabItems" id="seg-ub-001"/></connections>
            </tabViewController></objects></scene>
            <scene sceneID="three"><objects><viewController title="First" id="vie-ca-001"/></objects></scene>
            <scene sceneID="four"><objects><viewController title="Accounts" id="vie-cb-001"/></objects></scene></scenes></document>
            """
        let drawn = try Drawn(text, scene: "two")
        #expect(drawn.tag("tab-ww-001").contains("y=\"\(top)\""))
        // A tab has its own label or, without one, the title of its controller.
        #expect(drawn.svg.contains(">Sounds</text>") && drawn.svg.contains(">Accounts</text>") && !drawn.svg.contains(">First</text>"))
        #expect(drawn.svg.contains(">Settings</text>"))
    }

    @Test("A window's content is below its title bar")
    func windowSContentStands() throws {
        let drawn = try Drawn(Self.window("titled=\"YES\" closable=\"YES\" resizable=\"YES\""))
        #expect(drawn.tag("con-te-001").contains("y=\"28\" width=\"400\" height=\"200\""))
        #expect(drawn.svg.contains(">Inspector</text>"))
        // Buttons of unavailable actions have no colour.
        #expect(Self.lights.map(drawn.svg.contains) == [true, false, true])
        #expect(drawn.svg.contains("width=\"400\" height=\"228\""))
    }

    @Test("The title bar of a panel is lower, and a window without a title has none")
    func titleBarPanelLower() throws {
        #expect(try Drawn(Self.window("titled=\"YES\" closable=\"YES\" utility=\"YES\"")).tag("con-te-001").contains("y=\"20\""))
        let bare = try Drawn(Self.window(""))
        #expect(!bare.tag("con-te-001").contains(" y=") && !bare.svg.contains(">Inspector</text>"))
    }

    @Test("Content of full size reaches under the title bar")
    func contentFullSizeReaches() throws {
        let drawn = try Drawn(Self.window("titled=\"YES\" closable=\"YES\" fullSizeContentView=\"YES\"", "titleVisibility=\"hidden\""))
        #expect(!drawn.tag("con-te-001").contains(" y="))
        #expect(!drawn.svg.contains(">Inspector</text>"))
        let content = try #require(drawn.svg.ranges(of: "con-te-001").first)
        #expect(drawn.svg[content.upperBound...].contains(Self.lights[0]))
    }

    private static let toolbar = """
        <toolbar key="toolbar" displayMode="iconAndLabel" sizeMode="regular" id="too-lb-001">
            <allowedToolbarItems>
                <toolbarItem implicitItemIdentifier="A" label="Add" image="NSAddTemplate" id="ite-ma-001"/>
                <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="ite-mb-001"/>
                <toolbarItem implicitItemIdentifier="B" label="Find" id="ite-mc-001">
                    <searchField key="view" id="sea-rc-001">
                        <rect key="frame" x="0.0" y="14" width="96" height="22"/>
                        <searchFieldCell key="cell" borderStyle="bezel" placeholderString="Filter" bezelStyle="round" id="cel-l0-001"/>
                    </searchField>
                </toolbarItem>
            </allowedToolbarItems>
            <defaultToolbarItems>
                <toolbarItem reference="ite-ma-001"/><toolbarItem reference="ite-mb-001"/><toolbarItem reference="ite-mc-001"/>
            </defaultToolbarItems>
        </toolbar>
        """

    @Test("A toolbar's items are in it, and not separate pictures")
    func toolbarSItemsStand() throws {
        let mask = "titled=\"YES\" closable=\"YES\""
        let unified = try Drawn(Self.window(mask, "", Self.toolbar))
        #expect(unified.tag("con-te-001").contains("y=\"58\""))
        #expect(unified.svg.contains(">Add</text>") && unified.svg.contains(">Find</text>") && unified.svg.contains(">Filter</text>"))
        #expect(unified.svg.ranges(of: "data-id=\"sea-rc-001\"").count == 1)
        // One caption: the item's view has no separate panel.
        #expect(unified.svg.ranges(of: " × 200</text>").count == 1 && !unified.svg.contains("96 × 22</text>"))
        var options = RenderOptions()
        options.annotations = [.targets]
        let annotated = try Drawn(Self.window(mask, "", Self.toolbar), options)
        #expect(annotated.svg.ranges(of: "data-id=\"sea-rc-001\"").count == 1)
        // Xcodes before macOS 11 put toolbars below the title.
        #expect(try Drawn(Self.window(mask, "", Self.toolbar, version: 14000)).tag("con-te-001").contains("y=\"82\""))
        #expect(try Drawn(Self.window(mask, "toolbarStyle=\"unifiedCompact\"", Self.toolbar)).tag("con-te-001").contains("y=\"38\""))
    }

    @Test("A heads-up window is dark in any surroundings")
    func headsUpWindowDark() throws {
        let drawn = try Drawn(Self.window("titled=\"YES\" utility=\"YES\" HUD=\"YES\""))
        #expect(Drawn.withoutLengths(drawn.svg).contains("fill=\"#fff\" fill-opacity=\"0.85\">Inspector</text>"))
    }

    @Test("A storyboard's window surrounds its controller's view")
    func storyboardSWindowStands() throws {
        let drawn = try Drawn(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
                <scenes>
                    <scene sceneID="sce-ne-001">
                        <objects>
                            <windowController id="win-co-001" sceneMemberID="viewController">
                                <window key="window" title="Library" id="win-do-001">
                                    <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
                                </window>
                                <connections>
                                    <segue destination="vie-wc-001" kind="relationship" relationship="window.shadowedContentViewController" id="seg-ue-001"/>
                                </connections>
                            </windowController>
                        </objects>
                    </scene>
                    <scene sceneID="sce-ne-002">
                        <objects>
                            <viewController id="vie-wc-001" sceneMemberID="viewController">
                                <view key="view" id="con-te-001"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/></view>
                            </viewController>
                        </objects>
                    </scene>
                </scenes>
            </document>
            """)
        #expect(drawn.svg.contains(">Library</text>"))
        #expect(drawn.tag("con-te-001").contains("y=\"28\""))
    }
}
