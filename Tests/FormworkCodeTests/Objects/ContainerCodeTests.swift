import FormworkCode
import FormworkModel
import Testing

@Suite("Code of controllers that contain others")
struct ContainerCodeTests {
    private static func controller(_ id: String, _ own: String) -> String {
        "<scene sceneID=\"s\(id)\"><objects><viewController customClass=\"\(own)\" id=\"\(id)\"><view key=\"view\" id=\"v\(id)\"/>"
            + "</viewController></objects></scene>"
    }

    private static func relationship(_ name: String, _ destination: String, _ id: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(name)\" id=\"\(id)\"/>"
    }

    @Test("A navigation controller has its root, its bars and its own properties")
    func navigation() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><navigationController toolbarHidden="NO" customClass="MainNavigation" id="n">
            <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="b"/>
            <tabBarItem key="tabBarItem" title="Home" id="i"/><connections>\(Self.relationship("rootViewController", "c", "r"))
            <outlet property="helper" destination="c" id="o"/></connections></navigationController></objects></scene>
            """ + Self.controller("c", "HomeController"))
        let files = try CodeChecker.files(text, .uikit, form: nil)
        let file = try #require(files.last)
        #expect(files.map(\.name) == ["HomeControllerBase.swift", "MainNavigationBase.swift"])
        #expect(file.text.contains("class MainNavigationBase: UINavigationController {"))
        #expect(file.text.contains("let root = HomeController()") && file.text.contains("viewControllers = [root]"))
        #expect(file.text.contains("navigationBar.prefersLargeTitles = true") && file.text.contains("self.isToolbarHidden = false"))
        #expect(file.text.contains("tabBarItem = UITabBarItem(title: \"Home\""))
        #expect(file.notConverted.map(\.text).contains { $0.hasPrefix("outlet 'o': the outlet 'helper' to HomeController 'c'") })
        #expect(try CodeChecker.syntaxErrors(in: files, .uikit) == "")
    }

    @Test("A tab bar controller has its tabs; a tab that would contain it is omitted")
    func tabs() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><tabBarController title="Tabs" id="t"><tabBar key="tabBar" id="b"/><connections>
            \(Self.relationship("viewControllers", "c", "r1"))\(Self.relationship("viewControllers", "n", "r2"))</connections>
            </tabBarController></objects></scene><scene sceneID="u"><objects><navigationController title="Round" id="n">
            <navigationBar key="navigationBar" id="d"/><connections>\(Self.relationship("rootViewController", "t", "r3"))</connections>
            </navigationController></objects></scene>
            """ + Self.controller("c", "HomeController"))
        let files = try CodeChecker.files(text, .uikit, form: nil)
        let tabs = try #require(files.first { $0.name == "TabsTabBarController.swift" })
        #expect(tabs.text.contains("let home = HomeController()") && tabs.text.contains("viewControllers = [home]"))
        #expect(tabs.notConverted.map(\.text).contains { $0.hasPrefix("segue 'r2': the viewControllers UINavigationController 'n'") })
        #expect(try CodeChecker.syntaxErrors(in: files, .uikit) == "")
    }

    @Test("A container creates the controllers of other storyboards; items of references are not mentioned")
    func references() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><tabBarController title="Tabs" id="t"><tabBar key="tabBar" id="b"/><connections>
            \(Self.relationship("viewControllers", "p", "r1"))\(Self.relationship("viewControllers", "q", "r2"))</connections>
            </tabBarController></objects></scene><scene sceneID="u"><objects>
            <viewControllerPlaceholder storyboardName="Settings" id="p"><tabBarItem key="tabBarItem" title="Item" id="i"/></viewControllerPlaceholder>
            <viewControllerPlaceholder storyboardName="Main" bundleIdentifier="org.kit" referencedIdentifier="news list" id="q"/></objects></scene>
            """)
        let files = try CodeChecker.files(text, .uikit, form: nil)
        let code = files[0].text
        #expect(
            code.contains(
                "let settings = UIStoryboard(name: \"Settings\", bundle: nil).instantiateInitialViewController() ?? UIViewController()"))
        #expect(
            code.contains(
                "let newsList = UIStoryboard(name: \"Main\", bundle: Bundle(identifier: \"org.kit\"))"
                    + ".instantiateViewController(withIdentifier: \"news list\")"))
        #expect(code.contains("viewControllers = [settings, newsList]"))
        #expect(
            files.flatMap(\.notConverted).map(\.text) == [
                "tabBarItem 'i': the whole tabBarItem of a reference: the referenced controller has its own, which is used"
            ])
        #expect(try CodeChecker.syntaxErrors(in: files, .uikit) == "")
    }

    @Test("AppKit's containers do too, with their own items")
    func macReferences() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><tabViewController title="Tabs" id="t"><tabViewItems><tabViewItem label="Sound" id="i1"/>
            <tabViewItem label="Light" id="i2"/></tabViewItems><tabView key="tabView" id="v"/><connections>
            \(Self.relationship("tabItems", "p", "r1"))\(Self.relationship("tabItems", "q", "r2"))</connections>
            </tabViewController></objects></scene><scene sceneID="u"><objects><viewControllerPlaceholder storyboardName="Sound" id="p"/>
            <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="light" id="q"/></objects></scene>
            """, isMac: true)
        let files = try CodeChecker.files(text, .appkit, form: nil)
        let code = files[0].text
        #expect(
            code.contains(
                "let sound = (NSStoryboard(name: \"Sound\", bundle: nil).instantiateInitialController() as? NSViewController) "
                    + "?? NSViewController()"))
        #expect(code.contains(".instantiateController(withIdentifier: \"light\") as? NSViewController) ?? NSViewController()"))
        #expect(code.contains("soundItem.label = \"Sound\"") && code.contains("addTabViewItem(lightItem)"))
        #expect(files.flatMap(\.notConverted).isEmpty)
        #expect(try CodeChecker.syntaxErrors(in: files, .appkit) == "")
    }

    @Test("A split view controller uses columns where iOS 14 is available")
    func split() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><splitViewController title="Mail" allowDoubleColumnStyle="YES" behavior="tile" id="t"><connections>
            \(Self.relationship("masterViewController", "a", "r1"))\(Self.relationship("detailViewController", "b", "r2"))</connections>
            </splitViewController></objects></scene>
            """ + Self.controller("a", "ListController") + Self.controller("b", "TextController"))
        let document = try CodeChecker.document(text)
        func code(_ target: SystemVersion?) throws -> String {
            try CodeGenerator(.uikit, target: target).files(of: document, source: "Main.storyboard").last?.text ?? ""
        }
        let new = try code(nil)
        #expect(new.contains("super.init(style: .doubleColumn)") && new.contains("setViewController(primary, for: .primary)"))
        #expect(new.contains("self.preferredSplitBehavior = .tile"))
        let old = try code(SystemVersion(12))
        #expect(old.contains("viewControllers = [primary, secondary]") && !old.contains("init(style:"))
        #expect(old.contains("if #available(iOS 14, *) {\n            self.preferredSplitBehavior = .tile"))
    }

    @Test("Split and tab view controllers of macOS have an item for each controller, at its place")
    func mac() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><splitViewController title="Browser" id="t"><splitViewItems>
            <splitViewItem canCollapse="YES" holdingPriority="260" behavior="sidebar" id="i1"/><splitViewItem id="i2"/></splitViewItems>
            <splitView key="splitView" dividerStyle="thin" vertical="YES" id="sv"><rect key="frame" x="0" y="0" width="9" height="9"/></splitView>
            <connections><outlet property="splitView" destination="sv" id="o0"/><outlet property="side" destination="i1" id="o1"/>
            \(Self.relationship("splitItems", "a", "r1"))\(Self.relationship("splitItems", "b", "r2"))</connections></splitViewController>
            </objects></scene><scene sceneID="u"><objects><tabViewController title="Settings" tabStyle="toolbar" id="p"><tabViewItems>
            <tabViewItem label="General" image="NSPreferencesGeneral" id="i3"/></tabViewItems>
            <viewControllerTransitionOptions key="transitionOptions" allowUserInteraction="YES"/>
            <tabView key="tabView" type="noTabsNoBorder" id="tv"/><connections>\(Self.relationship("tabItems", "b", "r3"))</connections>
            </tabViewController></objects></scene>
            """ + Self.controller("a", "SideController") + Self.controller("b", "PageController"), isMac: true)
        let files = try CodeChecker.files(text, .appkit, form: nil)
        let split = try #require(files.first { $0.name == "BrowserSplitViewController.swift" }).text
        #expect(split.contains("private(set) lazy var side = NSSplitViewItem(sidebarWithViewController: side2)"))
        #expect(split.contains("side.canCollapse = true") && split.contains("side.holdingPriority = .init(rawValue: 260)"))
        #expect(split.contains("addSplitViewItem(side)") && split.contains("addSplitViewItem(NSSplitViewItem(viewController: page))"))
        #expect(split.contains("splitView.dividerStyle = .thin") && split.contains("splitView.isVertical = true"))
        let tabs = try #require(files.first { $0.name == "SettingsTabViewController.swift" }).text
        #expect(tabs.contains("let pageItem = NSTabViewItem(viewController: page)") && tabs.contains("pageItem.label = \"General\""))
        #expect(tabs.contains("self.tabStyle = .toolbar") && tabs.contains("transitionOptions = .allowUserInteraction"))
        #expect(!files.contains { $0.unit?.root.element.name == "splitView" })
        #expect(try CodeChecker.syntaxErrors(in: files, .appkit) == "")
    }
}
