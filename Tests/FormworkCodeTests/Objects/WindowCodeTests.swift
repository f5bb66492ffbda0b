import FormworkCode
import Testing

@Suite("Code of windows")
struct WindowCodeTests {
    private static func window(_ owner: String) -> String {
        FormDocuments.xib(
            """
            <customObject id="-2" userLabel="File's Owner" customClass="\(owner)"><connections>
            <outlet property="window" destination="w" id="o1"/><outlet property="nameField" destination="f" id="o2"/></connections>
            </customObject>
            <window title="Options" releasedWhenClosed="NO" visibleAtLaunch="NO" titlebarAppearsTransparent="YES" frameAutosaveName="Options"
            toolbarStyle="unified" id="w"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>
            <rect key="contentRect" x="10" y="20" width="300" height="200"/><value key="minSize" type="size" width="100" height="80"/>
            <view key="contentView" id="v"><subviews><textField id="f"/>
            <button id="b"><connections><action selector="save:" target="-2" id="a1"/></connections></button></subviews></view>
            <toolbar key="toolbar" implicitIdentifier="T" allowsUserCustomization="NO" displayMode="iconOnly" id="t"><allowedToolbarItems>
            <toolbarItem implicitItemIdentifier="Go" label="Go" image="go" selectable="YES" id="t1"><connections>
            <action selector="go:" target="-2" id="a2"/></connections></toolbarItem>
            <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="t2"/>
            <toolbarItem implicitItemIdentifier="Find" label="Find" id="t3"><searchField key="view" id="s"/></toolbarItem>
            </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="t1"/><toolbarItem reference="t2"/></defaultToolbarItems></toolbar>
            <connections><outlet property="delegate" destination="-2" id="o3"/><outlet property="initialFirstResponder" destination="f" id="o4"/>
            </connections></window>
            """, isMac: true)
    }

    @Test("A window has a controller that creates it, with its content, its toolbar and their outlets")
    func controller() throws {
        let files = try CodeChecker.files(Self.window("OptionsController"), .appkit, form: nil)
        let file = try #require(files.last)
        let code = file.text
        #expect(file.name == "OptionsControllerBase.swift")
        #expect(code.contains("class OptionsControllerBase: NSWindowController, NSToolbarDelegate {"))
        #expect(code.contains("super.init(window: NSWindow(contentRect: NSRect(x: 10, y: 20, width: 300, height: 200), "))
        #expect(code.contains("styleMask: [.titled, .closable], backing: .buffered, defer: true))"))
        #expect(code.contains("window.contentView = content") && code.contains("part.owner = self"))
        #expect(code.contains("window.isReleasedWhenClosed = false") && code.contains("window.setFrameAutosaveName(\"Options\")"))
        #expect(code.contains("window.contentMinSize = NSSize(width: 100, height: 80)") && code.contains("window.toolbarStyle = .unified"))
        #expect(code.contains("window.delegate = self as? any NSWindowDelegate"))
        #expect(code.contains("var nameField: NSTextField { content.nameField }"))
        #expect(code.contains("window.initialFirstResponder = content.nameField"))
        #expect(code.contains("toolbar.displayMode = .iconOnly") && !code.contains("toolbar.allowsUserCustomization"))
        #expect(code.contains("case \"Go\":") && code.contains("item.target = self") && code.contains("item.view = searchFieldLayout.view"))
        #expect(code.contains("func toolbarSelectableItemIdentifiers") && code.contains("        .flexibleSpace,\n"))
        #expect(!files.flatMap(\.notConverted).contains { $0.text.contains("what the window says") })
        #expect(try CodeChecker.syntaxErrors(in: files, .appkit) == "")
    }

    @Test("A File's Owner that isn't a controller is a parameter")
    func owner() throws {
        let files = try CodeChecker.files(Self.window("OptionsDocument"), .appkit, form: nil)
        let code = try #require(files.last).text
        #expect(code.contains("class OptionsWindowController: NSWindowController, NSToolbarDelegate {"))
        #expect(code.contains("init(owner: AnyObject? = nil) {\n        self.owner = owner\n"))
        #expect(code.contains("part.owner = owner") && code.contains("window.delegate = owner as? any NSWindowDelegate"))
    }

    @Test("Outlets of the owner to a view next to its window are in the window's controller")
    func besides() throws {
        let text = FormDocuments.xib(
            """
            <customObject id="-2" userLabel="File's Owner" customClass="OptionsController"><connections>
            <outlet property="window" destination="w" id="o1"/><outlet property="extra" destination="x" id="o2"/>
            <outlet property="extraField" destination="xf" id="o3"/></connections></customObject>
            <window title="Options" releasedWhenClosed="NO" visibleAtLaunch="NO" id="w"><windowStyleMask key="styleMask" titled="YES"/>
            <rect key="contentRect" x="10" y="20" width="300" height="200"/><view key="contentView" id="v"/></window>
            <customView userLabel="Extra" id="x"><subviews><textField id="xf"/></subviews></customView>
            """, isMac: true)
        let code = try #require(try CodeChecker.files(text, .appkit, form: nil).last).text
        #expect(code.contains("/// A view outside the window."))
        #expect(code.contains("var extraField: NSTextField { ") && code.contains(".extraField }"))
        #expect(try CodeChecker.syntaxErrors(in: CodeChecker.files(text, .appkit, form: nil), .appkit) == "")
    }

    @Test("An outlet of an owner without a class in the code to a second top-level view is listed", arguments: [true, false])
    func listed(isMac: Bool) throws {
        let owner = isMac ? #"<customObject id="-2""# : #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1""#
        let text = FormDocuments.xib(
            """
            \(owner) userLabel="File's Owner" customClass="Options"><connections>
            <outlet property="view" destination="v" id="o1"/><outlet property="extra" destination="x" id="o2"/></connections>
            </\(isMac ? "customObject" : "placeholder")>
            <view id="v"/><view userLabel="Extra" id="x"/>
            """, isMac: isMac)
        let notes = try CodeChecker.files(text, isMac ? .appkit : .uikit, form: nil).flatMap(\.notConverted).map(\.text)
        #expect(notes.contains { $0.contains("the outlet 'extra' to view 'x'") }, "\(notes)")
    }

    @Test("A window's controller imports the modules of its outlets' classes")
    func imports() throws {
        let text = FormDocuments.xib(
            """
            <customObject id="-2" userLabel="File's Owner" customClass="HelpController"><connections>
            <outlet property="window" destination="w" id="o1"/><outlet property="page" destination="p" id="o2"/>
            <outlet property="map" destination="m" id="o3"/></connections></customObject>
            <window title="Help" id="w"><view key="contentView" id="v"><subviews><webView id="p"/>
            <customView customClass="StarMap" customModule="Stars" id="m"/></subviews></view></window>
            """, isMac: true)
        let code = try #require(try CodeChecker.files(text, .appkit, form: nil).last).text
        #expect(code.contains("var page: WebView { content.page }") && code.contains("import AppKit\nimport Stars\nimport WebKit\n"))
    }

    @Test("A storyboard's window shows a controller; settings of its position are noted")
    func storyboard() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><windowController storyboardIdentifier="main" customClass="MainWindow" id="c">
            <window key="window" title="Main" deferred="NO" id="w"><windowPositionMask key="initialPositionMask" leftStrut="YES"/>
            <windowCollectionBehavior key="collectionBehavior" fullScreenPrimary="YES"/></window><connections>
            <segue destination="d" kind="relationship" relationship="window.shadowedContentViewController" id="r"/></connections>
            </windowController></objects></scene>
            <scene sceneID="t"><objects><viewController customClass="MainController" id="d"><view key="view" id="v"/></viewController></objects>
            </scene>
            """, isMac: true)
        let files = try CodeChecker.files(text, .appkit, form: nil)
        let file = try #require(files.last)
        #expect(file.name == "MainWindowBase.swift" && file.text.contains("let content = MainController()"))
        #expect(file.text.contains("contentViewController = content") && file.text.contains("defer: false"))
        #expect(file.text.contains("window.collectionBehavior = .fullScreenPrimary"))
        #expect(file.notConverted.map(\.text).contains { $0.contains("the position depends on the screen") })
        #expect(file.notConverted.map(\.text).contains { $0.contains("call showWindow(_:)") })
        #expect(try CodeChecker.syntaxErrors(in: files, .appkit) == "")
    }
}
