import FormworkImport
import FormworkModel
import Testing

@testable import FormworkLayout

@Suite("Sizes of UIKit's views")
struct TextMetricsTests {
    /// The metrics of a view in a document of a version of Interface Builder, at two pixels to the point.
    private func metrics(
        _ view: String, version: Int = 17701, resources: String = "", maximumWidth: Double? = nil
    ) throws -> ViewMetrics {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch">
            <objects><view id="root"><subviews>\(view)</subviews></view></objects><resources>\(resources)</resources></document>
            """
        let document = try DocumentReader().read(Array(xib.utf8), file: "a.xib").document
        let node = try #require(document.element(id: "v")).node
        let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: version)
        let metrics = UIKitMetrics(toolsVersion: version, scale: 2, measurer: measurer, images: document.imageMetrics)
        return metrics.metrics(of: node, in: ResolvedDocument(document, widthClass: nil, heightClass: nil), maximumWidth: maximumWidth)
    }

    @Test("A label is as large as its text, an empty one has no size")
    func label() throws {
        let label = try metrics(
            #"<label text="Label" id="v"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#)
        #expect((label.intrinsicWidth, label.intrinsicHeight) == (41.5, 20.5))
        let empty = try metrics(#"<label text="" id="v"/>"#)
        #expect((empty.intrinsicWidth, empty.intrinsicHeight) == (0, 0))
    }

    @Test("A label of several lines wraps at the width that it is given; heights are those of whole pixels")
    func wrappedLabel() throws {
        let xml = #"<label text="Aaaa Aaaa Aaaa" numberOfLines="0" id="v"/>"#
        #expect(try metrics(xml, maximumWidth: 60).intrinsicHeight == 61)
        #expect(try metrics(xml).intrinsicHeight == 20.5)
    }

    @Test("Lines of a text style stand apart as the style says; the first is not higher for it")
    func textStyle() throws {
        let xml =
            #"<label text="Aaaa Aaaa" numberOfLines="0" id="v"><fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/></label>"#
        #expect(try metrics(xml).intrinsicHeight == 18)
        #expect(try metrics(xml, maximumWidth: 50).intrinsicHeight == 38)
    }

    @Test("A placeholder size stands in for the content's; infinite stands for none")
    func placeholder() throws {
        let view = try metrics(#"<label text="Label" placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="infinite" id="v"/>"#)
        #expect((view.intrinsicWidth, view.intrinsicHeight) == (100, nil))
    }

    @Test(
        "A button adds 12 points to its line, or its content insets",
        arguments: [("", 30.0), (#"<inset key="contentEdgeInsets" minX="8" minY="5" maxX="8" maxY="5"/>"#, 28)])
    func button(insets: String, height: Double) throws {
        let button = try metrics(
            #"<button buttonType="system" id="v">\#(insets)<state key="normal" title="Toggle Size"/></button>"#)
        #expect(button.intrinsicHeight == height)
    }

    @Test("A button without a title is as large as its image")
    func imageButton() throws {
        let button = try metrics(
            #"<button id="v"><state key="normal" image="trash"/></button>"#, resources: #"<image name="trash" width="22" height="21"/>"#)
        #expect((button.intrinsicWidth, button.intrinsicHeight) == (22, 21))
    }

    @Test("Controls have the sizes of their era")
    func eras() throws {
        #expect(try metrics(#"<switch id="v"/>"#).intrinsicWidth == 49)
        #expect(try metrics(#"<switch id="v"/>"#, version: 24506).intrinsicWidth == 61)
        #expect(try metrics(#"<textField borderStyle="roundedRect" id="v"/>"#, version: 14113).intrinsicHeight == 30)
        #expect(try metrics(#"<textField borderStyle="roundedRect" id="v"/>"#).intrinsicHeight == 34)
    }
}
