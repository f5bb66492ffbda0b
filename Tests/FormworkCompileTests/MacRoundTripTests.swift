import FormworkCompile
import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import FormworkTree
import Testing

/// Documents for macOS that are compiled, read back, and compiled again.
@Suite struct MacRoundTripTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        var name: String
        var objects: String
        /// Texts that the document read back contains.
        var says: [String] = []
        var attributes = ""
        var testDescription: String { name }
    }

    private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="80" height="40"/>"#
    private static let fixed = #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>"#

    private static func window(_ attributes: String = "", _ content: String = "", _ mask: String = "") -> String {
        """
        <window title="W" \(attributes) id="9"><windowStyleMask key="styleMask" titled="YES"/>
        <rect key="contentRect" x="10" y="20" width="80" height="40"/><rect key="screenRect" x="0.0" y="0.0" width="1680" height="1027"/>
        <view key="contentView" id="root">\(frame)<autoresizingMask key="autoresizingMask"\(mask)/>\(content)</view></window>
        """
    }

    private static func field(_ attributes: String, _ cell: String = "", _ inside: String = "") -> String {
        """
        <textField \(attributes) id="9">\(frame)\(fixed)<textFieldCell key="cell" title="T" \(cell) id="c">
        <font key="font" metaFont="system"/>\(inside)</textFieldCell></textField>
        """
    }

    private static func font(_ font: String) -> Sample {
        Sample(
            name: font,
            objects: """
                <textField id="9">\(frame)\(fixed)<textFieldCell key="cell" title="T" id="c"><font key="font" \(font)/></textFieldCell>
                </textField>
                """, says: ["<font key=\"font\" "])
    }

    private static let samples: [Sample] = [
        Sample(name: "a content view that goes with nothing", objects: window(), says: [#"<autoresizingMask key="autoresizingMask"/>"#]),
        Sample(
            name: "a content view that goes with its window", objects: window("", "", #" widthSizable="YES" heightSizable="YES""#),
            says: [#"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#]),
        Sample(
            name: "what only windows have",
            objects: window(#"tabbingMode="disallowed" toolbarStyle="expanded" subtitle="S" identifier="Main""#),
            says: [#"tabbingMode="disallowed""#, #"toolbarStyle="expanded""#, #"subtitle="S""#, #"identifier="Main""#]),
        Sample(
            name: "classes with modules",
            objects: """
                <customView id="9" customClass="Dial" customModule="App" customModuleProvider="target">\(frame)\(fixed)</customView>
                <customObject id="o" customClass="NSObject"/>
                """,
            says: [
                #"customClass="Dial""#, #"customModule="App""#, #"customModuleProvider="target""#, #"customClass="NSObject""#,
            ]),
        Sample(
            name: "objects that their classes make",
            objects: """
                <customView id="9" customClass="Dial">\(frame)\(fixed)</customView><customObject id="o" customClass="Model"/>
                """, says: [#"customObjectInstantitationMethod="direct""#], attributes: #"customObjectInstantitationMethod="direct""#),
        Sample(
            name: "a key that XML cannot contain",
            objects: """
                <button id="9">\(frame)\(fixed)<buttonCell key="cell" type="push" title="B" bezelStyle="rounded" alignment="center" \
                borderStyle="border" imageScaling="proportionallyDown" inset="2" id="c"><behavior key="behavior" pushIn="YES" \
                lightByBackground="YES" lightByGray="YES"/><font key="font" metaFont="system"/><string key="keyEquivalent" \
                base64-UTF8="YES">
                Gw
                </string></buttonCell></button>
                """, says: [#"<string key="keyEquivalent" base64-UTF8="YES">"#]),
        Sample(
            name: "a view that clips", objects: #"<customView clipsToBounds="YES" id="9">\#(frame)\#(fixed)</customView>"#,
            says: [#"clipsToBounds="YES""#]),
        Sample(
            name: "how wide a text may be", objects: field(#"preferredMaxLayoutWidth="64" setsMaxLayoutWidthAtFirstLayout="YES""#),
            says: [#"preferredMaxLayoutWidth="64""#, #"setsMaxLayoutWidthAtFirstLayout="YES""#]),
        Sample(
            name: "characters in the touch bar", objects: field(#"allowsCharacterPickerTouchBarItem="YES""#),
            says: [#"allowsCharacterPickerTouchBarItem="YES""#]),
        Sample(
            name: "a date in a form of its own",
            objects: field(
                "", "",
                #"<dateFormatter key="formatter" dateStyle="short" dateFormat="EEEE" id="f"/>"#), says: [#"dateFormat="EEEE""#]),
        Sample(
            name: "guides of views",
            objects: window(
                "",
                """
                <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="in">\(frame)\(fixed)</customView></subviews>
                <constraints><constraint firstItem="in" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="k"/>
                <constraint firstItem="in" firstAttribute="top" secondItem="root" secondAttribute="top" id="l"/></constraints>
                <viewLayoutGuide key="safeArea" id="safe"/><viewLayoutGuide key="layoutMargins" id="margins"/>
                """), says: [#"<viewLayoutGuide key="safeArea""#, #"<viewLayoutGuide key="layoutMargins""#]),
        Sample(
            name: "what a stack view does for each view",
            objects: """
                <stackView distribution="fill" orientation="horizontal" alignment="top" spacing="0.0" horizontalStackHuggingPriority="250" \
                verticalStackHuggingPriority="250" detachesHiddenViews="YES" id="9">\(frame)\(fixed)<subviews><customView id="in">\(frame)\
                \(fixed)</customView></subviews><visibilityPriorities><integer value="1000"/></visibilityPriorities><customSpacing>
                <real value="3.4028234663852886e+38"/></customSpacing></stackView>
                """, says: ["<visibilityPriorities>", "<customSpacing>", #"spacing="0.0""#]),
        Sample(
            name: "images that stand for what items do",
            objects: """
                <menu title="M" id="9"><items><menuItem title="Open" secondaryImage="folder" catalog="system" id="i">
                <modifierMask key="keyEquivalentModifierMask"/></menuItem></items></menu>
                """, says: [#"secondaryImage="folder""#, #"catalog="system""#]),
        Sample(
            name: "segments one by one",
            objects: """
                <segmentedControl id="9">\(frame)\(fixed)<segmentedCell key="cell" alignment="left" style="separated" \
                trackingMode="selectOne" segmentDistribution="fillEqually" id="c"><font key="font" metaFont="system"/><segments>
                <segment label="A" imageScaling="axesIndependently"/><segment><nil key="label"/></segment></segments></segmentedCell>
                </segmentedControl>
                """, says: [#"style="separated""#, #"segmentDistribution="fillEqually""#, #"<nil key="label"/>"#]),
        Sample(
            name: "the value of an indicator",
            objects: #"<progressIndicator maxValue="100" doubleValue="16" style="bar" id="9">\#(frame)\#(fixed)</progressIndicator>"#,
            says: [#"doubleValue="16""#]),
        Sample(
            name: "the title of a box",
            objects: """
                <box title="T" id="9">\(frame)\(fixed)<view key="contentView" id="in">\(frame)
                <autoresizingMask key="autoresizingMask"/></view><font key="titleFont" size="11" name="LucidaGrande"/></box>
                """, says: [#"<font key="titleFont" size="11" name="LucidaGrande"/>"#]),
        Sample(
            name: "a scroll view that scrolls both ways, on nothing",
            objects: """
                <scrollView usesPredominantAxisScrolling="NO" id="9">\(frame)\(fixed)<clipView key="contentView" drawsBackground="NO" \
                copiesOnScroll="NO" id="clip"><rect key="frame" x="1" y="1" width="78" height="38"/><autoresizingMask \
                key="autoresizingMask"/><subviews><customView id="in"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/>\(fixed)
                </customView></subviews></clipView></scrollView>
                """, says: [#"usesPredominantAxisScrolling="NO""#, #"drawsBackground="NO""#, #"copiesOnScroll="NO""#]),
        font(#"metaFont="cellTitle""#), font(#"metaFont="titleBar""#), font(#"metaFont="controlContent""#), font(#"metaFont="palette""#),
        font(#"metaFont="user""#), font(#"metaFont="systemBold" size="20""#), font(#"usesAppearanceFont="YES""#),
        Sample(
            name: "a grid",
            objects: """
                <customView id="9">\(frame)\(fixed)<subviews><gridView xPlacement="leading" yPlacement="bottom" rowAlignment="none" \
                columnSpacing="8" id="g">\(frame)<rows><gridRow yPlacement="top" bottomPadding="4" id="r"/></rows>
                <columns><gridColumn xPlacement="trailing" width="70" id="1"/><gridColumn id="2"/></columns>
                <gridCells><gridCell row="r" column="1" id="3"><customView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" \
                id="v">\(frame)</customView></gridCell><gridCell row="r" column="2" xPlacement="fill" id="4"/></gridCells></gridView>
                </subviews></customView>
                """,
            says: [
                #"columnSpacing="8""#, #"<gridRow yPlacement="top" bottomPadding="4""#, #"<gridColumn xPlacement="trailing" width="70""#,
                #"<customView key="contentView""#, #"xPlacement="fill""#,
            ]),
        Sample(
            name: "what assistive technologies are told",
            objects: #"<customView id="9">\#(frame)\#(fixed)<accessibility description="Name" help="The name"/></customView>"#,
            says: [#"<accessibility description="Name" help="The name"/>"#]),
        Sample(
            name: "how windows look",
            objects: window(#"titlebarAppearsTransparent="YES" titleVisibility="hidden" animationBehavior="none""#),
            says: [#"titlebarAppearsTransparent="YES""#, #"titleVisibility="hidden""#, #"animationBehavior="none""#]),
        Sample(
            name: "colours of today's space, in parts of 255",
            objects: """
                <textField id="9">\(frame)\(fixed)<textFieldCell key="cell" title="T" id="c"><font key="font" metaFont="system"/><color \
                key="textColor" red="0.0" green="0.41176470588235292" blue="0.85098039215686272" alpha="0.5" colorSpace="custom" \
                customColorSpace="sRGB"/></textFieldCell></textField>
                """,
            says: [#"green="0.41176470588235292" blue="0.85098039215686272" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>"#]),
        Sample(
            name: "a pop-up button whose title is no item's",
            objects: """
                <popUpButton id="9">\(frame)\(fixed)<popUpButtonCell key="cell" type="push" title="Other" bezelStyle="rounded" \
                alignment="left" lineBreakMode="truncatingTail" borderStyle="borderAndBezel" inset="2" id="c"><behavior key="behavior" \
                lightByBackground="YES" lightByGray="YES"/><font key="font" metaFont="menu"/><menu key="menu" id="m"><items>
                <menuItem title="A" id="i"/></items></menu></popUpButtonCell></popUpButton>
                """, says: [#"title="Other""#]),
        Sample(
            name: "a pull-down that is on",
            objects: """
                <popUpButton id="9">\(frame)\(fixed)<popUpButtonCell key="cell" type="push" bezelStyle="rounded" alignment="left" \
                lineBreakMode="clipping" state="on" borderStyle="borderAndBezel" inset="2" pullsDown="YES" selectedItem="i" id="c">
                <behavior key="behavior" lightByBackground="YES" lightByGray="YES"/><font key="font" metaFont="system"/>
                <menu key="menu" id="m"><items><menuItem title="A" id="i"/></items></menu></popUpButtonCell></popUpButton>
                """, says: [#"state="on""#]),
        Sample(
            name: "the border below a window's content",
            objects: window().replacing("<view key=", with: #"<contentBorderThickness minY="32"/><view key="#),
            says: [#"<contentBorderThickness minY="32"/>"#]),
        Sample(
            name: "a path that takes no files",
            objects: """
                <pathControl id="9">\(frame)\(fixed)<pathCell key="cell" alignment="left" identifier="Path" id="c"><font key="font" \
                metaFont="system"/><url key="url" string="file:///usr/"/><allowedTypes/></pathCell></pathControl>
                """, says: ["<allowedTypes/>", #"identifier="Path""#]),
        Sample(
            name: "a symbol with a value",
            objects: """
                <menu title="M" id="9"><items><menuItem title="Open" id="i"><imageReference key="secondaryImage" image="heart" \
                catalog="system" symbolScale="default" variableValue="0.5"/><modifierMask key="keyEquivalentModifierMask"/></menuItem>
                </items></menu>
                """,
            says: [
                #"<imageReference key="secondaryImage" image="heart" catalog="system" symbolScale="default" variableValue="0.5"/>"#
            ]),
        Sample(
            name: "a symbol in its own colours",
            objects: """
                <menu title="M" id="9"><items><menuItem title="Open" id="i"><imageReference key="secondaryImage" image="heart" \
                catalog="system" symbolScale="small" renderingMode="original"/><modifierMask key="keyEquivalentModifierMask"/></menuItem>
                </items></menu>
                """,
            says: [#"symbolScale="small" renderingMode="original""#]),
        Sample(
            name: "a collection view without a layout",
            objects: """
                <collectionView selectable="YES" maxNumberOfRows="3" maxNumberOfColumns="2" id="9">\(frame)\(fixed)<size \
                key="minItemSize" width="10" height="20"/><size key="maxItemSize" width="30" height="40"/></collectionView>
                """,
            says: [
                #"maxNumberOfRows="3""#, #"maxNumberOfColumns="2""#, #"<size key="minItemSize" width="10" height="20"/>"#,
                #"<size key="maxItemSize" width="30" height="40"/>"#,
            ]),
        Sample(
            name: "what is set by name",
            objects: """
                <customView appearanceType="darkAqua" id="9">\(frame)\(fixed)<shadow key="shadow" blurRadius="3"><size key="offset" \
                width="1" height="-2"/><color key="color" white="0.0" alpha="0.5" colorSpace="calibratedWhite"/></shadow><subviews>
                <button springLoaded="YES" id="b">\(frame)\(fixed)<buttonCell key="cell" type="push" title="B" bezelStyle="rounded" \
                alignment="center" borderStyle="border" imageScaling="proportionallyDown" inset="2" id="c"><behavior key="behavior" \
                pushIn="YES" lightByBackground="YES" lightByGray="YES"/><font key="font" metaFont="system"/></buttonCell>
                <color key="contentTintColor" name="labelColor" catalog="System" colorSpace="catalog"/></button>
                <splitView arrangesAllSubviews="NO" dividerStyle="thin" vertical="YES" frameRotation="0.5" id="s">\(frame)\(fixed)</splitView>
                <scrollView borderType="none" findBarPosition="belowContent" scrollerKnobStyle="dark" id="r">\(frame)\(fixed)<clipView \
                key="contentView" id="p">\(frame)<autoresizingMask key="autoresizingMask"/></clipView>
                <edgeInsets key="contentInsets" left="1" right="2" top="3" bottom="4"/></scrollView>
                </subviews></customView>
                """,
            says: [
                #"appearanceType="darkAqua""#, #"<shadow key="shadow" blurRadius="3">"#, #"<size key="offset" width="1" height="-2"/>"#,
                #"springLoaded="YES""#, #"<color key="contentTintColor" name="labelColor""#, #"arrangesAllSubviews="NO""#,
                #"frameRotation="0.5""#, #"findBarPosition="belowContent""#, #"scrollerKnobStyle="dark""#,
                #"<edgeInsets key="contentInsets" left="1" right="2" top="3" bottom="4"/>"#,
            ]),
    ]

    @Test func paragraphsComeBack() throws {
        let objects = """
            <menu id="9"><items><menuItem title="T" id="10"><attributedString key="attributedTitle"><fragment content="T"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" baseWritingDirection="leftToRight" \
            headIndent="36" lineHeightMultiple="1.3"><tabStops><textTab alignment="left" location="28"><options/></textTab></tabStops>
            </paragraphStyle></attributes></fragment></attributedString></menuItem></items></menu>
            """
        let read = try DocumentReader().read(MacFixture(objects).output.bundle.packed, file: "Sample.nib")
        let text = String(decoding: read.document.text(), as: UTF8.self)
        let says = [
            #"alignment="left""#, #"baseWritingDirection="leftToRight""#, #"headIndent="36""#, #"lineHeightMultiple="1.3""#,
            #"<textTab alignment="left" location="28">"#,
        ]
        for word in says { #expect(text.contains(word), "\(text)") }
    }

    @Test func aGridHasTheSpacingOfItsClassWhereTheDocumentSaysNone() throws {
        let objects = """
            <customView id="9">\(Self.frame)<subviews><gridView id="g">\(Self.frame)</gridView></subviews></customView>
            """
        let fixture = try MacFixture(objects)
        let grid = try #require(fixture.objects("NSGridView").first)
        #expect(fixture.graph.value(grid, key: "NSGrid_rowSpacing")?.number == 6)
        #expect(fixture.graph.value(grid, key: "NSGrid_columnSpacing")?.number == 6)
    }

    @Test(arguments: samples)
    func documentsThatAreReadBackCompileToTheSameBytes(_ sample: Sample) throws {
        let first = try MacFixture(sample.objects, attributes: sample.attributes).output
        let read = try DocumentReader().read(first.bundle.packed, file: "Sample.nib")
        let document = read.document
        // Additions of the compiler to every file are not reported.
        #expect(!read.diagnostics.contains { $0.rule == "unknown-content" }, "\(read.diagnostics.map(\.message))")
        let text = String(decoding: document.text(), as: UTF8.self)
        for word in sample.says { #expect(text.contains(word), "\(text)") }
        #expect(try DocumentReader().read(document.text(), file: "Sample.xib").document == document)
        let second = try MacFixture(text: text).output
        let bytes = (first.bundle["keyedobjects.nib"], second.bundle["keyedobjects.nib"])
        #expect(bytes.0 == bytes.1, "\(text)")
    }

    @Test func valuesThatAreOnlySetByNameAreRuntimeAttributes() throws {
        let attributes = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="contentTintColor" value="red"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="bezelColor" value="YES"/></userDefinedRuntimeAttributes>
            """
        let objects = """
            <button id="9">\(Self.frame)<buttonCell key="cell" type="push" title="B" id="c"/>\(attributes)</button>
            """
        let read = try DocumentReader().read(MacFixture(objects).output.bundle.packed, file: "Sample.nib")
        let text = String(decoding: read.document.text(), as: UTF8.self)
        #expect(text.contains(#"keyPath="contentTintColor" value="red""#) && text.contains(#"keyPath="bezelColor" value="YES""#), "\(text)")
    }

    @Test func theDisplayOfPagesIsReadBack() throws {
        let objects = #"<pdfView displaysPageBreaks="NO" autoScales="YES" id="9">\#(Self.frame)\#(Self.fixed)</pdfView>"#
        let first = try MacFixture(objects).output
        let text = String(decoding: try DocumentReader().read(first.bundle.packed, file: "Sample.nib").document.text(), as: UTF8.self)
        #expect(text.contains(#"displaysPageBreaks="NO""#) && text.contains(#"autoScales="YES""#), "\(text)")
        #expect(try MacFixture(text: text).output.bundle["keyedobjects.nib"] == first.bundle["keyedobjects.nib"])
    }

    @Test func anImageThatIsInTheDocumentComesBack() throws {
        var builder = NibGraphBuilder()
        let root = builder.make("NSObject")
        let image = builder.make("NSImage")
        builder.set(root, key: "root", value: NibGraphBuilder.reference(image))
        builder.set(image, key: "NSSize", value: builder.string("{3, 2}"))
        builder.set(image, key: "NSReps", value: builder.collection([builder.number(NibGraphBuilder.integer(7))], of: "NSMutableArray"))
        let bytes = try KeyedArchive(encoding: builder.graph(root: root)).propertyList.writtenBinary()
        let objects = """
            <button id="9">\(Self.frame)\(Self.fixed)<buttonCell key="cell" type="square" title="B" bezelStyle="shadowlessSquare" image="own" \
            imagePosition="only" alignment="center" inset="2" id="c"><behavior key="behavior" pushIn="YES"/><font key="font" \
            metaFont="system"/></buttonCell></button>
            """
        let resources = """
            <resources><image name="own" width="3" height="2"><mutableData key="keyedArchiveRepresentation">
            \(String(decoding: Base64Text.encode(bytes), as: UTF8.self))</mutableData></image></resources>
            """
        let first = try MacFixture(objects, resources: resources).output
        let read = try DocumentReader().read(first.bundle.packed, file: "Sample.nib")
        let text = String(decoding: read.document.text(), as: UTF8.self)
        #expect(text.contains(#"image="image-1""#) && text.contains(#"<image name="image-1" width="3" height="2">"#), "\(text)")
        #expect(try MacFixture(text: text).output.bundle["keyedobjects.nib"] == first.bundle["keyedobjects.nib"])
    }

    @Test func theStyleThatTablesHaveFromMacOS11OnIsNotTheDocuments() throws {
        let objects = """
            <scrollView id="9">\(Self.frame)\(Self.fixed)<clipView key="contentView" id="p">\(Self.frame)<subviews><tableView id="t">\
            \(Self.frame)<tableColumns><tableColumn identifier="a" width="40" id="k"/></tableColumns></tableView></subviews></clipView>
            </scrollView>
            """
        func style(_ objects: String) throws -> String? {
            var options = CompileOptions()
            options.deploymentTarget = .init(10, 9)
            let output = try MacFixture(text: MacFixture.document(objects), options: options).output
            #expect(output.bundle["keyedobjects-110000.nib"] != nil)
            let document = try DocumentReader().read(output.bundle.packed, file: "Sample.nib").document
            return document.views.first { $0.element.name == "tableView" }?.element["tableStyle"]
        }
        #expect(try style(objects) == nil)
        #expect(try style(objects.replacing("<tableView ", with: #"<tableView tableStyle="plain" "#)) == "plain")
    }

    @Test func valuesWithoutSourceAreNotInvented() throws {
        let content = """
            <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="in">\(Self.frame)</customView></subviews><constraints>
            <constraint firstItem="in" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k"/></constraints>
            """
        let output = try MacFixture(Self.window("", content)).output
        let text = String(decoding: try DocumentReader().read(output.bundle.packed, file: "Sample.nib").document.text(), as: UTF8.self)
        #expect(!text.contains("oneShot"))
        // Only for the content view: constraints place the other one.
        #expect(text.split(separator: "<autoresizingMask").count == 2)
    }

    @Test(arguments: [(6.0, 3.0, "15705"), (7, 1, "23504")])
    func aDocumentIsFromBeforeMacOS11WhereItsButtonsStandSo(push: Double, check: Double, version: String) throws {
        func button(_ id: String, _ x: Double, _ cell: String) -> String {
            """
            <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="\(x)" y="1" width="60" height="20"/>
            <buttonCell key="cell" \(cell) alignment="left" id="\(id)c"><font key="font" metaFont="smallSystem"/></buttonCell></button>
            """
        }
        let objects = """
            <customView id="9"><rect key="frame" x="0.0" y="0.0" width="200" height="90"/><subviews>
            <customView translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="50" y="40" width="9" height="9"/></customView>
            \(button("p", 50 - push, #"type="push" title="B" bezelStyle="rounded" borderStyle="border""#))
            \(button("k", 50 - check, #"type="check" title="C" controlSize="small" imagePosition="left""#))</subviews><constraints>
            <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="2"/></constraints></customView>
            """
        let read = try DocumentReader().read(MacFixture(objects).output.bundle.packed, file: "Sample.nib")
        #expect(String(decoding: read.document.text(), as: UTF8.self).contains(#"toolsVersion="\#(version)""#))
    }

    @Test func aContentViewThatWasMadeAsLargeAsItsWindowHasItsOwnSize() throws {
        let pins = [("leading", "in", "root"), ("top", "in", "root"), ("trailing", "root", "in"), ("bottom", "root", "in")]
        let constraints = pins.map { name, one, other in
            #"<constraint firstItem="\#(one)" firstAttribute="\#(name)" secondItem="\#(other)" secondAttribute="\#(name)" constant="5"/>"#
        }
        let window = Self.window(
            "",
            """
            <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="in"><rect key="frame" x="5" y="33" width="110" \
            height="52"/></customView></subviews><constraints>\(constraints.joined())</constraints>
            """)
        let document = try DocumentReader().read(MacFixture(window).output.bundle.packed, file: "Sample.nib").document
        let sizes = document.views.compactMap { $0.frame }
        #expect(sizes.first == Rect(origin: Point(x: 0, y: 0), size: Size(width: 120, height: 62)))
        #expect(sizes.last == Rect(origin: Point(x: 5, y: 5), size: Size(width: 110, height: 52)))
    }
}
