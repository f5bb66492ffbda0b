import FormworkLayout
import FormworkModel
import Testing

@testable import FormworkRender

@Suite("Sheets, single screens and matrices")
struct SheetTests {
    private static let text = Drawn.touch(Drawn.label("lab-1", "Hello"))

    @Test("A root without a size is drawn at its content's")
    func sizeless() throws {
        let text = Self.text.replacing("width=\"320\" height=\"200\"", with: "width=\"0.0\" height=\"0.0\"")
        let drawn = try Drawn(text)
        #expect(drawn.tag("roo-tt-001").contains("width=\"210\" height=\"30\""))
        #expect(drawn.svg.contains(">Hello</text>"))
    }

    @Test("Each screen is its own picture with its own size, and has its caption's name")
    func screens() throws {
        let source = try Drawn.source(Drawn(Self.text).document)
        let writer = SheetWriter()
        let screens = try writer.screens(source)
        #expect(screens.map(\.name) == writer.names(of: source) && screens.count == 1)
        let picture = try #require(screens.first).picture
        #expect(picture.size == Size(width: 320, height: 200))
        #expect(!String(decoding: picture.svg, as: UTF8.self).contains(" · "))
    }

    @Test("A caption that is too long loses its size, then its name is made smaller, and then it is cut")
    func captions() throws {
        func caption(_ width: Int, _ name: String) throws -> String {
            let text = Self.text.replacing("width=\"320\"", with: "width=\"\(width)\"").replacing(
                "id=\"roo-tt-001\"", with: "id=\"roo-tt-001\" userLabel=\"\(name)\"")
            return try String(#require(Drawn(text).svg.firstMatch(of: />([^<]+)<\/text>/)).1)
        }
        #expect(try caption(320, "Reader") == "Reader · 320 × 200")
        #expect(try caption(60, "A reader of books") == "A reader of books")
        #expect(try caption(60, "A reader of all the books") == "A reader of all the books")
        let cut = try caption(60, "A reader of all the books in all libraries")
        #expect(cut.hasPrefix("A reader of") && cut.hasSuffix("…") && cut.count < 34)
    }

    @Test("A caption ends before the next one, however wide its letters are, and only sheets of television screens have larger ones")
    func wideCaptions() throws {
        func caption(_ text: String, among others: [Size] = []) throws -> (text: String, size: String) {
            let panels = [SheetWriter.Panel(size: Size(width: 200, height: 100), caption: text) { _ in }]
            let all = panels + others.map { SheetWriter.Panel(size: $0, caption: "") { _ in } }
            let svg = try String(decoding: SheetWriter().sheet(all, title: "t").svg, as: UTF8.self)
            let found = try #require(svg.firstMatch(of: /font-size="([0-9]+)"[^>]*>([^<]+)<\/text>/))
            return (String(found.2), String(found.1))
        }
        let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: nil)
        for letter in ["W", "i", "M"] {
            let shown = try caption(String(repeating: letter, count: 100)).text
            let width = measurer.width(of: shown[...], in: FontDescription(size: 9, weight: .medium))
            #expect(width <= 216 && width > 180, "\(shown)")
        }
        #expect(try caption("Menu", among: [Size(width: 1700, height: 400)]).size == "12")
        #expect(try caption("Menu", among: [Size(width: 1920, height: 1080)]).size == "30")
    }

    @Test("A screen without a title has the name of its class in words, its own class, or that of its window")
    func names() throws {
        func names(_ text: String) throws -> [String] { try SheetWriter().names(of: Drawn.source(Drawn(text).document)) }
        #expect(try names(Self.text) == ["View"])
        #expect(try names(Drawn.mac("")) == ["View"])
        #expect(try names(Drawn.touch("", attributes: "customClass=\"CardView\"")) == ["CardView"])
        let window = Drawn.mac("").replacing("<customView id", with: "<window id=\"win-do-001\"><customView key=\"contentView\" id")
            .replacing("</customView>", with: "</customView></window>")
        #expect(try names(window) == ["Window"])
        #expect(try names(window.replacing("<window ", with: "<window title=\"Notes\" ")) == ["Notes"])
    }

    @Test("Platforms are next to the highest one, in rows, if that takes no more height")
    func platforms() throws {
        let phone = try Drawn.source(Drawn(Self.text.replacing("height=\"200\"", with: "height=\"700\"")).document)
        let mac = try Drawn.source(Drawn(Drawn.mac("")).document)
        func size(_ others: Int) throws -> Size {
            let cells = [SheetWriter.Cell(phone)] + Array(repeating: SheetWriter.Cell(mac), count: others)
            return try SheetWriter().matrix(columns: cells.indices.map { "\($0)" }, rows: [""], cells: [cells], title: "m").size
        }
        #expect(try size(1).width == size(2).width && size(1).height == size(2).height)
        #expect(try size(9).width > size(2).width)
    }

    @Test("A matrix has a column and a row for each form, in their appearance")
    func matrix() throws {
        let source = try Drawn.source(Drawn(Self.text).document)
        let dark = SheetWriter.Cell(source, appearance: .dark)
        let cells = [[SheetWriter.Cell(source), dark], [nil, dark]]
        let picture = try SheetWriter().matrix(columns: ["bright", "dark"], rows: ["first", "second"], cells: cells, title: "m")
        let svg = String(decoding: picture.svg, as: UTF8.self)
        for text in ["bright", "dark", "first", "second"] { #expect(svg.ranges(of: ">\(text)</text>").count == 1, "\(text)") }
        #expect(svg.ranges(of: ">Hello</text>").count == 3)
        let colors = svg.ranges(of: ">Hello</text>").map { text in
            svg[..<text.lowerBound].ranges(of: "<text").last.map { svg[$0.upperBound..<text.lowerBound].contains("#fff") }
        }
        #expect(colors == [false, true, true])
    }

    @Test("Recorded frames are drawn on request")
    func recorded() throws {
        let text = Drawn.touch(
            """
            <label text="Here" translatesAutoresizingMaskIntoConstraints="NO" id="lab-1"><rect key="frame" x="77" y="10" width="99" height="20"/></label>
            """
        ).replacing(
            "</subviews>",
            with:
                "</subviews><constraints><constraint firstItem=\"lab-1\" firstAttribute=\"leading\" secondItem=\"roo-tt-001\" secondAttribute=\"leading\" constant=\"5\" id=\"c1\"/></constraints>"
        )
        let document = try Drawn(text).document
        #expect(try Drawn(text).tag("lab-1").contains("x=\"5\""))
        let stage = try Drawn.source(document)
        let source = PictureSource(stage.stage, usesRecordedFrames: true)
        let svg = String(decoding: try SheetWriter().picture(source, title: "t").svg, as: UTF8.self)
        #expect(svg.contains("x=\"77\""))
    }

    @Test("The page of pictures escapes their names, in text and in addresses")
    func index() {
        let html = String(
            decoding: PictureIndex(
                title: "<b>", entries: [.init(document: "a&b.xib", name: "\"><script>", path: "a&b.xib/x #1.svg", isImage: true)]
            ).html, as: UTF8.self)
        #expect(html.contains("<title>&lt;b&gt;</title>") && html.contains("a&amp;b.xib") && !html.contains("<script"))
        #expect(html.contains("src=\"./a%26b.xib/x%20%231.svg\""))
    }

    @Test("A window has round corners, and clipped text has no ellipsis")
    func window() throws {
        let text = Drawn.mac(
            """
            <textField fixedFrame="YES" id="tex-1"><rect key="frame" x="0" y="0" width="60" height="17"/>
            <textFieldCell key="cell" lineBreakMode="clipping" title="A long text that is cut" id="cel-1"><font key="font" metaFont="system"/></textFieldCell></textField>
            """)
        let drawn = try Drawn(text)
        #expect(!drawn.svg.contains("…") && drawn.svg.contains(">A long text that is cut</text>"))
        let window = try Drawn(
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa"><objects>
            <window title="W" id="win-1"><windowStyleMask key="styleMask" titled="YES"/><rect key="contentRect" x="0" y="0" width="200" height="100"/>
            <view key="contentView" id="con-1"><rect key="frame" x="0" y="0" width="200" height="100"/></view></window></objects></document>
            """)
        #expect(window.svg.contains("rx=\"10\""))
    }

    @Test("A television shows the first button in focus, in black on white; on the canvas, nothing has the focus")
    func focus() throws {
        let button = { (id: String, x: Int) in
            """
            <button opaque="NO" fixedFrame="YES" buttonType="roundedRect" id="\(id)"><rect key="frame" x="\(x)" y="300" width="300" height="80"/>
            <state key="normal" title="\(id)"><color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state></button>
            """
        }
        let text =
            """
            <document type="com.apple.InterfaceBuilder.AppleTV.XIB" version="3.0" toolsVersion="22505" targetRuntime="AppleTV"><objects>
            <view id="r"><rect key="frame" x="0" y="0" width="1920" height="1080"/><subviews>\(button("second", 800))\(button("first", 100))</subviews></view>
            </objects></document>
            """
        #expect(try Drawn.color(ofText: "first", in: Drawn(text).svg) == "#f00")
        var layout = LayoutOptions()
        layout.device = Device(named: "appleTV")
        let drawn = try Drawn(text, layout: layout)
        #expect(Drawn.color(ofText: "first", in: drawn.svg) == "#000")
        #expect(Drawn.color(ofText: "second", in: drawn.svg) == "#f00")
    }

    @Test("A row of a UIKit style has its detail at the far side in any width, and its title at the leading one")
    func rows() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useTraitCollections="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">
            <tableView key="view" style="plain" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="z"><cells>
            <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="title" detailTextLabel="detail" id="row"><rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
            <label text="Title" id="title"><rect key="frame" x="16" y="12" width="40" height="20"/></label>
            <label text="Detail" id="detail"><rect key="frame" x="309" y="12" width="50" height="20"/></label></subviews></tableViewCellContentView></tableViewCell>
            </cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes></document>
            """
        var layout = LayoutOptions()
        layout.device = Device(named: "iphone-15")
        let wide = try Drawn(text, layout: layout)
        #expect(wide.tag("title").contains("x=\"16\"") && wide.tag("detail").contains("x=\"327\""))
        layout.direction = .rightToLeft
        let mirrored = try Drawn(text, layout: layout)
        #expect(mirrored.tag("title").contains("x=\"337\"") && mirrored.tag("detail").contains("x=\"16\""))
        layout.direction = .leftToRight
        layout.orientation = .landscape
        // Next to the cutout.
        #expect(try Drawn(text, layout: layout).tag("content").contains("x=\"59\""))
    }
}
