import FormworkCompile
import FormworkDiagnostics
import FormworkNib
import Testing

/// Contents of a storyboard for macOS are compiled or reported.
@Suite struct MacStoryboardRefusedTests {
    private static func window(_ inside: String = "", _ connections: String = "") -> String {
        """
        <windowController id="w" sceneMemberID="viewController"><window key="window" title="W" id="win">
        <rect key="contentRect" x="10" y="20" width="300" height="200"/></window>\(inside)<connections>
        <segue destination="v" kind="relationship" relationship="window.shadowedContentViewController" id="s"/>\(connections)</connections>
        </windowController>
        """
    }

    private static func content(_ inside: String = "", _ view: String = "", _ others: String = "") -> String {
        """
        <viewController id="v" sceneMemberID="viewController"><view key="view" id="view">
        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>\(view)</view>\(inside)</viewController>\(others)
        """
    }

    private static let attributes = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mood" value="good"/></userDefinedRuntimeAttributes>
        """

    @Test func aPlainStoryboardHasNoFindings() throws {
        #expect(MacFixture.storyboardErrors(MacFixture.storyboard(Self.window(), Self.content())).isEmpty)
    }

    @Test func attributesOfControllersAreSet() throws {
        let text = MacFixture.storyboard(Self.window(Self.attributes), Self.content(Self.attributes))
        let fixture = try MacFixture(text: text, member: "NSWindowController-w.nib")
        let made = fixture.objects("NSIBUserDefinedRuntimeAttributesConnector").filter { object in
            fixture.graph.value(object, key: "NSKeyPaths").map { fixture.graph.items($0).compactMap { fixture.graph.text($0) } } == ["mood"]
        }
        #expect(
            made.compactMap { fixture.graph.object($0, key: "NSObject") }.map { fixture.graph.className($0) } == [
                "NSWindowController", "NSViewController",
            ])
    }

    @Test func objectsOfAContentControllersSceneAreInItsWindowsFile() throws {
        let text = MacFixture.storyboard(
            Self.window(),
            Self.content(
                #"<connections><outlet property="data" destination="a" id="o"/></connections>"#, "", #"<arrayController id="a"/>"#))
        let scene = try MacFixture(text: text, member: "NSWindowController-w.nib")
        let array = try #require(scene.objects("NSArrayController").first)
        let controller = try #require(scene.objects("NSViewController").first)
        let table = try #require(scene.graph.value(controller, key: "NSExternalObjectsTableForViewLoading"))
        #expect(scene.graph.pairs(table).compactMap(\.value.object).contains(array))
    }

    @Test func scenesWithoutAControllerAreErrors() {
        let text = MacFixture.storyboard(
            Self.window(), Self.content(),
            #"<customObject id="x" customClass="Helper"/><customObject id="r" sceneMemberID="firstResponder" customClass="NSResponder"/>"#)
        #expect(
            MacFixture.storyboardErrors(text).map(\.message) == ["customObject 'x' is in a scene without a controller, and not compiled"])
    }

    @Test func connectionsToOtherFilesAreErrors() {
        let outlet = #"<connections><outlet property="x" destination="win" id="o"/></connections>"#
        #expect(
            MacFixture.storyboardErrors(MacFixture.storyboard(Self.window(), Self.content(outlet))).map(\.message) == [
                "the outlet 'x' refers to 'win', which is not in the document"
            ])
        let segue = #"<segue destination="v" kind="replace" id="q"/>"#
        #expect(
            MacFixture.storyboardErrors(MacFixture.storyboard(Self.window("", segue), Self.content())).map(\.message) == [
                "segues of the kind 'replace' are not compiled for macOS"
            ])
        #expect(
            MacFixture.storyboardErrors(MacFixture.storyboard(Self.window())).map(\.message) == [
                "the window's content is 'v', which is not in the document"
            ])
    }

    @Test func controllersThatNothingLeadsToAreNamed() throws {
        let alone = #"<viewController id="u" sceneMemberID="viewController"><view key="view" id="uv"/></viewController>"#
        let output = try MacFixture.output(MacFixture.storyboard(Self.window(), Self.content(), alone))
        #expect(output.diagnostics.map(\.severity) == [.warning])
        #expect(output.diagnostics.first?.location.element == "u")
    }

    @Test func unsupportedPartsOfAViewAreErrors() throws {
        let text = MacFixture.storyboard(Self.window(), Self.content("", #"<subviews><openGLView id="q"/></subviews>"#))
        #expect(MacFixture.storyboardErrors(text).map(\.message) == ["elements of the kind 'openGLView' are not compiled for macOS"])
        #expect(try MacFixture.output(text, MacFixture.lenient).diagnostics.map(\.severity) == [.warning])
    }
}
