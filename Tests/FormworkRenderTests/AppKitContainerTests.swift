import FormworkRender
import Testing

@Suite struct AppKitContainerTests {
    private static func box(_ attributes: String, _ inside: String = "", height: Int = 100) -> String {
        Drawn.mac(
            """
            <box \(attributes) id="box-xx-001">
                <rect key="frame" x="17" y="16" width="200" height="\(height)"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
                \(inside)
            </box>
            """)
    }

    @Test("A box has its title above its border, which surrounds its content")
    func boxHasTitleAbove() throws {
        let content = "<view key=\"contentView\" id=\"con-te-001\"><rect key=\"frame\" x=\"4\" y=\"5\" width=\"192\" height=\"80\"/></view>"
        let view = try #require(Drawn(Self.box("title=\"Options\"", content)).view("box-xx-001"))
        #expect(view.contains("x=\"3.5\" y=\"14.5\" width=\"193\" height=\"81\" rx=\"5\""))
        #expect(view.contains(">Options</text>"))
    }

    @Test("A separator is a line, and a custom box has the document's look")
    func separatorLineCustomBox() throws {
        let line = try #require(Drawn(Self.box("verticalHuggingPriority=\"750\" boxType=\"separator\"", height: 5)).view("box-xx-001"))
        #expect(line.contains("<rect y=\"2\" width=\"100%\" height=\"1\""))
        let red = "<color key=\"fillColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"deviceRGB\"/>"
        let custom = try #require(
            Drawn(Self.box("boxType=\"custom\" borderType=\"line\" cornerRadius=\"6\" borderWidth=\"2\" title=\"Box\"", red)).view(
                "box-xx-001"))
        #expect(custom.contains("<rect width=\"200\" height=\"100\" rx=\"6\" fill=\"#f00\"/>"))
        #expect(custom.contains("stroke-width=\"2\"") && !custom.contains(">Box</text>"))
    }

    @Test("Only the content of the selected tab is in the picture")
    func onlyContentTabWas() throws {
        func tab(_ label: String, _ id: String) -> String {
            """
            <tabViewItem label="\(label)" id="tab-\(id)-001">
                <view key="view" id="vie-\(id)-001"><rect key="frame" x="10" y="33" width="180" height="50"/></view>
            </tabViewItem>
            """
        }
        func document(_ attributes: String) -> String {
            Drawn.mac(
                """
                <tabView \(attributes) id="tab-vi-001">
                    <rect key="frame" x="10" y="10" width="200" height="100"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
                    <font key="font" metaFont="system"/>
                    <tabViewItems>\(tab("First", "aa"))\(tab("Second", "bb"))</tabViewItems>
                </tabView>
                """)
        }
        let first = try Drawn(document(""))
        #expect(first.view("vie-aa-001") != nil && first.view("vie-bb-001") == nil)
        #expect(first.svg.contains(">First</text>") && first.svg.contains(">Second</text>"))
        // A tab view is flipped.
        #expect(first.tag("vie-aa-001").contains("x=\"10\" y=\"33\""))
        let second = try Drawn(document("initialItem=\"tab-bb-001\""))
        #expect(second.view("vie-aa-001") == nil && second.view("vie-bb-001") != nil)
        var options = RenderOptions()
        options.showsHidden = true
        #expect(try Drawn(document(""), options).view("vie-bb-001") == nil)
        let bare = try Drawn(document("type=\"noTabsNoBorder\""))
        #expect(!bare.svg.contains(">First</text>"))
    }

    private static let table = Drawn.mac(
        """
        <scrollView autohidesScrollers="YES" horizontalLineScroll="19" id="scr-ol-001">
            <rect key="frame" x="10" y="10" width="202" height="102"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
            <clipView key="contentView" id="cli-pv-001">
                <rect key="frame" x="1" y="1" width="200" height="100"/>
                <subviews>
                    <tableView alternatingRowBackgroundColors="YES" rowHeight="18" headerView="hea-de-001" viewBased="YES" id="tab-le-001">
                        <rect key="frame" x="0.0" y="0.0" width="200" height="75"/>
                        <size key="intercellSpacing" width="3" height="2"/>
                        <color key="backgroundColor" name="controlBackgroundColor" catalog="System" colorSpace="catalog"/>
                        <tableColumns>
                            <tableColumn width="97" id="col-um-001">
                                <tableHeaderCell key="headerCell" borderStyle="border" title="Name"/>
                                <prototypeCellViews>
                                    <tableCellView id="cel-lv-001">
                                        <rect key="frame" x="1" y="1" width="97" height="18"/>
                                    </tableCellView>
                                </prototypeCellViews>
                            </tableColumn>
                            <tableColumn width="97" id="col-um-002"><tableHeaderCell key="headerCell" borderStyle="border" title="Size"/></tableColumn>
                        </tableColumns>
                    </tableView>
                </subviews>
            </clipView>
            <tableHeaderView key="headerView" id="hea-de-001"><rect key="frame" x="0.0" y="0.0" width="200" height="25"/></tableHeaderView>
        </scrollView>
        """)

    @Test("A table is below its header, with rows for its columns")
    func tableIsBelowItsHeader() throws {
        let drawn = try Drawn(Self.table)
        #expect(drawn.tag("hea-de-001").contains("x=\"1\" y=\"1\" width=\"200\" height=\"25\""))
        #expect(drawn.tag("tab-le-001").contains("y=\"25\" width=\"200\" height=\"75\""))
        #expect(drawn.tag("cel-lv-001").contains("x=\"1\" y=\"1\""))
        let header = try #require(drawn.view("hea-de-001"))
        #expect(header.contains(">Name</text>") && header.contains(">Size</text>"))
        #expect(try #require(drawn.view("tab-le-001")).contains("<rect y=\"20\" width=\"100%\" height=\"20\" fill=\"#f4f5f5\"/>"))
    }

    @Test("Text begins at the top of its scroll view")
    func textBeginsAtTop() throws {
        let drawn = try Drawn(
            Drawn.mac(
                """
                <scrollView id="scr-ol-001">
                    <rect key="frame" x="10" y="10" width="202" height="102"/>
                    <clipView key="contentView" id="cli-pv-001">
                        <rect key="frame" x="1" y="1" width="200" height="100"/>
                        <subviews>
                            <textView importsGraphics="NO" id="tex-tv-001">
                                <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
                                <attributedString key="textStorage"><fragment content="Once upon a time"/></attributedString>
                            </textView>
                        </subviews>
                    </clipView>
                </scrollView>
                """))
        #expect(!drawn.tag("tex-tv-001").contains(" y="))
        #expect(try #require(drawn.view("tex-tv-001")).contains(">Once upon a time</text>"))
    }

    @Test("A split view has dividers between its panes")
    func splitViewHasDividers() throws {
        func pane(_ id: String, x: Int) -> String {
            "<customView id=\"pan-\(id)-001\"><rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"99\" height=\"80\"/></customView>"
        }
        let drawn = try Drawn(
            Drawn.mac(
                """
                <splitView dividerStyle="thin" vertical="YES" id="spl-it-001">
                    <rect key="frame" x="10" y="10" width="199" height="80"/>
                    <subviews>\(pane("aa", x: 0))\(pane("bb", x: 100))</subviews>
                </splitView>
                """))
        #expect(try #require(drawn.view("spl-it-001")).contains("<rect x=\"99\" width=\"1\" height=\"100%\""))
    }

    @Test("A view with an appearance keeps it, and so do its subviews")
    func viewsWithAnAppearance() throws {
        let drawn = try Drawn(
            Drawn.mac(
                """
                <visualEffectView appearanceType="vibrantDark" blendingMode="withinWindow" material="popover" state="active" id="eff-ec-001">
                    <rect key="frame" x="10" y="10" width="200" height="80"/>
                    <subviews>
                        <textField id="lab-el-001">
                            <rect key="frame" x="10" y="10" width="100" height="16"/>
                            <textFieldCell key="cell" title="Volume" id="cel-l0-001">
                                <font key="font" metaFont="system"/>
                                <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
                            </textFieldCell>
                        </textField>
                    </subviews>
                </visualEffectView>
                """))
        #expect(try #require(drawn.art("lab-el-001")).contains("fill=\"#fff\" fill-opacity=\"0.85\">Volume</text>"))
    }

    @Test("A view that code draws shows its class; one with subviews is transparent")
    func viewWhichOnlyCode() throws {
        func custom(_ inside: String) -> String {
            Drawn.mac(
                """
                <customView id="cus-to-001" customClass="GraphView">
                    <rect key="frame" x="10" y="10" width="200" height="80"/>
                    \(inside)
                </customView>
                """)
        }
        #expect(try Drawn(custom("")).svg.contains(">GraphView</text>"))
        let held = custom(
            "<subviews><customView id=\"inn-er-001\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/></customView></subviews>"
        )
        #expect(try !Drawn(held).svg.contains(">GraphView</text>"))
        // Under another view there is no room for the name.
        let label = { (x: Int) in
            "<textField id=\"lab-el-001\"><rect key=\"frame\" x=\"\(x)\" y=\"40\" width=\"60\" height=\"17\"/></textField>"
        }
        let view =
            "<customView id=\"cus-to-001\" customClass=\"GraphView\"><rect key=\"frame\" x=\"10\" y=\"10\" width=\"200\" height=\"80\"/></customView>"
        #expect(try !Drawn(Drawn.mac(view + label(80))).svg.contains(">GraphView</text>"))
        #expect(try Drawn(Drawn.mac(view + label(220))).svg.contains(">GraphView</text>"))
    }

    @Test("Absurd numbers and counts draw something, with a limit")
    func absurdNumbersCountsDraw() throws {
        let huge = "1e308"
        let controls = [
            "<slider id=\"aaa-aa-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"24\"/><sliderCell key=\"cell\" minValue=\"nan\" maxValue=\"-\(huge)\" doubleValue=\"\(huge)\" numberOfTickMarks=\"2000000000\" id=\"aaa-aa-002\"/></slider>",
            "<levelIndicator id=\"bbb-bb-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"18\"/><levelIndicatorCell key=\"cell\" minValue=\"-\(huge)\" maxValue=\"\(huge)\" doubleValue=\"inf\" id=\"bbb-bb-002\"/></levelIndicator>",
            "<datePicker id=\"ccc-cc-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"140\" height=\"148\"/><datePickerCell key=\"cell\" datePickerStyle=\"clockAndCalendar\" id=\"ccc-cc-002\"><date key=\"date\" timeIntervalSinceReferenceDate=\"-\(huge)\"/></datePickerCell></datePicker>",
            "<tableView rowHeight=\"0.0001\" alternatingRowBackgroundColors=\"YES\" id=\"ddd-dd-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"1e9\"/><size key=\"intercellSpacing\" width=\"\(huge)\" height=\"-\(huge)\"/><tableColumns><tableColumn width=\"-\(huge)\" id=\"ddd-dd-002\"/></tableColumns></tableView>",
            "<matrix id=\"eee-ee-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"18\"/><size key=\"cellSize\" width=\"-5\" height=\"nan\"/><cells><column><buttonCell type=\"radio\" title=\"x\"/></column></cells></matrix>",
            "<box boxType=\"custom\" cornerRadius=\"-\(huge)\" borderWidth=\"\(huge)\" id=\"fff-ff-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"-3\" height=\"0\"/></box>",
            "<button id=\"ggg-gg-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/><buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\" title=\"&lt;script&gt;\" imagePosition=\"left\" image=\"NSAddTemplate\" id=\"ggg-gg-002\"/></button>",
            "<segmentedControl id=\"hhh-hh-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"24\"/><segmentedCell key=\"cell\" id=\"hhh-hh-002\"><segments><segment width=\"\(huge)\"/><segment width=\"-1\" label=\"a\"/></segments></segmentedCell></segmentedControl>",
            "<colorWell id=\"jjj-jj-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"44\" height=\"24\"/><color key=\"color\" whiteComponent=\"nan\" alpha=\"inf\"/></colorWell>",
            "<progressIndicator maxValue=\"0\" doubleValue=\"\(huge)\" style=\"spinning\" id=\"iii-ii-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"2\" height=\"2\"/></progressIndicator>",
        ]
        let drawn = try Drawn(Drawn.mac(controls.joined(separator: "\n")))
        #expect(drawn.svg.utf8.count < 200_000)
        #expect(!drawn.svg.contains("nan") && !drawn.svg.contains("inf\"") && !drawn.svg.contains("<script"))
    }
}
