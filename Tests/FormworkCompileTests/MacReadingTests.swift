import FormworkCompile
import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

/// Compiled files of AppKit, read back.
@Suite struct MacReadingTests {
    private static func read(_ output: CompiledOutput, _ file: String) throws -> ReadDocument {
        try DocumentReader().read(output.bundle.packed, file: file)
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" \
        propertyAccessControl="none" useAutolayout="YES" initialViewController="w">
        <scenes><scene sceneID="0"><objects><application id="app" sceneMemberID="viewController">
        <menu key="mainMenu" title="Main" systemMenu="main" id="menu"><items><menuItem title="Quit" id="quit"><connections>
        <action selector="terminate:" target="r" id="q"/></connections></menuItem></items></menu></application>
        <customObject id="r" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/></objects></scene>
        <scene sceneID="1"><objects><windowController storyboardIdentifier="Main" id="w" sceneMemberID="viewController">
        <window key="window" title="W" id="win"><rect key="contentRect" x="10" y="20" width="300" height="200"/></window><connections>
        <segue destination="v" kind="relationship" relationship="window.shadowedContentViewController" id="s"/></connections>
        </windowController></objects></scene><scene sceneID="2"><objects>
        <viewController customClass="Content" customModule="App" id="v" sceneMemberID="viewController">
        <view key="view" id="view"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews><textField id="t">
        <rect key="frame" x="1" y="2" width="3" height="4"/><textFieldCell key="cell" title="T" id="c"/></textField></subviews></view>
        <connections><outlet property="label" destination="t" id="o"/></connections></viewController></objects></scene></scenes></document>
        """

    @Test func aStoryboardComesBackWithItsScenes() throws {
        let output = try MacFixture(text: Self.storyboard, member: "Main.nib").output
        let read = try Self.read(output, "Main.storyboardc")
        let document = read.document
        #expect(document.kind == .storyboard && document.platform == .macOS && document.format == .compiled)
        #expect(document.scenes.count == 3)
        let text = String(decoding: document.text(), as: UTF8.self)
        let menu = try #require(text.firstRange(of: #"<menu key="mainMenu" title="Main" systemMenu="main""#))
        let window = try #require(text.firstRange(of: #"<windowController storyboardIdentifier="Main""#))
        #expect(text.contains("<application ") && menu.lowerBound < window.lowerBound)
        #expect(text.contains(#"<window key="window" title="W""#))
        // The content that the compiler puts into a window with a controller isn't part of the document.
        #expect(!text.contains(#"key="contentView""#))
        #expect(text.contains(#"<segue destination="v" kind="relationship" relationship="window.shadowedContentViewController""#))
        #expect(text.contains(#"<viewController id="v" customClass="Content""#) && text.contains(#"<view key="view" id="view">"#))
        let field = try #require(document.views.first { $0.element["id"] != "view" && $0.element.name == "textField" })
        #expect(field.frame == Rect(origin: Point(x: 1, y: 2), size: Size(width: 3, height: 4)))
        let outlet = try #require(document.connections.first { $0.element["property"] == "label" })
        #expect(outlet.element["destination"] == field.id)
        // The action goes to the first responder of its own scene.
        let action = try #require(document.connections.first { $0.element["selector"] == "terminate:" })
        let responder = try #require(action.element["target"])
        #expect(text.contains(#"<customObject id="\#(responder)" userLabel="First Responder" customClass="NSResponder""#))
        #expect(!read.diagnostics.contains { $0.message.contains("cannot be resolved") || $0.message.contains("no place") })
        #expect(try DocumentReader().read(document.text(), file: "Main.storyboard").document == document)
    }

    @Test func theControllerThatIsShownFirstComesBack() throws {
        let output = try MacFixture(text: Self.storyboard, member: "Main.nib").output
        let text = String(decoding: try Self.read(output, "Main.storyboardc").document.text(), as: UTF8.self)
        let first = try #require(text.split(separator: "initialViewController=\"").dropFirst().first?.prefix { $0 != "\"" })
        #expect(text.contains(#"<windowController storyboardIdentifier="Main" id="\#(first)""#))
    }

    @Test func aViewWhoseFileIsMissingIsListed() throws {
        let output = try MacFixture(text: Self.storyboard, member: "Main.nib").output
        let bundle = NibBundle(output.bundle.members.filter { !$0.name.contains("-view-") })
        let read = try DocumentReader().read(bundle.packed, file: "Main.storyboardc")
        #expect(read.diagnostics.contains { $0.message == "the nib 'v-view-view' of a controller's view is missing" })
    }

    @Test func classesOfSwiftComeBackByTheirNames() throws {
        let fixture = try MacFixture(
            #"<customView id="9" customClass="Dial" customModule="App"><rect key="frame" x="0.0" y="0.0" width="5" height="6"/></customView>"#
        )
        let view = try #require(try Self.read(fixture.output, "Sample.nib").document.views.first)
        #expect(view.element.customClass == "Dial" && view.element["customModule"] == "App")
    }

    /// Returns a scroll view 240 wide, with a clip view and content as wide as on a machine with scrollers 17 points thick.
    private static func scrollView(_ content: String, scroller: String, clip: Int = 221) -> String {
        """
        <scrollView id="9"><rect key="frame" x="0.0" y="0.0" width="240" height="135"/><clipView key="contentView" id="clip">
        <rect key="frame" x="1" y="1" width="\(clip)" height="133"/><subviews>\(content)</subviews></clipView>
        <scroller key="verticalScroller" horizontal="NO" id="bar">\(scroller)</scroller></scrollView>
        """
    }

    private static func frames(_ objects: String) throws -> [String: Rect] {
        let document = try read(MacFixture(objects).output, "Sample.nib").document
        return Dictionary(document.views.compactMap { view in view.frame.map { (view.element.name, $0) } }) { first, _ in first }
    }

    @Test(arguments: [
        // A scroller over the content, one next to it, and one that the compiler's machine placed.
        (#"<rect key="frame" x="223" y="1" width="16" height="133"/>"#, 221, 238.0),
        (#"<rect key="frame" x="224" y="1" width="15" height="133"/>"#, 221, 223),
        (#"<rect key="frame" x="222" y="1" width="17" height="133"/>"#, 221, 238),
        (#"<rect key="frame" x="224" y="1" width="15" height="133"/>"#, 223, 223),
        (#"<rect key="frame" x="223" y="1" width="16" height="133"/>"#, 238, 238),
    ])
    func theContentOfAScrollViewIsAsWideAsInTheDocument(scroller: String, tiled: Int, width: Double) throws {
        let inner = #"<customView id="in"><rect key="frame" x="0.0" y="0.0" width="\#(tiled)" height="133"/></customView>"#
        let frames = try Self.frames(Self.scrollView(inner, scroller: scroller, clip: tiled))
        #expect(frames["clipView"]?.size.width == width && frames["customView"]?.size.width == width)
    }

    /// Two columns with their spacing are 258 points wide if rows have insets, and 238 without insets.
    @Test(arguments: [(258, 238.0), (238, 238), (300, 300)])
    func tablesAreAsWideAsInTheDocument(tiled: Int, width: Double) throws {
        let table = """
            <tableView id="t"><rect key="frame" x="0.0" y="0.0" width="238" height="133"/>
            <size key="intercellSpacing" width="17" height="0.0"/><tableColumns>
            <tableColumn width="116" minWidth="40" maxWidth="1000" id="c1"/><tableColumn width="93" minWidth="40" maxWidth="1000" id="c2"/>
            </tableColumns></tableView>
            """
        let bar = #"<rect key="frame" x="223" y="1" width="16" height="133"/>"#
        let compiled = try MacFixture(Self.scrollView(table, scroller: bar, clip: 238)).output.bundle
        // The frames as AppKit leaves them: the clip view's is complete, the table's follows from its columns.
        let members = try compiled.members.map { member in
            var bytes = member.bytes
            try Self.replace("{{1, 1}, {221, 133}}", by: "{{1, 1}, {238, 133}}", in: &bytes)
            try Self.replace("{258, 133}", by: "{\(tiled), 133}", in: &bytes)
            return NibBundle.Member(name: member.name, bytes: bytes)
        }
        let read = try DocumentReader().read(NibBundle(members).packed, file: "Sample.nib")
        let view = try #require(read.document.views.first { $0.element.name == "tableView" })
        #expect(view.frame?.size.width == width)
    }

    /// Replaces a text by one of the same length.
    private static func replace(_ text: String, by other: String, in bytes: inout [UInt8]) throws {
        let place = try #require(bytes.firstRange(of: text.utf8))
        try #require(text.utf8.count == other.utf8.count)
        bytes.replaceSubrange(place, with: other.utf8)
    }
}
