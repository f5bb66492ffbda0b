import FormworkCompile
import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

/// Segues of storyboards, compiled and read back.
@Suite struct SeguesComeBackTests {
    private static let scenes = [
        """
        <viewController id="one-aa-001" modalPresentationStyle="fullScreen" restorationIdentifier="first">
            <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
            <view key="view" id="vie-wa-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews><button opaque="NO" id="but-to-001"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/><connections>
                    <segue destination="two-aa-001" kind="popoverPresentation" popoverAnchorView="but-to-001"
                           destinationCreationSelector="makeSecond:" modalPresentationStyle="fullScreen" animates="NO" id="seg-aa-001">
                        <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>
                        <popoverPassthroughViews><view reference="vie-wa-001"/></popoverPassthroughViews></segue>
                </connections></button></subviews></view>
            <connections>
                <segue destination="two-aa-001" kind="custom" identifier="turn" customClass="Turning" customModule="Pages" id="seg-aa-002"/>
                <segue destination="ref-aa-001" kind="modal" modalTransitionStyle="crossDissolve" id="seg-aa-003"/>
                <segue destination="exi-ta-001" kind="unwind" identifier="back" unwindAction="goBack:" id="seg-aa-004"/>
            </connections>
        </viewController>
        <exit id="exi-ta-001" userLabel="Exit" sceneMemberID="exit"/>
        """,
        """
        <viewController storyboardIdentifier="Second: of two" id="two-aa-001">
            <view key="view" id="vie-wb-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></viewController>
        """,
        """
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Third" id="ref-aa-001" sceneMemberID="viewController"/>
        """,
    ]

    private static func readBack() throws -> InterfaceDocument {
        let output = try CompiledSample.compiled(CompiledSample.storyboard(scenes))
        return try DocumentReader().read(output.bundle.packed, file: "Main.storyboardc").document
    }

    private static func segue(_ kind: String, in document: InterfaceDocument) throws -> InterfaceDocument.Element {
        try #require(document.connections.first { $0.element.name == "segue" && $0.element["kind"] == kind }?.element)
    }

    @Test func theAnchorAndPassthroughViewsOfAPopoverAreReadBack() throws {
        let document = try Self.readBack()
        let segue = try Self.segue("popoverPresentation", in: document)
        let button = try #require(document.views.first { $0.element.name == "button" })
        #expect(segue["popoverAnchorView"] == button.id && segue["destinationCreationSelector"] == "makeSecond:")
        #expect(segue["animates"] == "NO" && segue["modalPresentationStyle"] == "fullScreen" && segue["modalTransitionStyle"] == nil)
        let arrows = try #require(segue.child(key: "popoverArrowDirection"))
        #expect(["up", "down", "left", "right"].map { arrows[$0] } == ["YES", nil, "YES", nil])
        #expect(segue.children.first { $0.name == "popoverPassthroughViews" }?.children.map { $0["reference"] } == ["vie-wa-001"])
        #expect(segue["destination"] == document.element(id: "two-aa-001")?.id)
    }

    @Test func classesStylesAndOtherStoryboardsComeBack() throws {
        let document = try Self.readBack()
        let turn = try Self.segue("custom", in: document)
        #expect(turn["customClass"] == "Turning" && turn["customModule"] == "Pages" && turn["identifier"] == "turn")
        let modal = try Self.segue("modal", in: document)
        #expect(modal["modalTransitionStyle"] == "crossDissolve" && modal["destination"] == "ref-aa-001")
        let reference = try #require(document.element(id: "ref-aa-001"))
        #expect(reference.name == "viewControllerPlaceholder" && reference["storyboardName"] == "Other")
        #expect(reference["referencedIdentifier"] == "Third")
    }

    @Test func aWayBackLeadsOutOfItsOwnScene() throws {
        let document = try Self.readBack()
        let back = try Self.segue("unwind", in: document)
        #expect(back["unwindAction"] == "goBack:" && back["identifier"] == "back")
        let exit = try #require(back["destination"].flatMap { document.element(id: $0) })
        let controller = try #require(document.element(id: "one-aa-001"))
        #expect(exit.name == "exit" && exit.parent?.node == controller.parent?.node)
        // Only scenes with such a segue have one.
        #expect(
            document.scenes.filter { scene in
                scene.element.children.contains { $0.children.contains { $0.name == "exit" } }
            }.count == 1)
    }

    @Test func theOwnValuesOfAControllerAreReadBack() throws {
        let controller = try #require(try Self.readBack().element(id: "one-aa-001"))
        #expect(controller["modalPresentationStyle"] == "fullScreen" && controller["restorationIdentifier"] == "first")
        let edges = try #require(controller.child(key: "edgesForExtendedLayout"))
        #expect(edges.name == "extendedEdge" && edges["bottom"] == "YES" && edges["top"] == nil)
    }

    @Test func aSplitViewsColumnsComeBack() throws {
        let scene = """
            <splitViewController allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile" presentsWithGesture="NO"
                minimumPrimaryColumnWidth="200" id="one-aa-001"/>
            """
        let output = try CompiledSample.compiled(CompiledSample.storyboard([scene]))
        let document = try DocumentReader().read(output.bundle.packed, file: "Main.storyboardc").document
        let controller = try #require(document.element(id: "one-aa-001"))
        #expect(controller["preferredDisplayMode"] == "beside" && controller["behavior"] == "tile")
        #expect(controller["presentsWithGesture"] == "NO" && controller["minimumPrimaryColumnWidth"] == "200")
        #expect(controller["allowDoubleColumnStyle"] == "YES")
    }

    // MARK: Tables and constraints

    @Test func theRefreshControlOfATableIsInTheTablesFile() throws {
        let text = CompiledSample.storyboard([
            """
            <tableViewController id="one-aa-001">
                <tableView key="view" rowHeight="44" id="tab-le-001">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/></tableView>
                <refreshControl key="refreshControl" opaque="NO" contentMode="center" id="ref-re-001">
                    <autoresizingMask key="autoresizingMask"/><connections>
                        <action selector="reload:" destination="one-aa-001" eventType="valueChanged" id="act-aa-001"/></connections>
                </refreshControl>
                <connections><outlet property="spinner" destination="ref-re-001" id="out-aa-001"/></connections>
            </tableViewController>
            """
        ])
        let view = try CompiledSample.graph(text, file: "one-aa-001-view-tab-le-001.nib")
        let control = try #require(view.object(view.first("UITableView"), key: "UIRefreshControl"))
        #expect(view.className(control) == "UIRefreshControl")
        let action = view.first("UIRuntimeEventConnection")
        #expect(view.object(action, key: "UISource") == control && view.text(action, "UILabel") == "reload:")
        #expect(try CompiledSample.graph(text, file: "UITableViewController-one-aa-001.nib").all("UIRefreshControl").isEmpty)

        let output = try CompiledSample.compiled(text)
        #expect(output.diagnostics.contains { $0.message.hasPrefix("the class 'UIRefreshControl' is compiled from public information") })
        let document = try DocumentReader().read(output.bundle.packed, file: "Main.storyboardc").document
        let controller = try #require(document.element(id: "one-aa-001"))
        let back = try #require(controller.child(key: "refreshControl"))
        #expect(back.name == "refreshControl" && document.element(id: "tab-le-001")?.child(key: "refreshControl") == nil)
        #expect(document.connections.contains { $0.element["property"] == "spinner" && $0.element["destination"] == back.id })
        #expect(document.connections.contains { $0.element["selector"] == "reload:" && $0.element["eventType"] == "valueChanged" })
    }

    @Test func aConstraintOfAClassOfTheApplicationsKeepsIt() throws {
        let text = CompiledSample.xib(
            """
            <view contentMode="scaleToFill" id="vie-wa-001"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <constraints>
                    <constraint firstAttribute="height" constant="1" id="con-aa-001" customClass="Hairline" customModule="Lines"/>
                    <constraint firstAttribute="width" constant="100" id="con-aa-002"/>
                </constraints></view>
            """)
        let graph = try CompiledSample.graph(text)
        let swapped = graph.first("UIClassSwapper")
        #expect(graph.text(swapped, "UIClassName") == "_TtC5Lines8Hairline")
        #expect(graph.text(swapped, "UIOriginalClassName") == "NSLayoutConstraint")
        #expect(graph.value(swapped, key: "NSConstant") == .double(1) && graph.all("NSLayoutConstraint").count == 1)
        let bytes = try #require(try CompiledSample.compiled(text).bundle.members.first?.bytes)
        let document = try DocumentReader().read(bytes, file: "Sample.nib").document
        let constraint = try #require(document.constraints.first { $0.element["customClass"] != nil }?.element)
        #expect(constraint["customClass"] == "Hairline" && constraint["customModule"] == "Lines" && constraint["constant"] == "1")
        #expect(document.constraints.count == 2)
    }
}
