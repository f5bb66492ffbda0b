import Testing

@Suite("AppKit's views in legacy archives")
struct ArchiveControlTests {
    private typealias Fixture = ArchiveFixture

    /// Returns the lines of an archive with a view, which has the id 8.
    private static func lines(_ className: String, _ content: String, properties: String = "", records: String = "") throws -> DocumentLines
    {
        DocumentLines(
            try Fixture(
                .mac, objects: #"<object class="\#(className)" id="1"><int key="NSvFlags">256</int>\#(content)</object>"#,
                records: Fixture.record("8", "1") + records, properties: properties
            ).text)
    }

    @Test(
        "Keys and bits of views are attributes",
        arguments: [
            ("NSProgressIndicator", #"<int key="NSpiFlags">4096</int>"#, ["style": "spinning", "horizontalHuggingPriority": "750"]),
            ("NSProgressIndicator", #"<int key="NSpiFlags">256</int>"#, ["controlSize": "small", "verticalHuggingPriority": "750"]),
            (
                "NSProgressIndicator", #"<double key="NSDoubleValue">3</double><double key="NSMaxValue">9</double>"#,
                ["doubleValue": "3", "maxValue": "9"]
            ),
            ("NSScroller", #"<int key="NSsFlags">1</int>"#, ["horizontal": "YES"]), ("NSScroller", "", ["horizontal": "NO"]),
            ("NSScroller", #"<int key="NSsFlags">256</int>"#, ["controlSize": "small"]),
            ("NSTabView", #"<int key="NSTvFlags">6</int>"#, ["type": "noTabsNoBorder", "allowsTruncatedLabels": "NO"]),
            ("NSTabView", #"<int key="NSTvFlags">134217728</int><bool key="NSAllowTruncatedLabels">YES</bool>"#, ["controlSize": "small"]),
            (
                "NSSplitView", #"<bool key="NSIsVertical">YES</bool><int key="NSDividerStyle">2</int>"#,
                ["vertical": "YES", "dividerStyle": "thin"]
            ),
            ("NSColorWell", #"<bool key="NSIsBordered">YES</bool>"#, [:]), ("NSColorWell", "", ["bordered": "NO"]),
            (
                "NSBox", #"<int key="NSBoxType">4</int><double key="NSBorderWidth2">2</double><double key="NSCornerRadius2">3</double>"#,
                ["boxType": "custom", "borderWidth": "2", "cornerRadius": "3"]
            ),
            (
                "NSBox", #"<int key="NSBorderType">1</int><int key="NSTitlePosition">0</int><int key="NSBoxType">0</int>"#,
                ["borderType": "line", "titlePosition": "noTitle"]
            ),
            (
                "NSBox", #"<int key="NSBoxType">2</int><string key="NSFrameSize">{5, 100}</string>"#,
                ["boxType": "separator", "horizontalHuggingPriority": "750"]
            ),
            (
                "NSBox", #"<int key="NSBoxType">2</int><string key="NSFrameSize">{100, 5}</string>"#,
                ["boxType": "separator", "verticalHuggingPriority": "750"]
            ),
            ("WebView", "", ["maintainsBackForwardList": "NO"]),
            ("NSPredicateEditor", #"<double key="NSRuleEditorSliceHeight">30</double>"#, ["rowHeight": "30"]),
            ("NSPredicateEditor", "", ["rowHeight": "25"]),
            (
                "NSView",
                #"<double key="NSViewAlphaValue">0.5</double><bool key="NSViewIsLayerTreeHost">YES</bool><int key="NSTag">4</int>"#,
                ["alphaValue": "0.5", "wantsLayer": "YES", "tag": "4"]
            ),
            (
                "NSView", #"<string key="NSHuggingPriority">{1, 2}</string><string key="NSAntiCompressionPriority">{3, 750}</string>"#,
                ["horizontalHuggingPriority": "1", "verticalHuggingPriority": "2", "horizontalCompressionResistancePriority": "3"]
            ),
        ] as [(String, String, [String: String])])
    func attributes(className: String, content: String, expected: [String: String]) throws {
        let attributes = try Self.lines(className, content).attributes(#" id="8""#)
        for (name, value) in expected { #expect(attributes[name] == value, "\(name)") }
        let measured: Set = [
            "controlSize", "bordered", "borderWidth", "dividerStyle", "vertical", "alphaValue", "allowsTruncatedLabels", "titlePosition",
        ]
        #expect(Set(attributes.keys).intersection(measured).isSubset(of: expected.keys))
    }

    @Test(
        "The flags of a view are its visibility, its focus ring and its mask",
        arguments: [
            ("<int key=\"NSvFlags\">-2147483392</int>", ["hidden": "YES"]),
            ("<int key=\"NSvFlags\">0</int>", ["autoresizesSubviews": "NO"]),
            ("<int key=\"NSvFlags\">4352</int>", ["focusRingType": "none"]), ("<int key=\"NSvFlags\">256</int>", [:]),
        ])
    func flags(content: String, expected: [String: String]) throws {
        let fixture = try Fixture(.mac, objects: #"<object class="NSView" id="1">\#(content)</object>"#, records: Fixture.record("8", "1"))
        #expect(DocumentLines(fixture.text).attributes("<view ").filter { $0.key != "id" } == expected)
    }

    // MARK: Boxes and split views

    @Test("A box has colors even if it stores none, and a font unless it is the usual one")
    func boxes() throws {
        let lines = try Self.lines(
            "NSBox",
            """
            <object class="NSTextFieldCell" key="NSTitleCell"><string key="NSContents">Options</string>
            <object class="NSFont" key="NSSupport"><string key="NSName">LucidaGrande</string><double key="NSSize">13</double></object></object>
            """)
        #expect(lines.attributes("<box ")["title"] == "Options")
        #expect(lines.has(#"<color key="borderColor" white="0.0" alpha="0.41999999999999998" colorSpace="calibratedWhite"/>"#))
        #expect(lines.has(#"<color key="fillColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>"#))
        #expect(lines.has(#"<font key="titleFont" metaFont="system"/>"#))
        let usual = try Self.lines(
            "NSBox",
            #"<object class="NSTextFieldCell" key="NSTitleCell"><object class="NSFont" key="NSSupport"><double key="NSSize">11</double></object></object>"#
        )
        #expect(usual.all("titleFont").isEmpty)
    }

    @Test("A separator has no content view")
    func separators() throws {
        let content = #"<object class="NSView" key="NSContentView"><int key="NSvFlags">256</int></object>"#
        #expect(try Self.lines("NSBox", content).all(#"<view key="contentView""#).count == 1)
        #expect(try Self.lines("NSBox", content + #"<int key="NSBoxType">2</int>"#).all(#"<view key="contentView""#).isEmpty)
    }

    @Test("A split view has a holding priority for each of its views")
    func splitViews() throws {
        let view = #"<object class="NSView"><int key="NSvFlags">256</int></object>"#
        let lines = try Self.lines("NSSplitView", "<array key=\"NSSubviews\">\(view)\(view)</array>")
        #expect(
            lines.element("<holdingPriorities>") == [
                "<holdingPriorities>", #"<real value="250"/>"#, #"<real value="250"/>"#, "</holdingPriorities>",
            ])
        #expect(try Self.lines("NSSplitView", "").all("<holdingPriorities").isEmpty)
    }

    // MARK: Matrices

    @Test(
        "The flags of a matrix are its mode",
        arguments: [(Int32.min, "highlight"), (1 << 30, nil), (1 << 29, "list"), (0, "track")] as [(Int32, String?)])
    func matrixModes(flags: Int32, mode: String?) throws {
        #expect(try Self.lines("NSMatrix", "<int key=\"NSMatrixFlags\">\(flags)</int>").attributes("<matrix ")["mode"] == mode)
    }

    @Test("The cells of a matrix are stored by row and written by column")
    func matrixCells() throws {
        let cells = (1...5).map { #"<object class="NSButtonCell"><string key="NSContents">\#($0)</string></object>"# }.joined()
        func columns(_ count: Int) throws -> [[String]] {
            let lines = try Self.lines("NSMatrix", "<int key=\"NSNumCols\">\(count)</int><array key=\"NSCells\">\(cells)</array>").element(
                "<cells>")
            return lines.split { $0 == "<column>" }.dropFirst().map {
                $0.compactMap { $0.firstMatch(of: /title="(.)"/).map { String($0.1) } }
            }
        }
        #expect(try columns(2) == [["1", "3", "5"], ["2", "4"]])
        #expect(try columns(1) == [["1", "2", "3", "4", "5"]])
        #expect(try columns(0).isEmpty && columns(6).isEmpty && columns(-1).isEmpty)
    }

    // MARK: Scroll views and tables

    @Test("The scroll amounts are four numbers in single precision")
    func scrollAmounts() throws {
        func amounts(_ content: String) throws -> [String: String] {
            try Self.lines("NSScrollView", content).attributes("<scrollView ").filter { $0.key.hasSuffix("Scroll") }
        }
        // 1, 2, 3 and 4.
        #expect(
            try amounts(#"<bytes key="NSScrollAmts">P4AAAEAAAABAQAAAQIAAAA</bytes>"#) == [
                "horizontalPageScroll": "1", "verticalPageScroll": "2", "horizontalLineScroll": "3", "verticalLineScroll": "4",
            ])
        #expect(try amounts("").values.allSatisfy { $0 == "10" } && amounts(#"<bytes key="NSScrollAmts">P4AA</bytes>"#).count == 4)
        #expect(try amounts(#"<bytes key="NSScrollAmts">f4AAAEAAAABAQAAAQIAAAA</bytes>"#)["horizontalPageScroll"] == "0.0")
    }

    @Test("The header of a table is an element of its scroll view, to which the table refers")
    func headers() throws {
        let lines = try Self.lines(
            "NSScrollView",
            """
            <object class="NSClipView" key="NSContentView" id="2"><int key="NSvFlags">2304</int><array key="NSSubviews">
            <object class="NSTableView" id="3"><int key="NSvFlags">256</int><reference key="NSHeaderView" ref="4"/></object></array>
            <reference key="NSDocView" ref="3"/></object>
            <object class="NSClipView" key="NSHeaderClipView"><array key="NSSubviews"><object class="NSTableHeaderView" id="4"><int key="NSvFlags">256</int></object></array></object>
            """, records: Fixture.record("10", "3", parent: "1") + Fixture.record("11", "4", parent: "1"))
        #expect(lines.attributes("<tableView ")["headerView"] == "11")
        #expect(lines.attributes("<tableHeaderView ").filter { $0.key != "verticalHuggingPriority" } == ["key": "headerView", "id": "11"])
    }

    @Test(
        "Numbers and properties of a table are attributes and elements",
        arguments: [
            (#"<int key="NSTableViewSelectionHighlightStyle">1</int>"#, "", "selectionHighlightStyle", "sourceList"),
            (#"<int key="NSTableViewSelectionHighlightStyle">-1</int>"#, "", "selectionHighlightStyle", "none"),
            (#"<double key="NSRowHeight">20</double>"#, "", "rowHeight", "20"),
            ("", #"<boolean value="YES" key="8.isInViewBasedMode"/>"#, "viewBased", "YES"),
            ("", #"<boolean value="YES" key="8.isInViewBasedMode"/>"#, "rowSizeStyle", "automatic"),
            ("", #"<boolean value="YES" key="8.ibExternalAutomaticallyCalculatesRowSizeFromViewHeight"/>"#, "rowSizeStyle", "automatic"),
            (#"<string key="NSAutosaveName">main</string>"#, "", "autosaveName", "main"),
        ])
    func tables(content: String, properties: String, name: String, value: String) throws {
        #expect(try Self.lines("NSTableView", content, properties: properties).attributes("<tableView ")[name] == value)
    }

    @Test("The grid and the spacing of a table are elements")
    func tableParts() throws {
        let lines = try Self.lines(
            "NSTableView",
            #"<int key="NSGridStyleMask">3</int><double key="NSIntercellSpacingWidth">3</double><double key="NSIntercellSpacingHeight">2</double>"#
        )
        #expect(lines.has(#"<tableViewGridLines key="gridStyleMask" vertical="YES" horizontal="YES"/>"#))
        #expect(lines.has(#"<size key="intercellSpacing" width="3" height="2"/>"#))
        let none = try Self.lines("NSTableView", #"<int key="NSGridStyleMask">4</int><double key="NSIntercellSpacingWidth">3</double>"#)
        #expect(none.all("<tableViewGridLines").isEmpty && none.all("intercellSpacing").isEmpty)
    }

    @Test("A column has its widths, sort descriptor and resizing mask; the first is the outline column")
    func columns() throws {
        let lines = try Self.lines(
            "NSOutlineView",
            """
            <array key="NSTableColumns"><object class="NSTableColumn" id="3"><string key="NSIdentifier">name</string><double key="NSWidth">80</double>
            <int key="NSResizingMask">3</int><object class="NSSortDescriptor" key="NSSortDescriptorPrototype"><string key="NSKey">name</string>
            <bool key="NSAscending">NO</bool><string key="NSSelector">compare:</string></object></object></array>
            """, records: Fixture.record("10", "3", parent: "1"))
        #expect(lines.attributes("<outlineView ")["outlineTableColumn"] == "10")
        #expect(
            lines.attributes("<tableColumn ").filter { ["identifier", "width", "maxWidth"].contains($0.key) } == [
                "identifier": "name", "width": "80", "maxWidth": "100000",
            ])
        #expect(lines.has(#"<sortDescriptor key="sortDescriptorPrototype" selector="compare:" sortKey="name" ascending="NO"/>"#))
        #expect(lines.has(#"<tableColumnResizingMask key="resizingMask" resizeWithTable="YES" userResizable="YES"/>"#))
    }

    // MARK: Text and web views

    @Test("The flags of a text view are in its shared data")
    func textViews() throws {
        func attributes(_ flags: Int, _ content: String = "") throws -> [String: String] {
            try Self.lines(
                "NSTextView",
                #"<object class="NSTextViewSharedData" key="NSSharedData"><int key="NSFlags">\#(flags)</int></object>"# + content
            ).attributes("<textView ")
        }
        let none = try attributes(0)
        for name in ["editable", "selectable", "drawsBackground", "importsGraphics", "richText"] { #expect(none[name] == "NO", "\(name)") }
        let all = try attributes(0x4_FFFF | 1 << 17, #"<int key="NSTVFlags">3</int>"#)
        for name in [
            "allowsDocumentBackgroundColorChange", "continuousSpellChecking", "allowsUndo", "usesRuler", "usesFontPanel", "grammarChecking",
            "linkDetection", "smartInsertDelete", "quoteSubstitution", "dashSubstitution", "horizontallyResizable", "verticallyResizable",
        ] {
            #expect(all[name] == "YES", "\(name)")
        }
        #expect(all["editable"] == nil && all["findStyle"] == "panel" && none["spellingCorrection"] == "YES")
    }

    @Test("The text of a text view and its smallest size are elements")
    func textStorage() throws {
        let lines = try Self.lines(
            "NSTextView",
            """
            <string key="NSFrame">{{0, 0}, {100, 50}}</string><string key="NSMaxSize">{200, 1e7}</string>
            <object class="NSTextContainer" key="NSTextContainer"><object class="NSLayoutManager" key="NSLayoutManager"><int key="NSLMFlags">128</int>
            <object class="NSTextStorage" key="NSTextStorage"><string key="NSString">Hi</string></object></object></object>
            """)
        #expect(lines.has(#"<fragment content="Hi"/>"#))
        #expect(lines.attributes("<textView ")["allowsNonContiguousLayout"] == "YES")
        // Xcode writes the sizes twice.
        #expect(lines.all(#"<size key="minSize" width="100" height="50"/>"#).count == 2)
        #expect(lines.all(#"<size key="maxSize" width="200" height="10000000"/>"#).count == 2)
    }

    @Test("The preferences of a web view are told by the ends of their keys")
    func webViews() throws {
        let lines = try Self.lines(
            "WebView",
            """
            <object class="WebPreferences" key="Preferences"><string key="Identifier">mine</string><dictionary key="Values">
            <integer value="14" key="mineWebKitDefaultFontSize"/><integer value="1" key="mineWebKitMinimumFontSize"/>
            <boolean value="NO" key="mineWebKitJavaEnabled"/><boolean value="YES" key="mineWebKitPluginsEnabled"/></dictionary></object>
            """)
        #expect(
            lines.has(#"<webPreferences key="preferences" identifier="mine" defaultFontSize="14" javaEnabled="NO"/>"#))
    }

    // MARK: Properties of records

    @Test("Tool tips, guides, shadows and places on the canvas are properties")
    func properties() throws {
        let lines = try Self.lines(
            "NSView", "",
            properties: """
                <string key="8.userInterfaceItemIdentifier">box</string><string key="8.IBPersistedLastKnownCanvasPosition">{10, -20}</string>
                <array key="8.IBUserGuides"><object class="IBUserGuide"><float key="location">5</float><int key="affinity">1</int></object>
                <object class="IBUserGuide"><float key="location">0</float></object></array>
                <double key="8.IBViewIntegration.shadowBlurRadius">2</double><double key="8.IBViewIntegration.shadowOffsetWidth">1</double>
                <double key="8.IBViewIntegration.shadowOffsetHeight">-1</double>
                """)
        #expect(lines.attributes("<view ")["identifier"] == "box")
        #expect(lines.has(#"<point key="canvasLocation" x="10" y="-20"/>"#))
        #expect(
            lines.element("<userGuides>") == [
                "<userGuides>", #"<userLayoutGuide location="5" affinity="minY"/>"#, #"<userLayoutGuide affinity="minX"/>"#,
                "</userGuides>",
            ])
        #expect(
            lines.element("<shadow ") == [
                #"<shadow key="shadow" blurRadius="2">"#, #"<size key="offset" width="1" height="-1"/>"#, "</shadow>",
            ])
    }

    @Test("A shadow without a radius or an offset is none")
    func invisibleShadows() throws {
        #expect(
            try Self.lines("NSView", "", properties: #"<double key="8.IBViewIntegration.shadowBlurRadius">0</double>"#).all("<shadow")
                .isEmpty)
    }

    @Test("A long tool tip is an element")
    func longToolTips() throws {
        func lines(_ tip: String) throws -> DocumentLines {
            try Self.lines(
                "NSView", "",
                properties:
                    #"<dictionary key="8.IBAttributePlaceholdersKey"><object class="IBToolTipAttribute" key="ToolTip"><string key="toolTip">\#(tip)</string></object></dictionary>"#
            )
        }
        #expect(try lines("Short").attributes("<view ")["toolTip"] == "Short")
        let long = String(repeating: "a", count: 128)
        #expect(try lines(long).has("<string key=\"toolTip\">\(long)</string>") && lines(long).attributes("<view ")["toolTip"] == nil)
    }

    @Test(
        "A runtime attribute has the type of its identifier and of its value",
        arguments: [
            ("boolean", #"<integer value="1" key="value"/>"#, [#"<userDefinedRuntimeAttribute type="boolean" keyPath="k" value="YES"/>"#]),
            ("number", #"<boolean value="NO" key="value"/>"#, [#"<userDefinedRuntimeAttribute type="number" keyPath="k" value="NO"/>"#]),
            ("string", #"<string key="value">x</string>"#, [#"<userDefinedRuntimeAttribute type="string" keyPath="k" value="x"/>"#]),
            ("nil", "", [#"<userDefinedRuntimeAttribute type="nil" keyPath="k"/>"#]),
            (
                "number", #"<real value="0.5" key="value"/>"#,
                [
                    #"<userDefinedRuntimeAttribute type="number" keyPath="k">"#, #"<real key="value" value="0.5"/>"#,
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
            (
                "string", "<string key=\"value\">a\nb</string>",
                [
                    #"<userDefinedRuntimeAttribute type="string" keyPath="k">"#, #"<string key="value">a"#, "b</string>",
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
            (
                "color", #"<object class="NSColor" key="value"><int key="NSColorSpace">3</int><bytes key="NSWhite">MQ</bytes></object>"#,
                [
                    #"<userDefinedRuntimeAttribute type="color" keyPath="k">"#,
                    #"<color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/>"#,
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
            ("point", #"<object class="NSValue" key="value"/>"#, [#"<userDefinedRuntimeAttribute type="point" keyPath="k"/>"#]),
        ])
    func runtimeAttributes(type: String, value: String, expected: [String]) throws {
        let lines = try Self.lines(
            "NSView", "",
            properties: """
                <dictionary key="8.IBAttributePlaceholdersKey"><object class="IBUserDefinedRuntimeAttributesPlaceholder" key="IBUserDefinedRuntimeAttributesPlaceholderName">
                <array key="userDefinedRuntimeAttributes"><object class="IBUserDefinedRuntimeAttribute"><string key="typeIdentifier">com.apple.\(type)</string>
                <string key="keyPath">k</string>\(value)</object></array></object></dictionary>
                """)
        #expect(lines.element("<userDefinedRuntimeAttribute ") == expected)
    }
}
