import FormworkCompile
import FormworkDiagnostics
import FormworkNib
import Testing

/// Contents that the compiler for macOS refuses, or leaves out with leniency.
@Suite struct MacRefusedTests {
    private static func view(_ inside: String, _ attributes: String = "") -> String {
        MacFixture.document(
            #"<customView \#(attributes) id="9"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>\#(inside)</customView>"#)
    }

    private static func cell(_ attributes: String, _ inside: String = "") -> String {
        view(#"<subviews><button id="10"><buttonCell key="cell" \#(attributes) id="11">\#(inside)</buttonCell></button></subviews>"#)
    }

    @Test func partsThatAreNotWrittenAreErrorsWithTheirPlace() throws {
        let found = MacFixture.errors(Self.cell(#"madeUp="YES" userLabel="Go""#, "<hologram/>"))
        #expect(
            found.map(\.message) == [
                "the attribute 'madeUp' (YES) of buttonCell '11' is not compiled",
                "the element hologram in buttonCell '11' is not compiled",
            ])
        #expect(found.allSatisfy { $0.severity == .error && $0.rule == "not-compiled" && $0.location.line == 8 })
        #expect(found.map(\.location.element) == ["11", nil])
    }

    @Test func partsForInterfaceBuilderAreNotErrors() {
        let text = Self.view("<userComments>A view</userComments>", #"fixedFrame="YES" userLabel="View" misplaced="YES""#)
        #expect(MacFixture.errors(text).isEmpty)
    }

    @Test(arguments: [
        (#"bezelStyle="wavy""#, "bezelStyle"), (#"alignment="middle""#, "alignment"), (#"inset="two""#, "inset"),
        (#"transparent="perhaps""#, "transparent"), (#"state="open""#, "state"), (#"controlSize="huge""#, "controlSize"),
    ])
    func valuesThatAreNotUnderstoodAreErrors(attribute: String, name: String) {
        let found = MacFixture.errors(Self.cell(attribute))
        #expect(found.count == 1 && found.first?.message.contains("the attribute '\(name)' of buttonCell '11'") == true)
    }

    @Test func coloursOfOtherSpacesAreErrors() {
        func color(_ attributes: String) -> [String] {
            let cell = #"<textFieldCell key="cell" id="11"><color key="textColor" \#(attributes)/></textFieldCell>"#
            return MacFixture.errors(Self.view(#"<subviews><textField id="10">\#(cell)</textField></subviews>"#)).map(\.message)
        }
        let parts = #"red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="#
        #expect(color(parts + #""sRGB""#).isEmpty)
        // A colour inside sRGB is converted without change.
        #expect(color(parts + #""displayP3""#).isEmpty)
        #expect(
            color(#"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#) == [
                """
                the value 'displayP3' of the attribute 'customColorSpace' of color 'textColor' has colours that are not compiled for macOS: \
                this one is not in sRGB
                """
            ])
        #expect(
            color(parts + #""adobeRGB1998""#) == [
                "the value 'adobeRGB1998' of the attribute 'customColorSpace' of color 'textColor' is not compiled for macOS"
            ])
        #expect(
            color(#"name="Accent""#) == [
                "the colour 'Accent' of an asset catalog is not among the resources: its components are not known"
            ])
    }

    @Test func datesAreThoseOfNoLanguage() throws {
        let fixture = try MacFixture(#"<dateFormatter id="9" dateStyle="medium" timeStyle="short"/>"#)
        let formatter = try #require(fixture.objects("NSDateFormatter").first)
        #expect(fixture.text(formatter, "NS.format") == "y MMM d HH:mm")
    }

    @Test func predicateEditorsOfCompoundRowsAreCompiled() throws {
        func editor(_ type: String) -> String {
            Self.view(
                """
                <subviews><predicateEditor nestingMode="compound" rowHeight="25" id="10"><rowTemplates>
                <predicateEditorRowTemplate rowType="\(type)" id="11"><popUpMenus><menu id="12"><items><menuItem title="Any" id="13">
                <integer key="representedObject" value="2"/></menuItem><menuItem title="All" state="on" id="14">
                <integer key="representedObject" value="1"/></menuItem></items></menu></popUpMenus></predicateEditorRowTemplate></rowTemplates>
                </predicateEditor></subviews>
                """)
        }
        let fixture = try MacFixture(text: editor("compound"))
        let template = try #require(fixture.objects("NSPredicateEditorRowTemplate").first)
        let views = try #require(fixture.graph.value(template, key: "NSPredicateTemplateViews"))
        let button = try #require(fixture.graph.items(views).first?.object)
        let cell = try #require(fixture.graph.object(button, key: "NSCell"))
        #expect(fixture.number(cell, "NSSelectedIndex") == 1)
        #expect(fixture.graph.value(cell, key: "NSRepresentedObject").map { fixture.graph.scalar($0).wholeNumber } == 1)
        #expect(MacFixture.errors(editor("simple")).count == 1)
    }

    @Test func textsWithAttributesAreStoredWithTheirRuns() throws {
        let text = Self.view(
            """
            <subviews><textView id="10"><attributedString key="textStorage"><fragment content="Hello "/><fragment content="you"><attributes>
            <font key="NSFont" size="9" name="Menlo"/></attributes></fragment><fragment content="!"/></attributedString></textView></subviews>
            """)
        let fixture = try MacFixture(text: text)
        let storage = try #require(fixture.objects("NSTextStorage").first)
        #expect(fixture.text(storage, "NSString") == "Hello you!")
        let runs = fixture.graph.value(storage, key: "NSAttributeInfo").flatMap { fixture.graph.data($0) }
        #expect(runs.map(Array.init) == [6, 0, 3, 1, 1, 0])
        let style = text.replacing("<font key=\"NSFont\" size=\"9\" name=\"Menlo\"/>", with: "<attachment key=\"NSAttachment\"/>")
        #expect(MacFixture.errors(style).map(\.message) == ["the text's attribute 'NSAttachment' is not compiled for macOS"])
    }

    @Test func settingsOfFormattersAreInTheirDictionaries() throws {
        let fixture = try MacFixture(#"<numberFormatter id="9" roundingMode="floor" localizesFormat="NO" minusSign="~"/>"#)
        let formatter = try #require(fixture.objects("NSNumberFormatter").first)
        let settings = try #require(fixture.graph.value(formatter, key: "NS.attributes"))
        let pairs = Dictionary(uniqueKeysWithValues: fixture.graph.pairs(settings).map { ($0.key, $0.value) })
        #expect(pairs["roundingMode"].map { fixture.graph.scalar($0).wholeNumber } == 1)
        #expect(pairs["minusSign"].flatMap { fixture.graph.text($0) } == "~")
        #expect(fixture.graph.value(formatter, key: "NS.localized")?.truth == false)
    }

    @Test func descriptionsForAssistiveTechnologiesAreConnected() throws {
        let fixture = try MacFixture(text: Self.view(#"<accessibility description="Board"/>"#))
        let connector = try #require(fixture.objects("NSNibAXAttributeConnector").first)
        #expect(fixture.text(connector, "AXAttributeValueArchiveKey") == "Board")
        #expect(
            MacFixture.errors(Self.view(#"<accessibility role="board"/>"#)).map(\.message) == [
                "the attribute 'role' (board) of accessibility is not compiled"
            ])
    }

    // MARK: Leniency

    private let combination = MacFixture.document(
        """
        <customView id="9"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
        <openGLView id="10"><subviews><customView id="11"/></subviews></openGLView>
        <button id="12"><buttonCell key="cell" id="13"/><connections><outlet property="nextKeyView" destination="10" id="c-1"/>
        <action selector="take:" target="11" id="c-2"/><binding destination="10" name="value" keyPath="x" id="c-3"/></connections></button>
        </subviews><constraints><constraint firstItem="10" firstAttribute="top" secondItem="12" secondAttribute="top" id="k-1"/>
        <constraint firstItem="12" firstAttribute="top" secondItem="9" secondAttribute="top" id="k-2"/></constraints></customView>
        """)

    @Test func omittedDefaultsAreOmittedEverywhere() throws {
        let fixture = try MacFixture(text: combination, options: MacFixture.lenient)
        #expect(
            fixture.output.diagnostics.map(\.message) == [
                "elements of the kind 'openGLView' are not compiled for macOS",
                "the outlet 'nextKeyView' refers to '10', which is not compiled",
                "the action 'take:' refers to '11', which is not compiled",
                "the binding 'value' refers to '10', which is not compiled", "the constraint's first item is '10', which is not compiled",
            ])
        #expect(fixture.output.diagnostics.allSatisfy { $0.severity == .warning })
        for name in ["NSOpenGLView", "NSNibControlConnector", "NSNibBindingConnector"] {
            #expect(fixture.objects(name).isEmpty, "\(name)")
        }
        #expect(fixture.objects("NSLayoutConstraint").count == 1)
        #expect(fixture.hasAllObjects)
        #expect(MacFixture.errors(combination).map(\.message) == fixture.output.diagnostics.map(\.message))
    }

    @Test func idsThatAreUsedAgainAreLeftOut() throws {
        let text = MacFixture.document(#"<customView id="9"/><box id="9"/>"#)
        let fixture = try MacFixture(text: text, options: MacFixture.lenient)
        #expect(fixture.output.diagnostics.map(\.message) == ["the id '9' belongs to several objects"])
        #expect(fixture.objects("NSBox").isEmpty && fixture.objects("NSCustomView").count == 1)
    }

    @Test func wordsOfConstraintsThatAreNotKnownLeaveThemOut() throws {
        let text = Self.view(#"<constraints><constraint firstAttribute="girth" constant="3" id="k-1"/></constraints>"#)
        let fixture = try MacFixture(text: text, options: MacFixture.lenient)
        #expect(fixture.output.diagnostics.count == 1 && fixture.objects("NSLayoutConstraint").isEmpty)
    }

    // MARK: Prototypes

    /// Returns tables nested in each other's prototypes.
    private static func tables(_ count: Int) -> String {
        (0..<count).reversed().reduce("") { inside, number in
            """
            <tableView viewBased="YES" id="t\(number)"><tableColumns><tableColumn id="c\(number)"><prototypeCellViews>
            <tableCellView identifier="p\(number)" id="v\(number)"><subviews>\(inside)</subviews></tableCellView></prototypeCellViews>
            </tableColumn></tableColumns></tableView>
            """
        }
    }

    @Test func tooDeeplyNestedPrototypesAreReported() throws {
        #expect(MacFixture.errors(Self.view("<subviews>\(Self.tables(4))</subviews>")).isEmpty)
        let text = Self.view("<subviews>\(Self.tables(40))</subviews>")
        #expect(
            MacFixture.errors(text).map(\.message) == ["prototypes of tables that are nested 4 levels deep in prototypes are not compiled"])
        let fixture = try MacFixture(text: text, options: MacFixture.lenient)
        #expect(fixture.hasAllObjects)
        // Each level contains the files of all levels below it: with more than four levels, the size would explode.
        #expect(fixture.output.bundle.members.map(\.bytes.count).reduce(0, +) < 200_000)
    }

    @Test func refusedPartsOfPrototypesAreReportedOnce() {
        let tables = Self.tables(4).replacing(#"identifier="p3""#, with: #"identifier="p3" madeUp="1""#)
        let text = Self.view("<subviews>\(tables)</subviews>")
        #expect(MacFixture.errors(text).map(\.message) == ["the attribute 'madeUp' (1) of tableCellView 'v3' is not compiled"])
    }
}
