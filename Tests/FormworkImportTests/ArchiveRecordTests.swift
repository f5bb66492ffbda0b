import Testing

@Suite struct ArchiveRecordTests {
    private typealias Fixture = ArchiveFixture

    private static let field = """
        <object class="NSCustomObject" id="1"><string key="NSClassName">Controller</string></object>
        <object class="NSCustomView" id="2"><int key="NSvFlags">256</int><string key="NSClassName">NSView</string>
        <array key="NSSubviews"><object class="NSButton" id="3"><int key="NSvFlags">256</int></object></array></object>
        """
    private static let records =
        Fixture.record("-2", "1", name: "File's Owner") + Fixture.record("5", "2") + Fixture.record("6", "3", parent: "2")
    private static let roots = #"<reference ref="1"/><reference ref="2"/>"#

    @Test("an action of macOS is under the control, and its target is the connection's source")
    func actionsOfMacArchives() throws {
        let fixture = try Fixture(
            .mac, objects: Self.field, records: Self.records, roots: Self.roots,
            connections: Fixture.connection("30", "IBActionConnection", label: "go:", from: "1", to: "3"))
        #expect(
            fixture.contains(
                "<action selector=\"go:\" target=\"-2\" id=\"30\"/>\n                    </connections>\n                </button>"))
    }

    @Test("an action of UIKit is under its source and has its event")
    func actionsOfUIKitArchives() throws {
        let fixture = try Fixture(
            .iOS, objects: #"<object class="IBUIButton" id="1"/><object class="IBProxyObject" id="2"/>"#,
            records: Fixture.record("4", "1") + Fixture.record("-1", "2"), roots: #"<reference ref="2"/><reference ref="1"/>"#,
            connections: Fixture.connection(
                "9", "IBCocoaTouchEventConnection", label: "tap:", from: "1", to: "2", more: #"<int key="IBEventType">7</int>"#))
        #expect(fixture.contains(#"<action selector="tap:" destination="-1" eventType="touchUpInside" id="9"/>"#))
    }

    @Test("outlets are sorted by their names")
    func outletsSortedByTheir() throws {
        let fixture = try Fixture(
            .mac, objects: Self.field, records: Self.records, roots: Self.roots,
            connections: Fixture.connection("31", "IBOutletConnection", label: "view", from: "1", to: "2")
                + Fixture.connection("32", "IBOutletConnection", label: "button", from: "1", to: "3"))
        #expect(fixture.ids == ["-2", "32", "31", "5", "6"])
        #expect(fixture.line(id: "32") == #"<outlet property="button" destination="6" id="32"/>"#)
    }

    @Test("records may refer to their ids as strings")
    func recordsMayNameTheir() throws {
        let record =
            #"<object class="IBObjectRecord"><string key="id">aBc-12-xyz</string><reference key="object" ref="1"/><reference key="parent" ref="0"/></object>"#
        let fixture = try Fixture(.iOS, objects: #"<object class="IBUIView" id="1"/>"#, records: record)
        #expect(fixture.ids == ["aBc-12-xyz"])
    }

    @Test("a constraint defined inside a connection keeps its outlet")
    func constraintDefinedInsideConnection() throws {
        let constraint = """
            <object class="IBNSLayoutConstraint" key="source" id="50"><reference key="firstItem" ref="2"/><int key="firstAttribute">7</int>
            <int key="relation">-1</int><nil key="secondItem"/><int key="secondAttribute">0</int><float key="multiplier">1</float>
            <object class="IBLayoutConstant" key="constant"><double key="value">120</double></object><float key="priority">900</float>
            <reference key="containingView" ref="2"/></object>
            """
        let fixture = try Fixture(
            .iOS,
            objects: #"<object class="IBUIView" id="1"><array key="NSSubviews"><object class="IBUIView" id="2"/></array></object>"#,
            records: Fixture.record("6", "1") + Fixture.record("7", "2", parent: "1") + Fixture.record("8", "50", parent: "2"),
            connections: """
                <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection"><string key="label">master</string>
                \(constraint)<reference key="destination" ref="1"/></object><int key="connectionID">9</int></object>
                """,
            data: #"<bool key="IBDocument.UseAutolayout">YES</bool>"#)
        #expect(
            fixture.line(id: "8") == #"<constraint firstAttribute="width" relation="lessThanOrEqual" priority="900" constant="120" id="8">"#
        )
        #expect(fixture.line(id: "9") == #"<outlet property="master" destination="6" id="9"/>"#)
        #expect(fixture.contains(#"useAutolayout="YES""#))
        #expect(fixture.findings.isEmpty)
    }

    @Test("a symbolic constant is written with its value")
    func symbolicConstantWrittenWith() throws {
        let fixture = try Fixture(
            .iOS,
            objects: """
                <object class="IBUIView" id="1"><array key="NSSubviews"><object class="IBUIView" id="2"/></array></object>
                <object class="IBNSLayoutConstraint" id="3"><reference key="firstItem" ref="2"/><int key="firstAttribute">5</int>
                <int key="relation">0</int><reference key="secondItem" ref="1"/><int key="secondAttribute">5</int><float key="multiplier">1</float>
                <object class="IBNSLayoutSymbolicConstant" key="constant"><double key="value">20</double></object><float key="priority">1000</float>
                <reference key="containingView" ref="1"/></object>
                """,
            records: Fixture.record("6", "1") + Fixture.record("7", "2", parent: "1") + Fixture.record("10", "3", parent: "1"),
            properties: """
                <boolean value="NO" key="7.IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"/>
                """)
        #expect(
            fixture.line(id: "10")
                == #"<constraint firstItem="7" firstAttribute="leading" secondItem="6" secondAttribute="leading" constant="20" symbolic="YES" id="10"/>"#
        )
        #expect(fixture.line(id: "7").contains(#"translatesAutoresizingMaskIntoConstraints="NO""#))
    }

    @Test("runtime attributes and tool tips come from the flattened properties")
    func runtimeAttributesToolTips() throws {
        let fixture = try Fixture(
            .mac, objects: Self.field, records: Self.records, roots: Self.roots,
            properties: """
                <dictionary class="NSMutableDictionary" key="6.IBAttributePlaceholdersKey">
                <object class="IBToolTipAttribute" key="ToolTip"><string key="name">ToolTip</string><string key="toolTip">Press</string></object>
                <object class="IBUserDefinedRuntimeAttributesPlaceholder" key="IBUserDefinedRuntimeAttributesPlaceholderName">
                <array key="userDefinedRuntimeAttributes"><object class="IBUserDefinedRuntimeAttribute">
                <string key="typeIdentifier">com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.number</string>
                <string key="keyPath">level</string><integer value="3" key="value"/></object></array></object></dictionary>
                """)
        #expect(fixture.line(id: "6").contains(#"toolTip="Press""#))
        #expect(fixture.contains(#"<userDefinedRuntimeAttribute type="number" keyPath="level">"#))
        #expect(fixture.contains(#"<integer key="value" value="3"/>"#))
    }

    @Test("a binding has its options and the one before it")
    func bindingHasOptionsOne() throws {
        func binding(_ id: String, _ name: String, _ connector: String) -> String {
            Fixture.connection(
                id, "IBBindingConnection", label: name, from: "3", to: "1",
                more: #"<object class="NSNibBindingConnector" key="connector" \#(connector)</object>"#)
        }
        let fixture = try Fixture(
            .mac, objects: Self.field, records: Self.records, roots: Self.roots,
            connections: binding("40", "a", #"id="70"><string key="NSBinding">enabled</string><string key="NSKeyPath">on</string>"#)
                + binding(
                    "41", "b",
                    #"id="71"><string key="NSBinding">enabled2</string><string key="NSKeyPath">off</string>"#
                        + #"<dictionary key="NSOptions"><integer value="-1" key="NSNullPlaceholder"/></dictionary><reference key="NSPreviousConnector" ref="70"/>"#
                ))
        #expect(fixture.line(id: "40") == #"<binding destination="-2" name="enabled" keyPath="on" id="40"/>"#)
        #expect(fixture.line(id: "41") == #"<binding destination="-2" name="enabled2" keyPath="off" previousBinding="40" id="41">"#)
        #expect(fixture.contains(#"<integer key="NSNullPlaceholder" value="-1"/>"#))
    }

    @Test("the root record's object may be an empty array that others share")
    func rootRecordSObject() throws {
        let fixture = try Fixture(
            .iOS, objects: #"<object class="IBUIView" id="1"><reference key="IBUIGestureRecognizers" ref="0"/></object>"#,
            records: Fixture.record("6", "1"))
        #expect(fixture.contains("<gestureRecognizers/>"))
        #expect(fixture.findings.isEmpty)
    }

    @Test("menu items have Command by default, separators have nothing")
    func menuItemsHaveCommand() throws {
        let fixture = try Fixture(
            .mac,
            objects: """
                <object class="NSMenu" id="1"><string key="NSTitle">File</string><array key="NSMenuItems">
                <object class="NSMenuItem" id="2"><string key="NSTitle">Open</string><string key="NSKeyEquiv">o</string>
                <int key="NSKeyEquivModMask">1048576</int></object>
                <object class="NSMenuItem" id="3"><bool key="NSIsDisabled">YES</bool><bool key="NSIsSeparator">YES</bool><string key="NSTitle"/>
                <string key="NSKeyEquiv"/></object>
                <object class="NSMenuItem" id="4"><string key="NSTitle">Plain</string><string key="NSKeyEquiv">p</string></object>
                </array></object>
                """,
            records: Fixture.record("10", "1") + Fixture.record("11", "2", parent: "1") + Fixture.record("12", "3", parent: "1")
                + Fixture.record("13", "4", parent: "1"))
        #expect(fixture.line(id: "11") == #"<menuItem title="Open" keyEquivalent="o" id="11"/>"#)
        #expect(fixture.line(id: "12") == #"<menuItem isSeparatorItem="YES" id="12"/>"#)
        #expect(fixture.line(id: "13") == #"<menuItem title="Plain" keyEquivalent="p" id="13">"#)
        #expect(fixture.contains(#"<modifierMask key="keyEquivalentModifierMask"/>"#))
    }
}

extension ArchiveRecordTests {
    @Test("a window's toolbar has the system's items by their identifiers alone")
    func windowSToolbarHas() throws {
        let fixture = try ArchiveFixture(
            .mac,
            objects: """
                <object class="NSWindowTemplate" id="1"><int key="NSWindowStyleMask">15</int><string key="NSWindowRect">{{1, 2}, {30, 40}}</string>
                <int key="NSWTFlags">544735232</int><string key="NSWindowTitle">Main</string><string key="NSWindowClass">NSPanel</string>
                <object class="NSToolbar" key="NSViewClass" id="2"><object class="NSMutableString" key="NSToolbarIdentifier">
                <characters key="NS.bytes">Bar</characters></object><int key="NSToolbarDisplayMode">1</int><int key="NSToolbarSizeMode">1</int>
                <array key="NSToolbarIBAllowedItems"><object class="NSToolbarItem" id="3"><string key="NSToolbarItemIdentifier">Go</string>
                <string key="NSToolbarItemLabel">Go</string><int key="NSToolbarItemTag">-1</int></object>
                <object class="NSToolbarFlexibleSpaceItem" id="4"><string key="NSToolbarItemIdentifier">NSToolbarFlexibleSpaceItem</string>
                <string key="NSToolbarItemLabel">Flexible Space</string><int key="NSToolbarItemTag">-1</int></object></array>
                <array key="NSToolbarIBDefaultItems"><reference ref="3"/></array></object></object>
                """,
            records: ArchiveFixture.record("10", "1") + ArchiveFixture.record("11", "2", parent: "1")
                + ArchiveFixture.record("12", "3", parent: "2") + ArchiveFixture.record("13", "4", parent: "2"))
        #expect(fixture.line(id: "10").hasPrefix(#"<window title="Main" "#))
        #expect(fixture.line(id: "10").hasSuffix(#"visibleAtLaunch="NO" animationBehavior="default" id="10" customClass="NSPanel">"#))
        #expect(
            fixture.line(id: "11")
                == #"<toolbar key="toolbar" implicitIdentifier="Bar" displayMode="iconAndLabel" sizeMode="regular" id="11">"#)
        #expect(fixture.line(id: "12") == #"<toolbarItem implicitItemIdentifier="Go" label="Go" tag="-1" id="12"/>"#)
        #expect(fixture.line(id: "13") == #"<toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="13"/>"#)
        #expect(fixture.contains(#"<toolbarItem reference="12"/>"#))
        #expect(fixture.contains(#"<rect key="contentRect" x="1" y="2" width="30" height="40"/>"#))
    }
}
