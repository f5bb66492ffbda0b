import Testing

@Suite("AppKit's objects in legacy archives")
struct ArchiveObjectTests {
    private typealias Fixture = ArchiveFixture

    /// Returns the lines of an archive with an object, which has the id 8.
    private static func lines(_ className: String, _ content: String, properties: String = "", records: String = "") throws -> DocumentLines
    {
        DocumentLines(
            try Fixture(
                .mac, objects: #"<object class="\#(className)" id="1">\#(content)</object>"#, records: Fixture.record("8", "1") + records,
                properties: properties
            ).text)
    }

    // MARK: Windows

    @Test(
        "A window has struts in two directions, except where it is centered",
        arguments: [
            (0, "", #"<windowPositionMask key="initialPositionMask" leftStrut="YES" bottomStrut="YES"/>"#),
            (1 << 20 | 1 << 21, "", #"<windowPositionMask key="initialPositionMask" rightStrut="YES" topStrut="YES"/>"#),
            (
                0, #"<boolean value="YES" key="8.IBNSWindowAutoPositionCentersHorizontal"/>"#,
                #"<windowPositionMask key="initialPositionMask" bottomStrut="YES"/>"#
            ),
            (
                0, #"<boolean value="YES" key="8.IBNSWindowAutoPositionCentersVertical"/>"#,
                #"<windowPositionMask key="initialPositionMask" leftStrut="YES"/>"#
            ),
        ])
    func windowPositions(flags: Int, properties: String, line: String) throws {
        let lines = try Self.lines("NSWindowTemplate", "<int key=\"NSWTFlags\">\(flags)</int>", properties: properties)
        #expect(lines.all("<windowPositionMask ") == [line])
    }

    @Test("The sizes of a window are limits unless they are 0 or as large as possible")
    func windowSizes() throws {
        let lines = try Self.lines(
            "NSWindowTemplate",
            #"<string key="NSWindowContentMinSize">{100, 50}</string><string key="NSWindowContentMaxSize">{1.7976931348623157e+308, 1e+31}</string>"#
        )
        #expect(lines.all(#"<value "#) == [#"<value key="minSize" type="size" width="100" height="50"/>"#])
        #expect(try Self.lines("NSWindowTemplate", #"<string key="NSWindowContentMinSize">{0, 0}</string>"#).all("<value ").isEmpty)
    }

    @Test("A window is visible at launch by a property, and has the thickness of its border")
    func windowProperties() throws {
        let lines = try Self.lines(
            "NSWindowTemplate", #"<double key="NSContentBorderThicknessMinY">22</double><string key="NSWindowClass">NSWindow</string>"#,
            properties: #"<boolean value="YES" key="8.NSWindowTemplate.visibleAtLaunch"/>"#)
        let attributes = lines.attributes("<window ")
        #expect(attributes["visibleAtLaunch"] == nil && attributes["customClass"] == nil && attributes["animationBehavior"] == "default")
        #expect(lines.has(#"<contentBorderThickness minY="22"/>"#))
        #expect(try Self.lines("NSWindowTemplate", "").attributes("<window ")["visibleAtLaunch"] == "NO")
    }

    // MARK: Menus

    @Test(
        "The states of a menu item are words",
        arguments: [
            (#"<int key="NSState">1</int>"#, "state", "on"), (#"<int key="NSState">-1</int>"#, "state", "mixed"),
            (#"<int key="NSState">0</int>"#, "state", nil), (#"<bool key="NSIsDisabled">YES</bool>"#, "enabled", "NO"),
            (#"<bool key="NSIsHidden">YES</bool>"#, "hidden", "YES"), (#"<bool key="NSIsAlternate">YES</bool>"#, "alternate", "YES"),
            (#"<int key="NSTag">5</int>"#, "tag", "5"), (#"<int key="NSIndent">2</int>"#, "indentationLevel", "2"),
            (#"<string key="NSToolTip">Tip</string>"#, "toolTip", "Tip"),
        ] as [(String, String, String?)])
    func menuItems(content: String, name: String, value: String?) throws {
        #expect(try Self.lines("NSMenuItem", content).attributes("<menuItem ")[name] == value)
    }

    @Test("The modifiers of an item are flags, and none for a separator are the default")
    func modifiers() throws {
        #expect(
            try Self.lines("NSMenuItem", #"<int key="NSKeyEquivModMask">1179648</int>"#).has(
                #"<modifierMask key="keyEquivalentModifierMask" shift="YES" command="YES"/>"#))
        #expect(try Self.lines("NSMenuItem", #"<int key="NSKeyEquivModMask">1048576</int>"#).all("<modifierMask").isEmpty)
        let separator = #"<bool key="NSIsSeparator">YES</bool>"#
        #expect(try Self.lines("NSMenuItem", separator).all("<modifierMask").isEmpty)
        #expect(
            try Self.lines("NSMenuItem", separator + #"<int key="NSKeyEquivModMask">1048576</int>"#).has(
                #"<modifierMask key="keyEquivalentModifierMask" command="YES"/>"#))
    }

    @Test(
        "A represented object is a number, a text or a key path",
        arguments: [
            (#"<int key="NSRepObject">4</int>"#, [#"<integer key="representedObject" value="4"/>"#]),
            (#"<string key="NSRepObject">x</string>"#, [#"<string key="representedObject">x</string>"#]),
            (
                #"<object class="NSKeyPathSpecifierExpression" key="NSRepObject"><string key="NSKeyPath">name</string></object>"#,
                [
                    #"<expression key="representedObject" type="keyPath">"#, #"<string key="keyPath">name</string>"#, "</expression>",
                ]
            ),
            (
                #"<object class="NSKeyPathExpression" key="NSRepObject"><array key="NSArguments"><object class="NSKeyPathSpecifierExpression"><string key="NSKeyPath">a.b</string></object></array></object>"#,
                [
                    #"<expression key="representedObject" type="keyPath">"#, #"<string key="keyPath">a.b</string>"#, "</expression>",
                ]
            ), (#"<object class="NSURL" key="NSRepObject"/>"#, []),
        ])
    func representedObjects(content: String, expected: [String]) throws {
        #expect(try Self.lines("NSMenuItem", content).element("representedObject") == expected)
    }

    @Test("A menu of the system has its name, and one may not enable its items")
    func menus() throws {
        let attributes = try Self.lines(
            "NSMenu",
            #"<string key="NSTitle">Edit</string><string key="NSName">_NSWindowsMenu</string><bool key="NSNoAutoenable">YES</bool>"#
        ).attributes("<menu ")
        #expect(attributes == ["title": "Edit", "systemMenu": "window", "autoenablesItems": "NO", "id": "8"])
        #expect(try Self.lines("NSMenu", #"<string key="NSName">_NSOther</string>"#).attributes("<menu ") == ["id": "8"])
    }

    // MARK: Tabs

    @Test("A tab has an identifier, even an empty one, and a view; a tab view has its first item")
    func tabs() throws {
        let fixture = try Fixture(
            .mac,
            objects: """
                <object class="NSTabView" id="1"><int key="NSvFlags">256</int><array key="NSTabViewItems"><object class="NSTabViewItem" id="2">
                <string key="NSLabel">One</string><object class="NSView" key="NSView" id="3"><int key="NSvFlags">256</int></object></object></array></object>
                """,
            records: Fixture.record("8", "1") + Fixture.record("9", "2", parent: "1") + Fixture.record("10", "3", parent: "2"),
            properties: """
                <dictionary key="8.IBAttributePlaceholdersKey"><object class="IBInitialTabViewItemAttribute" key="InitialTabViewItem">
                <reference key="initialTabViewItem" ref="2"/></object></dictionary>
                """)
        let lines = DocumentLines(fixture.text)
        #expect(lines.attributes("<tabView ")["initialItem"] == "9")
        #expect(lines.attributes("<tabViewItem ") == ["label": "One", "identifier": "", "id": "9"])
        #expect(lines.attributes(#"<view key="view""#)["id"] == "10")
    }

    // MARK: Formatters

    private static func formatter(_ className: String, _ attributes: String, content: String = "", properties: String = "") throws
        -> DocumentLines
    {
        try lines(className, "<dictionary key=\"NS.attributes\">\(attributes)</dictionary>\(content)", properties: properties)
    }

    @Test("A number formatter from before 10.4 has formats as texts")
    func formerNumberFormatters() throws {
        let lines = try Self.formatter(
            "NSNumberFormatter", "",
            content:
                #"<string key="NS.positiveformat">#,##0</string><string key="NS.negativeformat">-#</string><bool key="NS.allowsfloats">NO</bool><bool key="NS.hasthousands">NO</bool><double key="NS.min">1.5</double><int key="NS.max">9</int>"#
        )
        #expect(
            lines.attributes("<numberFormatter ").filter { $0.key != "id" } == [
                "formatterBehavior": "10_0", "positiveFormat": "#,##0", "negativeFormat": "-#", "localizesFormat": "NO",
                "hasThousandSeparators": "NO",
                "allowsFloats": "NO",
            ])
        #expect(lines.has(#"<real key="minimum" value="1.5"/>"#) && lines.has(#"<integer key="maximum" value="9"/>"#))
    }

    @Test("A number formatter from 10.4 on has its settings in a dictionary")
    func numberFormatters() throws {
        let lines = try Self.formatter(
            "NSNumberFormatter",
            """
            <integer value="1040" key="formatterBehavior"/><integer value="2" key="numberStyle"/><boolean value="YES" key="usesGroupingSeparator"/>
            <boolean value="YES" key="lenient"/><integer value="3" key="groupingSize"/><integer value="2" key="maximumFractionDigits"/>
            <string key="positiveFormat">0</string><string key="positiveInfinitySymbol">+</string><integer value="5" key="minimum"/>
            <object class="NSDecimalNumber" key="maximum"><int key="NS.length">0</int></object>
            """)
        #expect(
            lines.attributes("<numberFormatter ").filter { $0.key != "id" } == [
                "formatterBehavior": "custom10_4", "positiveFormat": "0", "numberStyle": "currency", "localizesFormat": "NO",
                "lenient": "YES",
                "groupingSize": "3", "minimumIntegerDigits": "0", "maximumIntegerDigits": "42", "maximumFractionDigits": "2",
            ])
        #expect(
            Array(lines.element("<numberFormatter ").dropFirst()) == [
                #"<nil key="negativeInfinitySymbol"/>"#, #"<integer key="minimum" value="5"/>"#, #"<decimal key="maximum" value="NaN"/>"#,
                "</numberFormatter>",
            ])
        let usual = try Self.formatter(
            "NSNumberFormatter", #"<integer value="1040" key="formatterBehavior"/>"#,
            properties:
                #"<integer value="1041" key="8.IBNumberFormatterBehaviorMetadataKey"/><boolean value="YES" key="8.IBNumberFormatterLocalizesFormatMetadataKey"/>"#
        ).attributes("<numberFormatter ")
        #expect(usual["formatterBehavior"] == "default10_4" && usual["localizesFormat"] == nil && usual["usesGroupingSeparator"] == "NO")
    }

    @Test("A date formatter has styles, and relative dates")
    func dateFormatters() throws {
        #expect(
            try Self.formatter(
                "NSDateFormatter",
                #"<integer value="1" key="dateStyle"/><integer value="4" key="timeStyle"/><boolean value="YES" key="doesRelativeDateFormatting"/>"#
            ).attributes("<dateFormatter ") == ["dateStyle": "short", "timeStyle": "full", "doesRelativeDateFormatting": "YES", "id": "8"])
        #expect(
            try Self.formatter("NSDateFormatter", #"<integer value="0" key="dateStyle"/>"#).attributes("<dateFormatter ") == ["id": "8"])
    }

    // MARK: Other objects

    @Test(
        "Controllers and other objects have their keys as attributes",
        arguments: [
            (
                "NSArrayController", #"<bool key="NSEditable">YES</bool><string key="NSObjectClassName">Thing</string>"#, "arrayController",
                ["objectClassName": "Thing"]
            ),
            ("NSTreeController", #"<string key="NSTreeContentChildrenKey">kids</string>"#, "treeController", ["childrenKeyPath": "kids"]),
            (
                "NSPopover", #"<int key="NSBehavior">1</int><bool key="NSAnimates">NO</bool>"#, "popover",
                ["animates": "NO"]
            ),
            ("NSViewController", #"<string key="NSNibName">Other</string>"#, "viewController", ["nibName": "Other"]),
            ("NSCollectionViewItem", "", "collectionViewItem", [:]),
            ("NSDrawer", #"<int key="NSPreferredEdge">1</int>"#, "drawer", ["preferredEdge": "minY"]),
        ] as [(String, String, String, [String: String])])
    func objects(className: String, content: String, element: String, expected: [String: String]) throws {
        let attributes = try Self.lines(className, content).attributes("<\(element) ")
        #expect(attributes["id"] == "8")
        for (name, value) in expected { #expect(attributes[name] == value, "\(name)") }
    }

    @Test("The keys that a controller declares are texts in a list")
    func declaredKeys() throws {
        let lines = try Self.lines("NSObjectController", #"<array key="NSDeclaredKeys"><string>a</string><string>b</string></array>"#)
        #expect(
            lines.element("<declaredKeys>") == ["<declaredKeys>", "<string>a</string>", "<string>b</string>", "</declaredKeys>"])
    }

    @Test("The application has no custom class, other custom objects have theirs")
    func customObjects() throws {
        let fixture = try Fixture(
            .mac,
            objects:
                #"<object class="NSCustomObject" id="1"><string key="NSClassName">NSApplication</string></object><object class="NSCustomObject" id="2"><string key="NSClassName">Store</string></object>"#,
            records: Fixture.record("-3", "1", name: "Application") + Fixture.record("5", "2"),
            roots: #"<reference ref="1"/><reference ref="2"/>"#)
        #expect(fixture.line(id: "-3") == #"<customObject id="-3" userLabel="Application"/>"#)
        #expect(fixture.line(id: "5") == #"<customObject id="5" customClass="Store"/>"#)
    }

    @Test("A Swift class is written with its module")
    func swiftClasses() throws {
        #expect(
            try Self.lines("NSCustomObject", #"<string key="NSClassName">_TtC3App5Store</string>"#).has(
                #"<customObject id="8" customClass="Store" customModule="App"/>"#))
    }
}
