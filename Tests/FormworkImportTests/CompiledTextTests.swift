import FormworkModel
import FormworkNib
import Testing

@Suite("Texts of compiled UIKit files")
struct CompiledTextTests {
    private typealias Value = CompiledSketch.Value

    @Test("A text of one line is an attribute, one of several lines an element")
    func labels() throws {
        #expect(try CompiledReading("UILabel", ["UIText": "a b"]).lines.attributes("<label ")["text"] == "a b")
        #expect(
            try CompiledReading("UILabel", ["UIText": "a\nb"]).lines.element("<string ") == [#"<string key="text">a"#, "b</string>"])
        let mutable: Value = .new("NSMutableString", ["NS.bytes": .data(Array("a\nb".utf8))])
        #expect(
            try CompiledReading("UILabel", ["UIText": mutable]).lines.element("<mutableString ") == [
                #"<mutableString key="text">a"#, "b</mutableString>",
            ])
    }

    @Test(
        "Of the smallest font size and scale, the one with the rounder value is written",
        arguments: [
            (nil, 0.5, ["minimumScaleFactor": "0.5"]), (9, nil, ["minimumFontSize": "9"]), (9, 0.5, ["minimumScaleFactor": "0.5"]),
            (9, 0.529411, ["minimumFontSize": "9"]), (nil, 0.529411, ["minimumScaleFactor": "0.529411"]), (0, 0, [:]), (0, nil, [:]),
            (9, 0, ["minimumFontSize": "9"]),
        ] as [(Double?, Double?, [String: String])])
    func fontSizes(size: Double?, scale: Double?, expected: [String: String]) throws {
        var sketch = CompiledSketch()
        let label = sketch.view("UILabel")
        if let size { sketch.set(label, ["UIMinimumFontSize": Value(floatLiteral: size)]) }
        if let scale { sketch.set(label, ["UIMinimumScaleFactor": Value(floatLiteral: scale)]) }
        sketch.finish([label])
        let attributes = try CompiledReading(sketch.bytes()).lines.attributes("<label ")
        #expect(attributes.filter { $0.key.hasPrefix("minimum") } == expected)
    }

    // MARK: Text colors

    private static let black: Value = .new("UIColor", ["UISystemColorName": "blackColor", "UIWhite": 0.0, "UIAlpha": 1.0])
    private static let label: Value = .new(
        "UIColor", ["UISystemColorName": "labelColor", "UIRed": 0.0, "UIGreen": 0.0, "UIBlue": 0.0, "UIAlpha": 1.0])

    @Test("Black, which the compiler writes for a label without a color, is nil")
    func silentColors() throws {
        #expect(try CompiledReading("UILabel", ["UITextColor": Self.black]).lines.has(#"<nil key="textColor"/>"#))
        // From Xcode 11 on, the default follows the appearance.
        let newer = "UIViewLargeContentStoredProperties"
        #expect(try CompiledReading("UILabel", [newer: .stored(.null), "UITextColor": Self.label]).lines.has(#"<nil key="textColor"/>"#))
        #expect(
            try CompiledReading("UILabel", [newer: .stored(.null), "UITextColor": Self.black]).lines.attributes(#"<color key="textColor""#)[
                "white"] == "0")
        #expect(
            try CompiledReading(
                "UILabel",
                [newer: .stored(.null), "UITextColor": Self.label, "UIDisableUpdateTextColorOnTraitCollectionChange": false]
            ).lines.has(#"<color key="textColor" systemColor="labelColor"/>"#))
    }

    @Test("The black of a field is nil only if it follows the appearance", arguments: [(true, false), (false, true)])
    func fieldColors(isFixed: Bool, isNil: Bool) throws {
        let reading = try CompiledReading(
            "UITextField",
            [
                "UIViewLargeContentStoredProperties": .stored(.null), "UITextColor": Self.black,
                "UIDisableTextColorUpdateOnTraitCollectionChange": Value(booleanLiteral: isFixed),
            ])
        #expect(reading.lines.has(#"<nil key="textColor"/>"#) == isNil)
        #expect(reading.lines.all(#"<color key="textColor""#).isEmpty == isNil)
    }

    // MARK: Attributed texts

    private static func attributed(_ text: String, _ attributes: Value, runs: [UInt8]? = nil) -> Value {
        guard let runs else { return .new("NSAttributedString", ["NSString": .text(text), "NSAttributes": attributes]) }
        return .new(
            "NSAttributedString",
            ["NSString": .text(text), "NSAttributes": attributes, "NSAttributeInfo": .new("NSData", ["NS.bytes": .data(runs)])])
    }

    private static let red: Value = .new("UIColor", ["UIRed": 1.0, "UIGreen": 0.0, "UIBlue": 0.0, "UIAlpha": 1.0])
    private static let font: Value = .new("UIFont", ["UIFontName": "Courier-Bold", "UIFontPointSize": 12.0])

    @Test("A text with one set of attributes has one fragment")
    func oneFragment() throws {
        let text = Self.attributed("Hi", .map(["NSColor": Self.red, "NSFont": Self.font, "NSKern": 2, "NSBaselineOffset": 1.5]))
        let reading = try CompiledReading("UILabel", ["UIAttributedText": text])
        #expect(reading.lines.attributes("<label ")["usesAttributedText"] == "YES")
        #expect(
            reading.lines.element("<attributedString ") == [
                #"<attributedString key="attributedText">"#, #"<fragment content="Hi">"#, "<attributes>",
                #"<color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
                #"<font key="NSFont" size="12" name="Courier-Bold"/>"#, #"<integer key="NSKern" value="2"/>"#,
                #"<real key="NSBaselineOffset" value="1.5"/>"#, "</attributes>", "</fragment>", "</attributedString>",
            ])
    }

    @Test("Runs are pairs of a length in UTF-16 and the number of their attributes; the rest has none")
    func runs() throws {
        let attributes: Value = .list([.map(["NSKern": 1]), .map(["NSKern": 2])])
        let reading = try CompiledReading(
            "UILabel", ["UIAttributedText": Self.attributed("a😀b\ncd", attributes, runs: [1, 1, 2, 0, 2, 9])])
        #expect(
            reading.lines.element("<attributedString ") == [
                #"<attributedString key="attributedText">"#, #"<fragment content="a">"#, "<attributes>",
                #"<integer key="NSKern" value="2"/>"#, "</attributes>", "</fragment>", #"<fragment content="😀">"#, "<attributes>",
                #"<integer key="NSKern" value="1"/>"#, "</attributes>", "</fragment>", "<fragment>", #"<string key="content">b"#,
                "</string>", "</fragment>", #"<fragment content="cd"/>"#, "</attributedString>",
            ])
    }

    @Test(
        "A run without a length, or one that isn't finished, ends the runs",
        arguments: [[0, 0], [0x81], [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1]] as [[UInt8]])
    func brokenRuns(runs: [UInt8]) throws {
        let reading = try CompiledReading("UILabel", ["UIAttributedText": Self.attributed("ab", .list([]), runs: runs)])
        #expect(reading.lines.all("<fragment") == [#"<fragment content="ab"/>"#])
    }

    @Test("Paragraph styles have attributes, and unknown keys are listed")
    func paragraphs() throws {
        let style: Value = .new("NSParagraphStyle", ["NSAlignment": 1, "NSLineSpacing": 3.0, "NSTabStops": .stored(.null), "NSOdd": 1])
        let reading = try CompiledReading("UILabel", ["UIAttributedText": Self.attributed("Hi", .map(["NSParagraphStyle": style]))])
        #expect(
            reading.lines.attributes("<paragraphStyle ") == [
                "key": "NSParagraphStyle", "alignment": "center", "lineBreakMode": "wordWrapping", "baseWritingDirection": "natural",
                "lineSpacing": "3",
            ])
        #expect(reading.messages == ["the key 'NSOdd' of the class 'NSParagraphStyle' has no counterpart"])
    }

    @Test("An attribute that is an object of another class is listed")
    func otherAttributes() throws {
        let text = Self.attributed("Hi", .map(["NSShadow": .new("NSShadow")]))
        #expect(try CompiledReading("UILabel", ["UIAttributedText": text]).messages == ["the text attribute 'NSShadow' has no counterpart"])
    }

    @Test(
        "The attributed text of a text view that repeats its own font and color is only its text", arguments: [(12.0, true), (13.0, false)])
    func plainTexts(size: Double, isPlain: Bool) throws {
        let font: Value = .new("UIFont", ["UIFontName": "Courier", "NSSize": 12.0])
        let look: Value = .new("UIFont", ["UIFontName": "Courier", "NSSize": Value(floatLiteral: size)])
        let reading = try CompiledReading(
            "UITextView",
            [
                "UIText": "Hi", "UIFont": font, "UITextColor": Self.red,
                "UIAttributedText": Self.attributed("Hi", .list(["NSFont", look, "NSColor", Self.red], "NSDictionary")),
            ])
        #expect(reading.lines.all("<attributedString").isEmpty == isPlain)
        #expect(reading.lines.attributes("<textView ")["usesAttributedText"] == (isPlain ? nil : "YES"))
    }

    // MARK: Input

    @Test("Text input traits are an element, with the default of text views")
    func inputTraits() throws {
        #expect(try CompiledReading("UITextField", [:]).lines.has(#"<textInputTraits key="textInputTraits"/>"#))
        #expect(
            try CompiledReading("UITextView", [:]).lines.has(
                #"<textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>"#))
        let reading = try CompiledReading(
            "UITextField",
            [
                "UIAutocapitalizationType": 1, "UIAutocorrectionType": 1, "UIKeyboardType": 3, "UIReturnKeyType": 4,
                "UISecureTextEntry": true,
                "UITextContentType": "password",
            ])
        #expect(
            reading.lines.attributes("<textInputTraits ") == [
                "key": "textInputTraits", "autocapitalizationType": "words", "autocorrectionType": "no", "keyboardType": "URL",
                "returnKeyType": "next", "secureTextEntry": "YES", "textContentType": "password",
            ])
    }

    @Test(
        "Data detectors are flags",
        arguments: [(0, []), (3, [#"<dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>"#])])
    func dataDetectors(mask: Int, lines: [String]) throws {
        let reading = try CompiledReading("UITextView", ["UIDataDetectorTypes": Value(integerLiteral: mask)])
        #expect(reading.lines.all("<dataDetectorType ") == lines)
    }
}
