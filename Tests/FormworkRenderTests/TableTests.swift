import FormworkLayout
import FormworkRender
import Testing

@Suite("Tables of iOS")
struct TableTests {
    @Test("Rows that are recorded on top of others or at another width are below them, as wide as the table")
    func staleRows() throws {
        func row(_ id: Int, _ y: Int, _ width: Int) -> String {
            "<tableViewCell id=\"row-c0-00\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"\(width)\" height=\"50\"/></tableViewCell>"
        }
        func table(_ style: String) -> String {
            """
            <tableView dataMode="prototypes" style="\(style)" id="tab-le-001"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <prototypes>\(row(1, 28, 320))\(row(2, 40, 280))\(row(3, 150, 320))</prototypes></tableView>
            """
        }
        let plain = try Drawn(Drawn.touch(table("plain")))
        #expect(plain.tag("row-c0-001").contains(" y=\"28\" width=\"320\""))
        #expect(plain.tag("row-c0-002").contains(" y=\"78\" width=\"320\""))
        #expect(plain.tag("row-c0-003").contains(" y=\"150\" width=\"320\""))
        // Rows of inset groups are narrower than their table.
        #expect(try Drawn(Drawn.touch(table("insetGrouped"))).tag("row-c0-002").contains(" width=\"280\""))
    }

    private func cell(_ id: String, y: Int, _ attributes: String = "", inside: String = "") -> String {
        """
        <tableViewCell \(attributes) id="\(id)">
            <rect key="frame" x="0" y="\(y)" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="\(id)-c"><rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
            \(inside)
        </tableViewCell>
        """
    }

    private func table(_ attributes: String, _ content: String) -> String {
        Drawn.touch(
            """
            <tableView id="tab-tt-001" \(attributes)>
                <rect key="frame" x="0" y="0" width="320" height="200"/>
                \(content)
            </tableView>
            """)
    }

    private func sections(_ attributes: String = "style=\"grouped\"") -> String {
        table(
            attributes,
            """
            <sections><tableViewSection headerTitle="Fruit &amp; more" footerTitle="As it comes" id="sec-tt-001"><cells>
            \(cell("one-tt-001", y: 40))\(cell("two-tt-001", y: 84))
            </cells></tableViewSection></sections>
            """)
    }

    @Test("A section's titles are above and below its cells, in the style's case")
    func titles() throws {
        let grouped = try Drawn(sections()).svg
        #expect(grouped.contains(">FRUIT &amp; MORE</text>"))
        #expect(grouped.contains(">As it comes</text>"))
        #expect(grouped.contains("fill=\"#f2f2f7\""))
        let plain = try Drawn(sections("style=\"plain\" sectionHeaderHeight=\"28\"")).svg
        #expect(plain.contains("<svg y=\"12\" width=\"100%\" height=\"28\">"))
        #expect(plain.contains(">Fruit &amp; more</text>"))
    }

    @Test("A line separates cells, unless the table has none or the section ends")
    func separators() throws {
        let line = "y=\"-0.5\" width=\"95%\" height=\"0.5\""
        #expect(try Drawn(sections("style=\"plain\"")).svg.ranges(of: line).count == 2)
        #expect(try Drawn(sections("style=\"insetGrouped\"")).svg.ranges(of: line).count == 1)
        #expect(try Drawn(sections("style=\"plain\" separatorStyle=\"none\"")).svg.ranges(of: line).isEmpty)
        let inset = "<inset key=\"separatorInset\" minX=\"64\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"
        let own = table("style=\"plain\"", "<prototypes>\(cell("one-tt-001", y: 28, inside: inset))</prototypes>")
        #expect(try Drawn(own).svg.contains("x=\"20%\" y=\"-0.5\" width=\"80%\" height=\"0.5\""))
    }

    @Test("The corners of an inset section are round at its first and its last cell")
    func corners() throws {
        let drawn = try Drawn(sections("style=\"insetGrouped\""))
        let first = try #require(drawn.view("one-tt-001")).prefix { $0 != "\n" }
        #expect(first.contains("rx=\"10\"") && first.contains("<rect y=\"50%\" width=\"100%\" height=\"50%\""))
        let last = try #require(drawn.view("two-tt-001")).prefix { $0 != "\n" }
        #expect(last.contains("rx=\"10\"") && last.contains("<rect width=\"100%\" height=\"50%\""))
    }

    @Test(
        "The accessory of a cell is at its trailing edge",
        arguments: [
            ("disclosureIndicator", "M0-5.500L5.500 0 0 5.500"), ("checkmark", "M4.5 13l5 5.500L19.500 6"),
            ("detailButton", "M9.500 10.500h3V19"),
        ])
    func accessories(type: String, path: String) throws {
        let drawn = try Drawn(
            table("style=\"plain\"", "<prototypes>\(cell("one-tt-001", y: 28, "accessoryType=\"\(type)\""))</prototypes>"))
        let edge = try #require(drawn.svg.ranges(of: "<svg x=\"100%\" y=\"50%\">").first?.upperBound)
        #expect(drawn.svg[edge...].contains(path))
        let none = try Drawn(table("style=\"plain\"", "<prototypes>\(cell("one-tt-001", y: 28))</prototypes>"))
        #expect(!none.svg.contains(path))
    }

    /// Returns a storyboard with one screen: a table at `x`, 375 points wide, with a cell whose label is positioned by constraints.
    private static func screen(x: Int = 0, _ attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="sc"><objects><viewController id="vc" sceneMemberID="viewController">
                <view key="view" id="vw"><rect key="frame" x="0" y="0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews><tableView id="tb" \(attributes)><rect key="frame" x="\(x)" y="0" width="\(393 - x)" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <prototypes><tableViewCell id="ce"><rect key="frame" x="0" y="28" width="\(393 - x)" height="44"/>
                            <autoresizingMask key="autoresizingMask"/>
                            <tableViewCellContentView key="contentView" id="co"><rect key="frame" x="0" y="0" width="\(393 - x)" height="44"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="la">
                                    <rect key="frame" x="20" y="10" width="100" height="24"/></view></subviews>
                                <constraints>
                                    <constraint firstItem="la" firstAttribute="leading" secondItem="co" secondAttribute="leading" constant="20" id="c1"/>
                                    <constraint firstAttribute="trailing" secondItem="la" secondAttribute="trailing" constant="10" id="c2"/>
                                    <constraint firstItem="la" firstAttribute="top" secondItem="co" secondAttribute="top" constant="10" id="c3"/>
                                    <constraint firstAttribute="bottom" secondItem="la" secondAttribute="bottom" constant="10" id="c4"/>
                                </constraints>
                            </tableViewCellContentView>
                        </tableViewCell></prototypes>
                    </tableView></subviews>
                </view>
            </viewController></objects></scene></scenes>
        </document>
        """
    }

    @Test("Rows with constraints are next to the cut-out, as far as it reaches into them")
    func cutOut() throws {
        var layout = LayoutOptions()
        layout.environment = .device
        layout.device = Device(named: "iphone-15")
        layout.orientation = .landscape
        func tags(_ text: String) throws -> [String] {
            let drawn = try Drawn(text, layout: layout)
            return ["ce", "co", "la"].map { id in
                drawn.tag(id).split(separator: " ").filter { $0.hasPrefix("x=") || $0.hasPrefix("width=") }.joined(separator: " ")
            }
        }
        #expect(try tags(Self.screen()) == ["width=\"852\"", "x=\"59\" width=\"734\"", "x=\"20\" width=\"704\""])
        // A table that begins farther to the right has a smaller inset.
        #expect(try tags(Self.screen(x: 40))[1] == "x=\"19\" width=\"734\"")
        #expect(try tags(Self.screen(x: 40, "contentViewInsetsToSafeArea=\"NO\""))[1] == "width=\"812\"")
        // Cells of inset groups stay within the safe area themselves.
        let inset = try tags(Self.screen("style=\"insetGrouped\""))
        #expect(inset == ["x=\"59\" width=\"734\"", "width=\"734\"", "x=\"20\" width=\"704\""])
        layout.orientation = .portrait
        #expect(try tags(Self.screen())[2] == "x=\"20\" width=\"363\"")
    }

    @Test("A cell without a colour has its surroundings' brightness")
    func backgrounds() throws {
        var dark = RenderOptions()
        dark.appearance = .dark
        #expect(
            try #require(Drawn(sections(), dark).view("one-tt-001")).contains("<rect width=\"100%\" height=\"100%\" fill=\"#1c1c1e\"/>"))
        let color =
            "<color key=\"backgroundColor\" red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        let own = table("style=\"grouped\"", "<prototypes>\(cell("one-tt-001", y: 60, inside: color))</prototypes>")
        #expect(try #require(Drawn(own, dark).view("one-tt-001")).contains("fill=\"#0f0\""))
    }

    @Test("Each of thousands of cells takes the same work")
    func many() throws {
        let cells = (0..<3000).map { cell("c\($0)", y: $0 * 44, "accessoryType=\"disclosureIndicator\"") }.joined()
        let drawn = try Drawn(
            table("style=\"insetGrouped\"", "<sections><tableViewSection id=\"s\"><cells>\(cells)</cells></tableViewSection></sections>"))
        #expect(drawn.svg.ranges(of: "rx=\"10\"").count >= 2)
    }
}
