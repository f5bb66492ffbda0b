import FormworkModel
import FormworkNib
import Testing

@Suite("Controls of compiled UIKit files")
struct CompiledControlTests {
    private typealias Value = CompiledSketch.Value

    /// The states of a button by their numbers.
    private static func states(_ states: [(Int, CompiledSketch.Values)]) -> Value {
        .list(
            states.flatMap { [.number(.int8(Int8($0.0))), .new("UIButtonContent", $0.1)] as [Value] }, "NSMutableDictionary")
    }

    @Test("The contents of a button are elements by state")
    func buttonStates() throws {
        let red: Value = .new("UIColor", ["UIRed": 1.0, "UIAlpha": 1.0])
        let reading = try CompiledReading(
            "UIButton",
            [
                "UIButtonStatefulContent": Self.states([
                    (0, ["UITitle": "Go", "UITitleColor": red, "UIShadowColor": .stored(.null)]),
                    (1, ["UITitle": "a\nb", "UIImage": .new("UIImageNibPlaceholder", ["UIResourceName": "go"])]),
                    (4, ["UIBackgroundImage": .new("UIImageNibPlaceholder", ["UIResourceName": "back"])]),
                ])
            ])
        #expect(
            reading.lines.element(#"<state key="normal""#) == [
                #"<state key="normal" title="Go">"#,
                #"<color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
                "</state>",
            ])
        #expect(
            reading.lines.element(#"<state key="highlighted""#) == [
                #"<state key="highlighted" image="go">"#, #"<string key="title">a"#, "b</string>", "</state>",
            ])
        #expect(reading.lines.has(#"<state key="selected" backgroundImage="back"/>"#))
        #expect(reading.messages.isEmpty)
    }

    @Test("A combined state, and an unknown key of a state, are listed")
    func otherStates() throws {
        let reading = try CompiledReading(
            "UIButton", ["UIButtonStatefulContent": Self.states([(5, ["UITitle": "x"]), (0, ["UIOdd": 1])])])
        #expect(
            reading.messages == [
                "the content of a button in state 5 has no counterpart",
                "the key 'UIOdd' of the class 'UIButtonContent' has no counterpart",
            ])
    }

    @Test("The system's button was a rounded rectangle before Xcode 11", arguments: [(false, "roundedRect"), (true, "system")])
    func buttonTypes(isNewer: Bool, type: String) throws {
        var sketch = CompiledSketch()
        let button = sketch.view("UIButton", ["UIButtonType": 1])
        if isNewer { sketch.set(button, ["UIViewLargeContentStoredProperties": .stored(.null)]) }
        sketch.finish([button])
        #expect(try CompiledReading(sketch.bytes()).lines.attributes("<button ")["buttonType"] == type)
    }

    @Test("A button's configuration is an element with its words, texts, colors and background")
    func buttonConfigurations() throws {
        func key(_ name: String) -> String { "UIButtonConfiguration" + name }
        var sketch = CompiledSketch()
        let configuration = sketch.add("UIButtonConfiguration")
        for (name, value) in [
            ("ButtonStyle", 3), ("CornerStyle", 4), ("ButtonSize", 1), ("ImagePlacement", 8), ("TitleAlignment", 2), ("ImagePadding", 5.0),
            ("TitlePadding", 1.0), ("ShowsActivityIndicator", true), ("Title", .new("NSAttributedString", ["NSString": "Buy"])),
            ("Subtitle", .new("NSAttributedString", ["NSString": "a\nb"])),
            ("BaseForegroundColor", .new("UIColor", ["UIWhite": 1.0, "UIAlpha": 1.0])), ("Odd", 1),
            (
                "Background",
                .new(
                    "UIBackgroundConfiguration",
                    [
                        "hasCustomized-cornerRadius": true, "cornerRadius": 6.0, "strokeWidth": 2.0, "strokeOutset": 3.0,
                        "strokeColor": .new("UIColor", ["UIWhite": 0.0, "UIAlpha": 0.0]),
                    ])
            ),
        ] as [(String, Value)] {
            sketch.set(configuration, [key(name): value])
        }
        sketch.finish([sketch.view("UIButton", ["UIButtonConfiguration": .object(configuration)])])
        let reading = try CompiledReading(sketch.bytes())
        #expect(
            reading.lines.attributes("<buttonConfiguration ") == [
                "key": "configuration", "style": "filled", "cornerStyle": "capsule", "buttonSize": "small", "imagePlacement": "trailing",
                "titleAlignment": "center", "imagePadding": "5", "showsActivityIndicator": "YES", "title": "Buy",
            ])
        #expect(reading.lines.element(#"<string key="subtitle""#) == [#"<string key="subtitle">a"#, "b</string>"])
        #expect(reading.lines.attributes(#"<color key="baseForegroundColor""#)["white"] == "1")
        // An outset that isn't customized, and a stroke that isn't visible, are left out.
        #expect(
            reading.lines.has(#"<backgroundConfiguration key="background" cornerRadius="6" strokeWidth="2"/>"#))
        #expect(reading.messages == ["the key 'UIButtonConfigurationOdd' of the class 'UIButtonConfiguration' has no counterpart"])
    }

    @Test("A title in one font is plain, one with other attributes is attributed")
    func configurationTitles() throws {
        func title(_ attributes: Value) throws -> DocumentLines {
            try CompiledReading(
                "UIButton",
                [
                    "UIButtonConfiguration": .new(
                        "UIButtonConfiguration",
                        ["UIButtonConfigurationTitle": .new("NSAttributedString", ["NSString": "Buy", "NSAttributes": attributes])])
                ]
            ).lines
        }
        let plain = try title(.map(["NSFont": .new("UIFont", ["UIIBTextStyle": "UICTFontTextStyleBody"])]))
        #expect(plain.attributes("<buttonConfiguration ") == ["key": "configuration", "style": "plain", "title": "Buy"])
        #expect(plain.has(#"<fontDescription key="titleFontDescription" style="UICTFontTextStyleBody"/>"#))
        let attributed = try title(.map(["NSKern": 1]))
        #expect(attributed.attributes("<buttonConfiguration ")["title"] == nil)
        #expect(attributed.has(#"<attributedString key="attributedTitle">"#))
    }

    // MARK: Stacks

    @Test(
        "The alignment of a stack view is named after its axis",
        arguments: [
            (0, 0, nil), (0, 1, "top"), (0, 2, "firstBaseline"), (0, 3, "center"), (0, 4, "bottom"), (0, 5, "lastBaseline"),
            (1, 1, "leading"),
            (1, 4, "trailing"), (1, 9, nil),
        ] as [(Int, Int, String?)])
    func stackAlignments(axis: Int, alignment: Int, word: String?) throws {
        let attributes = try CompiledReading(
            "UIStackView", ["UIStackViewAxis": Value(integerLiteral: axis), "UIStackViewAlignment": Value(integerLiteral: alignment)]
        ).lines.attributes("<stackView ")
        #expect(attributes["alignment"] == word)
        #expect(attributes["axis"] == (axis == 1 ? "vertical" : nil))
    }

    @Test("The smallest positive spacing of a stack view is the system's")
    func stackSpacing() throws {
        func attributes(_ spacing: Double) throws -> [String: String] {
            try CompiledReading("UIStackView", ["UIStackViewSpacing": Value(floatLiteral: spacing)]).lines.attributes("<stackView ")
                .filter { $0.key.hasPrefix("spacing") }
        }
        #expect(try attributes(0).isEmpty)
        #expect(try attributes(Double(Float.leastNormalMagnitude)) == ["spacingType": "standard"])
        #expect(try attributes(8) == ["spacing": "8"] && attributes(-2) == ["spacing": "-2"])
    }

    @Test("A stack view is not opaque, which compilers before Xcode 12 didn't store")
    func stackOpacity() throws {
        #expect(try CompiledReading("UIStackView", ["UIOpaque": true]).lines.attributes("<stackView ")["opaque"] == "NO")
        let newer: CompiledSketch.Values = ["UIOpaque": true, "UISystemBackgroundView": .stored(.null)]
        #expect(try CompiledReading("UIStackView", newer).lines.attributes("<stackView ")["opaque"] == nil)
    }

    // MARK: Others

    @Test("Segments have a title or an image, a width, a state and an offset")
    func segments() throws {
        let image: Value = .new("UIImageNibPlaceholder", ["UIResourceName": "go"])
        let reading = try CompiledReading(
            "UISegmentedControl",
            [
                "UISegments": .list([
                    .new("UISegment", ["UISegmentInfo": "One", "UISegmentWidth": 40.0, "UIUserInteractionDisabled": true]),
                    .new("UISegment", ["UISegmentInfo": image, "UISegmentContentOffset": .packed([1, -2])]),
                ])
            ])
        #expect(
            reading.lines.element("<segments>") == [
                "<segments>", #"<segment width="40" enabled="NO" title="One"/>"#, #"<segment image="go">"#,
                #"<size key="contentOffset" width="1" height="-2"/>"#, "</segment>", "</segments>",
            ])
        #expect(try CompiledReading("UISegmentedControl", [:]).lines.all("<segments").isEmpty)
    }

    @Test("The dates of a picker are elements with their seconds, and its locale is one with its name")
    func dates() throws {
        let reading = try CompiledReading(
            "UIDatePicker",
            [
                "UIDate": .new("NSDate", ["NS.time": 86_400.0]), "UIMaximumDate": .new("NSDate", ["NS.time": .stored(.double(-1.5))]),
                "UIMinimumDate": .new("NSDate"), "UILocale": .new("NSLocale", ["NS.identifier": "de_DE"]),
            ])
        #expect(
            reading.lines.all("<date ") == [
                #"<date key="date" timeIntervalSinceReferenceDate="86400"/>"#,
                #"<date key="maximumDate" timeIntervalSinceReferenceDate="-1.5"/>"#,
            ])
        #expect(reading.lines.has(#"<locale key="locale" localeIdentifier="de_DE"/>"#))
    }

    @Test(
        "Numbers of controls are attributes",
        arguments: [
            ("UISlider", "UIValue", 0.25, "value", "0.25"), ("UISlider", "UIMaxValue", 9, "maxValue", "9"),
            ("UIStepper", "UIStepValue", 0.1, "stepValue", "0.1"), ("UISwitch", "UISwitchOn", true, "on", "YES"),
            ("UIPageControl", "UINumberOfPages", 3, "numberOfPages", "3"),
            ("UIProgressView", "UIProgress", .stored(.float(0.3)), "progress", "0.3"),
            ("UITextField", "UIBorderStyle", 3, "borderStyle", "roundedRect"),
            ("UITextField", "UIClearButtonMode", 1, "clearButtonMode", "whileEditing"),
            ("UIControl", "UIDisabled", true, "enabled", "NO"),
            ("UIControl", "UIContentHorizontalAlignment", 1, "contentHorizontalAlignment", "left"),
            ("UIWebView", "UIScalesPageToFit", true, "scalesPageToFit", "YES"),
            ("UIDatePicker", "UIDatePickerMode", 1, "datePickerMode", "date"),
        ] as [(String, String, CompiledSketch.Value, String, String)])
    func attributes(className: String, key: String, value: CompiledSketch.Value, name: String, text: String) throws {
        let reading = try CompiledReading(className, [key: value])
        #expect(reading.document.views.first?.element[name] == text)
        #expect(reading.messages.isEmpty)
    }

    @Test("Insets and sizes that are the default are left out")
    func measures() throws {
        let lines = try CompiledReading(
            "UIButton",
            ["UITitleEdgeInsets": .packed([1, 2, 3, 4]), "UITitleShadowOffset": .packed([0, 0]), "UIImageEdgeInsets": .packed([1])]
        ).lines
        #expect(lines.all("<inset ") == [#"<inset key="titleEdgeInsets" minX="2" minY="1" maxX="4" maxY="3"/>"#])
        #expect(lines.all("<size ").isEmpty)
        #expect(
            try CompiledReading("UILabel", ["UIShadowOffset": .packed([1, 2])]).lines.has(
                #"<size key="shadowOffset" width="1" height="2"/>"#))
    }

    @Test("An effect other than a blur is listed, and its content view is kept")
    func visualEffects() throws {
        var sketch = CompiledSketch()
        let content = sketch.view("_UIVisualEffectContentView")
        let view = sketch.view(
            "UIVisualEffectView",
            [
                "UIVisualEffectViewContentView": .object(content), "UISubviews": .objects([content]),
                "UIVisualEffectViewEffect": .new("UIVibrancyEffect"),
            ])
        sketch.finish([view])
        let reading = try CompiledReading(sketch.bytes())
        #expect(reading.document.views.map { $0.element["key"] } == [nil, "contentView"])
        #expect(reading.messages == ["the visual effect 'UIVibrancyEffect' has no counterpart"])
    }
}
