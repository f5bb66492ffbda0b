import FormworkModel
import Testing

@testable import FormworkRender

@Suite("Interfaces of watches")
struct WatchTests {
    private static func storyboard(_ items: String, device: String = "watch42", attributes: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="14000" targetRuntime="watchKit" initialViewController="con-1">
        <device id="\(device)"/><scenes><scene sceneID="sce-1"><objects><controller title="Home" \(attributes) id="con-1"><items>\(items)</items>
        </controller></objects></scene></scenes></document>
        """
    }

    private func items(_ items: String, attributes: String = "") throws -> (items: [WatchItem], layout: WatchLayout) {
        let document = try Drawn(Self.storyboard(items, attributes: attributes)).document
        let source = try Drawn.source(document)
        let layout = WatchLayout(source.context(AssetLibrary()))
        let controller = try #require(document.element(id: "con-1"))
        return (layout.content(of: controller.node).items, layout)
    }

    @Test("Objects are below each other; a share is relative to the surroundings, more than 1 is points")
    func lengths() throws {
        let (items, layout) = try items(
            """
            <button width="1" title="Wide" id="b1"/><button width="0.5" height="20" alignment="right" title="Half" id="b2"/>
            <button width="60" alignment="center" title="Fixed" id="b3"/>
            """)
        let room = layout.device.size.width - 2 * layout.device.sideMargin
        #expect(items.map(\.frame.size.width) == [room, room / 2, 60])
        #expect(items[1].frame.size.height == 20 && items[1].frame.maxX == room + layout.device.sideMargin)
        #expect(items[2].frame.midX == layout.device.size.width / 2)
        #expect(items[1].frame.minY == items[0].frame.maxY + 4)
    }

    @Test("In a group that fits its content, a share of the height is one of the tallest other object")
    func shareOfContent() throws {
        let (items, _) = try items(
            """
            <group width="1" id="g1"><items><button width="0.5" height="30" title="a" id="b1"/>
            <group width="0.5" height="1" id="g2"><items><label text="b" verticalAlignment="center" id="l1"/></items></group></items></group>
            """)
        let group = try #require(items.first)
        #expect(group.frame.size.height == 30 && group.children[1].frame.size.height == 30)
        #expect(group.children[1].children[0].frame.midY == 15)
    }

    @Test("Bottom-aligned objects are at the bottom, centred ones in the middle")
    func alignment() throws {
        let (items, layout) = try items(
            "<button width=\"1\" height=\"30\" title=\"a\" id=\"b1\"/><button width=\"1\" height=\"30\" verticalAlignment=\"bottom\" title=\"b\" id=\"b2\"/>"
        )
        #expect(items[0].frame.minY == 0)
        #expect(items[1].frame.maxY == layout.device.size.height - layout.device.statusHeight)
    }

    @Test("Items in the middle make room for items at the top and at the bottom")
    func middle() throws {
        let button = { (name: String, height: Int, alignment: String) in
            "<button width=\"1\" height=\"\(height)\" verticalAlignment=\"\(alignment)\" title=\"\(name)\" id=\"\(name)\"/>"
        }
        let (items, _) = try items(button("a", 70, "top") + button("b", 50, "center") + button("c", 20, "bottom"))
        #expect(items[1].frame.minY == items[0].frame.maxY + 4)
        #expect(items[2].frame.minY > items[1].frame.maxY)
    }

    @Test(
        "The content of a notification is in a platter below the band with the icon, even if a segue leads to it", arguments: [true, false])
    func notification(isStatic: Bool) throws {
        let kind = isStatic ? "notificationController" : "controller"
        let segue =
            isStatic
            ? ""
            : """
            <scene sceneID="sce-2"><objects><notificationController id="con-2"><connections>
            <segue destination="con-1" kind="relationship" relationship="dynamicNotificationInterface" id="seg-1"/></connections>
            </notificationController></objects></scene>
            """
        let text = Self.storyboard("<label text=\"Alert\" id=\"lab-1\"/>").replacing("<controller", with: "<\(kind)")
            .replacing("</controller>", with: "</\(kind)>").replacing("</scenes>", with: segue + "</scenes>")
        let document = try Drawn(text).document
        let layout = WatchLayout(try Drawn.source(document).context(AssetLibrary()))
        let controller = try #require(document.element(id: "con-1")).node
        #expect(layout.isNotification(controller))
        let label = try #require(layout.content(of: controller).items.first)
        #expect(label.frame.minY == WatchLayout.sashHeight + 4 && label.frame.minX == layout.device.sideMargin + 4)
    }

    @Test(
        "A picker is outlined by its focus style, with a caption if the style has one",
        arguments: [("", false, false), ("focusStyle=\"stack\"", true, false), ("focusStyle=\"sequence\"", true, true)])
    func picker(attribute: String, isOutlined: Bool, hasCaption: Bool) throws {
        let svg = try Drawn(Self.storyboard("<picker width=\"1\" height=\"60\" \(attribute) id=\"pic-1\"/>")).svg
        #expect(svg.contains(">Item 1</text>"))
        #expect(svg.contains("stroke-width=\"2\"") == isOutlined)
        #expect(svg.contains(">Caption</text>") == hasCaption)
    }

    @Test("A horizontal group shares its width without the gaps; hidden objects take no room")
    func group() throws {
        let (items, layout) = try items(
            """
            <group width="1" spacing="10" id="g1"><items><button width="0.5" title="a" id="b1"/><button hidden="YES" title="x" id="b0"/>
            <button width="0.5" title="b" id="b2"/></items></group>
            """)
        let children = try #require(items.first).children
        let half = (layout.device.size.width - 2 * layout.device.sideMargin - 10) / 2
        #expect(children.map(\.frame.size.width) == [half, half])
        #expect(children[1].frame.minX == half + 10)
    }

    @Test("A table has its rows below each other, each as wide as the table")
    func table() throws {
        let row = { (id: String) in
            "<tableRow identifier=\"r\" id=\"\(id)\"><group key=\"rootItem\" width=\"1\" id=\"\(id)g\"><items><label text=\"Row\" id=\"\(id)l\"/></items></group></tableRow>"
        }
        let (items, _) = try items("<table alignment=\"left\" id=\"t1\"><items>\(row("r1"))\(row("r2"))</items></table>")
        let rows = try #require(items.first).children
        #expect(rows.count == 2 && rows[1].frame.minY > rows[0].frame.maxY)
        #expect(rows[0].children.first?.frame.size.width == rows[0].frame.size.width)
    }

    @Test("A controller is drawn with its title, its texts and the time, on black, escaped")
    func picture() throws {
        let drawn = try Drawn(
            Self.storyboard(
                """
                <label text="A &lt;label&gt;" id="l1"/><slider width="1" value="5" maximum="10" id="s1"/><switch width="1" title="Sound" id="w1"/>
                <picker width="1" id="p1"/><separator id="e1"/><timer id="t1"/><imageView image="none" width="20" height="20" id="i1"/><map id="m1"/>
                """))
        for text in ["Home", "10:09", "A &lt;label&gt;", "Sound"] { #expect(drawn.svg.contains(">\(text)</text>"), "\(text)") }
        #expect(!drawn.svg.contains("Nothing to draw"))
    }

    @Test(
        "Meaningless sizes and deeply nested groups are drawn", arguments: ["nan", "inf", "-1e308", "1e308", "0"])
    func absurd(number: String) throws {
        let inner = (0..<90).reduce("<label text=\"x\" id=\"x\"/>") { text, place in
            "<group width=\"\(number)\" height=\"\(number)\" spacing=\"\(number)\" id=\"g\(place)\"><items>\(text)</items></group>"
        }
        let drawn = try Drawn(Self.storyboard(inner, attributes: "spacing=\"\(number)\""))
        #expect(!drawn.svg.contains("=\"nan\"") && !drawn.svg.contains("=\"inf\""))
    }
}
