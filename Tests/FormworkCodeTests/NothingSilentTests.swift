import FormworkCode
import Testing

@Suite("Facts without a form in code are noted")
struct NothingSilentTests {
    private static func document(_ objects: String, isMac: Bool = false, isStoryboard: Bool = false) -> String {
        let kit = isMac ? "Cocoa" : "CocoaTouch"
        let content = isStoryboard ? "<scenes>\(objects)</scenes>" : "<objects>\(objects)</objects>"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(kit)\(isStoryboard ? ".Storyboard" : "").XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")">\(content)</document>
            """
    }

    /// Returns the notes of all files, and their texts in one.
    private static func converted(_ text: String, _ dialect: CodeDialect) throws -> (notes: [String], code: String) {
        let files = try CodeChecker.files(text, dialect)
        return (files.flatMap(\.notConverted).map(\.text), files.map(\.text).joined())
    }

    @Test("Items of bars in views have their actions, and outlets refer to them")
    func barItems() throws {
        let text = Self.document(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
            <outlet property="saveItem" destination="i2" id="c1"/></connections></placeholder>
            <view id="v"><subviews><toolbar id="t"><items>
            <barButtonItem systemItem="flexibleSpace" id="i1"/>
            <barButtonItem title="Save" id="i2"><connections><action selector="save:" destination="-1" id="c2"/></connections></barButtonItem>
            <barButtonItem title="More" id="i3"><connections><segue destination="v" kind="show" identifier="more" id="c3"/></connections>
            </barButtonItem></items></toolbar></subviews></view>
            """)
        let (notes, code) = try Self.converted(text, .uikit)
        #expect(code.contains("UIBarButtonItem(title: \"Save\", style: .plain, target: owner, action: Selector((\"save:\"))),"))
        #expect(code.contains("var saveItem: UIBarButtonItem? { toolbar.items?[1] }"))
        #expect(notes == ["segue 'c3': the show segue 'more' to view 'v': controllers perform segues, not views"])
    }

    @Test("The class of an item of a controller is noted, and a symbol as a runtime attribute is one")
    func itemsOfControllers() throws {
        let scene = """
            <scene sceneID="s"><objects><viewController id="c" customClass="Main"><view key="view" id="v"><subviews><label id="l">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="image" keyPath="icon" value="star" catalog="system"/>
            </userDefinedRuntimeAttributes></label></subviews></view>
            <navigationItem key="navigationItem" id="n" customClass="Badge"/><tabBarItem key="tabBarItem" title="A" id="t" customClass="Tab"/>
            </viewController></objects></scene>
            """
        let text = Self.document(scene, isStoryboard: true)
        let file = try #require(CodeChecker.files(text, .uikit, form: nil).first)
        let notes = file.notConverted.map(\.text)
        #expect(notes.contains { $0.contains("items of the class Badge") } && notes.contains { $0.contains("items of the class Tab") })
        #expect(file.text.contains("UIImage(systemName: \"star\")"))
        #expect(try Self.converted(text, .uikitObjC).code.contains("[UIImage systemImageNamed:@\"star\"]"))
    }

    @Test(
        "Outlet collections are arrays, and outlets have the classes of their views", arguments: [CodeDialect.uikit, .formation])
    func collections(dialect: CodeDialect) throws {
        let text = Self.document(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
            <outletCollection property="labels" destination="a" id="c1"/><outletCollection property="labels" destination="b" id="c2"/>
            <outletCollection property="labels" destination="w" id="c3"/><outlet property="title" destination="a" id="c4"/>
            <outlet property="heading" destination="a" id="c5"/></connections></placeholder>
            <view id="v"><subviews><label text="One" id="a"/><label text="Two" id="b"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="width" constant="8" id="w"/></constraints></view>
            """)
        let (notes, code) = try Self.converted(text, dialect)
        let kind = dialect == .uikit ? "UILabel" : "LayoutView"
        #expect(code.contains("var labels: [\(kind)] { [title, twoLabel] }"))
        #expect(code.contains("var heading: \(kind) { title }"))
        #expect(notes.contains { $0.hasPrefix("outletCollection 'c3': the outlet collection 'labels' with constraint 'w'") })
    }

    @Test("Facts of controllers, tables and objects are noted once")
    func rest() throws {
        let text = Self.document(
            """
            <scene sceneID="s"><objects><tableViewController title="Log In" storyboardIdentifier="login" id="c">
            <tableView key="view" id="t"><sections><tableViewSection headerTitle="Account" footerTitle="Ask." id="x"><cells>
            <tableViewCell id="r"><tableViewCellContentView key="contentView" id="k"/></tableViewCell></cells></tableViewSection></sections>
            </tableView>
            <navigationItem key="navigationItem" title="Log In" id="n"/>
            <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
            <connections><segue destination="p" kind="push" id="g"/></connections></tableViewController>
            <customObject customClass="Model" id="m"/></objects></scene>
            <scene sceneID="u"><objects><navigationController id="p"><navigationBar key="navigationBar" id="b"/></navigationController>
            </objects></scene>
            """, isStoryboard: true)
        let (notes, code) = try Self.converted(text, .uikit)
        #expect(
            notes == [
                "tableViewController 'c': the controller's attributes title 'Log In', storyboardIdentifier 'login': it is not part of its views",
                "navigationItem 'n': 'navigationItem' of the controller: it is not part of its views",
                "segue 'g': the push segue to navigationController 'p': controllers perform segues, not views",
                "customObject 'm': the whole Model: it isn't a view: create it in the views' owner",
                "navigationController 'p': the whole UINavigationController: it has no views of its own",
                "tableViewSection 'x': the static section “Account” of 1 row: a data source provides rows and sections",
                "tableViewSection 'x': attribute 'footerTitle' of tableViewSection: a data source provides rows and sections",
            ])
        #expect(!code.contains("class NavigationBar"))
    }

    @Test("A document without views has notes, and no files")
    func viewless() throws {
        let document = try CodeChecker.document(
            Self.document(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="delegate" destination="m" id="o"/>
                </connections></placeholder><customObject customClass="Model" id="m"/>
                """))
        #expect(try CodeGenerator(.uikit, form: .layout).files(of: document, source: "Test.xib").isEmpty)
        #expect(
            CodeGenerator.notConverted(ofViewless: document).map(\.text) == [
                "outlet 'o': the whole connection 'delegate': connect it in the views' owner",
                "customObject 'm': the whole Model: it isn't a view: create it in the views' owner",
            ])
    }

    @Test("A table with a double action sends it, and a button whose behavior differs from its type sets it")
    func appKit() throws {
        let text = Self.document(
            """
            <customObject id="-2" customClass="Owner"/>
            <customView id="v"><subviews><tableView viewBased="YES" id="t"><connections>
            <action selector="open:" target="-2" trigger="doubleAction" id="a"/></connections></tableView>
            <button id="b"><buttonCell key="cell" type="push" id="c"><behavior key="behavior" pushIn="YES" lightByGray="YES"/></buttonCell></button>
            </subviews></customView>
            """, isMac: true)
        let (notes, code) = try Self.converted(text, .appkit)
        #expect(code.contains("tableView.doubleAction = Selector((\"open:\"))"))
        #expect(notes.filter { $0.contains("of behavior") }.count == 1 && notes.contains { $0.contains("'lightByBackground'") })
    }
}
