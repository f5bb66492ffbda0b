import FormworkCode
import Testing

@Suite("Code for AppKit that compiles, and its shorter forms")
struct AppKitCodeTests {
    private func code(_ objects: String) throws -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects><customObject id="-2" userLabel="File's Owner" customClass="Owner"/>\(objects)</objects></document>
            """
        return try #require(CodeChecker.files(text, .appkit).first).text
    }

    private func field(_ attributes: String, _ parts: String = "") -> String {
        #"<textField id="a"><textFieldCell key="cell" sendsActionOnEndEditing="YES" title="Hello" \#(attributes) id="c">\#(parts)</textFieldCell></textField>"#
    }

    @Test("A label is created by a convenience initializer, followed by its other values")
    func labels() throws {
        let usual = """
            <font key="font" metaFont="system"/><color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
            <color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/>
            """
        let plain = try code(field(#"scrollable="YES" lineBreakMode="clipping""#, usual))
        #expect(plain.contains(#"let view = NSTextField(labelWithString: "Hello")"#))
        #expect(!plain.contains("view.cell") && !plain.contains("view.is") && !plain.contains("Color") && !plain.contains("view.font"))
        let own = try code(
            field(
                #"lineBreakMode="truncatingTail" alignment="right""#,
                #"<font key="font" metaFont="systemBold"/><color key="textColor" name="systemRedColor" catalog="System" colorSpace="catalog"/>"#
            )
        )
        for statement in [
            ".lineBreakMode = .byTruncatingTail", ".alignment = .right", ".textColor = .systemRed", ".font = .bold",
        ] {
            #expect(own.contains("view" + statement), "\(statement)")
        }
    }

    @Test(
        "A field that is editable, selectable, framed, wrapped or of a custom class isn't a label",
        arguments: [
            #"editable="YES" lineBreakMode="clipping""#, #"selectable="YES" lineBreakMode="clipping""#,
            #"borderStyle="bezel" lineBreakMode="clipping""#, #"drawsBackground="YES" lineBreakMode="clipping""#,
            #"scrollable="YES" lineBreakMode="wordWrapping""#, #"lineBreakMode="clipping" customClass="OwnCell""#,
        ])
    func fields(_ attributes: String) throws {
        let code = try code(field(attributes))
        #expect(code.contains("let view = NSTextField()") && code.contains(#"view.stringValue = "Hello""#))
    }

    @Test(
        "System colors have their Swift names, or are looked up in the catalog",
        arguments: [
            ("systemRedColor", ".systemRed"), ("labelColor", ".labelColor"), ("blackColor", ".black"),
            ("quinaryLabelColor", ".quinaryLabel"), ("quaternarySystemFillColor", ".quaternarySystemFill"),
            (
                "alternatingContentBackgroundColor",
                #"NSColor(catalogName: "System", colorName: "alternatingContentBackgroundColor") ?? .clear"#
            ),
            ("madeUpColor", #"NSColor(catalogName: "System", colorName: "madeUpColor") ?? .clear"#),
        ])
    func colours(_ name: String, _ expected: String) throws {
        let color = #"<color key="fillColor" name="\#(name)" catalog="System" colorSpace="catalog"/>"#
        #expect(try code(#"<box id="a">\#(color)</box>"#).contains("view.fillColor = \(expected)\n"))
    }

    @Test("Defaults of an initializer that the document lacks are reset; a cell of another class sets everything")
    func starts() throws {
        let button = try code(#"<button id="a"><buttonCell key="cell" type="check" bezelStyle="regularSquare" id="c"/></button>"#)
        #expect(button.contains(#"view.title = """#))
        let plain = field(#"editable="YES" selectable="YES" borderStyle="bezel" drawsBackground="YES""#)
        #expect(try !code(plain).contains("isBezeled"))
        let own = try code(plain.replacing(#"key="cell""#, with: #"key="cell" customClass="OwnCell""#))
        for statement in ["cell = OwnCell(textCell: \"\")", "isBezeled = true", "isEditable = true", "isSelectable = true"] {
            #expect(own.contains("view." + statement), "\(statement)")
        }
        #expect(try code(#"<tableCellView id="a"/>"#).contains("let view = NSTableCellView()"))
    }

    @Test("A font that may be missing falls back to the system font, as in a document")
    func fonts() throws {
        let named = try code(#"<box id="a"><font key="titleFont" size="12" name="Avenir"/></box>"#)
        #expect(named.contains(#"view.titleFont = NSFont(name: "Avenir", size: 12) ?? NSFont.systemFont(ofSize: 12)"#))
        #expect(
            try code(#"<tabView id="a"><font key="font" metaFont="user"/></tabView>"#).contains("userFont(ofSize: 0) ?? NSFont.systemFont"))
    }

    @Test("A scroll view creates its scrollers unless there is a property or an outlet of one")
    func scrollers() throws {
        func scroll(_ attributes: String, _ outlet: String = "") throws -> String {
            try code(
                """
                <scrollView id="a"><clipView key="contentView" id="b"/>
                <scroller key="verticalScroller" hidden="YES" wantsLayer="YES" verticalHuggingPriority="750" horizontal="NO" id="v" \(attributes)/>
                </scrollView><customView id="o"><connections>\(outlet)</connections></customView>
                """)
        }
        #expect(try !scroll("").contains("NSScroller"))
        #expect(try scroll(#"controlSize="small""#).contains("view.verticalScroller = scroller"))
        #expect(try scroll(#"customClass="OwnScroller""#).contains("OwnScroller()"))
        #expect(try scroll("", #"<outlet property="x" destination="v" id="x"/>"#).contains("NSScroller()"))
    }

    @Test("A control calls the owner, a view of the document, itself, or whoever understands it")
    func targets() throws {
        func button(_ target: String) throws -> String {
            let action = #"<connections><action selector="go:" target="\#(target)" id="x"/></connections>"#
            return try code(#"<button id="b">\#(action)</button><customObject id="-1" customClass="FirstResponder"/>"#)
        }
        #expect(try button("-2").contains("view.target = owner"))
        #expect(try button("b").contains("view.target = view"))
        #expect(try button("-1").contains("view.target = nil"))
    }
}
