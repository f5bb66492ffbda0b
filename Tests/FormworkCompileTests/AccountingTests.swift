import FormworkCompile
import FormworkDiagnostics
import FormworkNib
import Testing

/// Content that is not compiled is reported, however deeply it is nested.
@Suite struct AccountingTests {
    private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="10" height="10"/>"#

    private static func inView(_ inside: String) -> String {
        CompiledSample.xib(#"<view id="vie-wA-001">\#(frame)\#(inside)</view>"#)
    }

    private static func inSubview(_ name: String, _ inside: String) -> String {
        inView(#"<subviews><\#(name) id="sub-vi-001">\#(frame)\#(inside)</\#(name)></subviews>"#)
    }

    private static func scenes(_ segue: String) -> String {
        CompiledSample.storyboard([
            #"<viewController id="one-aa-001"><view key="view" id="vie-wA-001">\#(frame)</view><connections>\#(segue)</connections></viewController>"#,
            #"<viewController id="two-aa-001"><view key="view" id="vie-wB-001">\#(frame)</view></viewController>"#,
        ])
    }

    private static func messages(_ text: String, isLenient: Bool = false) throws -> [String] {
        var options = CompiledSample.options(10, 1)
        options.isLenient = isLenient
        do {
            return try CompiledSample.compiled(text, options).diagnostics.filter { $0.severity > .note }.map(\.message)
        } catch let error as CompileError {
            return error.diagnostics.map(\.message)
        }
    }

    private static let color = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite""#

    /// Cases with exactly one unknown part, marked with the word `odd`.
    private static let cases: [String] = [
        inView(#"\#(color) odd="1"/>"#), inView(#"<rect key="odd" x="0" y="0" width="1" height="1"/>"#),
        inView(#"<string key="odd">x</string>"#),
        inView(#"<edgeInsets key="odd" top="0" left="0" bottom="0" right="0"/>"#), inView(#"<integer key="odd" value="1"/>"#),
        inView(#"<point key="odd" x="0" y="0"/>"#), inView(#"<autoresizingMask key="autoresizingMask" odd="YES"/>"#),
        inView(#"<accessibility key="accessibilityConfiguration" odd="x"/>"#),
        inView(#"<accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" odd="YES"/></accessibility>"#),
        inView(#"<accessibility key="accessibilityConfiguration"><bool key="odd" value="YES"/></accessibility>"#),
        inView(#"<gestureRecognizers><tapGestureRecognizer id="tap-aa-001"/></gestureRecognizers>"#).replacing(
            "vie-wA-001", with: "odd-vi-001"),
        inView(#"<variation key="default"><mask key="odd"/></variation>"#), inView(#"<variation key="default" odd="1"/>"#),
        inView(#"<variation key="widthClass=regular"><edgeInsets key="odd" top="0" left="0" bottom="0" right="0"/></variation>"#),
        inView(
            #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="nil" keyPath="x" odd="1"/></userDefinedRuntimeAttributes>"#),
        inView(#"<connections><outlet property="x" destination="vie-wA-001" id="out-aa-001" odd="1"/></connections>"#),
        inView(#"<connections><binding odd="1" id="out-aa-001"/></connections>"#).replacing("binding", with: "oddConnection"),
        inView(
            #"<constraints><constraint firstAttribute="width" constant="1" id="con-aa-001"><odd/></constraint></constraints>"#),
        inView(#"<constraints><constraint firstAttribute="width" odd="1" constant="1" id="con-aa-001"/></constraints>"#),
        inSubview("label", #"<fontDescription key="fontDescription" type="system" pointSize="17" odd="1"/>"#),
        inSubview("label", #"<color key="fontDescription" name="x"/>"#).replacing("sub-vi-001", with: "odd-vi-001"),
        inSubview("label", #"<attributedString key="attributedText"><fragment content="x"><odd/></fragment></attributedString>"#),
        inSubview(
            "label",
            #"<attributedString key="attributedText"><fragment content="x"><attributes><paragraphStyle key="NSParagraphStyle" alignment="left" "#
                + #"odd="1"/></attributes></fragment></attributedString>"#),
        inSubview("button", #"<state key="normal" title="x"><imageReference key="image" image="x" odd="1"/></state>"#),
        inSubview("button", #"<state key="normal" title="x"><color key="odd" white="1" alpha="1"/></state>"#),
        inSubview("segmentedControl", #"<segments><segment title="x" odd="1"/></segments>"#),
        inSubview("segmentedControl", "<segments><odd/></segments>"),
        inSubview("textField", #"<attributedString key="attributedPlaceholder"><fragment content="x"/></attributedString>"#).replacing(
            "sub-vi-001", with: "odd-vi-001"),
        inSubview("toolbar", #"<items odd="1"/>"#), inSubview("toolbar", #"<items><barButtonItem id="bar-aa-001" odd="1"/></items>"#),
        inSubview("navigationBar", #"<textAttributes key="titleTextAttributes"><offsetWrapper key="odd" vertical="1"/></textAttributes>"#),
        CompiledSample.xib(#"<tapGestureRecognizer id="tap-aa-001" odd="1"/>"#), CompiledSample.xib("", owner: "<odd/>"),
        CompiledSample.xib("", owner: #"<connections><odd/></connections>"#),
        scenes(#"<segue destination="two-aa-001" kind="show" odd="1" id="seg-aa-001"/>"#),
        scenes(#"<segue destination="two-aa-001" kind="show" id="seg-aa-001"><odd/></segue>"#),
        scenes(#"<segue destination="two-aa-001" kind="show" modalTransitionStyle="odd" id="seg-aa-001"/>"#),
        scenes(#"<segue destination="two-aa-001" kind="show" id="seg-aa-001"><segue kind="show" id="odd-aa-002"/></segue>"#),
    ]

    @Test(arguments: cases.indices) func oddValuesAreReported(number: Int) throws {
        let text = Self.cases[number]
        let found = try Self.messages(text)
        #expect(found.count == 1 && found[0].contains("odd"), "\(found)\n\(text)")
        let lenient = try Self.messages(text, isLenient: true)
        #expect(lenient.map { $0.replacing("; it is left out", with: "") } == found)
    }

    @Test func theSameWithoutThemIsCompiled() throws {
        #expect(
            try Self.messages(Self.inView(#"\#(Self.color)/><variation key="default"/><point key="canvasLocation" x="1" y="2"/>"#)) == [])
        #expect(try Self.messages(Self.scenes(#"<segue destination="two-aa-001" kind="show" id="seg-aa-001"/>"#)) == [])
    }

    @Test func aPopoversAnchorIsAnOutletInTheFileOfTheAnchor() throws {
        let text = Self.scenes(
            #"<segue destination="two-aa-001" kind="popoverPresentation" popoverAnchorView="vie-wA-001" id="seg-aa-001">"#
                + #"<popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>"#)
        let scene = try CompiledSample.graph(text, file: "UIViewController-one-aa-001.nib")
        let template = scene.first("UIStoryboardPopoverPresentationSegueTemplate")
        #expect(scene.value(template, key: "UIPermittedArrowDirections") == .int8(5))
        let view = try CompiledSample.graph(text, file: "one-aa-001-view-vie-wA-001.nib")
        let outlet = try #require(view.all("UIRuntimeOutletConnection").first { view.text($0, "UILabel") == "anchorView" })
        #expect(view.object(outlet, key: "UIDestination").map(view.className) == "UIView")
        let proxy = view.object(outlet, key: "UISource").flatMap { view.text($0, "UIProxiedObjectIdentifier") }
        let table = try #require(scene.value(scene.first("UIViewController"), key: "UIExternalObjectsTableForViewLoading"))
        #expect(scene.pairs(table).map(\.key) == [proxy])
        let wrong = Self.scenes(#"<segue destination="two-aa-001" kind="show" popoverAnchorView="vie-wA-001" id="seg-aa-001"/>"#)
        #expect(try Self.messages(wrong).contains { $0.contains("has attributes of popovers") })
    }
}
