import FormworkImport
import FormworkTree
import Testing

@Suite struct ArchiveViewTests {
    private typealias Fixture = ArchiveFixture

    @Test("a view of 8.00 becomes the element that Xcode writes")
    func view800Becomes() throws {
        let fixture = try Fixture(
            .iOS,
            objects: """
                <object class="IBUIView" id="1"><int key="NSvFlags">292</int><string key="NSFrame">{{0, 20}, {320, 460}}</string>
                <array class="NSMutableArray" key="NSSubviews"><object class="IBUILabel" id="2"><int key="NSvFlags">-2147483356</int>
                <string key="NSFrame">{{20, 0.5}, {280, 21}}</string><bool key="IBUIOpaque">NO</bool><int key="IBUIContentMode">7</int>
                <string key="IBUIText">Name</string><int key="IBUITextAlignment">1</int><nil key="IBUIHighlightedColor"/>
                <int key="IBUIBaselineAdjustment">1</int></object></array></object>
                """,
            records: Fixture.record("6", "1", name: "Root") + Fixture.record("7", "2", parent: "1"))
        #expect(fixture.line(id: "6") == #"<view contentMode="scaleToFill" id="6" userLabel="Root">"#)
        #expect(
            fixture.line(id: "7")
                == #"<label hidden="YES" opaque="NO" contentMode="left" text="Name" textAlignment="center" lineBreakMode="tailTruncation" id="7">"#
        )
        #expect(fixture.contains(#"<rect key="frame" x="0.0" y="0.0" width="320" height="460"/>"#))
        #expect(fixture.contains(#"<rect key="frame" x="20" y="0.5" width="280" height="21"/>"#))
        #expect(fixture.contains(#"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#))
        #expect(fixture.contains(#"<nil key="highlightedColor"/>"#))
        #expect(fixture.findings.isEmpty)
    }

    @Test("an archive of 7.x becomes the same document")
    func archive7XSays() throws {
        let fixture = try Fixture(
            archive: """
                <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.03"><data>
                <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000"><bool key="EncodedWithXMLCoder">YES</bool>
                <object class="IBUIView" id="1"><int key="NSvFlags">274</int><string key="NSFrameSize">{320, 460}</string>
                <float key="IBUIAlpha">5.000000e-01</float></object></object>
                <object class="IBObjectContainer" key="IBDocument.Objects">
                <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
                <bool key="EncodedWithXMLCoder">YES</bool>
                <object class="IBObjectRecord"><int key="objectID">0</int><object class="NSArray" key="object" id="0"/>
                <reference key="children" ref="1000"/><nil key="parent"/></object>
                <object class="IBObjectRecord"><int key="objectID">2</int><reference key="object" ref="1"/><reference key="parent" ref="0"/></object>
                </object></object>
                <object class="NSMutableDictionary" key="flattenedProperties"><bool key="EncodedWithXMLCoder">YES</bool>
                <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool>
                <string>2.CustomClassName</string><string>2.IBPluginDependency</string></object>
                <object class="NSMutableArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool>
                <string>SpecialView</string><string>com.apple</string></object></object>
                </object></data></archive>
                """)
        #expect(fixture.line(id: "2") == #"<view alpha="0.5" contentMode="scaleToFill" id="2" customClass="SpecialView">"#)
        #expect(fixture.contains(#"<rect key="frame" x="0.0" y="0.0" width="320" height="460"/>"#))
        #expect(fixture.findings.isEmpty)
    }

    @Test("custom views store their subviews in reverse, views do not")
    func customViewsStoreTheir() throws {
        let views = ["NSCustomView", "NSView"]
        for (view, expected) in zip(views, [["10", "12", "11"], ["10", "11", "12"]]) {
            let fixture = try Fixture(
                .mac,
                objects: """
                    <object class="\(view)" id="1"><int key="NSvFlags">256</int><string key="NSClassName">NSView</string>
                    <array key="NSSubviews"><object class="NSView" id="2"><int key="NSvFlags">256</int></object>
                    <object class="NSView" id="3"><int key="NSvFlags">256</int></object></array></object>
                    """,
                records: Fixture.record("10", "1") + Fixture.record("11", "2", parent: "1") + Fixture.record("12", "3", parent: "1"))
            #expect(fixture.ids == expected)
        }
    }

    @Test("the class of a custom view is its custom class unless it is NSView")
    func classCustomViewCustom() throws {
        for (name, expected) in [("NSView", #"<customView id="10">"#), ("Gauge", #"<customView id="10" customClass="Gauge">"#)] {
            let fixture = try Fixture(
                .mac,
                objects:
                    #"<object class="NSCustomView" id="1"><int key="NSvFlags">256</int><string key="NSClassName">\#(name)</string></object>"#,
                records: Fixture.record("10", "1"))
            #expect(fixture.line(id: "10") == expected)
        }
    }

    @Test("colours are distinguished by their spaces")
    func colorsToldApartBy() throws {
        let colors: [(archive: String, element: String)] = [
            (
                #"<int key="NSColorSpace">6</int><string key="NSCatalogName">System</string><string key="NSColorName">controlColor</string>"#,
                #"name="controlColor" catalog="System" colorSpace="catalog""#
            ),
            (
                #"<int key="NSColorSpace">3</int><bytes key="NSWhite">MC42NjY2NjY2NjY3AA</bytes>"#,
                #"white="0.66666666666666663" alpha="1" colorSpace="calibratedWhite""#
            ),
            (#"<int key="NSColorSpace">4</int><bytes key="NSWhite">MQA</bytes>"#, #"white="1" alpha="1" colorSpace="deviceWhite""#),
            (
                #"<int key="NSColorSpace">1</int><bytes key="NSRGB">MCAwIDEAA</bytes>"#,
                #"red="0.0" green="0.0" blue="1" alpha="1" colorSpace="calibratedRGB""#
            ),
            (
                #"<int key="NSColorSpace">2</int><bytes key="NSRGB">MCAwIDEAA</bytes>"#,
                #"red="0.0" green="0.0" blue="1" alpha="1" colorSpace="deviceRGB""#
            ),
            (
                #"<int key="NSColorSpace">3</int><bytes key="NSWhite">MAA</bytes><string key="IBUIColorCocoaTouchKeyPath">darkTextColor</string>"#,
                #"cocoaTouchSystemColor="darkTextColor""#
            ),
        ]
        for color in colors {
            let fixture = try Fixture(
                .iOS,
                objects:
                    #"<object class="IBUIView" id="1"><object class="NSColor" key="IBUIBackgroundColor">\#(color.archive)</object></object>"#,
                records: Fixture.record("5", "1"))
            #expect(fixture.contains("<color key=\"backgroundColor\" \(color.element)/>"))
        }
    }

    @Test("system fonts of macOS are named by their use, other fonts by their name")
    func systemFontsMacNamed() throws {
        let fonts: [(archive: String, element: String)] = [
            ("LucidaGrande|13|1044", #"metaFont="system""#), ("LucidaGrande|11|3100", #"metaFont="smallSystem""#),
            ("LucidaGrande-Bold|13|2072", #"metaFont="systemBold""#), ("LucidaGrande|18|16", #"metaFont="system" size="18""#),
            ("Helvetica|12|16", #"size="12" name="Helvetica""#),
        ]
        for font in fonts {
            let parts = font.archive.split(separator: "|")
            let fixture = try Fixture(
                .mac,
                objects: """
                    <object class="NSTextField" id="1"><int key="NSvFlags">256</int><object class="NSTextFieldCell" key="NSCell" id="2">
                    <int key="NSCellFlags">67239424</int><int key="NSCellFlags2">272629760</int><string key="NSContents">A</string>
                    <object class="NSFont" key="NSSupport"><string key="NSName">\(parts[0])</string><double key="NSSize">\(parts[1])</double>
                    <int key="NSfFlags">\(parts[2])</int></object></object></object>
                    """,
                records: Fixture.record("8", "1") + Fixture.record("9", "2", parent: "1"))
            #expect(fixture.contains("<font key=\"font\" \(font.element)/>"))
        }
    }

    @Test("a button of UIKit has the states with stored values")
    func buttonUikitHasStates() throws {
        let fixture = try Fixture(
            .iOS,
            objects: """
                <object class="IBUIButton" id="1"><int key="NSvFlags">292</int><int key="IBUIContentHorizontalAlignment">0</int>
                <int key="IBUIButtonType">1</int><string key="IBUINormalTitle">Go</string><double key="IBUITitleEdgeInsets.left">4</double>
                <object class="NSCustomResource" key="IBUINormalImage"><string key="NSClassName">NSImage</string>
                <string key="NSResourceName">go.png</string></object></object>
                """,
            records: Fixture.record("3", "1"),
            data: #"<dictionary key="IBDocument.LastKnownImageSizes"><string key="go.png">{16, 12}</string></dictionary>"#)
        #expect(
            fixture.line(id: "3").contains(#"contentHorizontalAlignment="center" contentVerticalAlignment="top" buttonType="roundedRect""#))
        #expect(fixture.contains(#"<inset key="titleEdgeInsets" minX="4" minY="0.0" maxX="0.0" maxY="0.0"/>"#))
        #expect(fixture.contains(#"<state key="normal" title="Go" image="go.png"/>"#))
        #expect(!fixture.contains(#"key="disabled""#))
        #expect(fixture.contains(#"<image name="go.png" width="16" height="12"/>"#))
    }

    @Test("a scroll view gets a clip view with an id of Xcode's form, always the same")
    func scrollViewGetsClip() throws {
        let objects = """
            <object class="NSScrollView" id="1"><int key="NSvFlags">274</int><string key="NSFrameSize">{100, 80}</string>
            <int key="NSsFlags">133170</int><object class="NSClipView" key="NSContentView" id="2"><int key="NSvFlags">2304</int>
            <string key="NSFrame">{{1, 1}, {98, 78}}</string><array key="NSSubviews"><reference ref="3"/></array><int key="NScvFlags">4</int></object>
            <object class="NSTableView" key="table" id="3"><int key="NSvFlags">256</int><int key="NSTvFlags">-692060160</int></object></object>
            """
        let records = Fixture.record("10", "1") + Fixture.record("11", "3", parent: "1")
        let one = try Fixture(.mac, objects: objects, records: records)
        let other = try Fixture(.mac, objects: objects, records: records)
        #expect(one.text == other.text)
        let id = try #require(one.ids.first { $0.utf8.count == 10 })
        #expect(Array(id.utf8)[3] == UInt8(ascii: "-") && Array(id.utf8)[6] == UInt8(ascii: "-"))
        #expect(one.contains("<clipView key=\"contentView\" id=\"\(id)\">"))
        #expect(one.findings.map(\.message) == ["the key 'table' of the class 'NSScrollView' is not known"])
    }

    @Test("a node's position is that of the archive's element")
    func nodeSPositionArchive() throws {
        let fixture = try Fixture(
            .iOS, objects: #"<object class="IBUIView" id="1"><int key="NSvFlags">292</int></object>"#, records: Fixture.record("6", "1"))
        let view = try #require(fixture.tree.nodes.indices.first { fixture.tree.names[fixture.tree.nodes[$0].name] == "view" })
        let start = Int(fixture.tree.nodes[view].start)
        #expect(Array(fixture.source.utf8)[start...].starts(with: #"<object class="IBUIView" id="1">"#.utf8))
    }
}
