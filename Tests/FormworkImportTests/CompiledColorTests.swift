import FormworkNib
import Testing

@Suite("Colors, fonts and images of compiled UIKit files")
struct CompiledColorTests {
    private typealias Value = CompiledSketch.Value

    /// Returns the attributes of the background of a view.
    private static func background(_ values: CompiledSketch.Values, newer: Bool = false) throws -> [String: String] {
        var sketch = CompiledSketch()
        let view = sketch.view("UIView", ["UIBackgroundColor": .new("UIColor", values)])
        if newer { sketch.set(view, ["UIViewLargeContentStoredProperties": .stored(.null)]) }
        sketch.finish([view])
        var attributes = try CompiledReading(sketch.bytes()).lines.attributes(#"<color key="backgroundColor""#)
        attributes["key"] = nil
        return attributes
    }

    @Test("A gray has its white in the gray color space, others are sRGB")
    func components() throws {
        #expect(
            try Self.background(["UIWhite": 0.5, "UIAlpha": 0.25]) == [
                "white": "0.5", "alpha": "0.25", "colorSpace": "custom", "customColorSpace": "genericGamma22GrayColorSpace",
            ])
        #expect(
            try Self.background(["UIRed": 0.2, "UIBlue": 1.0]) == [
                "red": "0.2", "green": "0", "blue": "1", "alpha": "1", "colorSpace": "custom", "customColorSpace": "sRGB",
            ])
    }

    @Test("A component in single precision is its shortest decimal before Xcode 11, and its exact value from then on")
    func singlePrecision() throws {
        #expect(try Self.background(["UIWhite": .stored(.float(0.1))])["white"] == "0.1")
        #expect(try Self.background(["UIWhite": .stored(.float(0.1))], newer: true)["white"] == "0.10000000149011612")
        #expect(
            try Self.background(["UIWhite": .stored(.float(0.1)), "UIWhite-Double": 0.3], newer: true)["white"] == "0.3")
    }

    @Test("A named color and a system color are in the resources with their components")
    func namedColors() throws {
        var sketch = CompiledSketch()
        let one = sketch.view(
            "UIView", ["UIBackgroundColor": .new("UIDynamicCatalogColor", ["UIResourceName": "Accent", "UIRed": 1.0, "UIAlpha": 1.0])])
        let other = sketch.view(
            "UIView", ["UIBackgroundColor": .new("UIColor", ["UISystemColorName": "systemFillColor", "UIWhite": 0.5, "UIAlpha": 1.0])])
        sketch.finish([one, other])
        let lines = try CompiledReading(sketch.bytes()).lines
        #expect(lines.has(#"<color key="backgroundColor" name="Accent"/>"#))
        #expect(lines.has(#"<color key="backgroundColor" systemColor="systemFillColor"/>"#))
        #expect(
            lines.element("<resources>") == [
                "<resources>", #"<namedColor name="Accent">"#,
                #"<color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#, "</namedColor>",
                #"<systemColor name="systemFillColor">"#,
                #"<color white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#, "</systemColor>",
                "</resources>",
            ])
    }

    @Test("System colors from before Xcode 11 keep their components, and plain ones only have components")
    func formerSystemColors() throws {
        let old = try Self.background(["UISystemColorName": "darkTextColor", "UIWhite": 0.0, "UIAlpha": 1.0])
        #expect(old["cocoaTouchSystemColor"] == "darkTextColor" && old["white"] == "0")
        let plain = try Self.background(["UISystemColorName": "whiteColor", "UIWhite": 1.0, "UIAlpha": 1.0])
        #expect(plain["cocoaTouchSystemColor"] == nil && plain["systemColor"] == nil && plain["white"] == "1")
    }

    @Test("The missing highlighted color of a label is nil")
    func explicitColors() throws { #expect(try CompiledReading("UILabel", [:]).lines.has(#"<nil key="highlightedColor"/>"#)) }

    // MARK: Fonts

    /// Returns the attributes of the font of a label.
    private static func font(_ values: CompiledSketch.Values) throws -> [String: String] {
        var attributes = try CompiledReading("UILabel", ["UIFont": .new("UIFont", values)]).lines.attributes("<fontDescription ")
        attributes["key"] = nil
        return attributes
    }

    private static func usage(_ name: String) -> Value {
        .new("UIFontDescriptor", ["UIFontDescriptorAttributes": .map(["NSCTFontUIUsageAttribute": .text(name)])])
    }

    @Test(
        "The usage of a system font is its type and weight",
        arguments: [
            ("CTFontRegularUsage", ["type": "system"]), ("CTFontEmphasizedUsage", ["type": "boldSystem"]),
            ("CTFontObliqueUsage", ["type": "italicSystem"]), ("CTFontMediumUsage", ["type": "system", "weight": "medium"]),
            ("CTFontDemiUsage", ["type": "system", "weight": "semibold"]), ("CTFontHeavyUsage", ["type": "system", "weight": "heavy"]),
            ("CTFontUltraLightUsage", ["type": "system", "weight": "ultraLight"]),
        ])
    func usages(name: String, expected: [String: String]) throws {
        #expect(
            try Self.font(["UIFontName": ".SFUIText", "UIFontPointSize": 17.0, "UIFontDescriptor": Self.usage(name)])
                == expected.merging(["pointSize": "17"]) { $1 })
    }

    @Test("An emphasized font with a semibold name is semibold")
    func semibold() throws {
        #expect(
            try Self.font([
                "UIFontName": ".SFUIText-Semibold", "UIFontPointSize": 17.0, "UIFontDescriptor": Self.usage("CTFontEmphasizedUsage"),
            ]) == ["type": "system", "weight": "semibold", "pointSize": "17"])
    }

    @Test(
        "Before Xcode 8, the name tells the system font",
        arguments: [
            (".HelveticaNeueInterface-Regular", 0, "system"), (".HelveticaNeueInterface-MediumP4", 0, "boldSystem"),
            (".HelveticaNeueInterface-Italic", 0, "italicSystem"), (".SFUIText", 2, "boldSystem"), (".SFUIText", 3, "italicSystem"),
        ])
    func formerNames(name: String, traits: Int, type: String) throws {
        #expect(
            try Self.font(["UIFontName": .text(name), "UIFontTraits": Value(integerLiteral: traits), "UIFontPointSize": 12.0])
                == ["type": type, "pointSize": "12"])
    }

    @Test(
        "Another font has its name, and the family in it",
        arguments: [
            ("HelveticaNeue-Bold", "Helvetica Neue"), ("Courier", "Courier"), ("AvenirNextCondensed-Medium", "Avenir Next Condensed"),
            ("", ""),
        ])
    func families(name: String, family: String) throws {
        #expect(
            try Self.font(["NSName": .text(name), "NSSize": .stored(.float(10.1))])
                == ["name": name, "family": family, "pointSize": "10.1"])
    }

    @Test("A text style has neither size nor name")
    func textStyles() throws {
        #expect(
            try Self.font(["UIIBTextStyle": "UICTFontTextStyleBody", "UIFontPointSize": 17.0]) == ["style": "UICTFontTextStyleBody"])
    }

    // MARK: Images

    private static func image(_ values: CompiledSketch.Values) throws -> DocumentLines {
        try CompiledReading("UIImageView", ["UIImage": .new("UIImageNibPlaceholder", values)]).lines
    }

    @Test("An image is an attribute, and in the resources with its size")
    func images() throws {
        let lines = try Self.image(["UIResourceName": "go", "UIImageWidth": 16.0, "UIImageHeight": 12.5])
        #expect(lines.attributes("<imageView ")["image"] == "go")
        #expect(lines.has(#"<image name="go" width="16" height="12.5"/>"#))
    }

    @Test("A symbol is an image of the system's catalog")
    func symbols() throws {
        let lines = try Self.image(["UISystemSymbolResourceName": "gear"])
        #expect(lines.attributes("<imageView ")["image"] == "gear")
        #expect(lines.has(#"<image name="gear" catalog="system"/>"#))
    }

    @Test("An image with settings is an element")
    func imageReferences() throws {
        let lines = try Self.image([
            "UISystemSymbolResourceName": "gear", "UIRenderingMode": 2, "UIImageVariableValue": 0.5,
            "UISymbolImageConfiguration": .new("UIImageSymbolConfiguration", ["UISymbolScale": 3]),
        ])
        #expect(
            lines.has(
                #"<imageReference key="image" image="gear" catalog="system" symbolScale="large" renderingMode="template" variableValue="0.5"/>"#
            ))
        #expect(lines.attributes("<imageView ")["image"] == nil)
    }

    @Test("An image without a name is left out and listed")
    func embeddedImages() throws {
        let reading = try CompiledReading("UIImageView", ["UIImage": .new("UIImageNibPlaceholder", ["UIImageWidth": 1.0])])
        #expect(reading.messages == ["an image that is embedded in the file is left out"])
        #expect(reading.lines.all("<resources").isEmpty && reading.lines.attributes("<imageView ")["image"] == nil)
    }

    @Test(
        "A symbol configuration has the size of a font or in points, and others in words",
        arguments: [
            (
                ["UITextStyle": "UICTFontTextStyleBody", "UISymbolWeight": 7],
                [
                    #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" weight="bold">"#,
                    #"<fontDescription key="font" style="UICTFontTextStyleBody"/>"#, "</preferredSymbolConfiguration>",
                ], []
            ),
            (
                ["UIPointSize": 20, "UISymbolScale": 1, "UIOdd": 1],
                [
                    #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" scale="small" pointSize="20"/>"#
                ], ["the key 'UIOdd' of the class 'UIImageSymbolConfiguration' has no counterpart"]
            ),
        ] as [(CompiledSketch.Values, [String], [String])])
    func symbolConfigurations(values: CompiledSketch.Values, lines: [String], messages: [String]) throws {
        let reading = try CompiledReading("UIImageView", ["UIPreferredSymbolConfiguration": .new("UIImageSymbolConfiguration", values)])
        #expect(reading.lines.element("<preferredSymbolConfiguration ") == lines)
        #expect(reading.messages == messages)
    }
}
