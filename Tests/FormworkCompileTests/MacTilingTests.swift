import FormworkCompile
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

/// The space that compiled scroll views give to their content.
@Suite struct MacTilingTests {
    private struct Sample {
        var scroll = ""
        var outer = (240, 135)
        var clip = "x=\"1\" y=\"1\" width=\"238\" height=\"133\""
        var table = ""
        var inTable = ""
        var widths = [100, 80]
        var header = true
        var across = "hidden=\"YES\""
        var down = "hidden=\"YES\""

        var text: String {
            let columns = widths.enumerated().map { place, width in
                """
                <tableColumn width="\(width)" minWidth="10" maxWidth="1000" id="c\(place)"><tableHeaderCell key="headerCell" id="h\(place)"/>
                <textFieldCell key="dataCell" id="d\(place)"/><tableColumnResizingMask key="resizingMask" resizeWithTable="YES"/>
                </tableColumn>
                """
            }
            let head =
                header
                ? #"<tableHeaderView key="headerView" id="head"><rect key="frame" x="0" y="0" width="238" height="28"/></tableHeaderView>"#
                : ""
            return """
                <scrollView \(scroll) id="9"><rect key="frame" x="0.0" y="0.0" width="\(outer.0)" height="\(outer.1)"/>
                <clipView key="contentView" id="clip"><rect key="frame" \(clip)/><subviews>
                <tableView \(header ? "headerView=\"head\"" : "") \(table) id="table"><rect key="frame" x="0" y="0" width="238" height="105"/>
                <size key="intercellSpacing" width="3" height="2"/>\(inTable)<tableColumns>\(columns.joined())</tableColumns></tableView>
                </subviews></clipView>
                <scroller key="horizontalScroller" horizontal="YES" \(across) id="across">
                <rect key="frame" x="1" y="119" width="223" height="15"/></scroller>
                <scroller key="verticalScroller" horizontal="NO" \(down) id="down">
                <rect key="frame" x="224" y="17" width="15" height="102"/></scroller>\(head)</scrollView>
                """
        }

        func compiled() throws -> MacFixture { try MacFixture(text) }
    }

    private static func object(_ fixture: MacFixture, _ className: String) throws -> Int {
        try #require(fixture.objects(className).first)
    }

    private static func frame(_ fixture: MacFixture, _ object: Int?) -> String? {
        object.flatMap { fixture.text($0, "NSFrame") ?? fixture.text($0, "NSFrameSize") }
    }

    private static func widths(_ fixture: MacFixture) -> [Double?] {
        fixture.objects("NSTableColumn").map { fixture.graph.value($0, key: "NSWidth")?.number }
    }

    /// The columns' widths determine whether the scroll view scrolls horizontally, and the width of the table.
    @Test func aTableThatFindsNoRoomForItsInsetsScrollsAcross() throws {
        let fixture = try Sample(widths: [130, 93]).compiled()
        let graph = fixture.graph
        let scroll = try Self.object(fixture, "NSScrollView")
        let table = try Self.object(fixture, "NSTableView")
        #expect(Self.frame(fixture, table) == "{258, 105}")
        #expect(Self.frame(fixture, graph.object(scroll, key: "NSHeaderClipView")) == "{{1, 1}, {238, 28}}")
        func isShown(_ scroller: Int?) -> Bool { scroller.flatMap { fixture.number($0, "NSvFlags") }.map { $0 >= 0 } ?? false }
        let across = graph.object(scroll, key: "NSHScroller")
        #expect(Self.frame(fixture, across) == "{{1, 117}, {238, 17}}")
        #expect(isShown(across))
        #expect(across.flatMap { graph.value($0, key: "NSPercent")?.number } == 238.0 / 258)
        // The vertical scroller is shown, because it does not hide automatically.
        let down = graph.object(scroll, key: "NSVScroller")
        #expect(Self.frame(fixture, down) == "{{222, 29}, {17, 105}}" && isShown(down))
        #expect(fixture.number(scroll, "NSsFlags").map { $0 & 0x80 } == 0x80)
        // There is no corner view; the table's flags record it instead.
        #expect(graph.value(scroll, key: "NSCornerView") == nil)
        #expect(fixture.number(table, "NSTvFlags").map { $0 & 0x60_0000 } == 0x60_0000)
    }

    @Test(arguments: [(100, 0x20_0000), (110, 0x40_0000), (130, 0x60_0000)])
    func tablesSayWhetherTheirColumnsFillThem(width: Int, flags: Int) throws {
        let fixture = try Sample(widths: [width, 93]).compiled()
        #expect(fixture.number(try Self.object(fixture, "NSTableView"), "NSTvFlags").map { $0 & 0x60_0000 } == flags)
    }

    @Test(arguments: [
        ("", "", [152, 43.0], true), (#"columnAutoresizingStyle="lastColumnOnly""#, "", [130, 64.0], true),
        (#"columnReordering="NO" columnResizing="NO" columnAutoresizingStyle="firstColumnOnly""#, "", [130, 93.0], false),
        (#"columnAutoresizingStyle="firstColumnOnly""#, #"<tableViewGridLines key="gridStyleMask" vertical="YES"/>"#, [130, 93.0], false),
    ])
    func columnsShrinkIfTheTableIsTiled(table: String, inside: String, widths: [Double], isHigher: Bool) throws {
        let clip = isHigher ? "x=\"1\" y=\"0\" width=\"238\" height=\"110\"" : "x=\"1\" y=\"1\" width=\"238\" height=\"133\""
        // Columns of 223 points, with 12 at the sides and 3 in between, fill the width.
        let first = widths == [152, 43] ? [167, 57] : [130, 93]
        let fixture = try Sample(clip: clip, table: table, inTable: inside, widths: first).compiled()
        #expect(Self.widths(fixture) == widths)
    }

    @Test func aViewGoesWithTheRoomThatScrollersLeaveIt() throws {
        let view = """
            <view key="view" id="shown"><rect key="frame" x="0" y="0" width="223" height="118"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
            <box id="box"><rect key="frame" x="10" y="90" width="20" height="20"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/></box></subviews></view>
            """
        let text = Sample(across: "", down: "").text
        let start = try #require(text.firstRange(of: "<tableView"))
        let end = try #require(text.firstRange(of: "</tableView>"))
        let rest = String(text[..<start.lowerBound]) + view.replacing(#" key="view""#, with: "") + String(text[end.upperBound...])
        let head = try #require(rest.firstRange(of: "<tableHeaderView"))
        let fixture = try MacFixture(String(rest[..<head.lowerBound]) + "</scrollView>")
        let clip = try Self.object(fixture, "NSClipView")
        #expect(Self.frame(fixture, clip) == "{{1, 1}, {221, 116}}")
        #expect(Self.frame(fixture, try Self.object(fixture, "NSView")) == "{206, 101}")
        #expect(Self.frame(fixture, try Self.object(fixture, "NSBox")) == "{{10, 73}, {20, 20}}")
    }

    @Test func aPlaceholderOfAnApplicationsViewDoesNotChangeItsScrollView() throws {
        let fixture = try MacFixture(
            """
            <scrollView id="9"><rect key="frame" x="0.0" y="0.0" width="200" height="150"/><clipView key="contentView" id="clip">
            <rect key="frame" x="1" y="1" width="198" height="148"/><subviews><customView id="shown">
            <rect key="frame" x="0" y="0" width="198" height="148"/></customView></subviews></clipView>
            <scroller key="verticalScroller" horizontal="NO" id="down"><rect key="frame" x="183" y="1" width="16" height="148"/></scroller>
            </scrollView>
            """)
        #expect(Self.frame(fixture, try Self.object(fixture, "NSClipView")) == "{{1, 1}, {198, 148}}")
    }

    @Test func tablesHadTheirCornerLastBeforeMacOS11() throws {
        var options = CompileOptions()
        options.generation = CompilerGeneration(xcode: .init(8))
        options.deploymentTarget = .init(10, 9)
        let fixture = try MacFixture(Sample(scroll: "hasHorizontalScroller=\"NO\"").text, options: options)
        let graph = fixture.graph
        let scroll = try Self.object(fixture, "NSScrollView")
        let views = graph.objects(in: graph.value(scroll, key: "NSSubviews"))
        #expect(views.map { graph.className($0) } == ["NSClipView", "NSClipView", "NSScroller", "NSScroller", "_NSCornerView"])
        #expect(views.count == 5 && views[2] == graph.object(scroll, key: "NSVScroller"))
        #expect(Self.frame(fixture, views.last) == "{{225, 0}, {15, 28}}")
    }

    @Test func tablesHaveTheColoursThatTheyName() throws {
        let plain = try Sample().compiled()
        let table = try Self.object(plain, "NSTableView")
        #expect(plain.graph.value(table, key: "NSBackgroundColor") == nil && plain.graph.value(table, key: "NSGridColor") == nil)
        let grid = #"<color key="gridColor" name="gridColor" catalog="System" colorSpace="catalog"/>"#
        let named = try Sample(inTable: grid).compiled()
        #expect(named.graph.value(try Self.object(named, "NSTableView"), key: "NSGridColor")?.object != nil)
    }

    @Test func aClipViewThatIsAllThatAWindowShowsIsAsLargeAsTheWindow() throws {
        let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#
        let fixture = try MacFixture(
            """
            <window title="W" id="9"><rect key="contentRect" x="10" y="20" width="538" height="337"/>
            <clipView key="contentView" id="clip"><rect key="frame" x="1" y="1" width="523" height="188"/>\(mask)<subviews>
            <view id="shown"><rect key="frame" x="0" y="0" width="523" height="188"/>\(mask)</view></subviews></clipView></window>
            """)
        let clip = try Self.object(fixture, "NSClipView")
        #expect(Self.frame(fixture, clip) == "{{1, 1}, {538, 337}}" && fixture.number(clip, "NSvFlags") == 274)
        #expect(Self.frame(fixture, try Self.object(fixture, "NSView")) == "{538, 337}")
    }

    @Test(arguments: [true, false])
    func tablesThatScrollAcrossAreTheSameWhenTheyAreReadBack(hasHeader: Bool) throws {
        let clip = hasHeader ? "x=\"1\" y=\"1\" width=\"238\" height=\"133\"" : "x=\"1\" y=\"0\" width=\"238\" height=\"135\""
        let first = try Sample(clip: clip, widths: [130, 93], header: hasHeader).compiled()
        let read = try DocumentReader().read(first.output.bundle.packed, file: "Sample.nib").document
        let second = try MacFixture(text: String(decoding: read.text(), as: UTF8.self))
        for name in ["NSScrollView", "NSClipView", "NSTableView", "NSScroller", "_NSCornerView"] {
            let frames = [first, second].map { fixture in fixture.objects(name).map { Self.frame(fixture, $0) } }
            #expect(frames[0] == frames[1])
            let flags = [first, second].map { fixture in fixture.objects(name).map { fixture.number($0, "NSvFlags") } }
            #expect(flags[0] == flags[1])
        }
    }
}
