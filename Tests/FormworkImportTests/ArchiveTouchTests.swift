import FormworkImport
import Testing

@Suite("UIKit's objects in legacy archives")
struct ArchiveTouchTests {
    private typealias Fixture = ArchiveFixture

    /// Returns the lines of an archive with an object, which has the id 6.
    private static func lines(_ className: String, _ content: String, properties: String = "", data: String = "") throws -> DocumentLines {
        DocumentLines(
            try Fixture(
                .iOS, objects: #"<object class="\#(className)" id="1">\#(content)</object>"#, records: Fixture.record("6", "1"),
                properties: properties, data: data
            ).text)
    }

    @Test(
        "Keys of UIKit's objects are attributes",
        arguments: [
            ("IBUIActivityIndicatorView", "", "activityIndicatorView", "hidden", "YES"),
            ("IBUIActivityIndicatorView", #"<bool key="IBUIAnimating">YES</bool>"#, "activityIndicatorView", "hidden", nil),
            ("IBUIActivityIndicatorView", #"<bool key="IBUIHidesWhenStopped">NO</bool>"#, "activityIndicatorView", "hidden", nil),
            ("IBUITextField", "", "textField", "adjustsFontSizeToFit", "NO"),
            ("IBUITextField", #"<bool key="IBUIAdjustsFontSizeToFit">YES</bool>"#, "textField", "adjustsFontSizeToFit", nil),
            ("IBUISwipeGestureRecognizer", #"<int key="IBUIDirection">2</int>"#, "swipeGestureRecognizer", "direction", "left"),
            ("IBUISwipeGestureRecognizer", "", "swipeGestureRecognizer", "direction", "right"),
            ("IBUITableView", #"<int key="IBUISeparatorStyle">0</int>"#, "tableView", "separatorStyle", "none"),
            ("IBUITableView", #"<int key="IBUISeparatorStyle">1</int>"#, "tableView", "separatorStyle", "default"),
            ("IBUILabel", #"<int key="IBUIBaselineAdjustment">0</int>"#, "label", "baselineAdjustment", "alignBaselines"),
            ("IBUILabel", "", "label", "baselineAdjustment", "none"),
            ("IBUIButton", #"<int key="IBUIButtonType">5</int>"#, "button", "buttonType", "contactAdd"),
            ("IBUINavigationBar", #"<bool key="IBUITranslucent">NO</bool>"#, "navigationBar", "translucent", "NO"),
            ("IBUIWindow", "", "window", "visibleAtLaunch", nil),
        ] as [(String, String, String, String, String?)])
    func attributes(className: String, content: String, element: String, name: String, value: String?) throws {
        #expect(try Self.lines(className, content).attributes("<\(element) ")[name] == value)
    }

    @Test("A window is visible at launch by a property")
    func visibleWindows() throws {
        let lines = try Self.lines("IBUIWindow", "", properties: #"<boolean value="YES" key="6.UIWindow.visibleAtLaunch"/>"#)
        #expect(lines.attributes("<window ")["visibleAtLaunch"] == "YES")
    }

    @Test("A swipe in two directions is reported")
    func swipes() throws {
        let fixture = try Fixture(
            .iOS, objects: #"<object class="IBUISwipeGestureRecognizer" id="1"><int key="IBUIDirection">3</int></object>"#,
            records: Fixture.record("6", "1"))
        #expect(fixture.findings.map(\.message) == ["the swipe direction 3 is more than one direction"])
        #expect(fixture.findings.first?.kind == .unreadableValue)
    }

    // MARK: Simulated metrics

    @Test(
        "The simulated bars, orientations and screens of a view are elements",
        arguments: [
            (#"<nil key="IBUISimulatedStatusBarMetrics"/>"#, #"<nil key="simulatedStatusBarMetrics"/>"#),
            (#"<object class="X" key="IBUISimulatedStatusBarMetrics"/>"#, #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>"#),
            (
                #"<object class="X" key="IBUISimulatedStatusBarMetrics"><int key="IBUIStatusBarStyle">2</int></object>"#,
                #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="blackOpaque"/>"#
            ),
            (
                #"<object class="X" key="IBUISimulatedOrientationMetrics"><int key="interfaceOrientation">3</int></object>"#,
                #"<simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>"#
            ),
            (
                #"<object class="IBUISimulatedNavigationBarMetrics" key="IBUISimulatedTopBarMetrics"><int key="IBUIBarStyle">1</int></object>"#,
                #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" barStyle="black"/>"#
            ),
            (
                #"<object class="IBUISimulatedTabBarMetrics" key="IBUISimulatedBottomBarMetrics"/>"#,
                #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
            ),
            (
                #"<object class="IBUISimulatedToolbarMetrics" key="IBUISimulatedBottomBarMetrics"><int key="IBUIBarStyle">2</int></object>"#,
                #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics" barStyle="blackTranslucent"/>"#
            ),
            (
                #"<object class="IBUIScreenMetrics" key="IBUISimulatedDestinationMetrics"><string key="IBUIDisplayName">Retina 4 Full Screen</string></object>"#,
                #"<simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina4"/>"#
            ),
            (
                #"<object class="IBUISimulatedFreeformSizeMetricsSentinel" key="IBUISimulatedDestinationMetrics"/>"#,
                #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
            ),
        ])
    func simulatedMetrics(content: String, line: String) throws { #expect(try Self.lines("IBUIView", content).all("imulated") == [line]) }

    @Test("A portrait orientation is the default")
    func portrait() throws {
        let content = #"<object class="X" key="IBUISimulatedOrientationMetrics"><int key="interfaceOrientation">1</int></object>"#
        #expect(try Self.lines("IBUIView", content).all("imulated").isEmpty)
    }

    // MARK: Texts

    @Test("A font description has a type, or a name with its family")
    func fontDescriptions() throws {
        func line(_ content: String) throws -> [String] {
            try Self.lines("IBUILabel", #"<object class="IBUIFontDescription" key="IBUIFontDescription">\#(content)</object>"#).all(
                "<fontDescription")
        }
        #expect(
            try line(#"<int key="type">2</int><double key="pointSize">17</double>"#) == [
                #"<fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>"#
            ])
        #expect(
            try line(#"<int key="type">1</int><int key="size">2</int>"#) == [
                #"<fontDescription key="fontDescription" type="system" size="button"/>"#
            ])
        #expect(
            try line(#"<string key="name">Courier</string><string key="family">Courier</string><double key="pointSize">9.5</double>"#) == [
                #"<fontDescription key="fontDescription" name="Courier" family="Courier" pointSize="9.5"/>"#
            ])
    }

    @Test("A font from before descriptions has the family in its name")
    func formerFonts() throws {
        let lines = try Self.lines(
            "IBUILabel",
            #"<object class="NSFont" key="IBUIFont"><string key="NSName">Courier-Bold</string><double key="NSSize">12</double></object>"#)
        #expect(lines.has(#"<fontDescription key="fontDescription" name="Courier-Bold" family="Courier" pointSize="12"/>"#))
    }

    @Test("A label shows its attributed text instead of its plain one")
    func attributedLabels() throws {
        let text = #"<object class="NSAttributedString" key="IBUIAttributedText"><string key="NSString">Rich</string></object>"#
        func attributes(_ uses: String) throws -> String? {
            try Self.lines("IBUILabel", #"<string key="IBUIText">Plain</string><bool key="IBUIUsesAttributedText">\#(uses)</bool>"# + text)
                .attributes(
                    "<label ")["text"]
        }
        #expect(try attributes("YES") == nil && attributes("NO") == "Plain")
    }

    @Test("The default black of a field is left out")
    func fieldColors() throws {
        func lines(_ white: String, _ more: String) throws -> [String] {
            try Self.lines(
                "IBUITextField",
                #"<object class="NSColor" key="IBUITextColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">\#(white)</bytes>\#(more)</object>"#
            ).all("<color ")
        }
        let custom = #"<object class="NSColorSpace" key="NSCustomColorSpace"><int key="NSID">2</int></object>"#
        #expect(try lines("MA", custom).isEmpty)
        #expect(try lines("MA", "") == [#"<color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>"#])
        #expect(
            try lines("MQ", custom) == [
                #"<color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/>"#
            ])
    }

    @Test("Text input traits and data detectors are elements")
    func textInput() throws {
        let lines = try Self.lines(
            "IBUITextField",
            #"<object class="IBUITextInputTraits" key="IBUITextInputTraits"><int key="IBUIAutocorrectionType">1</int><int key="IBUIReturnKeyType">9</int></object>"#
        )
        #expect(lines.has(#"<textInputTraits key="textInputTraits" autocorrectionType="no" returnKeyType="done"/>"#))
        #expect(try Self.lines("IBUITextField", "").has(#"<textInputTraits key="textInputTraits"/>"#))
        #expect(
            try Self.lines("IBUITextView", #"<int key="IBUIDataDetectorTypes">5</int>"#).has(
                #"<dataDetectorType key="dataDetectorTypes" phoneNumber="YES" address="YES"/>"#))
        #expect(try Self.lines("IBUITextView", "").all("<dataDetectorType").isEmpty)
        #expect(
            try Self.lines("IBUIWebView", #"<bool key="IBUIDetectsPhoneNumbers">YES</bool>"#).has(
                #"<dataDetectorType key="dataDetectorTypes" phoneNumber="YES"/>"#))
        #expect(try Self.lines("IBUIWebView", "").has(#"<dataDetectorType key="dataDetectorTypes"/>"#))
    }

    // MARK: Views

    @Test("Accessibility has texts, traits and whether it is an element")
    func accessibility() throws {
        func lines(_ content: String) throws -> [String] {
            try Self.lines(
                "IBUIView", #"<object class="IBUIAccessibilityConfiguration" key="IBUIAccessibilityConfiguration">\#(content)</object>"#
            )
            .element("<accessibility ")
        }
        #expect(
            try lines(
                #"<string key="IBUIAccessibilityHint">h</string><string key="IBUIAccessibilityLabel">l</string><integer value="9" key="IBUIAccessibilityTraits"/><boolean value="NO" key="IBUIIsAccessibilityElement"/>"#
            ) == [
                #"<accessibility key="accessibilityConfiguration" hint="h" label="l">"#,
                #"<accessibilityTraits key="traits" button="YES" selected="YES"/>"#,
                #"<bool key="isElement" value="NO"/>"#, "</accessibility>",
            ])
        #expect(
            try lines(#"<integer value="0" key="IBUIAccessibilityTraits"/>"#) == [
                #"<accessibility key="accessibilityConfiguration">"#, #"<accessibilityTraits key="traits" none="YES"/>"#,
                "</accessibility>",
            ])
    }

    @Test("Segments are in lists of titles, widths, states and images")
    func segments() throws {
        let lines = try Self.lines(
            "IBUISegmentedControl",
            """
            <int key="IBNumberOfSegments">3</int><array key="IBSegmentTitles"><string>A</string><nil/></array>
            <array key="IBSegmentWidths"><real value="40"/><real value="0.0"/></array>
            <array key="IBSegmentEnabledStates"><boolean value="NO"/><boolean value="YES"/></array>
            """)
        #expect(
            lines.element("<segments>") == [
                "<segments>", #"<segment title="A" enabled="NO" width="40"/>"#, #"<segment title=""/>"#, #"<segment title=""/>"#,
                "</segments>",
            ])
        // A number without measure is limited.
        #expect(try Self.lines("IBUISegmentedControl", #"<int key="IBNumberOfSegments">2000000</int>"#).all("<segment ").count == 1_000)
        #expect(try Self.lines("IBUISegmentedControl", #"<int key="IBNumberOfSegments">-1</int>"#).all("<segment ").isEmpty)
    }

    @Test(
        "A content view without a frame fills its cell, above the separator of a table's",
        arguments: [("IBUITableViewCell", "43"), ("IBUICollectionViewCell", "44")])
    func contentViews(className: String, height: String) throws {
        let lines = try Self.lines(
            className, #"<string key="NSFrameSize">{320, 44}</string><object class="IBUIView" key="IBUIContentView"/>"#)
        #expect(lines.has("<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"\(height)\"/>"))
        #expect(lines.all("<tableViewCellContentView ").count == (className == "IBUITableViewCell" ? 1 : 0))
    }

    @Test("The preferred width of a label is only written with Auto Layout")
    func preferredWidths() throws {
        let width = #"<double key="preferredMaxLayoutWidth">120</double>"#
        #expect(try Self.lines("IBUILabel", width).attributes("<label ")["preferredMaxLayoutWidth"] == nil)
        #expect(
            try Self.lines("IBUILabel", width, data: #"<bool key="IBDocument.UseAutolayout">YES</bool>"#).attributes("<label ")[
                "preferredMaxLayoutWidth"] == "120")
    }

    @Test(
        "The number of an event is a word",
        arguments: [(1, "touchDown"), (7, "touchUpInside"), (13, "valueChanged"), (17, "editingDidBegin"), (-1, nil)] as [(Int, String?)])
    func events(number: Int, word: String?) throws {
        let fixture = try Fixture(
            .iOS, objects: #"<object class="IBUIButton" id="1"/>"#, records: Fixture.record("4", "1"),
            connections: Fixture.connection(
                "9", "IBCocoaTouchEventConnection", label: "tap:", from: "1", to: "1", more: "<int key=\"IBEventType\">\(number)</int>"))
        #expect(DocumentLines(fixture.text).attributes("<action ")["eventType"] == word)
        #expect(fixture.findings.isEmpty)
    }

    @Test(
        "An unknown event and an unknown connection are reported",
        arguments: [(0, "the event type 0 is not known"), (16, "the event type 16 is not known"), (99, "the event type 99 is not known")])
    func unknownEvents(number: Int, message: String) throws {
        let fixture = try Fixture(
            .iOS, objects: #"<object class="IBUIButton" id="1"/>"#, records: Fixture.record("4", "1"),
            connections: Fixture.connection(
                "9", "IBCocoaTouchEventConnection", label: "tap:", from: "1", to: "1", more: "<int key=\"IBEventType\">\(number)</int>")
                + Fixture.connection("10", "IBOddConnection", label: "odd", from: "1", to: "1"))
        #expect(
            fixture.findings.map(\.message) == [message, "the connection class 'IBOddConnection' is not known; it is written as an outlet"])
        #expect(DocumentLines(fixture.text).attributes("<outlet ") == ["property": "odd", "destination": "4", "id": "10"])
    }
}
