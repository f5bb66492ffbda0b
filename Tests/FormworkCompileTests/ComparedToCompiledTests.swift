import FormworkChanges
import FormworkCompile
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

/// The output of `diff` for a document and its compiled file.
@Suite struct ComparedToCompiledTests {
    /// A view with a custom class and a user label; the compiled file contains neither the label nor an id.
    private static let card = """
        <view contentMode="scaleToFill" id="one-aa-aaa" userLabel="Card" customClass="Card" customModule="App" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="two-aa-aaa" userLabel="Top">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="40"/>
                </view>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="thr-aa-aaa" userLabel="Bottom">
                    <rect key="frame" x="0.0" y="160" width="300" height="40"/>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="two-aa-aaa" firstAttribute="top" secondItem="one-aa-aaa" secondAttribute="top" id="con-aa-aaa"/>
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
        """

    private func source(_ objects: String) throws -> InterfaceDocument {
        try DocumentReader().read(Array(CompiledSample.xib(objects).utf8), file: "Card.xib").document
    }

    private func compiled(_ objects: String) throws -> InterfaceDocument {
        let bytes = try #require(try CompiledSample.compiled(CompiledSample.xib(objects)).bundle.members.first?.bytes)
        return try DocumentReader().read(bytes, file: "Card.nib").document
    }

    @Test func viewsAreFoundAgainWithoutIdsAndLabels() throws {
        for (old, new) in [(try source(Self.card), try compiled(Self.card)), (try compiled(Self.card), try source(Self.card))] {
            let changes = DocumentChanges(from: old, to: new, frames: NoDerivedFrames())
            #expect(!changes.changes.contains { $0.kind != .changed || $0.property == "user label" })
            #expect(changes.folded[.notCompiled] ?? 0 >= 4 && changes.folded[.ids] ?? 0 > 0)
        }
    }

    @Test func scenesAreFoundAgainByTheirControllers() throws {
        func scene(_ id: String, _ name: String) -> String {
            """
            <viewController storyboardIdentifier="\(name)" id="\(id)-aa-001" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="\(id)-aa-002"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <gestureRecognizers/>
            <connections><outletCollection property="gestureRecognizers" destination="\(id)-aa-003" appends="YES" id="\(id)-aa-004"/>
            </connections></view></viewController>
            <tapGestureRecognizer id="\(id)-aa-003"/>
            """
        }
        let text = CompiledSample.storyboard([scene("two", "Zebra"), scene("one", "Ant")])
        let output = try CompiledSample.compiled(text)
        let old = try DocumentReader().read(Array(text.utf8), file: "Main.storyboard").document
        let new = try DocumentReader().read(output.bundle.packed, file: "Main.storyboardc").document
        let changes = DocumentChanges(from: old, to: new, frames: NoDerivedFrames())
        #expect(!changes.changes.contains { $0.kind != .changed }, "\(changes.changes.map(\.line))")
    }

    private static func plain(_ id: String, _ more: String = "", y: Int) -> String {
        """
        <view contentMode="scaleToFill" id="\(id)-aa-bbb"\(more)><rect key="frame" x="0.0" y="\(y)" width="30" height="20"/></view>
        """
    }

    private static func holding(_ views: String...) -> String {
        """
        <view contentMode="scaleToFill" id="hol-de-raa"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
        \(views.joined())</subviews></view>
        """
    }

    @Test func idsThatAreMadeUpAreNoReasonToPairViews() throws {
        let (header, footer) = (Self.plain("hea", #" customClass="Header""#, y: 0), Self.plain("foo", #" customClass="Footer""#, y: 90))
        let (old, new) = (Self.holding(header, footer), Self.holding(Self.plain("fir", " tag=\"7\"", y: 40), header, footer))
        let changes = DocumentChanges(from: try compiled(old), to: try compiled(new), frames: NoDerivedFrames())
        #expect(changes.changes.map(\.kind) == [.added], "\(changes.changes.map(\.line))")
    }

    @Test func aViewOfAnotherClassInTheSamePlaceIsAnotherOne() throws {
        let footer = Self.plain("foo", #" customClass="Footer""#, y: 90)
        let old = Self.holding(Self.plain("hea", #" customClass="Header""#, y: 0), footer)
        let new = Self.holding(footer, Self.plain("adv", #" customClass="Advert""#, y: 40))
        let changes = DocumentChanges(from: try source(old), to: try compiled(new), frames: NoDerivedFrames())
        #expect(Set(changes.changes.map(\.kind)).isSuperset(of: [.added, .removed]), "\(changes.changes.map(\.line))")
    }

    @Test func scenesAreFoundAgainByTheNamesOfTheirControllers() throws {
        func scenes(_ ids: [String]) -> String {
            CompiledSample.storyboard(
                zip(ids, ["Zebra", "Ant", "Cat"]).map { id, name in
                    """
                    <viewController storyboardIdentifier="\(name)" title="\(name)" id="\(id)-aa-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="\(id)-aa-002"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    </view></viewController>
                    """
                })
        }
        let output = try CompiledSample.compiled(scenes(["two", "one", "thr"]))
        let old = try DocumentReader().read(Array(scenes(["fou", "one", "fiv"]).utf8), file: "Main.storyboard").document
        let new = try DocumentReader().read(output.bundle.packed, file: "Main.storyboardc").document
        let changes = DocumentChanges(from: old, to: new, frames: NoDerivedFrames())
        #expect(!changes.changes.contains { $0.property == "title" || $0.kind != .changed }, "\(changes.changes.map(\.line))")
    }

    @Test func changesOfTheBuildAreListed() throws {
        let changed = Self.card.replacing(#"y="160" width="300" height="40""#, with: #"y="100" width="300" height="100""#)
        let changes = DocumentChanges(from: try source(Self.card), to: try compiled(changed), frames: NoDerivedFrames())
        #expect(changes.changes.map(\.property).contains("frame"))
    }

    @Test func removedLabelsAreListed() throws {
        let changes = DocumentChanges(
            from: try source(Self.card), to: try source(Self.card.replacing(#" userLabel="Top""#, with: "")), frames: NoDerivedFrames())
        #expect(changes.folded[.notCompiled] == nil && changes.changes.count == 1)
    }
}
