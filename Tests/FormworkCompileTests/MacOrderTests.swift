import FormworkCompile
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

/// The order of objects, connections and views in compiled files for macOS.
@Suite struct MacOrderTests {
    private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="80" height="40"/>"#

    private static func object(_ id: String, _ connections: String) -> String {
        #"<customObject id="\#(id)" customClass="Thing"><connections>\#(connections)</connections></customObject>"#
    }

    private static func connections(_ fixture: MacFixture, _ key: String = "NSLabel") throws -> [String] {
        let graph = fixture.graph
        let data = try #require(graph.object(graph.root, key: "IB.objectdata"))
        return graph.objects(in: graph.value(data, key: "NSConnections")).compactMap { fixture.text($0, key) }
    }

    @Test func outletsComeByTheIDsOfTheirObjectsAndByTheirNames() throws {
        let fixture = try MacFixture(
            Self.object("abc", #"<outlet property="a" destination="9" id="1a"/>"#)
                + Self.object("100", #"<outlet property="c" destination="9" id="1b"/><outlet property="b" destination="9" id="1c"/>"#)
                + Self.object("9", #"<outlet property="d" destination="100" id="1d"/>"#)
                + Self.object("Xyz", #"<outlet property="e" destination="9" id="1e"/>"#))
        #expect(try Self.connections(fixture) == ["part", "d", "b", "c", "e", "a"])
    }

    @Test func bindingsComeBackwardsEachBehindTheOneThatItFollows() throws {
        func binding(_ name: String, _ id: String, _ rest: String = "") -> String {
            #"<binding destination="-2" name="\#(name)" keyPath="k" \#(rest) id="\#(id)"/>"#
        }
        let fixture = try MacFixture(
            Self.object("9", binding("hidden", "b1") + binding("value", "b2"))
                + Self.object("10", binding("maxValue", "b3") + binding("value", "b4", #"previousBinding="b3""#)))
        #expect(try Self.connections(fixture).dropFirst() == ["maxValue: k", "value: k", "value: k", "hidden: k"])
    }

    @Test func toolTipsComeByTheirTexts() throws {
        func field(_ id: String, _ tip: String) -> String {
            #"<textField toolTip="\#(tip)" id="\#(id)">\#(Self.frame)<textFieldCell key="cell" id="c\#(id)"/></textField>"#
        }
        let fixture = try MacFixture(
            #"<customView id="9">\#(Self.frame)<subviews>\#(field("1", "Z"))\#(field("2", "A"))</subviews></customView>"#)
        #expect(try Self.connections(fixture, "NSMarker") == ["A", "Z"])
    }

    @Test func objectsAreStoredAsTheyAreReachedAndNotWhereTheyAreOnlyNamed() throws {
        let fixture = try MacFixture(
            """
            <customView id="9">\(Self.frame)<subviews>
            <textField id="t1">\(Self.frame)<textFieldCell key="cell" id="c1"/></textField>
            <button id="t2">\(Self.frame)<buttonCell key="cell" id="c2"/></button></subviews></customView>
            """)
        let graph = fixture.graph
        let order = graph.objects.indices.map { graph.className($0) }
            .filter { ["NSCustomView", "NSTextField", "NSButton", "NSTextFieldCell", "NSButtonCell"].contains($0) }
        // The views of a custom view are stored back to front.
        #expect(order == ["NSCustomView", "NSButton", "NSButtonCell", "NSTextField", "NSTextFieldCell"])
    }

    @Test func connectionsOfAFileThatIsReadBackKeepTheirOrder() throws {
        let outlets = ["9", "zz", "mm", "aa"].map { Self.object($0, #"<outlet property="p\#($0)" destination="9" id="o\#($0)"/>"#) }
            .joined()
        let first = try MacFixture(outlets)
        let read = try DocumentReader().read(first.output.bundle.packed, file: "Sample.nib").document
        let second = try MacFixture(text: String(decoding: read.text(), as: UTF8.self))
        #expect(try Self.connections(first) == Self.connections(second))
    }

    // MARK: The way of the tab key

    /// Returns the next view of each view, by titles.
    private static func ways(_ fixture: MacFixture) -> [String: String] {
        var names: [Int: String] = [:]
        for object in fixture.graph.objects.indices {
            names[object] = fixture.text(object, "NSReuseIdentifierKey")
        }
        var result: [String: String] = [:]
        for (object, name) in names {
            guard let value = fixture.graph.value(object, key: "NSNextKeyView") else { continue }
            result[name] = value.object.flatMap { names[$0] } ?? "nothing"
        }
        return result
    }

    private static func view(_ element: String, _ id: String, _ frame: String, _ inside: String = "") -> String {
        let parts = frame.split(separator: " ")
        let rect = #"<rect key="frame" x="\#(parts[0])" y="\#(parts[1])" width="\#(parts[2])" height="\#(parts[3])"/>"#
        return #"<\#(element) identifier="\#(id)" id="\#(id)">\#(rect)\#(inside)</\#(element)>"#
    }

    private static func tabs(_ inside: String) throws -> MacFixture {
        let shown = #"<view key="view" identifier="root" id="root">\#(frame)<subviews>\#(inside)</subviews></view>"#
        let other = #"<view key="view" id="other">\#(frame)<subviews>\#(view("box", "hidden", "0 0 9 9"))</subviews></view>"#
        return try MacFixture(
            view(
                "tabView", "tabs", "0 0 500 500",
                """
                <tabViewItems><tabViewItem id="one">\(shown)</tabViewItem><tabViewItem id="two">\(other)</tabViewItem></tabViewItems>
                """) + #"<customObject id="9" customClass="Thing"/>"#)
    }

    @Test func viewsOfAShownTabFollowEachOtherFromTopToBottomAndFromLeftToRight() throws {
        let fixture = try Self.tabs(
            Self.view("box", "low", "0 10 80 20") + Self.view("box", "right", "200 98 80 20") + Self.view("box", "left", "10 100 80 20")
                + Self.view("customView", "top", "0 200 80 80", "<subviews>" + Self.view("box", "inner", "0 0 10 10") + "</subviews>"))
        #expect(
            Self.ways(fixture) == [
                "tabs": "root", "root": "top", "top": "inner", "inner": "left", "left": "right", "right": "low", "low": "tabs",
            ])
    }

    @Test func theWayThroughAScrollViewPassesItsScrollersAndWhatItShows() throws {
        let fixture = try Self.tabs(
            Self.view(
                "scrollView", "scroll", "0 0 200 150",
                #"<clipView key="contentView" identifier="clip" id="clip"><rect key="frame" x="0" y="0" width="184" height="150"/><subviews>"#
                    + Self.view("customView", "shown", "0 0 200 150") + "</subviews></clipView>"
                    + #"<scroller key="horizontalScroller" hidden="YES" identifier="across" id="across">"#
                    + #"<rect key="frame" x="-100" y="-100" width="225" height="15"/></scroller>"#
                    + #"<scroller key="verticalScroller" identifier="down" id="down">"#
                    + #"<rect key="frame" x="184" y="0" width="16" height="150"/></scroller>"#))
        #expect(
            Self.ways(fixture) == [
                "tabs": "root", "root": "scroll", "scroll": "across", "across": "nothing", "clip": "shown", "shown": "down", "down": "tabs",
            ])
    }
}
