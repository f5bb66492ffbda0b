import FormworkCompile
import FormworkDiagnostics
import FormworkNib
import Testing

/// Settings and classes without a reference file of Apple's: how they are written, and that this is reported.
@Suite struct MacFurtherTests {
    private static let rect = #"<rect key="frame" x="0.0" y="0.0" width="100" height="50"/>"#

    private static func view(_ inside: String, _ attributes: String = "", resources: String = "") throws -> MacFixture {
        try MacFixture("<customView id=\"9\" \(attributes)>\(rect)\(inside)</customView>", resources: resources)
    }

    private static func field(_ inside: String, _ cell: String = "", _ field: String = "") throws -> MacFixture {
        try view(
            """
            <subviews><textField \(field) id="10">\(rect)<textFieldCell key="cell" \(cell) title="Go" id="11">\(inside)\
            </textFieldCell></textField></subviews>
            """)
    }

    private static func notes(_ fixture: MacFixture) -> [String] { fixture.output.diagnostics.map(\.message) }

    @Test func catalogColorsAreNamedAndHaveALiteral() throws {
        let fixture = try Self.view(
            """
            <subviews><textField id="10">\(Self.rect)<textFieldCell key="cell" id="11"><color key="textColor" name="Ink"/></textFieldCell>\
            </textField></subviews>
            """,
            resources: """
                <resources><namedColor name="Ink"><color red="0.5" green="0.25" blue="0.75" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></namedColor></resources>
                """)
        let colour = try #require(fixture.objects("NSColor").first { fixture.text($0, "NSColorName") == "Ink" })
        #expect(fixture.number(colour, "NSColorSpace") == 6)
        #expect(fixture.text(colour, "NSCatalogName") == "#$assets-mainBundleID")
        let literal = try #require(fixture.graph.object(colour, key: "NSColor"))
        #expect(fixture.number(literal, "NSColorSpace") == 1)
        #expect(Self.notes(fixture).contains { $0.contains("asset catalog") })
    }

    @Test func customSpacesThatAreCalibratedAreWrittenAsCalibratedColours() throws {
        let fixture = try Self.field(
            #"<color key="textColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/>"#)
        #expect(fixture.objects("NSColor").contains { fixture.number($0, "NSColorSpace") == 3 })
    }

    @Test func fontsOfTextStylesAreDescribedByTheirStyle() throws {
        let fixture = try Self.field(#"<font key="font" textStyle="headline" name=".SFNS-Bold"/>"#)
        let font = try #require(fixture.objects("NSFont").first)
        #expect(fixture.text(font, "NSName") == ".AppleSystemUIFontBold")
        #expect(fixture.graph.object(font, key: "NSTextStyleDescriptor") != nil)
        #expect(Self.notes(fixture).contains { $0.contains("a font of a text style") })
    }

    @Test("A matrix with a background sets the bit 24, as in the flags of NSMatrix.h") func backgroundOfAMatrix() throws {
        let fixture = try Self.view(
            """
            <subviews><matrix mode="radio" drawsBackground="YES" id="10">\(Self.rect)<size key="cellSize" width="40" height="20"/>\
            <cells><column><buttonCell type="radio" title="A" id="11"/></column></cells></matrix></subviews>
            """)
        let matrix = try #require(fixture.objects("NSMatrix").first)
        #expect(fixture.number(matrix, "NSMatrixFlags").map { $0 & 0x300_0000 } == 0x100_0000)
    }

    @Test func windowsHaveTheirFurtherKeys() throws {
        let fixture = try MacFixture(
            """
            <window title="W" titleVisibility="hidden" titlebarAppearsTransparent="YES" animationBehavior="none" hasShadow="NO" \
            tabbingIdentifier="tabs" id="9"><windowStyleMask key="styleMask" titled="YES"/>\
            <rect key="contentRect" x="0.0" y="0.0" width="100" height="50"/><view key="contentView" id="10">\(Self.rect)</view></window>
            """)
        let window = try #require(fixture.objects("NSWindowTemplate").first)
        #expect(fixture.number(window, "NSWindowTitleVisibility") == 1)
        #expect(fixture.graph.value(window, key: "NSTitlebarAppearsTransparent")?.truth == true)
        #expect(fixture.number(window, "NSWindowAnimationBehavior") == 2)
        #expect(fixture.text(window, "NSWindowTabbingIdentifier") == "tabs")
        #expect(fixture.number(window, "NSWTFlags").map { $0 & 1 << 12 != 0 } == true)
        #expect(Self.notes(fixture).contains { $0.contains("'NSWindowTitleVisibility'") })
    }

    @Test func viewsHaveTheirOpacityAndAccessibility() throws {
        let fixture = try Self.view(
            #"<accessibility description="Pane" help="A pane" identifier="pane"/>"#, #"alphaValue="0.5""#)
        #expect(fixture.objects("NSCustomView").first.flatMap { fixture.graph.value($0, key: "NSViewAlphaValue")?.number } == 0.5)
        let texts = fixture.objects("NSNibAXAttributeConnector").map { fixture.text($0, "AXAttributeValueArchiveKey") }
        #expect(texts == ["Pane", "A pane", "pane"])
        #expect(Self.notes(fixture).contains { $0.contains("AXIdentifier") })
        #expect(!Self.notes(fixture).contains { $0.contains("AXDescription") })
    }

    @Test func gridsHaveTheirCellsInTheirRows() throws {
        let fixture = try Self.view(
            """
            <subviews><gridView xPlacement="leading" yPlacement="bottom" rowSpacing="6" columnSpacing="8" id="10">\(Self.rect)
            <rows><gridRow id="r1"/><gridRow id="r2" hidden="YES"/></rows><columns><gridColumn id="c1" width="40"/></columns>
            <gridCells><gridCell row="r1" column="c1" id="k1"><button key="contentView" id="12">\(Self.rect)\
            <buttonCell key="cell" type="push" title="Go" id="13"/></button></gridCell>
            <gridCell row="r2" column="c1" id="k2"/></gridCells></gridView></subviews>
            """)
        let grid = try #require(fixture.objects("NSGridView").first)
        #expect(fixture.graph.value(grid, key: "NSGrid_rowSpacing")?.number == 6)
        #expect(fixture.number(grid, "NSGrid_xPlacement") == 2)
        let rows = fixture.graph.objects(in: fixture.graph.value(grid, key: "NSGrid_rows"))
        #expect(rows.count == 2)
        let cells = fixture.graph.objects(in: fixture.graph.value(rows[0], key: "NSGrid_cells"))
        #expect(cells.count == 1)
        #expect(fixture.graph.object(cells[0], key: "NSGrid_content") == fixture.objects("NSButton").first)
        #expect(fixture.graph.objects(in: fixture.graph.value(grid, key: "NSSubviews")) == fixture.objects("NSButton"))
        #expect(fixture.objects("NSButton").first.flatMap { fixture.graph.object($0, key: "NSSuperview") } == grid)
        #expect(fixture.graph.value(rows[1], key: "NSGrid_hidden")?.truth == true)
        #expect(fixture.hasAllObjects && Self.notes(fixture).contains { $0.contains("'NSGridView'") })
    }

    @Test func tokenFieldsHaveCellsOfTheirOwn() throws {
        let fixture = try Self.view(
            """
            <subviews><tokenField id="10">\(Self.rect)<tokenFieldCell key="cell" completionDelay="0.5" tokenStyle="rounded" id="11"/>\
            </tokenField></subviews>
            """)
        let cell = try #require(fixture.objects("NSTokenFieldCell").first)
        #expect(fixture.graph.value(cell, key: "NSCompletionDelay")?.number == 0.5)
        #expect(fixture.number(cell, "NSTokenStyle") == 2)
        #expect(fixture.graph.object(cell, key: "NSDelegate") == fixture.objects("NSTokenField").first)
    }

    @Test func fieldsWithoutCompletionSaySo() throws {
        let fixture = try Self.field("", "", #"textCompletion="NO""#)
        let cell = try #require(fixture.objects("NSTextFieldCell").first)
        #expect(fixture.graph.value(cell, key: "NSAutomaticTextCompletionDisabled")?.truth == true)
    }

    @Test func numbersHaveTheirTextForZero() throws {
        let fixture = try Self.field(
            """
            <numberFormatter key="formatter" formatterBehavior="10_0" positiveFormat="0" negativeFormat="-0" id="12">\
            <attributedString key="attributedStringForZero"><fragment content="none"/></attributedString></numberFormatter>
            """)
        let formatter = try #require(fixture.objects("NSNumberFormatter").first)
        let zero = try #require(fixture.graph.object(formatter, key: "NS.zero"))
        #expect(fixture.text(zero, "NSString") == "none")
    }

    @Test func popoversAndTheirControllers() throws {
        let fixture = try MacFixture(
            """
            <popover behavior="t" id="9"><connections><outlet property="contentViewController" destination="10" id="o-2"/></connections></popover>
            <viewController title="Inside" nibName="Inside" id="10"/>
            """)
        let popover = try #require(fixture.objects("NSPopover").first)
        #expect(fixture.number(popover, "NSBehavior") == 1)
        #expect(fixture.graph.value(popover, key: "NSAnimates")?.truth == true)
        let controller = try #require(fixture.objects("NSViewController").first)
        #expect(fixture.text(controller, "NSNibName") == "Inside")
        #expect(Self.notes(fixture).contains { $0.contains("'NSPopover'") })
    }

    @Test func controllersMakeObjectsOfTheClassThatTheyName() throws {
        var options = CompileOptions()
        options.module = "App"
        let fixture = try MacFixture(
            """
            <arrayController automaticallyRearrangesObjects="YES" id="9">\
            <classReference key="objectClass" className="Person" moduleName="Old" moduleProvider="target"/></arrayController>
            """, options: options)
        let controller = try #require(fixture.objects("NSArrayController").first)
        #expect(fixture.text(controller, "NSObjectClassName") == "_TtC3App6Person")
        #expect(fixture.graph.value(controller, key: "NSAutomaticallyRearrangesObjects")?.truth == true)
    }

    @Test func segmentsHaveTheirHints() throws {
        let fixture = try Self.view(
            """
            <subviews><segmentedControl id="10">\(Self.rect)<segmentedCell key="cell" id="11"><segments><segment label="A" toolTip="First"/>\
            </segments></segmentedCell></segmentedControl></subviews>
            """)
        let item = try #require(fixture.objects("NSSegmentItem").first)
        #expect(fixture.text(item, "NSSegmentItemToolTip") == "First")
    }

    @Test(arguments: ["openGLView", "windowController"])
    func formsWithoutEvidenceAreErrors(element: String) {
        let found = MacFixture.errors(MacFixture.document("<\(element) id=\"9\"/>"))
        #expect(found.contains { $0.severity == .error && $0.rule == "not-compiled" })
    }
}
