import FormworkCode
import FormworkModel
import Testing

@Suite("Code with translations, and for earlier systems")
struct TranslationTests {
    private static func code(
        _ objects: String, _ dialect: CodeDialect = .uikit, keys: Set<String> = [], target: SystemVersion? = nil
    ) throws -> String {
        let document = try CodeChecker.document(FormDocuments.xib(objects, isMac: dialect == .appkit), file: "Main.xib")
        let translations = keys.isEmpty ? nil : CodeTranslations(table: "Main", keys: keys)
        let files = try CodeGenerator(dialect, target: target).files(of: document, source: "Main.xib", translations: translations)
        #expect(try CodeChecker.syntaxErrors(in: files, dialect) == "")
        return files.map(\.text).joined()
    }

    @Test("Texts are looked up by the document's keys, with its text as the fallback")
    func texts() throws {
        let code = try Self.code(
            """
            <view id="v"><subviews><label text="Say &quot;hi&quot;" id="l"/><label text="Plain" id="m"/>
            <button id="b"><state key="normal" title="Go"/></button>
            <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl></subviews></view>
            """, keys: ["l.text", "b.normalTitle", "s.segmentTitles[1]"])
        #expect(
            code.contains(
                #"NSLocalizedString("l.text", tableName: "Main", value: "Say \"hi\"", comment: "Class = \"UILabel\"; text = \"Say \"hi\"\"; ObjectID = \"l\";")"#
            ), "\(code)")
        #expect(code.contains(#".text = "Plain""#))
        #expect(code.contains(#".setTitle(NSLocalizedString("b.normalTitle", tableName: "Main", value: "Go", "#))
        #expect(code.contains(#"UISegmentedControl(items: ["One", NSLocalizedString("s.segmentTitles[1]", "#))
    }

    @Test("Labels of macOS and of Objective-C are looked up too")
    func others() throws {
        let label = """
            <textField translatesAutoresizingMaskIntoConstraints="NO" id="t"><textFieldCell key="cell" title="Name" id="c">
            <font key="font" metaFont="system"/></textFieldCell></textField>
            """
        let mac = try Self.code("<customView id=\"v\"><subviews>\(label)</subviews></customView>", .appkit, keys: ["c.title"])
        #expect(mac.contains(#"NSLocalizedString("c.title", tableName: "Main", value: "Name", "#))
        let line = label.replacing("key=\"cell\"", with: "key=\"cell\" lineBreakMode=\"clipping\"")
        let macObjectiveC = try Self.code("<customView id=\"v\"><subviews>\(line)</subviews></customView>", .appkitObjC, keys: ["c.title"])
        #expect(macObjectiveC.contains(#"labelWithString:NSLocalizedStringWithDefaultValue(@"c.title", @"Main", "#), "\(macObjectiveC)")
        let objectiveC = try Self.code(
            #"<view id="v"><subviews><label text="Hi" id="l"/></subviews></view>"#, .autolayoutkitObjC, keys: ["l.text"])
        #expect(objectiveC.contains(#"NSLocalizedStringWithDefaultValue(@"l.text", @"Main", NSBundle.mainBundle, @"Hi", "#))
    }

    @Test("A controller's own texts are looked up too")
    func controllers() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"/>
            <navigationItem key="navigationItem" title="Home" id="n"/></viewController></objects></scene>
            """)
        let files = try CodeGenerator(.uikit).files(
            of: CodeChecker.document(text), source: "Main.storyboard", translations: CodeTranslations(table: "Main", keys: ["n.title"]))
        #expect(files[0].text.contains(#"navigationItem.title = NSLocalizedString("n.title", tableName: "Main", value: "Home", "#))
    }

    @Test("Members of later systems are guarded, once for adjacent statements")
    func versions() throws {
        let button = """
            <view id="v"><subviews><button id="b"><buttonConfiguration key="configuration" style="filled" title="Go"/></button>
            <label text="x" id="l"><color key="textColor" systemColor="secondaryLabelColor"/></label></subviews></view>
            """
        let plain = try Self.code(button)
        #expect(!plain.contains("#available"))
        let old = try Self.code(button, target: SystemVersion(12, 4))
        #expect(
            old.contains(
                "if #available(iOS 15, *) {\n            goButton.configuration = .filled()\n            goButton.configuration?.title"),
            "\(old)")
        #expect(old.contains("if #available(iOS 13, *) {\n            xLabel.textColor = .secondaryLabel\n        }"), "\(old)")
        #expect(!(try Self.code(button, target: SystemVersion(15))).contains("#available"))
    }

    @Test("Guides and initializers of later systems are guarded, with a fallback for earlier ones")
    func guidesAndInitializers() throws {
        let text = """
            <view id="v"><subviews><activityIndicatorView style="large" id="a"/><tableView style="insetGrouped" id="t"/>
            <label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
            <viewLayoutGuide key="safeArea" id="s"/><keyboardLayoutGuide key="keyboard" id="k"/><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" id="c1"/>
            <constraint firstItem="k" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="c2"/></constraints></view>
            """
        let new = try Self.code(text, target: SystemVersion(15))
        #expect(new.contains("safeAreaLayoutGuide.topAnchor") && new.contains("keyboardLayoutGuide.topAnchor"))
        #expect(!new.contains("Anchored") && !new.contains("#available"))
        let middle = try Self.code(text, target: SystemVersion(13))
        #expect(middle.contains("safeAreaLayoutGuide.topAnchor") && middle.contains("anyKeyboard.topAnchor"))
        #expect(middle.contains("} else {\n            return safeAreaLayoutGuide\n"))
        let old = try Self.code(text, target: SystemVersion(10))
        #expect(old.contains("anySafeArea.topAnchor") && old.contains("fileprivate var anySafeArea: any Anchored {"))
        #expect(old.contains("if #available(iOS 11, *) {") && old.contains("return anySafeArea"))
        #expect(old.contains("if #available(iOS 13, *) { return UITableView(frame: .zero, style: .insetGrouped) }"))
        #expect(old.contains("return UITableView(frame: .zero, style: .grouped)"))
    }

    @Test("Values in calls, by class, in a controller's items, on tvOS and in Objective-C are guarded too")
    func otherVersions() throws {
        let view = """
            <view id="v"><subviews><button id="b"><state key="normal" title="Go">
            <color key="titleColor" systemColor="labelColor"/></state></button><activityIndicatorView style="medium" id="a"/>
            <tableView prefetchingEnabled="NO" id="t"/></subviews></view>
            """
        let old = try Self.code(view, target: SystemVersion(12))
        #expect(old.contains("if #available(iOS 13, *) {\n            goButton.setTitleColor(.label, for: .normal)"), "\(old)")
        #expect(old.contains("UIActivityIndicatorView(style: .gray)"), "\(old)")
        #expect(try Self.code(view, target: SystemVersion(13)).contains("UIActivityIndicatorView(style: .medium)"))
        let objectiveC = try Self.code(view, .uikitObjC, target: SystemVersion(12))
        #expect(objectiveC.contains("if (@available(iOS 13, *)) {"), "\(objectiveC)")
    }

    @Test("A version is one to three numbers")
    func spelling() {
        #expect(SystemVersion("15") == SystemVersion(15) && SystemVersion("12.4") == SystemVersion(12, 4))
        #expect(SystemVersion("12.4")?.description == "12.4" && SystemVersion("13.0.1")?.description == "13")
        for text in ["", "x", "15.", "1.2.3.4", "-1", "99999999999999999999", "15 "] { #expect(SystemVersion(text) == nil, "\(text)") }
        #expect(SystemVersion(9) < SystemVersion(10) && SystemVersion(12, 4) < SystemVersion(13))
    }

    @Test("Symbols in menus and toolbars, and fonts of text styles, are guarded by the system that has them")
    func menus() throws {
        let objects = """
            <menu title="File" id="m"><items><menuItem title="New" image="plus" catalog="system" id="i"/></items></menu>
            <window title="Options" id="w"><rect key="contentRect" x="0" y="0" width="300" height="200"/><view key="contentView" id="v"><subviews>
            <textField id="f"><textFieldCell key="cell" title="Name" id="c"><font key="font" textStyle="headline" name=".SFNS-Bold"/></textFieldCell>
            </textField></subviews></view><toolbar key="toolbar" implicitIdentifier="T" id="t"><allowedToolbarItems>
            <toolbarItem implicitItemIdentifier="Go" label="Go" title="Go" image="arrow.right" catalog="system" id="g"/>
            <toolbarItem implicitItemIdentifier="NSToolbarSidebarTrackingSeparatorItemIdentifier" id="h"/></allowedToolbarItems></toolbar></window>
            """
        let old = try Self.code(objects, .appkit, target: SystemVersion(10, 13))
        for statement in [
            "newItem.image = NSImage(systemSymbolName:", "item.image = NSImage(systemSymbolName:", ".preferredFont(forTextStyle: .headline",
        ] {
            let start = try #require(old.firstRange(of: statement), "\(statement)").lowerBound
            #expect(old[..<start].suffix(80).contains("if #available(macOS 11, *) {"), "\(old[..<start].suffix(80))")
        }
        #expect(old.contains("if #available(macOS 10.15, *) {\n                item.title = \"Go\""))
        let separator = "NSToolbarItem.Identifier(\"NSToolbarSidebarTrackingSeparatorItemIdentifier\")"
        #expect(old.contains(separator))
        let new = try Self.code(objects, .appkit, target: SystemVersion(11))
        #expect(!new.contains("#available") && new.contains(".sidebarTrackingSeparator,") && !new.contains(separator))
    }
}
