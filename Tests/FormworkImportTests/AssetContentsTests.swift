import FormworkImport
import Testing

@Suite("Contents of asset catalogs")
struct AssetContentsTests {
    private static func contents(_ json: String) -> AssetContents? {
        Array(json.utf8).withUnsafeBufferPointer { AssetContents($0) }
    }

    /// Returns the color with these components.
    private static func color(_ components: String, _ more: String = "") -> AssetContents.Color? {
        contents(#"{"colors":[{"color":{"components":{\#(components)}}\#(more)}]}"#)?.colors.first
    }

    // MARK: Images

    @Test("Files of an image set have a scale and an appearance, and places without a file are left out")
    func images() {
        let contents = Self.contents(
            """
            {"images":[{"filename":"a.png","idiom":"universal","scale":"1x"},{"filename":"b.png","scale":"3x"},{"scale":"2x"},
            {"filename":"c.pdf"},{"filename":"d.png","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]}],"info":{}}
            """)
        #expect(contents?.images.map(\.filename) == ["a.png", "b.png", "c.pdf", "d.png"])
        #expect(contents?.images.map(\.scale) == [1, 3, 1, 2])
        #expect(contents?.images.map(\.isDark) == [false, false, false, true])
        #expect(contents?.colors.isEmpty == true && contents?.isTemplate == false)
    }

    @Test(
        "A template is drawn in the tint color",
        arguments: [
            (#"{"properties":{"template-rendering-intent":"template"}}"#, true),
            (#"{"properties":{"template-rendering-intent":"original"}}"#, false), (#"{"properties":{}}"#, false),
            (#"{"properties":"template"}"#, false),
        ])
    func templates(json: String, isTemplate: Bool) { #expect(Self.contents(json)?.isTemplate == isTemplate) }

    // MARK: Colors

    @Test(
        "Components are fractions, bytes or hexadecimal bytes",
        arguments: [
            (#""red":"0.5","green":"0.25","blue":"1.0","alpha":"0.5""#, [0.5, 0.25, 1, 0.5]),
            (#""red":"255","green":"51","blue":"0","alpha":"1""#, [1, 0.2, 0, 1]),
            (#""red":"0xFF","green":"0x33","blue":"0x00""#, [1, 0.2, 0, 1]), (#""red":0.5,"green":51,"blue":1.0"#, [0.5, 0.2, 1, 1]),
            (#""white":"0.5","alpha":"0""#, [0.5, 0.5, 0.5, 0]), (#""red":"1.25","green":"-0.5","blue":"0.0""#, [1.25, -0.5, 0, 1]),
            (#""red":"1","green":"0.0","blue":"0.0","alpha":"255""#, [1.0 / 255, 0, 0, 1]),
        ] as [(String, [Double])])
    func components(json: String, values: [Double]) {
        let color = Self.color(json)
        #expect(color.map { [$0.red, $0.green, $0.blue, $0.alpha] } == values)
    }

    @Test(
        "A color without all components is left out",
        arguments: [
            #""red":"0.5","green":"0.5""#, #""red":"x","green":"0","blue":"0""#, #""red":"0x1FF","green":"0","blue":"0""#,
            #""red":"nan","green":"0","blue":"0""#, "",
        ])
    func incompleteColors(json: String) { #expect(Self.color(json) == nil) }

    @Test("A color may be for dark appearance, for increased contrast, or for both")
    func appearances() {
        func color(_ values: String...) -> AssetContents.Color? {
            Self.color(#""white":"1.0""#, #","appearances":[\#(values.map { #"{"value":"\#($0)"}"# }.joined(separator: ","))]"#)
        }
        #expect(color().map { [$0.isDark, $0.isContrast] } == [false, false])
        #expect(color("dark").map { [$0.isDark, $0.isContrast] } == [true, false])
        #expect(color("high").map { [$0.isDark, $0.isContrast] } == [false, true])
        #expect(color("dark", "high").map { [$0.isDark, $0.isContrast] } == [true, true])
        #expect(color("tinted").map { [$0.isDark, $0.isContrast] } == [false, false])
    }

    @Test("A set that refers to a system color is that color, whose first light one counts")
    func systemColors() {
        let contents = Self.contents(
            """
            {"colors":[{"appearances":[{"value":"dark"}],"color":{"reference":"darkColor"}},{"color":{"reference":"systemBlueColor"}},
            {"color":{"reference":"systemRedColor"}}]}
            """)
        #expect(contents?.systemColor == "systemBlueColor" && contents?.colors.isEmpty == true)
        #expect(Self.contents("{}")?.systemColor == nil)
    }

    // MARK: Other files

    @Test("A file that isn't an object has no contents", arguments: ["", "[]", "1", "{", #"{"images":}"#])
    func otherFiles(json: String) { #expect(Self.contents(json) == nil) }

    @Test("Lists of another kind are ignored", arguments: [#"{"images":{},"colors":1}"#, #"{"images":[1,[]],"colors":["x",{"color":1}]}"#])
    func otherLists(json: String) {
        let contents = Self.contents(json)
        #expect(contents?.images.isEmpty == true && contents?.colors.isEmpty == true)
    }
}
