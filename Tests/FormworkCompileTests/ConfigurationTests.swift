import FormworkCompile
import FormworkNib
import Testing

@Suite struct ConfigurationTests {
    private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="10" height="10"/>"#

    private static func element(_ name: String, _ attributes: String = "", _ inside: String) -> String {
        CompiledSample.xib("<\(name) id=\"vie-wA-001\" \(attributes)>\(frame)\(inside)</\(name)>")
    }

    @Test func aButtonsConfigurationIsAnObjectOfItsOwn() throws {
        let text = Self.element(
            "button", #"buttonType="system""#,
            """
            <buttonConfiguration key="configuration" style="filled" image="trash" catalog="system" title="Remove" imagePadding="4" \
            cornerStyle="capsule">
                <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
                <color key="baseForegroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </buttonConfiguration>
            """)
        let graph = try CompiledSample.graph(text, CompiledSample.options(12, 4))
        let made = try #require(graph.object(graph.first("UIButton"), key: "UIButtonConfiguration"))
        func value(_ name: String) -> NibValue? { graph.value(made, key: "UIButtonConfiguration" + name) }
        #expect(value("ButtonStyle") == .int8(3) && value("CornerStyle") == .int8(4) && value("ImagePlacement") == .int8(2))
        #expect(value("ImagePadding") == .float(4) && value("TitlePadding") == .float(1) && value("BaseBackgroundColor") == .null)
        let title = try #require(graph.object(made, key: "UIButtonConfigurationTitle"))
        #expect(graph.text(title, "NSString") == "Remove")
        #expect(graph.value(title, key: "NSAttributes").map { graph.pairs($0).map(\.key) } == ["NSFont"])
        // Without one, a button would have no colour behind it.
        let background = try #require(graph.object(made, key: "UIButtonConfigurationBackground"))
        #expect(graph.value(background, key: "hasCustomized-backgroundColor") == .bool(false))
        #expect(graph.value(background, key: "maskedCorners") == .int8(15))
    }

    @Test func unknownPartsOfAConfigurationAreErrors() {
        for odd in [#"odd="1"/>"#, #"><directionalEdgeInsets key="contentInsets" top="1" leading="0.0" bottom="0.0" trailing="0.0"/>"#] {
            let end = odd.hasSuffix("1\"/>") ? "" : "</buttonConfiguration>"
            let text = Self.element("button", "", #"<buttonConfiguration key="configuration" style="plain" title="A" \#(odd)\#(end)"#)
            #expect(throws: CompileError.self) { try CompiledSample.compiled(text) }
        }
    }

    @Test func symbolsSayTheirScaleAndTheirWeight() throws {
        let text = Self.element(
            "imageView", "",
            """
            <imageReference key="image" image="xmark" catalog="system" symbolScale="medium" renderingMode="template"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="17" scale="default" \
            weight="semibold"/>
            """)
        let graph = try CompiledSample.graph(text, CompiledSample.options(12, 4))
        let view = graph.first("UIImageView")
        let image = try #require(graph.object(view, key: "UIImage"))
        #expect(graph.text(image, "UISystemSymbolResourceName") == "xmark" && graph.value(image, key: "UIRenderingMode") == .int8(2))
        let scale = try #require(graph.object(image, key: "UISymbolImageConfiguration"))
        #expect(graph.value(scale, key: "UISymbolScale") == .int8(2))
        let preferred = try #require(graph.object(view, key: "UIPreferredSymbolConfiguration"))
        #expect(graph.value(preferred, key: "UIPointSize") == .float(17) && graph.value(preferred, key: "UISymbolWeight") == .int8(6))
        #expect(graph.value(preferred, key: "UISymbolScale") == .int64(-1))
    }

    @Test func aWebViewHasAConfigurationWhateverTheDocumentSays() throws {
        // A configuration with the key raises an exception if it is missing, and a missing flag is read as NO.
        let graph = try CompiledSample.graph(Self.element("wkWebView", "", ""))
        let view = graph.first("WKWebView")
        #expect(graph.value(view, key: "allowsLinkPreview") == .bool(true))
        let made = try #require(graph.object(view, key: "configuration"))
        for name in ["processPool", "preferences", "userContentController", "websiteDataStore"] {
            #expect(graph.object(made, key: name) != nil)
        }
        let said = Self.element(
            "wkWebView", "",
            """
            <wkWebViewConfiguration key="configuration" allowsAirPlayForMediaPlayback="NO">
                <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
                <wkPreferences key="preferences" minimumFontSize="6"/></wkWebViewConfiguration>
            """)
        let other = try CompiledSample.graph(said)
        #expect(other.value(other.first("WKWebViewConfiguration"), key: "allowsAirPlayForMediaPlayback") == .bool(false))
        #expect(other.value(other.first("WKPreferences"), key: "minimumFontSize") == .double(6))
    }

    @Test func marginsByDirectionSayThatTheyAre() throws {
        let inside = #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#
        let graph = try CompiledSample.graph(Self.element("view", "", inside))
        #expect(graph.numbers(graph.first("UIView"), "UIViewLayoutMargins") == [1, 2, 3, 4])
        #expect(graph.value(graph.first("UIView"), key: "UIViewLayoutMarginsAreDirectional") == .bool(true))
    }

    @Test func vibrancyHasTheStyleOfItsBlur() throws {
        let inside = #"<vibrancyEffect><blurEffect style="dark"/></vibrancyEffect>"#
        let graph = try CompiledSample.graph(Self.element("visualEffectView", "", inside))
        #expect(graph.value(graph.first("UIVibrancyEffect"), key: "UIVibrancyEffectBlurStyle") == .int8(2))
    }

    @Test func aButtonsTitleMayHaveLooks() throws {
        let inside = """
            <state key="normal"><attributedString key="attributedTitle"><fragment content="Go"><attributes>
            <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></attributes></fragment>
            </attributedString></state>
            """
        let graph = try CompiledSample.graph(Self.element("button", "", inside))
        let title = try #require(graph.object(graph.first("UIButtonContent"), key: "UIAttributedTitle"))
        #expect(graph.text(title, "NSString") == "Go")
    }

    @Test func contentModesMayBeginWithACapital() throws {
        let graph = try CompiledSample.graph(Self.element("view", #"contentMode="TopLeft""#, ""))
        #expect(graph.value(graph.first("UIView"), key: "UIContentMode") == .int8(9))
    }

    @Test func splitViewsSayTheirColumns() throws {
        let scene = #"<splitViewController id="one-aa-001" minimumPrimaryColumnWidth="320" preferredDisplayMode="beside"/>"#
        let graph = try CompiledSample.graph(CompiledSample.storyboard([scene]), file: "UISplitViewController-one-aa-001.nib")
        let made = graph.first("UISplitViewController")
        #expect(graph.value(made, key: "UISplitViewControllerMinimumPrimaryColumnWidth") == .double(320))
        #expect(graph.value(made, key: "UISplitViewControllerPreferredDisplayMode") == .int8(2))
    }

    @Test func viewsThatPopoversLetTouchesThroughToAreACollection() throws {
        let text = CompiledSample.storyboard([
            """
            <viewController id="one-aa-001"><view key="view" id="vie-wA-001">\(Self.frame)<subviews>
                <button opaque="NO" id="but-to-001">\(Self.frame)<connections>
                    <segue destination="two-aa-001" kind="popoverPresentation" identifier="more" id="seg-aa-001">
                        <popoverArrowDirection key="popoverArrowDirection" up="YES"/>
                        <popoverPassthroughViews><view reference="vie-wA-001"/></popoverPassthroughViews></segue>
                </connections></button></subviews></view></viewController>
            """,
            #"<viewController id="two-aa-001"><view key="view" id="vie-wB-001">\#(Self.frame)</view></viewController>"#,
        ])
        let graph = try CompiledSample.graph(text, file: "one-aa-001-view-vie-wA-001.nib")
        let collection = graph.first("UIRuntimeOutletCollectionConnection")
        #expect(graph.text(collection, "UILabel") == "passthroughViews")
        #expect(graph.objects(in: graph.value(collection, key: "UIDestination")) == [graph.first("UIView")])
    }

    @Test func propertiesWithoutAKnownKeyAreSetByTheirNames() throws {
        let graph = try CompiledSample.graph(
            Self.element("imageView", #"adjustsImageWhenAncestorFocused="YES""#, ""), CompiledSample.options(12, 4))
        let pair = graph.first("UINibKeyValuePair")
        #expect(graph.value(pair, key: "UIKeyPath").flatMap { graph.text($0) } == "adjustsImageWhenAncestorFocused")
        #expect(graph.object(pair, key: "UIObject") == graph.first("UIImageView"))
    }

    @Test func paragraphsHaveTheirTabsAndTheirDirection() throws {
        let text = Self.element(
            "label", "",
            """
            <attributedString key="attributedText"><fragment content="x"><attributes><paragraphStyle key="NSParagraphStyle" alignment="left" \
            baseWritingDirection="leftToRight" defaultTabInterval="36"/></attributes></fragment></attributedString>
            """)
        let graph = try CompiledSample.graph(text, CompiledSample.options(12, 4))
        let style = graph.first("NSMutableParagraphStyle")
        #expect(graph.value(style, key: "NSDefaultTabInterval") == .double(36))
        #expect(graph.value(style, key: "NSWritingDirection")?.wholeNumber == 1)
    }
}
