import FormworkCode
import FormworkModel
import Testing

@Suite("Code of menus")
struct MenuCodeTests {
    private static let menu = FormDocuments.xib(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customObject id="d" customClass="AppDelegate"><connections><outlet property="syncItem" destination="i4" id="o1"/></connections>
        </customObject>
        <menu title="Main" systemMenu="main" id="m"><items>
        <menuItem title="App" id="i0"><menu key="submenu" title="App" systemMenu="apple" autoenablesItems="NO" id="m0"><items>
        <menuItem title="About" id="i1"><modifierMask key="keyEquivalentModifierMask"/>
        <connections><action selector="orderFrontStandardAboutPanel:" target="-2" id="a1"/></connections></menuItem>
        <menuItem isSeparatorItem="YES" id="i2"/>
        <menuItem title="Say &quot;hi&quot;" tag="3" state="on" keyEquivalent="h" id="i3">
        <modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/>
        <connections><action selector="hide:" target="-1" id="a3"/></connections></menuItem>
        <menuItem title="Sync" keyEquivalent="s" id="i4"><connections><action selector="sync:" target="d" id="a4"/>
        <binding destination="d" name="enabled" keyPath="self.canSync" id="b4"/></connections></menuItem></items></menu></menuItem>
        <menuItem title="Window" id="i5"><menu key="submenu" title="Window" systemMenu="window" id="m5"/></menuItem></items></menu>
        """, isMac: true)

    @Test("A main menu is a class: menus and targets of outlets are properties, action targets are parameters")
    func main() throws {
        let files = try CodeChecker.files(Self.menu, .appkit, form: nil)
        let file = try #require(files.first)
        #expect(files.map(\.name) == ["MainMenu.swift"] && file.unit == nil)
        let code = file.text
        #expect(code.contains("let menu = NSMenu(title: \"Main\")") && code.contains("let appMenu = NSMenu(title: \"App\")"))
        #expect(code.contains("let syncItem = NSMenuItem(title: \"Sync\", action: Selector((\"sync:\")), keyEquivalent: \"s\")"))
        #expect(code.contains("init(appDelegate: AnyObject? = nil) {") && code.contains("syncItem.target = appDelegate"))
        #expect(
            code.contains("menu.addItem(withTitle: \"App\", action: nil, keyEquivalent: \"\").submenu = appMenu")
                && code.contains("appMenu.autoenablesItems = false"))
        #expect(code.contains("aboutItem.target = NSApplication.shared") && code.contains("appMenu.addItem(.separator())"))
        #expect(
            code.contains(
                "let sayHiItem = appMenu.addItem(withTitle: \"Say \\\"hi\\\"\", action: #selector(NSApplication.hide(_:)), keyEquivalent: \"h\")"
            ))
        #expect(code.contains("sayHiItem.keyEquivalentModifierMask = [.command, .option]") && code.contains("sayHiItem.tag = 3"))
        #expect(code.contains("NSApplication.shared.mainMenu = menu") && code.contains("NSApplication.shared.windowsMenu = windowMenu"))
        #expect(!code.contains("sayHiItem.target"))
        // The title of a menu says no more than its name.
        #expect(code.contains("    let windowMenu = ") && !code.contains("The menu “"))
        let notes = file.notConverted.map(\.text)
        #expect(
            code.contains(
                "if let appDelegate {\n            syncItem.bind(.enabled, to: appDelegate, withKeyPath: \"self.canSync\")\n        }"))
        #expect(!notes.contains { $0.hasPrefix("binding") })
        #expect(!notes.contains { $0.contains("the whole NSMenu") })
        #expect(try CodeChecker.syntaxErrors(in: files, .appkit) == "")
    }

    @Test("Bindings in Objective-C")
    func objectiveC() throws {
        let files = try CodeChecker.files(Self.menu, .appkitObjC)
        #expect(files.map(\.name) == ["MainMenu.m", "MainMenu.h"])
        let (code, header) = (files[0].text, files[1].text)
        #expect(header.contains("- (instancetype)initWithAppDelegate:(nullable id)appDelegate;"))
        #expect(header.contains("@property (nonatomic, strong, readonly) NSMenuItem *syncItem;") && header.contains("- (void)install;"))
        #expect(code.contains("_syncItem = [[NSMenuItem alloc] initWithTitle:@\"Sync\" action:NSSelectorFromString(@\"sync:\")"))
        #expect(code.contains("[_menu addItemWithTitle:@\"App\" action:nil keyEquivalent:@\"\"].submenu = _appMenu;"))
        #expect(
            code.contains("action:@selector(orderFrontStandardAboutPanel:)")
                && code.contains("[_appMenu addItem:NSMenuItem.separatorItem];"))
        #expect(code.contains("sayHiItem.keyEquivalentModifierMask = NSEventModifierFlagCommand | NSEventModifierFlagOption;"))
        #expect(code.contains("NSApplication.sharedApplication.windowsMenu = _windowMenu;"))
        #expect(code.contains("[_syncItem bind:NSEnabledBinding toObject:_appDelegate withKeyPath:@\"self.canSync\" options:nil];"))
        #expect(try CodeChecker.syntaxErrors(in: files, .appkitObjC) == "")
    }

    @Test("A storyboard's main menu is a class, too; a conversion of views only notes it")
    func storyboard() throws {
        let text = FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><application id="a"><menu key="mainMenu" title="M" systemMenu="main" id="m"><items>
            <menuItem title="Quit" keyEquivalent="q" id="q"/></items></menu></application></objects></scene>
            <scene sceneID="t"><objects><viewController id="c"><view key="view" id="v"/></viewController></objects></scene>
            """, isMac: true)
        let files = try CodeChecker.files(text, .appkit, form: nil)
        #expect(files.map(\.name).last == "MainMenu.swift")
        #expect(files.last?.text.contains("menu.addItem(withTitle: \"Quit\", action: nil, keyEquivalent: \"q\")") == true)
        let views = try CodeChecker.files(text, .appkit, form: .view)
        #expect(views.count == 1 && views[0].notConverted.contains { $0.element.name == "application" })
    }

    @Test("No title of a menu becomes code")
    func hostile() throws {
        let text = Self.menu.replacing("sync:", with: "&quot;)); exit(1); ((&quot;").replacing("\"Sync\"", with: "\"&quot;); exit(2) //\"")
            .replacing("AppDelegate", with: "exit(3); class X").replacing("syncItem", with: "x = exit(4); let y")
        for dialect in [CodeDialect.appkit, .appkitObjC] {
            let files = try CodeChecker.files(text, dialect, form: nil)
            #expect(try CodeChecker.syntaxErrors(in: files, dialect) == "")
            let code = files.map { dialect == .appkit ? CodeLexer.swift($0.text).0 : CodeLexer.objectiveC($0.text).0 }.joined()
            for number in 1...4 { #expect(!code.contains("exit(\(number))")) }
        }
    }
}
