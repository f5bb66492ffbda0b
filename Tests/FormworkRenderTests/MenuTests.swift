import FormworkModel
import FormworkTemplates
import Testing

@testable import FormworkRender

@Suite("Menus and objects without views")
struct MenuTests {
    private static func mac(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"><connections>
        <outlet property="delegate" destination="del-1" id="out-1"/></connections></customObject>
        \(objects)</objects></document>
        """
    }

    private static let mainMenu = """
        <menu title="Main Menu" systemMenu="main" id="mai-1"><items>
        <menuItem title="App" id="app-1"><menu key="submenu" title="App" systemMenu="apple" id="app-2"><items>
        <menuItem title="About &lt;App&gt;" id="i1"/><menuItem isSeparatorItem="YES" id="i2"/>
        <menuItem title="Hide Others" keyEquivalent="h" id="i3"><modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/></menuItem>
        <menuItem title="Secret" hidden="YES" id="i4"/></items></menu></menuItem>
        <menuItem title="File" id="fil-1"><menu key="submenu" title="File" id="fil-2"><items>
        <menuItem title="Save As" keyEquivalent="S" id="i5"/><menuItem title="Sorted" state="on" id="i6"/>
        <menuItem title="Open Recent" id="i7"><menu key="submenu" title="Open Recent" id="rec-1"><items>
        <menuItem title="Clear Menu" id="i8"/></items></menu></menuItem></items></menu></menuItem></items></menu>
        """

    @Test("A menu bar is above its open menus, with keys, checks, and submenus")
    func bar() throws {
        let drawn = try Drawn(Self.mac(Self.mainMenu))
        for text in ["About &lt;App&gt;", "⌥⌘H", "⇧⌘S", "Sorted", "Open Recent", "Clear Menu"] {
            #expect(drawn.svg.contains(">\(text)</text>"), "\(text)")
        }
        #expect(!drawn.svg.contains("Secret"))
        // The title in the bar, and above the menu that an item opens, in addition to the item itself.
        #expect(drawn.svg.ranges(of: ">Open Recent</text>").count == 2)
    }

    @Test("The places of the items are those of their titles in the bar, and of their rows")
    func places() throws {
        let source = try Drawn.source(Drawn(Self.mac(Self.mainMenu)).document)
        let places = try #require(SheetWriter().placedScreens(source).first).places
        let (file, save, sorted) = try (#require(places["fil-1"]), #require(places["i5"]), #require(places["i6"]))
        #expect(file.minY == 0 && save.minY > file.maxY && save.maxY == sorted.minY && save.minX == sorted.minX)
        #expect(places["i4"] == nil)
    }

    @Test("An open menu shows its items")
    func content() throws {
        let document = try Drawn(Self.mac(Self.mainMenu)).document
        let values = try Drawn.source(document).stage.values
        let menu = try #require(document.element(id: "mai-1"))
        let menus = MenuContent.tree(of: menu.node, values)
        #expect(menus.map(\.title) == ["Main Menu", "App", "File", "Open Recent"])
        #expect(menus[1].items.map(\.isSeparator) == [false, true, false])
        #expect(menus[2].items.map(\.keys) == ["⇧⌘S", "", ""])
        #expect(menus[2].items.last?.submenu == 3)
    }

    @Test("The menus of pop-up buttons are drawn on request")
    func popUp() throws {
        let text = Drawn.mac(
            """
            <popUpButton fixedFrame="YES" id="pop-1"><rect key="frame" x="20" y="20" width="120" height="25"/>
            <popUpButtonCell key="cell" type="push" title="One" bezelStyle="rounded" borderStyle="border" id="cel-1"><menu key="menu" id="men-1"><items>
            <menuItem title="One" id="o1"/><menuItem title="Second of them" id="o2"/></items></menu></popUpButtonCell></popUpButton>
            """)
        #expect(try !Drawn(text).svg.contains("Second of them"))
        var options = RenderOptions()
        options.showsMenus = true
        #expect(try Drawn(text, options).svg.contains(">Second of them</text>"))
    }

    @Test("Objects without views are listed with their connections")
    func objects() throws {
        let drawn = try Drawn(Self.mac("<customObject id=\"del-1\" userLabel=\"The Delegate\" customClass=\"Delegate\"/>"))
        for text in ["Placeholders", "Objects", "The Delegate", "Delegate", "delegate → The Delegate"] {
            #expect(drawn.svg.contains(">\(text)</text>"), "\(text)")
        }
    }
}
