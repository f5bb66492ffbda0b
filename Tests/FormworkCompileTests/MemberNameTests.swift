import FormworkCompile
import FormworkDiagnostics
import FormworkModel
import FormworkNib
import Testing

@Suite struct MemberNameTests {
    private static func scene(_ attributes: String, view: String = "vie-wA-001") -> String {
        """
        <viewController \(attributes) sceneMemberID="viewController">
            <view key="view" id="\(view)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        </viewController>
        """
    }

    private static func errors(_ text: String, _ options: CompileOptions = CompiledSample.options(10, 1)) throws -> [String] {
        do {
            _ = try CompiledSample.compiled(text, options)
            return []
        } catch let error as CompileError {
            return error.diagnostics.map(\.message)
        }
    }

    @Test(arguments: ["../../x", "a/b", "", ".", "..", ".hidden", "/etc/x", String(repeating: "n", count: 300)])
    func anIdentifierThatIsNotAFileNameIsTheKeyOfAnotherFile(identifier: String) throws {
        let text = CompiledSample.storyboard([Self.scene(#"storyboardIdentifier="\#(identifier)" id="one-aa-001""#)])
        let output = try CompiledSample.compiled(text)
        #expect(
            output.bundle.members.map(\.name) == ["Info.plist", "UIViewController-one-aa-001.nib", "one-aa-001-view-vie-wA-001.nib"])
        let list = try PropertyList(binary: output.bundle["Info.plist"] ?? [])
        let start = list.value(list.top, key: "UIStoryboardDesignatedEntryPointIdentifier")
        #expect(start.flatMap { list.text($0) } == identifier)
        let names = try #require(list.value(list.top, key: "UIViewControllerIdentifiersToNibNames"))
        #expect(list.value(names, key: identifier).flatMap { list.text($0) } == "UIViewController-one-aa-001")
        let graph = try NibContents(output.bundle["UIViewController-one-aa-001.nib"] ?? []).graph
        #expect(graph.text(graph.first("UIViewController"), "UIStoryboardIdentifier") == identifier)
    }

    @Test(arguments: ["../../x", "a/b", ".", "..", String(repeating: "n", count: 300)])
    func idsThatAreNoNamesDoNotBecomeOnes(id: String) throws {
        for text in [
            CompiledSample.storyboard([Self.scene(#"id="\#(id)""#)], initial: id),
            CompiledSample.storyboard([Self.scene(#"id="one-aa-001""#, view: id)]),
        ] {
            let output = try CompiledSample.compiled(text)
            #expect(output.bundle.members.count == 3)
            for member in output.bundle.members { #expect(MemberName.isPath(member.name) && !member.name.contains("/")) }
        }
    }

    @Test func twoFilesOfOneNameAreAnErrorThatNamesTheSecondWithLeniencyToo() throws {
        let text = CompiledSample.storyboard([
            Self.scene(#"storyboardIdentifier="Same" id="one-aa-001""#),
            Self.scene(#"storyboardIdentifier="Same" id="two-aa-001""#, view: "vie-wB-001"),
        ])
        var options = CompiledSample.options(10, 1)
        for isLenient in [false, true] {
            options.isLenient = isLenient
            #expect(
                try Self.errors(text, options) == [
                    "viewController 'two-aa-001' would have the same file name, 'Same.nib', as viewController 'one-aa-001'"
                ])
        }
        let view = CompiledSample.storyboard([Self.scene(#"storyboardIdentifier="one-aa-001-view-vie-wA-001" id="one-aa-001""#)])
        #expect(try Self.errors(view).count == 1)
    }

    @Test func pathsThatLeaveTheFolderAreNone() {
        for path in ["Info.plist", "a.nib/runtime.nib", "...nib"] { #expect(MemberName.isPath(path), "\(path)") }
        for path in ["", "/a", "a//b", "a/", "../a", "a/../b", ".", "a/.", "a\0b"] { #expect(!MemberName.isPath(path), "\(path)") }
    }

    @Test func partsThatOlderSystemsRefuseAreReported() throws {
        let text = CompiledSample.storyboard([
            """
            <viewController id="one-aa-001" customClass="Safe" sceneMemberID="viewController">
                <view key="view" id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-wB-001">
                        <rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view></subviews>
                    <viewLayoutGuide key="safeArea" id="saf-eA-001"/>
                    <constraints><constraint firstItem="vie-wB-001" firstAttribute="top" secondItem="saf-eA-001" secondAttribute="top" \
            id="con-aa-001"/></constraints>
                </view>
                <connections><outlet property="guide" destination="saf-eA-001" id="out-aa-001"/></connections>
            </viewController>
            """
        ])
        #expect(try Self.errors(text, CompiledSample.options(10, 1, target: .init(11))) == [])
        // Once, though both the view's and the scene's file have the problem.
        #expect(
            try Self.errors(text, CompiledSample.options(10, 1, target: .init(9))) == [
                "outlet refers to viewLayoutGuide 'saf-eA-001', which is not compiled"
            ])
    }

    @Test func aSceneThatNothingLeadsToIsAWarning() throws {
        let text = CompiledSample.storyboard([Self.scene(#"id="one-aa-001""#), Self.scene(#"id="two-aa-001""#, view: "vie-wB-001")])
        let output = try CompiledSample.compiled(text)
        #expect(output.bundle.members.count == 3)
        #expect(
            output.diagnostics.map(\.message) == [
                "viewController 'two-aa-001' is not in any file: it has no identifier, and no compiled part refers to it"
            ])
        #expect(output.diagnostics.first?.severity == .warning)
    }

    @Test func aConnectionWithoutDestinationIsReported() throws {
        let text = CompiledSample.xib(
            #"<view id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/><connections>"#
                + #"<outlet property="lost" destination="gon-eA-001" id="out-aa-001"/></connections></view>"#)
        #expect(try Self.errors(text) == ["the destination of outlet 'out-aa-001' is not in the document"])
    }
}
