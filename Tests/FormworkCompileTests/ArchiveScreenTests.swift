import FormworkNib
import Testing

/// Values that an archive does not contain: the visible state, the precision of its numbers, the name of the system font.
@Suite struct ArchiveScreenTests {
    /// Returns an archive with a window and a separate view, with these settings of the document.
    private func archive(_ settings: String = "", owner: String = "", view: String = "") -> String {
        """
        <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>
        <string key="IBDocument.InterfaceBuilderVersion">740</string>\(settings)
        <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
        <object class="NSCustomObject" id="1"><string key="NSClassName">Owner</string></object>
        <object class="NSCustomObject" id="2"><string key="NSClassName">FirstResponder</string></object>
        <object class="NSWindowTemplate" id="3"><string key="NSWindowTitle">Window</string>
        <object class="NSView" key="NSWindowView" id="4"><int key="NSvFlags">256</int><array key="NSSubviews">
        <object class="NSTabView" id="5"><reference key="NSSuperview" ref="4"/><array key="NSTabViewItems">
        <object class="NSTabViewItem" id="6"><object class="NSBox" key="NSView" id="7"/></object></array>
        <array key="NSSubviews"><object class="NSSlider" id="8"><reference key="NSSuperview" ref="5"/></object></array></object>
        </array></object></object>
        <object class="NSCustomView" id="9"><reference key="NSNextResponder"/><int key="NSvFlags">256</int>
        <string key="NSFrameSize">{10, 10}</string>\(view)</object></array>
        <object class="IBObjectContainer" key="IBDocument.Objects"><array class="NSMutableArray" key="connectionRecords">\(owner)</array>
        <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
        <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="0"/>
        <array class="NSMutableArray" key="children"><reference ref="9"/><reference ref="3"/></array></object>
        <object class="IBObjectRecord"><int key="objectID">-2</int><reference key="object" ref="1"/></object>
        <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="2"/></object>
        \(record(13, of: 3, in: "0"))\(record(14, of: 4, in: "3"))\(record(15, of: 5, in: "4"))\(record(16, of: 6, in: "5"))
        \(record(17, of: 7, in: "6"))\(record(18, of: 8, in: "6"))\(record(19, of: 9, in: "0"))
        </array></object><dictionary class="NSMutableDictionary" key="flattenedProperties"/></object></data></archive>
        """
    }

    private func record(_ id: Int, of object: Int, in parent: String) -> String {
        """
        <object class="IBObjectRecord"><int key="objectID">\(id)</int><reference key="object" ref="\(object)"/>
        <reference key="parent" ref="\(parent)"/></object>
        """
    }

    private func edited(_ ids: Int...) -> String {
        let items = ids.map { "<integer value=\"\($0)\"/>" }.joined()
        return "<array class=\"NSMutableArray\" key=\"IBDocument.EditedObjectIDs\">\(items)</array>"
    }

    /// Returns the classes of objects that are marked as being in no window.
    private func inWindows(_ text: String) throws -> [String] {
        let fixture = try MacFixture(text: text)
        return ["NSView", "NSTabView", "NSSlider", "NSBox", "NSCustomView"].filter { name in
            fixture.objects(name).contains { fixture.graph.value($0, key: "NSWindow") == .null }
        }
    }

    @Test func viewsOfOpenEditorsWereInAWindow() throws {
        #expect(try inWindows(archive()).isEmpty)
        #expect(try inWindows(archive(edited())).isEmpty)
        #expect(try inWindows(archive(edited(18))) == ["NSView", "NSTabView", "NSSlider"])
        #expect(try inWindows(archive(edited(13, 19))) == ["NSView", "NSTabView", "NSSlider", "NSCustomView"])
        #expect(try inWindows(archive(edited(19, 404))) == ["NSCustomView"])
        #expect(try inWindows(archive(view: #"<reference key="NSWindow"/>"#)) == ["NSCustomView"])
    }

    @Test func editorsAreTheDelegatesOfTabViews() throws {
        let closed = try MacFixture(text: archive())
        let tabs = try #require(closed.objects("NSTabView").first)
        #expect(closed.graph.value(tabs, key: "NSDelegate") == nil)
        let open = try MacFixture(text: archive(edited(13)))
        let shown = try #require(open.objects("NSTabView").first)
        #expect(open.graph.value(shown, key: "NSDelegate") == .null)
    }

    @Test func numbersWithExponentsAreAsPreciseAsSingleOnes() throws {
        let numbers = """
            <double key="NSPercent">9.473684e-01</double><double key="NSWidth">73.75537</double><double key="NSMinValue">1.000000e-02</double>
            <double key="NSMaxWidth">1e+13</double>
            """
        let fixture = try MacFixture(text: archive(view: numbers))
        let view = try #require(fixture.objects("NSCustomView").first)
        #expect(fixture.graph.value(view, key: "NSPercent") == .double(0.9473683834075928))
        #expect(fixture.graph.value(view, key: "NSWidth") == .double(73.75537))
        #expect(fixture.graph.value(view, key: "NSMinValue") == .double(0.01))
        #expect(fixture.graph.value(view, key: "NSMaxWidth") == .double(1e13))
    }

    @Test func outletsAreInTheOrderOfRecords() throws {
        func outlet(_ id: Int, _ name: String, from source: Int) -> String {
            """
            <object class="IBConnectionRecord"><object class="IBOutletConnection" key="connection"><string key="label">\(name)</string>
            <reference key="source" ref="\(source)"/><reference key="destination" ref="9"/></object><int key="connectionID">\(id)</int></object>
            """
        }
        let outlets = outlet(21, "third", from: 9) + outlet(22, "second", from: 3) + outlet(23, "first", from: 3)
        let fixture = try MacFixture(text: archive(owner: outlets))
        let data = try #require(fixture.objects("NSIBObjectData").first)
        let connections = fixture.graph.objects(in: fixture.graph.value(data, key: "NSConnections"))
        #expect(connections.map { fixture.text($0, "NSLabel") } == ["first", "second", "third"])
    }

    @Test func systemFontsAreNamedByTheCompiler() throws {
        func font(_ flags: Int, _ key: String) -> String {
            """
            <object class="NSFont" key="\(key)"><bool key="IBIsSystemFont">YES</bool><double key="NSSize">13</double>
            <int key="NSfFlags">\(flags)</int></object>
            """
        }
        let fixture = try MacFixture(text: archive(view: font(1_044, "NSFont") + font(2_072, "NSTitleFont")))
        #expect(Set(fixture.objects("NSFont").map { fixture.text($0, "NSName") }) == [".AppleSystemUIFont", ".AppleSystemUIFontBold"])
        #expect(fixture.objects("NSFont").allSatisfy { fixture.graph.value($0, key: "IBIsSystemFont") == nil })
        #expect(fixture.number(fixture.graph.root, "IB.systemFontUpdateVersion") == 1)
    }

    @Test func windowsWithoutALargestSizeMayGrow() throws {
        let fixture = try MacFixture(text: archive())
        let window = try #require(fixture.objects("NSWindowTemplate").first)
        #expect(fixture.text(window, "NSMaxSize") == "{10000000000000, 10000000000000}")
    }
}
