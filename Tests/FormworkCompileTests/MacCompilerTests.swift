import FormworkCompile
import FormworkDiagnostics
import FormworkModel
import FormworkNib
import FormworkXML
import Testing

@Suite struct MacCompilerTests {
    private let button = """
        <customView id="9"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><autoresizingMask key="autoresizingMask"/><subviews>
        <button verticalHuggingPriority="750" hidden="YES" id="10"><rect key="frame" x="20" y="30" width="80" height="32"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
        <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" alignment="center" borderStyle="border" inset="2" id="11">
        <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/><font key="font" metaFont="system"/></buttonCell>
        <connections><action selector="go:" target="-1" id="a-1"/></connections></button>
        <button id="12"><rect key="frame" x="20" y="60" width="80" height="18"/><autoresizingMask key="autoresizingMask"/>
        <buttonCell key="cell" type="check" title="On" bezelStyle="regularSquare" imagePosition="left" state="on" id="13">
        <behavior key="behavior" changeContents="YES" doesNotDimImage="YES" lightByContents="YES"/></buttonCell></button>
        </subviews></customView>
        """

    @Test func viewsAndTheirCells() throws {
        let fixture = try MacFixture(button)
        #expect(fixture.output.shape == .file)
        #expect(fixture.contents.format == "NIBArchive 1.10")
        let view = try #require(fixture.objects("NSCustomView").first)
        #expect(fixture.text(view, "NSFrameSize") == "{200, 100}")
        // Custom views store their subviews back to front, and objects are stored in the order they are reached.
        let buttons = Array(fixture.objects("NSButton").reversed())
        #expect(buttons.count == 2)
        #expect(fixture.graph.objects(in: fixture.graph.value(view, key: "NSSubviews")) == buttons.reversed())
        #expect(fixture.text(buttons[0], "NSFrame") == "{{20, 30}, {80, 32}}")
        #expect(fixture.number(buttons[0], "NSvFlags") == -2_147_483_380)
        let cells = Array(fixture.objects("NSButtonCell").reversed())
        #expect(fixture.number(cells[0], "NSButtonFlags") == -2_038_415_360)
        #expect(fixture.number(cells[0], "NSAuxButtonType") == 7)
        #expect(fixture.number(cells[1], "NSAuxButtonType") == 3)
        #expect(fixture.number(cells[1], "NSCellFlags").map { $0 < 0 } == true)
    }

    @Test func connectionsAndTables() throws {
        let fixture = try MacFixture(button)
        let outlet = try #require(fixture.objects("NSNibOutletConnector").first)
        #expect(fixture.text(outlet, "NSLabel") == "part")
        let action = try #require(fixture.objects("NSNibControlConnector").first)
        #expect(fixture.graph.object(action, key: "NSSource") == fixture.objects("NSButton").last)
        // The First Responder is determined when the application runs.
        #expect(fixture.graph.value(action, key: "NSDestination") == nil)
        let data = try #require(fixture.objects("NSIBObjectData").first)
        #expect(fixture.graph.objects(in: fixture.graph.value(data, key: "NSObjectsKeys")).count == 6)
        #expect(fixture.graph.objects(in: fixture.graph.value(data, key: "NSOidsKeys")).count == 9)
    }

    @Test func generationsDecideWhichKeysThereAre() throws {
        var options = CompileOptions()
        options.generation = CompilerGeneration(xcode: .init(8))
        options.deploymentTarget = .init(10, 9)
        let fixture = try MacFixture(button, options: options)
        #expect(fixture.contents.format == "binary keyed archive")
        let view = try #require(fixture.objects("NSButton").first)
        #expect(fixture.graph.value(view, key: "NSNibTouchBar") == nil)
        #expect(fixture.graph.value(view, key: "NSControlSize") == nil)
        #expect(fixture.text(view, "NSHuggingPriority") == "{250, 750}")
    }

    @Test func olderSystemsGetFilesOfTheirOwn() throws {
        var options = CompileOptions()
        options.generation = CompilerGeneration(xcode: .init(13, 3))
        options.deploymentTarget = .init(10, 11)
        let fixture = try MacFixture(button, options: options)
        #expect(fixture.output.shape == .folder)
        #expect(fixture.output.bundle.members.map(\.name) == ["keyedobjects-101300.nib", "keyedobjects.nib"])
    }

    @Test func constraintsAreInTheirViews() throws {
        let fixture = try MacFixture(
            """
            <customView id="9"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="10"><rect key="frame" x="8" y="8" width="9" height="9"/></view></subviews>
            <constraints><constraint firstItem="10" firstAttribute="leading" secondItem="9" secondAttribute="leading" constant="8" id="c"/>
            <constraint firstItem="10" firstAttribute="top" secondItem="9" secondAttribute="top" symbolic="YES" constant="20" id="d"/>
            <constraint firstItem="10" firstAttribute="width" constant="7" placeholder="YES" id="e"/></constraints></customView>
            """)
        let constraints = fixture.objects("NSLayoutConstraint").filter { fixture.graph.value($0, key: "NSFirstItem") != nil }
        #expect(constraints.count == 2)
        #expect(fixture.graph.value(constraints[0], key: "NSConstant")?.number == 8)
        #expect(fixture.graph.value(constraints[1], key: "NSConstant") == nil)
        #expect(fixture.text(constraints[1], "NSSymbolicConstant") == "NSSpace")
        let view = try #require(fixture.objects("NSView").first)
        #expect(fixture.graph.value(view, key: "NSDoNotTranslateAutoresizingMask")?.truth == true)
    }

    @Test func classesOfTheApplicationAreSwappedIn() throws {
        var options = CompileOptions()
        options.module = "App"
        let fixture = try MacFixture(
            """
            <box customClass="Panel" customModule="Old" customModuleProvider="target" id="9"><rect key="frame" x="1" y="2" width="3" height="4"/></box>
            """, options: options)
        let box = try #require(fixture.objects("NSClassSwapper").first)
        #expect(fixture.text(box, "NSClassName") == "_TtC3App5Panel")
        #expect(fixture.text(box, "NSOriginalClassName") == "NSBox")
    }

    @Test func textsOfTheBaseAreLookedUp() throws {
        var options = CompileOptions()
        options.isBaseLocalized = true
        let fixture = try MacFixture(button, options: options)
        let text = try #require(fixture.objects("NSLocalizableString").last)
        #expect(fixture.text(text, "NSKey") == "11.title")
        #expect(fixture.text(text, "NSDev") == "Go")
    }

    @Test func unsupportedPartsAreReportedWithTheirPlace() throws {
        let text = MacFixture.document(#"<customView id="9"><subviews><metalView id="10"/></subviews></customView>"#)
        #expect(throws: CompileError.self) { try MacFixture(text: text) }
        do {
            _ = try MacFixture(text: text)
        } catch let error as CompileError {
            let finding = try #require(error.diagnostics.first)
            #expect(finding.message.contains("metalView"))
            #expect(finding.location.line > 1)
            #expect(finding.location.element == "10")
        }
        let fixture = try MacFixture(text: text, options: MacFixture.lenient)
        #expect(fixture.output.diagnostics.map(\.severity) == [.warning])
        #expect(fixture.objects("NSCustomView").count == 1)
    }

    @Test func damagedDocumentsAreRefused() throws {
        let doubled = MacFixture.document(#"<customView id="9"/><customView id="9"/>"#)
        #expect(throws: CompileError.self) { try MacFixture(text: doubled) }
        let nowhere = MacFixture.document(
            #"<customView id="9"><connections><outlet property="x" destination="none" id="q"/></connections></customView>"#)
        #expect(throws: CompileError.self) { try MacFixture(text: nowhere) }
        #expect(throws: CompileError.self) {
            let tree = try XMLParser(fixedNames: Name.fixedNames).parse(Array("<document/>".utf8))
            _ = try MacCompiler.compile(tree, file: "x", options: CompileOptions())
        }
    }

    @Test func hugeNumbersAndDeepNestsDoNotTrap() throws {
        let numbers = """
            <slider id="9"><rect key="frame" x="1e308" y="-1e308" width="9999999999999999999" height="nan"/>
            <sliderCell key="cell" numberOfTickMarks="99999999999999999999" maxValue="1e400" tag="-9999999999999999999999" id="10"/></slider>
            <numberFormatter maximumIntegerDigits="2000000000" minimumIntegerDigits="-5" maximumFractionDigits="999999999999" id="11"/>
            """
        let lenient = try MacFixture(numbers, options: MacFixture.lenient)
        #expect(lenient.objects("NSSlider").count == 1)
        // The rectangle's width is a number; its height, the ticks, the maximum value and the tag aren't.
        #expect(lenient.output.diagnostics.filter { $0.message.contains("number") }.count == 4)
        #expect(MacFixture.errors(MacFixture.document(numbers)).count == lenient.output.diagnostics.count)
        let deep = String(repeating: "<customView><subviews>", count: 100) + String(repeating: "</subviews></customView>", count: 100)
        #expect(try MacFixture(#"<customView id="9"><subviews>\#(deep)</subviews></customView>"#).objects("NSCustomView").count == 101)
    }

    @Test func everyRowOfAViewBasedTableIsAFileInside() throws {
        let fixture = try MacFixture(
            """
            <scrollView id="9"><rect key="frame" x="0.0" y="0.0" width="100" height="80"/><clipView key="contentView" id="10">
            <rect key="frame" x="1" y="1" width="98" height="78"/><subviews>
            <tableView viewBased="YES" id="11"><rect key="frame" x="0.0" y="0.0" width="98" height="78"/><tableColumns>
            <tableColumn identifier="first" width="80" minWidth="10" maxWidth="1000" id="12"><tableHeaderCell key="headerCell"/>
            <textFieldCell key="dataCell" id="13"/><prototypeCellViews><tableCellView id="14"><rect key="frame" x="1" y="1" width="80" height="17"/>
            </tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView></subviews></clipView>
            <scroller key="verticalScroller" hidden="YES" id="15"><rect key="frame" x="-100" y="-100" width="15" height="70"/></scroller>
            </scrollView>
            """)
        let nib = try #require(fixture.objects("NSNib").first)
        let data = try #require(fixture.graph.value(nib, key: "NSNibFileData").flatMap { fixture.graph.data($0) })
        let inner = try NibContents(Array(data)).graph
        let cell = try #require(inner.objects.indices.first { inner.className($0) == "NSTableCellView" })
        #expect(inner.value(cell, key: "NSReuseIdentifierKey").flatMap { inner.text($0) } == "first")
    }
}

@Suite struct MacStoryboardTests {
    private let scenes = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" \
        propertyAccessControl="none" useAutolayout="YES" initialViewController="w">
        <scenes><scene sceneID="1"><objects><windowController id="w" sceneMemberID="viewController"><window key="window" title="W" id="win">
        <rect key="contentRect" x="10" y="20" width="300" height="200"/></window><connections>
        <segue destination="v" kind="relationship" relationship="window.shadowedContentViewController" id="s"/></connections></windowController>
        </objects></scene><scene sceneID="2"><objects><viewController customClass="Content" id="v" sceneMemberID="viewController">
        <view key="view" id="view"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews><textField id="t">
        <rect key="frame" x="1" y="2" width="3" height="4"/><textFieldCell key="cell" title="T" id="c"/></textField></subviews></view>
        <connections><outlet property="label" destination="t" id="o"/></connections></viewController></objects></scene></scenes></document>
        """

    @Test func eachControllerAndEachViewIsAFile() throws {
        let fixture = try MacFixture(text: scenes, member: "v-view-view.nib")
        #expect(fixture.output.shape == .folder)
        #expect(fixture.output.bundle.members.map(\.name) == ["Info.plist", "NSWindowController-w.nib", "v-view-view.nib"])
        // The controller is in another file: this file contains a placeholder for it.
        let placeholder = try #require(fixture.objects("NSNibExternalObjectPlaceholder").first)
        #expect(fixture.text(placeholder, "NSExternalObjectPlaceholderIdentifier") == "UpstreamPlaceholder-1")
        let scene = try MacFixture(text: scenes, member: "NSWindowController-w.nib")
        let controller = try #require(scene.objects("NSClassSwapper").first)
        #expect(scene.text(controller, "NSNibName") == "v-view-view")
        let table = try #require(scene.graph.value(controller, key: "NSExternalObjectsTableForViewLoading"))
        #expect(scene.graph.pairs(table).map(\.key) == ["UpstreamPlaceholder-1"])
    }

    @Test func namesOfControllersDoNotLeadOutOfTheFolder() throws {
        let text = scenes.replacing(#"<windowController id="w""#, with: #"<windowController storyboardIdentifier="../../up" id="w""#)
        let fixture = try MacFixture(text: text, member: "NSWindowController-w.nib")
        #expect(fixture.output.bundle.members.allSatisfy { !$0.name.contains("/") })
    }
}
