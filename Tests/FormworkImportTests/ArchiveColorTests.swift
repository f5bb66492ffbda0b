import FormworkImport
import Testing

@Suite("Colors, fonts and attributed texts of legacy archives")
struct ArchiveColorTests {
    private typealias Fixture = ArchiveFixture

    /// Returns the attributes of the background color of a view with these contents.
    private static func color(_ content: String) throws -> (attributes: [String: String], findings: [String]) {
        let fixture = try Fixture(
            .iOS,
            objects: #"<object class="IBUIView" id="1"><object class="NSColor" key="IBUIBackgroundColor">\#(content)</object></object>"#,
            records: Fixture.record("5", "1"))
        return (DocumentLines(fixture.text).attributes("<color ").filter { $0.key != "key" }, fixture.findings.map(\.message))
    }

    /// Returns a value in base64, as archives have the components of colors.
    private static func bytes(_ key: String, _ base64: String) -> String { "<bytes key=\"\(key)\">\(base64)</bytes>" }

    private static func space(_ number: Int) -> String { "<int key=\"NSColorSpace\">\(number)</int>" }

    private static func custom(_ id: Int) -> String {
        "<object class=\"NSColorSpace\" key=\"NSCustomColorSpace\"><int key=\"NSID\">\(id)</int></object>"
    }

    @Test(
        "A color has its components, with an alpha of 1 by default",
        arguments: [
            // "0.5 0.25"
            (space(3) + bytes("NSWhite", "MC41IDAuMjU"), ["white": "0.5", "alpha": "0.25", "colorSpace": "calibratedWhite"]),
            // "1 0 0 0.5"
            (
                space(2) + bytes("NSRGB", "MSAwIDAgMC41"),
                ["red": "1", "green": "0.0", "blue": "0.0", "alpha": "0.5", "colorSpace": "deviceRGB"]
            ),
            // "0 1 0 1 1"
            (
                space(5) + bytes("NSCMYK", "MCAxIDAgMSAx"),
                ["cyan": "0.0", "magenta": "1", "yellow": "0.0", "black": "1", "alpha": "1", "colorSpace": "deviceCMYK"]
            ),
            (
                space(3) + bytes("NSWhite", "MC42NjY2NjY2NjY3"),
                ["white": "0.66666666666666663", "alpha": "1", "colorSpace": "calibratedWhite"]
            ),
            (
                space(3) + bytes("NSWhite", "MC4zMzMzMzMzMzMz"),
                ["white": "0.33333333333333331", "alpha": "1", "colorSpace": "calibratedWhite"]
            ),
            (
                space(1) + bytes("NSRGB", "MSAxIDE") + custom(7),
                ["red": "1", "green": "1", "blue": "1", "alpha": "1", "colorSpace": "custom", "customColorSpace": "sRGB"]
            ),
            (
                space(1) + bytes("NSRGB", "MSAxIDE") + custom(99),
                ["red": "1", "green": "1", "blue": "1", "alpha": "1", "colorSpace": "custom", "customColorSpace": "calibratedRGB"]
            ),
            (
                space(3) + bytes("NSWhite", "MQ") + custom(9),
                ["white": "1", "alpha": "1", "colorSpace": "custom", "customColorSpace": "genericGamma22GrayColorSpace"]
            ),
            // The components in the space of the document come before those of former systems.
            (
                space(1) + bytes("NSRGB", "MSAxIDE") + bytes("NSComponents", "MC41IDAuNSAwLjUgMQ") + custom(7),
                ["red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1", "colorSpace": "custom", "customColorSpace": "sRGB"]
            ),
        ])
    func components(content: String, expected: [String: String]) throws {
        let color = try Self.color(content)
        #expect(color.attributes == expected)
        #expect(color.findings.isEmpty)
    }

    @Test("A color with too few components has zeros, and is reported")
    func fewComponents() throws {
        let color = try Self.color(Self.space(1) + Self.bytes("NSRGB", "MQ"))
        #expect(color.attributes == ["red": "1", "green": "0.0", "blue": "0.0", "alpha": "1", "colorSpace": "calibratedRGB"])
        #expect(color.findings == ["the value of 'NSRGB' is not 3 components"])
    }

    @Test("A color of a pattern has no components, and one without a space is none")
    func otherColors() throws {
        let pattern = try Self.color(Self.space(10))
        #expect(pattern.attributes == ["white": "0.0", "alpha": "0.0", "colorSpace": "calibratedWhite"])
        #expect(pattern.findings == ["a colour in the space 10 has no components that a document can contain"])
        let none = try Self.color("")
        #expect(none.attributes.isEmpty && none.findings == ["the value of 'IBUIBackgroundColor' is not a colour"])
    }

    @Test("A color of a catalog has names, and one of the application's catalog is in the resources")
    func catalogColors() throws {
        let system = try Self.color(
            Self.space(6) + #"<string key="NSCatalogName">System</string><string key="NSColorName">textColor</string>"#)
        #expect(system.attributes == ["name": "textColor", "catalog": "System", "colorSpace": "catalog"])
        let own = try Self.color(
            Self.space(6)
                + #"<string key="NSCatalogName">#$assets-mainBundleID</string><string key="NSColorName">Accent</string><object class="NSColor" key="NSColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">MQ</bytes></object>"#
        )
        #expect(own.attributes == ["name": "Accent"])
    }

    // MARK: Fonts

    private static func font(_ name: String, _ size: Double, _ flags: Int, cell: String = "NSTextFieldCell", more: String = "") throws
        -> [String: String]
    {
        let fixture = try Fixture(
            .mac,
            objects: """
                <object class="NSTextField" id="1"><int key="NSvFlags">256</int><object class="\(cell)" key="NSCell" id="2">
                <object class="NSFont" key="NSSupport"><string key="NSName">\(name)</string><double key="NSSize">\(size)</double>
                <int key="NSfFlags">\(flags)</int></object>\(more)</object></object>
                """,
            records: Fixture.record("8", "1") + Fixture.record("9", "2", parent: "1"))
        return DocumentLines(fixture.text).attributes("<font ").filter { $0.key != "key" }
    }

    @Test(
        "A system font is named by its size and flags",
        arguments: [
            (13, 1_044, ["metaFont": "system"]), (11, 3_100, ["metaFont": "smallSystem"]), (9, 3_614, ["metaFont": "miniSystem"]),
            (13, 1_558, ["metaFont": "message"]), (11, 1_558, ["metaFont": "message", "size": "11"]),
            (12, 4_883, ["metaFont": "titleBar", "size": "12"]),
            (11, 2_843, ["metaFont": "toolTip"]), (10, 2_843, ["metaFont": "label"]), (12, 16, ["metaFont": "cellTitle"]),
            (14, 16, ["metaFont": "system", "size": "14"]),
        ])
    func systemFonts(size: Double, flags: Int, expected: [String: String]) throws {
        #expect(try Self.font("LucidaGrande", size, flags) == expected)
    }

    @Test(
        "A bold system font is named by its size",
        arguments: [
            (13, ["metaFont": "systemBold"]), (11, ["metaFont": "smallSystemBold"]), (9, ["metaFont": "miniSystemBold"]),
            (20, ["metaFont": "systemBold", "size": "20"]),
        ])
    func boldFonts(size: Double, expected: [String: String]) throws { #expect(try Self.font("LucidaGrande-Bold", size, 16) == expected) }

    @Test("A pop-up button has the font of its menu, unless that has one of its own")
    func menuFonts() throws {
        let menu = #"<object class="NSMenu" key="NSMenu"/>"#
        #expect(try Self.font("LucidaGrande", 13, 1_044, cell: "NSPopUpButtonCell", more: menu) == ["metaFont": "menu"])
        #expect(try Self.font("LucidaGrande", 13, 1_044, cell: "NSPopUpButtonCell") == ["metaFont": "system"])
        #expect(try Self.font("Courier", 13, 1_044, cell: "NSPopUpButtonCell", more: menu) == ["name": "Courier", "size": "13"])
    }

    // MARK: Attributed texts

    /// Returns the lines of the attributed text of a label.
    private static func attributed(_ content: String) throws -> [String] {
        DocumentLines(
            try Fixture(
                .iOS,
                objects: """
                    <object class="IBUILabel" id="1"><bool key="IBUIUsesAttributedText">YES</bool>
                    <object class="NSAttributedString" key="IBUIAttributedText">\(content)</object></object>
                    """,
                records: Fixture.record("3", "1")
            ).text
        ).element("<attributedString ")
    }

    private static let red =
        #"<object class="NSColor" key="NSColor"><int key="NSColorSpace">2</int><bytes key="NSRGB">MSAwIDAAA</bytes></object>"#

    @Test("A text with one set of attributes has one fragment, with colors before fonts and paragraphs")
    func oneFragment() throws {
        #expect(
            try Self.attributed(
                """
                <string key="NSString">Hi</string><dictionary key="NSAttributes"><object class="NSFont" key="NSFont"><string key="NSName">Courier</string>
                <double key="NSSize">12</double></object><object class="NSParagraphStyle" key="NSParagraphStyle"><int key="NSAlignment">2</int></object>\(Self.red)</dictionary>
                """) == [
                    #"<attributedString key="attributedText">"#, #"<fragment content="Hi">"#, "<attributes>",
                    #"<color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="deviceRGB"/>"#,
                    #"<font key="NSFont" size="12" name="Courier"/>"#,
                    #"<paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" baseWritingDirection="natural"/>"#,
                    "</attributes>", "</fragment>", "</attributedString>",
                ])
    }

    @Test("Runs have their lengths and attributes in pairs of numbers")
    func runs() throws {
        // 1 character of attributes 1, then 2 of attributes 0.
        #expect(
            try Self.attributed(
                """
                <string key="NSString">abc</string><array key="NSAttributes"><dictionary>\(Self.red)</dictionary><dictionary/></array>
                <object class="NSMutableData" key="NSAttributeInfo"><bytes key="NS.bytes">AQECAA</bytes></object>
                """) == [
                    #"<attributedString key="attributedText">"#, #"<fragment content="a"/>"#, #"<fragment content="bc">"#, "<attributes>",
                    #"<color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="deviceRGB"/>"#, "</attributes>",
                    "</fragment>",
                    "</attributedString>",
                ])
    }

    @Test("A text of several lines is an element, and an empty one has no fragment")
    func textsOfFragments() throws {
        #expect(
            try Self.attributed("<string key=\"NSString\">a\nb</string>") == [
                #"<attributedString key="attributedText">"#, "<fragment>", #"<mutableString key="content">a"#, "b</mutableString>",
                "</fragment>",
                "</attributedString>",
            ])
        #expect(try Self.attributed("<string key=\"NSString\"/>") == [#"<attributedString key="attributedText"/>"#])
    }

    @Test("A paragraph has its measures and tab stops")
    func paragraphs() throws {
        let lines = try Self.attributed(
            """
            <string key="NSString">Hi</string><dictionary key="NSAttributes"><object class="NSMutableParagraphStyle" key="NSParagraphStyle">
            <int key="NSAlignment">9</int><int key="NSLineBreakMode">4</int><int key="NSWritingDirection">1</int><double key="NSHeadIndent">5</double>
            <double key="NSLineSpacing">0</double><array key="NSTabStops"><object class="NSTextTab"><double key="NSLocation">36</double><int key="NSAlignment">1</int></object></array>
            </object></dictionary>
            """)
        #expect(
            Array(lines.dropFirst(3).prefix(7)) == [
                #"<paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="truncatingTail" baseWritingDirection="rightToLeft" headIndent="5">"#,
                "<tabStops>", #"<textTab alignment="right" location="36">"#, "<options/>", "</textTab>", "</tabStops>", "</paragraphStyle>",
            ])
    }
}
