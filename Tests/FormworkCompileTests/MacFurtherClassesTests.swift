import FormworkNib
import Testing

/// Classes without a reference file of Apple's, written with the keys of legacy archives and of public sources.
@Suite struct MacFurtherClassesTests {
    private static let rect = #"<rect key="frame" x="0.0" y="0.0" width="100" height="50"/>"#

    private static func view(_ inside: String) throws -> MacFixture {
        try MacFixture("<customView id=\"9\">\(rect)<subviews>\(inside)</subviews></customView>")
    }

    @Test func comboBoxesHaveTheirValuesAndTheTableThatShowsThem() throws {
        let fixture = try Self.view(
            """
            <comboBox id="10">\(Self.rect)<comboBoxCell key="cell" completes="NO" buttonBordered="NO" numberOfVisibleItems="7" id="11">\
            <font key="font" metaFont="system"/><objectValues><string>One</string><string>Two</string></objectValues></comboBoxCell></comboBox>
            """)
        let cell = try #require(fixture.objects("NSComboBoxCell").first)
        #expect(fixture.number(cell, "NSVisibleItemCount") == 7)
        #expect(fixture.graph.value(cell, key: "NSCompletes") == nil)
        #expect(fixture.graph.value(cell, key: "NSButtonBordered")?.truth == false)
        let values = try #require(fixture.graph.value(cell, key: "NSPopUpListData"))
        #expect(fixture.graph.items(values).compactMap { fixture.graph.text($0) } == ["One", "Two"])
        let table = try #require(fixture.graph.object(cell, key: "NSTableView"))
        #expect(fixture.graph.className(table) == "NSComboTableView" && fixture.graph.object(table, key: "NSDataSource") == cell)
        #expect(fixture.hasAllObjects)
    }

    @Test func actionsAtADoubleClickSayWhatTheyAreSentAt() throws {
        let fixture = try Self.view(
            """
            <button id="10">\(Self.rect)<buttonCell key="cell" type="push" id="11"/><connections>\
            <action trigger="doubleAction" selector="open:" target="-2" id="a"/></connections></button>
            """)
        let connector = try #require(fixture.objects("NSNibAuxiliaryActionConnector").first)
        #expect(fixture.text(connector, "NSTrigger") == "doubleAction" && fixture.text(connector, "NSLabel") == "open:")
        #expect(fixture.objects("NSNibControlConnector").isEmpty)
    }

    @Test func paragraphsHaveTheirStyle() throws {
        let fixture = try MacFixture(
            """
            <scrollView id="9">\(Self.rect)<clipView key="contentView" id="10">\(Self.rect)<subviews><textView id="11">\(Self.rect)
            <attributedString key="textStorage"><fragment content="A"><attributes><font key="NSFont" size="12" name="Helvetica"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="charWrapping" lineHeightMultiple="1.5"><tabStops>
            <textTab alignment="left" location="36"><options/></textTab></tabStops></paragraphStyle>
            <url key="NSLink" string="https://example.org"/><integer key="NSUnderline" value="1"/></attributes></fragment></attributedString>
            </textView></subviews></clipView></scrollView>
            """)
        let style = try #require(fixture.objects("NSParagraphStyle").first)
        #expect(fixture.number(style, "NSAlignment") == 2 && fixture.number(style, "NSLineBreakMode") == 1)
        #expect(fixture.graph.value(style, key: "NSLineHeightMultiple")?.number == 1.5)
        let tab = try #require(fixture.objects("NSTextTab").first)
        #expect(fixture.graph.value(tab, key: "NSLocation")?.number == 36)
        let storage = try #require(fixture.objects("NSTextStorage").first)
        let attributes = try #require(fixture.graph.value(storage, key: "NSAttributes"))
        let names = fixture.graph.pairs(attributes).map(\.key)
        #expect(Set(names) == ["NSColor", "NSFont", "NSParagraphStyle", "NSLink", "NSUnderline"])
    }

    @Test func controllersMayContainObjectsOfAnEntity() throws {
        let fixture = try MacFixture(#"<arrayController mode="entity" entityName="Person" id="9"/>"#)
        let proxy = try #require(fixture.objects("_NSManagedProxy").first)
        #expect(fixture.text(proxy, "NSEntityName") == "Person")
    }

    @Test func drawersHaveTheirSizes() throws {
        let fixture = try MacFixture(
            """
            <drawer preferredEdge="minX" trailingOffset="15" id="9"><size key="contentSize" width="300" height="365"/></drawer>
            """)
        let drawer = try #require(fixture.objects("NSDrawer").first)
        #expect(fixture.text(drawer, "NSContentSize") == "{300, 365}" && fixture.number(drawer, "NSPreferredEdge") == 0)
        #expect(fixture.graph.value(drawer, key: "NSTrailingOffset")?.number == 15)
    }

    @Test func webViewsHaveTheirConfiguration() throws {
        let fixture = try Self.view(
            """
            <wkWebView id="10">\(Self.rect)<wkWebViewConfiguration key="configuration" suppressesIncrementalRendering="YES">\
            <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>\
            <wkPreferences key="preferences" javaScriptCanOpenWindowsAutomatically="NO"/></wkWebViewConfiguration></wkWebView>
            """)
        let view = try #require(fixture.objects("WKWebView").first)
        let configuration = try #require(fixture.graph.object(view, key: "configuration"))
        #expect(fixture.graph.value(configuration, key: "suppressesIncrementalRendering")?.truth == true)
        let preferences = try #require(fixture.graph.object(configuration, key: "preferences"))
        #expect(fixture.graph.value(preferences, key: "javaScriptCanOpenWindowsAutomatically")?.truth == false)
    }

    @Test func furtherSettingsHaveTheirKeys() throws {
        let fixture = try Self.view(
            """
            <pathControl id="10">\(Self.rect)<pathCell key="cell" pathStyle="popUp" id="11"/></pathControl>
            <searchField id="12">\(Self.rect)<searchFieldCell key="cell" recentsAutosaveName="recent" id="13"/></searchField>
            <tableView floatsGroupRows="NO" id="14">\(Self.rect)<tableColumns><tableColumn headerToolTip="Tip" id="15"/></tableColumns></tableView>
            """)
        #expect(fixture.objects("NSPathCell").first.flatMap { fixture.number($0, "NSPathStyle") } == 2)
        #expect(fixture.objects("NSSearchFieldCell").first.flatMap { fixture.text($0, "NSRecentsAutosaveName") } == "recent")
        #expect(fixture.objects("NSTableColumn").first.flatMap { fixture.text($0, "NSHeaderToolTip") } == "Tip")
        let table = try #require(fixture.objects("NSTableView").first)
        #expect(fixture.graph.value(table, key: "NSTableViewShouldFloatGroupRows")?.truth == false)
    }

    @Test func itemsOfMenusMayHaveAttributedTitles() throws {
        let fixture = try MacFixture(
            """
            <menu id="9"><items><menuItem title="Bold" id="10"><attributedString key="attributedTitle"><fragment content="Bold"><attributes>
            <font key="NSFont" size="12" name="Helvetica-Bold"/></attributes></fragment></attributedString></menuItem></items></menu>
            """)
        let item = try #require(fixture.objects("NSMenuItem").first)
        let title = try #require(fixture.graph.object(item, key: "NSAttributedTitle"))
        #expect(fixture.text(title, "NSString") == "Bold")
    }

    @Test func formattersOfSizesAreSetByTheirNames() throws {
        let fixture = try Self.view(
            """
            <textField id="10">\(Self.rect)<textFieldCell key="cell" id="11"><byteCountFormatter key="formatter" countStyle="binary" id="12"/>\
            </textFieldCell></textField>
            """)
        let formatter = try #require(fixture.objects("NSByteCountFormatter").first)
        let connector = fixture.objects("NSIBUserDefinedRuntimeAttributesConnector").first {
            fixture.graph.object($0, key: "NSObject") == formatter
        }
        #expect(connector != nil)
    }

    @Test func fontsOfOtherWeightsHaveTheirNames() throws {
        let fixture = try Self.view(
            """
            <textField id="10">\(Self.rect)<textFieldCell key="cell" id="11"><font key="font" metaFont="systemLight" size="20"/></textFieldCell>\
            </textField>
            """)
        #expect(fixture.objects("NSFont").contains { fixture.text($0, "NSName") == ".AppleSystemUIFontLight" })
    }

    @Test func symbolsSayHowLargeTheyAreDrawn() throws {
        let fixture = try Self.view(
            """
            <button id="10">\(Self.rect)<buttonCell key="cell" type="push" imagePosition="only" id="11">\
            <imageReference key="image" image="gear" catalog="system" symbolScale="large"/></buttonCell></button>
            """)
        let cell = try #require(fixture.objects("NSButtonCell").first)
        let image = try #require(fixture.graph.object(cell, key: "NSNormalImage"))
        #expect(fixture.text(image, "NSResourceName") == "gear")
        let configuration = try #require(fixture.graph.object(image, key: "IBDesignImageConfiguration"))
        #expect(fixture.number(configuration, "IBSymbolScale") == 3)
    }

    @Test func emptyAttributedTitlesSayNothing() throws {
        let fixture = try MacFixture(
            #"<menu id="9"><items><menuItem title="A" id="10"><attributedString key="attributedTitle"/></menuItem></items></menu>"#)
        let item = try #require(fixture.objects("NSMenuItem").first)
        #expect(fixture.graph.value(item, key: "NSAttributedTitle") == nil)
    }

    @Test func optionsOfBindingsMayBeNothing() throws {
        let fixture = try MacFixture(
            """
            <arrayController id="9"><connections><binding destination="-2" name="contentArray" keyPath="all" id="b">\
            <dictionary key="options"><null key="NSNullPlaceholder"/></dictionary></binding></connections></arrayController>
            """)
        let connector = try #require(fixture.objects("NSNibBindingConnector").first)
        let options = try #require(fixture.graph.value(connector, key: "NSOptions"))
        #expect(fixture.graph.pairs(options).compactMap(\.value.object).map { fixture.graph.className($0) } == ["NSNull"])
    }

    @Test func windowsHaveTheirSizesInFullScreen() throws {
        let fixture = try MacFixture(
            """
            <window title="W" id="9"><rect key="contentRect" x="0.0" y="0.0" width="100" height="50"/>
            <value key="minFullScreenContentSize" type="size" width="580" height="400"/><view key="contentView" id="10">\(Self.rect)</view></window>
            """)
        let window = try #require(fixture.objects("NSWindowTemplate").first)
        #expect(fixture.text(window, "NSMinFullScreenContentSize") == "{580, 400}")
    }

    @Test func partsOfATextMayHaveTheSameAttributes() throws {
        let part = """
            <fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
            """
        let fixture = try MacFixture(
            """
            <scrollView id="9">\(Self.rect)<clipView key="contentView" id="10">\(Self.rect)<subviews><textView id="11">\(Self.rect)
            <attributedString key="textStorage">\(part)\(part)</attributedString></textView></subviews></clipView></scrollView>
            """)
        #expect(fixture.objects("NSParagraphStyle").count == 1)
    }

    @Test func imagesOfCellsMayBeEdited() throws {
        let fixture = try Self.view(
            #"<imageView id="10">\#(Self.rect)<imageCell key="cell" selectable="YES" editable="YES" id="11"/></imageView>"#)
        let cell = try #require(fixture.objects("NSImageCell").first)
        #expect(fixture.number(cell, "NSCellFlags") == 1 << 28 | 1 << 21 | 1)
    }

    @Test func datePickersHaveTheirBounds() throws {
        let fixture = try Self.view(
            """
            <datePicker id="10">\(Self.rect)<datePickerCell key="cell" id="11"><date key="minDate" timeIntervalSinceReferenceDate="-94662000"/>\
            </datePickerCell></datePicker>
            """)
        let cell = try #require(fixture.objects("NSDatePickerCell").first)
        let date = try #require(fixture.graph.object(cell, key: "NSMinDate"))
        #expect(fixture.graph.value(date, key: "NS.time")?.number == -94_662_000)
    }
}
