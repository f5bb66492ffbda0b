import FormworkImport
import FormworkModel
import Testing

@testable import FormworkLayout

@Suite("Sizes of UIKit's views")
struct TextMetricsTests {
    /// Returns the metrics of a view in a document of a version of Interface Builder.
    private func metrics(
        _ view: String, version: Int = 17701, scale: Double = 2, resources: String = "", maximumWidth: Double? = nil,
        runtime: String = "iOS.CocoaTouch", system: String = ""
    ) throws -> ViewMetrics {
        let type = runtime == "AppleTV" ? "com.apple.InterfaceBuilder.AppleTV.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        let xib = """
            <document type="\(type)" version="3.0" toolsVersion="\(version)" \(system) targetRuntime="\(runtime)">
            <objects><view id="root"><subviews>\(view)</subviews></view></objects><resources>\(resources)</resources></document>
            """
        let document = try DocumentReader().read(Array(xib.utf8), file: "a.xib").document
        let node = try #require(document.element(id: "v")).node
        let measurer = SystemTextMeasurer(platform: document.platform, toolsVersion: version)
        let metrics = UIKitMetrics(toolsVersion: version, scale: scale, measurer: measurer, images: document.imageMetrics)
        return metrics.metrics(of: node, in: ResolvedDocument(document, widthClass: nil, heightClass: nil), maximumWidth: maximumWidth)
    }

    @Test("A label is as large as its text, an empty one has no size")
    func label() throws {
        let label = try metrics(
            #"<label text="Label" id="v"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#)
        #expect((label.intrinsicWidth, label.intrinsicHeight) == (41.5, 21))
        let empty = try metrics(#"<label text="" id="v"/>"#)
        #expect((empty.intrinsicWidth, empty.intrinsicHeight) == (0, 0))
    }

    @Test("A label of several lines wraps at its width; heights are rounded to whole pixels")
    func wrappedLabel() throws {
        let xml = #"<label text="Aaaa Aaaa Aaaa" numberOfLines="0" id="v"/>"#
        #expect(try metrics(xml, maximumWidth: 60).intrinsicHeight == 61)
        #expect(try metrics(xml).intrinsicHeight == 20.5)
    }

    @Test("Lines of a text style have the style's distance; the first is not higher")
    func textStyle() throws {
        let xml =
            #"<label text="Aaaa Aaaa" numberOfLines="0" id="v"><fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/></label>"#
        #expect(try metrics(xml).intrinsicHeight == 18)
        #expect(try metrics(xml, maximumWidth: 50).intrinsicHeight == 38)
    }

    @Test(
        "The canvas of Xcode 12.5 to 13.4 shows text styles, and titles of buttons with a configuration, in the size xSmall",
        arguments: [(17701, 20.5, 34.5), (18122, 17, 31), (20037, 17, 31), (21225, 20.5, 34.5)])
    func smallStyles(version: Int, label: Double, button: Double) throws {
        let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
        #expect(try metrics("<label text=\"Aaaa\" id=\"v\">\(style)</label>", version: version).intrinsicHeight == label)
        let runs =
            #"<attributedString key="attributedText"><fragment content="Aaaa"><attributes>"#
            + style.replacing("key=\"fontDescription\"", with: "key=\"NSFont\"") + "</attributes></fragment></attributedString>"
        #expect(try metrics("<label id=\"v\">\(runs)</label>", version: version).intrinsicHeight == label)
        let configured = #"<button id="v"><buttonConfiguration key="configuration" style="plain" title="Aaaa"/></button>"#
        let height = try metrics(configured, version: version).intrinsicHeight
        // The default size of a new button, 35 points, is kept if it is less than a point off.
        #expect(height == (button == 34.5 ? 35 : button))
        #expect(try metrics("<label text=\"Aaaa\" id=\"v\"/>", version: version, scale: 3).intrinsicHeight == 21)
    }

    @Test("A placeholder size replaces the content's; infinite placeholders mean none")
    func placeholder() throws {
        let view = try metrics(#"<label text="Label" placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="infinite" id="v"/>"#)
        #expect((view.intrinsicWidth, view.intrinsicHeight) == (100, nil))
    }

    @Test(
        "A button adds 12 points or its content insets to the height of its line",
        arguments: [("", 30.0), (#"<inset key="contentEdgeInsets" minX="8" minY="5" maxX="8" maxY="5"/>"#, 28)])
    func button(insets: String, height: Double) throws {
        let button = try metrics(
            #"<button buttonType="system" id="v">\#(insets)<state key="normal" title="Toggle Size"/></button>"#)
        #expect(button.intrinsicHeight == height)
    }

    @Test("A button without a title is as large as its image, and no lower than a line of a title")
    func imageButton() throws {
        let button = try metrics(
            #"<button id="v"><state key="normal" image="trash"/></button>"#, resources: #"<image name="trash" width="22" height="21"/>"#)
        #expect((button.intrinsicWidth, button.intrinsicHeight) == (22, 22))
        let large = try metrics(
            #"<button id="v"><state key="normal" image="trash"/></button>"#, resources: #"<image name="trash" width="32" height="31"/>"#)
        #expect((large.intrinsicWidth, large.intrinsicHeight) == (32, 31))
    }

    @Test("A title's width is rounded to whole points, a label's to whole pixels")
    func rounding() throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: 17701)
        let width = measurer.width(of: "Play now", in: FontDescription(size: 17))
        let button = try metrics(#"<button buttonType="system" id="v">\#(font)<state key="normal" title="Play now"/></button>"#)
        #expect(button.intrinsicWidth == (width - 0.03).rounded(.up))
        let label = try metrics(#"<label text="Play now" id="v">\#(font)</label>"#)
        #expect(label.intrinsicWidth == ((width + 0.14) * 2).rounded(.up) / 2)
        let helvetica = FontDescription(family: .named(postScriptName: "Helvetica", family: "Helvetica"), size: 17)
        let description = #"<fontDescription key="fontDescription" name="Helvetica" family="Helvetica" pointSize="17"/>"#
        let named = try metrics(#"<label text="Play now" id="v">\#(description)</label>"#)
        #expect(named.intrinsicWidth == (measurer.width(of: "Play now", in: helvetica) * 2).rounded(.up) / 2)
    }

    private static let libraryHeights: [(scale: Double, holder: String, size: Double, height: Double)] = [
        (2, "view", 17, 21), (3, "view", 17, 21), (2, "stackView", 17, 20.5), (3, "stackView", 17, 20 + 1 / 3), (2, "view", 16, 19.5),
    ]

    @Test("A label keeps a height less than a point above a new one's, unless a stack view sets it", arguments: libraryHeights)
    func libraryHeight(scale: Double, holder: String, size: Double, height: Double) throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
        let label = #"<\#(holder) id="h"><subviews><label text="Name" id="v">\#(font)</label></subviews></\#(holder)>"#
        let found = try #require(try metrics(label, scale: scale).intrinsicHeight)
        #expect(abs(found - height) < 0.001)
    }

    private static let televisionControls: [(view: String, version: Int, width: Double?, height: Double)] = [
        (#"<label text="" id="v"/>"#, 14490, 0, 0),
        (#"<progressView id="v"/>"#, 14490, nil, 10),
        (#"<activityIndicatorView style="large" id="v"/>"#, 14490, 64, 64),
        (#"<textField borderStyle="roundedRect" id="v"/>"#, 13529, 14, 21),
        (#"<button buttonType="system" id="v"><inset key="contentEdgeInsets" minY="20" maxY="20"/></button>"#, 14490, 0, 86),
        (#"<segmentedControl id="v"><segments><segment/><segment/></segments></segmentedControl>"#, 21701, 88, 69),
    ]

    @Test("Controls of a television are as large as one sees from afar", arguments: televisionControls)
    func television(view: String, version: Int, width: Double?, height: Double) throws {
        let found = try metrics(view, version: version, scale: 1, runtime: "AppleTV")
        #expect((found.intrinsicWidth, found.intrinsicHeight) == (width, height))
    }

    @Test(
        "Text styles of tvOS have the sizes of tvOS",
        arguments: [
            ("Title1", 91.0), ("Title2", 69.0), ("Title3", 58.0), ("Headline", 46.0), ("Callout", 37.0), ("Body", 35.0), ("Footnote", 35.0),
            ("Caption1", 30.0), ("Caption2", 28.0),
        ])
    func televisionStyles(name: String, height: Double) throws {
        let xml = #"<label text="Aa" id="v"><fontDescription key="fontDescription" style="UICTFontTextStyle\#(name)"/></label>"#
        #expect(try metrics(xml, version: 14490, scale: 1, runtime: "AppleTV").intrinsicHeight == height)
    }

    @Test("Controls have the sizes of their era")
    func eras() throws {
        #expect(try metrics(#"<switch id="v"/>"#).intrinsicWidth == 49)
        #expect(try metrics(#"<switch id="v"/>"#, version: 24506).intrinsicWidth == 61)
        #expect(try metrics(#"<textField borderStyle="roundedRect" id="v"/>"#, version: 14113).intrinsicHeight == 30)
        #expect(try metrics(#"<textField borderStyle="roundedRect" id="v"/>"#).intrinsicHeight == 34)
        #expect(try metrics(#"<slider id="v"/>"#, version: 23504).intrinsicHeight == 30)
        #expect(try metrics(#"<slider id="v"/>"#, version: 23727).intrinsicHeight == 33)
        #expect(try metrics(#"<progressView id="v"/>"#, version: 16097).intrinsicHeight == 2)
        #expect(try metrics(#"<progressView id="v"/>"#, version: 17156).intrinsicHeight == 4)
        #expect(try metrics(#"<switch id="v"/>"#, version: 4514, system: #"systemVersion="13A603""#).intrinsicWidth == 49)
        #expect(try metrics(#"<switch id="v"/>"#, version: 4514, system: #"systemVersion="11G63b""#).intrinsicWidth == 79)
    }
}
