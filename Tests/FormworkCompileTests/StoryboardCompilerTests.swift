import FormworkCompile
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

@Suite struct StoryboardCompilerTests {
    private static let text = CompiledSample.storyboard([
        """
        <navigationController storyboardIdentifier="Start" id="one-aa-001" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar-aa-001"><rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
            <connections><segue destination="two-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/></connections>
        </navigationController>
        """,
        """
        <viewController id="two-aa-001" customClass="List" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="vie-wA-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews><button opaque="NO" id="but-to-001"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    <connections>
                        <action selector="close:" destination="two-aa-001" eventType="touchUpInside" id="act-aa-001"/>
                        <segue destination="thr-ee-001" kind="show" identifier="more" id="seg-aa-002"/>
                    </connections></button></subviews>
            </view>
            <navigationItem key="navigationItem" title="List" id="ite-aa-001"/>
            <connections><outlet property="button" destination="but-to-001" id="out-aa-001"/></connections>
        </viewController>
        """,
        """
        <viewController id="thr-ee-001" sceneMemberID="viewController">
            <view key="view" id="vie-wC-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        </viewController>
        """,
    ])

    @Test func eachSceneThatIsNamedAndEachViewIsAFile() throws {
        let output = try CompiledSample.compiled(Self.text)
        #expect(output.shape == .folder)
        #expect(
            output.bundle.members.map(\.name) == [
                "Info.plist", "Start.nib", "UIViewController-thr-ee-001.nib", "thr-ee-001-view-vie-wC-001.nib",
                "two-aa-001-view-vie-wA-001.nib",
            ])
        let list = try PropertyList(binary: output.bundle["Info.plist"] ?? [])
        let start = list.value(list.top, key: "UIStoryboardDesignatedEntryPointIdentifier")
        #expect(start.flatMap { list.text($0) } == "Start")
        let names = list.value(list.top, key: "UIViewControllerIdentifiersToNibNames").map { list.pairs($0).count }
        #expect(names == 2)
    }

    @Test func aContainedControllerIsInTheFileOfItsContainer() throws {
        let graph = try CompiledSample.graph(Self.text, file: "Start.nib")
        let controller = graph.first("UINavigationController")
        let inside = try #require(graph.objects(in: graph.value(controller, key: "UIChildViewControllers")).first)
        #expect(graph.text(inside, "UIClassName") == "List" && graph.object(inside, key: "UIParentViewController") == controller)
        #expect(graph.text(inside, "UINibName") == "two-aa-001-view-vie-wA-001")
        let bar = graph.first("UINavigationBar")
        #expect(graph.object(bar, key: "UIDelegate") == controller && graph.value(bar, key: "UIAutoresizingMask") == .int8(2))
        #expect(graph.object(graph.first("UINavigationItem"), key: "UINavigationBar") == bar)
        let template = graph.first("UIStoryboardShowSegueTemplate")
        #expect(graph.text(template, "UIDestinationViewControllerIdentifier") == "UIViewController-thr-ee-001")
        #expect(graph.text(template, "UIActionName") == "showViewController:sender:" && graph.text(template, "UIIdentifier") == "more")
    }

    @Test func aContainerViewIsFilledWhenItsControllerHasLoadedItsView() throws {
        let text = CompiledSample.storyboard([
            """
            <viewController storyboardIdentifier="Start" id="one-aa-001" sceneMemberID="viewController">
                <view key="view" id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews><containerView opaque="NO" id="con-ta-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                        <connections><segue destination="two-aa-001" kind="embed" id="seg-aa-001"/></connections></containerView></subviews>
                </view>
            </viewController>
            """,
            """
            <viewController id="two-aa-001" sceneMemberID="viewController">
                <view key="view" id="vie-wB-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>
            </viewController>
            """,
        ])
        let graph = try CompiledSample.graph(text, file: "Start.nib")
        let template = graph.first("UIStoryboardEmbedSegueTemplate")
        #expect(graph.keys(template) == ["UIDestinationViewControllerIdentifier", "UIPerformOnViewLoad"])
        #expect(graph.value(template, key: "UIPerformOnViewLoad") == .bool(true))
    }

    @Test func objectsOfTheSceneThatAViewNeedsAreNamedPlaceholdersInBoth() throws {
        let view = try CompiledSample.graph(Self.text, file: "two-aa-001-view-vie-wA-001.nib")
        let names = view.all("UIProxyObject").compactMap { view.text($0, "UIProxiedObjectIdentifier") }
        let placeholders = names.filter { $0.hasPrefix("UpstreamPlaceholder-") }
        #expect(placeholders.count == 2 && names.contains("IBFilesOwner"))
        let scene = try CompiledSample.graph(Self.text, file: "Start.nib")
        let list = try #require(scene.value(scene.first("UIClassSwapper"), key: "UIExternalObjectsTableForViewLoading"))
        #expect(Set(scene.pairs(list).map(\.key)) == Set(placeholders))
        let labels = view.objects(in: view.value(0, key: "UINibConnectionsKey")).compactMap { view.text($0, "UILabel") }
        #expect(labels == ["close:", "perform:", "button", "view"])
    }

    @Test func compiledFilesAreReadBackAsTheStoryboard() throws {
        let output = try CompiledSample.compiled(Self.text)
        let document = try DocumentReader().read(output.bundle.packed, file: "Main.storyboardc").document
        #expect(document.kind == .storyboard && document.scenes.count == 3)
        #expect(document.element(id: "two-aa-001")?.customClass == "List")
        #expect(document.connections.contains { $0.element["kind"] == "show" && $0.element["identifier"] == "more" })
    }
}
