import FormworkModel
import Testing

@testable import FormworkIndex

@Suite("Facts about documents")
struct DocumentFactsTests {
    private typealias P = SmallProject

    @Test(
        "Code loads a document by its file's name without folders, extension and device",
        arguments: [
            ("Main.storyboard", "Main"), ("Views/Cell.xib", "Cell"), ("Cell~ipad.xib", "Cell"), ("a/Cell~iphone.nib", "Cell"),
            ("Cell~mac.xib", "Cell~mac"),
            ("Cell.v2.xib", "Cell.v2"), ("Cell", "Cell"), ("", ""), ("App/Cell.nib/designable.nib", "Cell"), (".xib", ""),
        ])
    func names(path: String, name: String) { #expect(DocumentFacts.name(ofFile: path) == name) }

    @Test("A scene has its controller's id, label, class and identifier")
    func scenes() throws {
        let facts = try P.facts(
            P.storyboard(
                P.scene("one-vc-001", "title=\"List\" storyboardIdentifier=\"list\" customClass=\"ListController\"")
                    + P.scene("two-vc-002", "", element: "tableViewController") + "<scene sceneID=\"empty\"><objects/></scene>"),
            file: "a/Main.storyboard")
        #expect(facts.name == "Main" && facts.kind == .storyboard && facts.platform == .iOS)
        #expect(facts.scenes.map(\.id) == ["one-vc-001", "two-vc-002"] && facts.scenes.map(\.isInitial) == [true, false])
        #expect(
            facts.scenes.map(\.identifier) == ["list", nil]
                && facts.scenes.map(\.controllerClass) == ["ListController", "UITableViewController"])
        #expect(facts.scenes.first?.label == "List" && facts.scenes.allSatisfy { $0.reference == nil })
    }

    @Test("A storyboard reference has its storyboard, scene and bundle")
    func references() throws {
        let placeholder = { (attributes: String) in P.scene("ref-00-001", attributes, element: "viewControllerPlaceholder") }
        func reference(_ attributes: String) throws -> DocumentFacts.Reference? {
            try P.facts(P.storyboard(placeholder(attributes))).scenes.first?.reference
        }
        #expect(
            try reference("storyboardName=\"Help\" referencedIdentifier=\"topic\" bundleIdentifier=\"org.help\"")
                == DocumentFacts.Reference(storyboard: "Help", identifier: "topic", bundle: "org.help"))
        #expect(try reference("") == DocumentFacts.Reference())
    }

    @Test("A segue starts at the controller that contains it, also in a cell")
    func segues() throws {
        let cell = """
            <tableView key="view" id="tab-le-001"><prototypes><tableViewCell reuseIdentifier="row" id="cel-l0-001"><connections>
            <segue destination="two-vc-002" kind="show" identifier="open" id="seg-ue-001"/></connections></tableViewCell></prototypes></tableView>
            <connections><segue destination="gone" id="seg-ue-002"/></connections>
            """
        let facts = try P.facts(P.storyboard(P.scene("one-vc-001", "", cell, element: "tableViewController") + P.scene("two-vc-002")))
        #expect(
            facts.segues.sorted { $0.kind < $1.kind } == [
                DocumentFacts.Segue(identifier: nil, kind: "segue", source: "one-vc-001", destination: "gone"),
                DocumentFacts.Segue(identifier: "open", kind: "show", source: "one-vc-001", destination: "two-vc-002"),
            ])
        #expect(facts.reuseIdentifiers == ["row"])
    }

    @Test("Connected outlets are collected by custom class, and those of a File's Owner apart")
    func outlets() throws {
        let facts = try P.facts(
            P.xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
                <outlet property="view" destination="vie-w0-001" id="o1"/><action selector="go:" destination="-1" id="o2"/></connections></placeholder>
                <view id="vie-w0-001" customClass="Card"><connections><outletCollection property="labels" destination="lab-el-001" id="o3"/>
                <outlet property="title" destination="lab-el-001" id="o4"/></connections></view>
                <label id="lab-el-001"><connections><outlet property="plain" destination="vie-w0-001" id="o5"/></connections></label>
                """), file: "Card.xib")
        #expect(facts.connected == ["Owner": ["view"], "Card": ["labels", "title"]])
        #expect(facts.ownerOutlets == ["view"])
    }

    @Test("The owner of a macOS document is a custom object")
    func macOwner() throws {
        let facts = try P.facts(
            P.xib(
                """
                <customObject id="-2" userLabel="File's Owner" customClass="NSObject"><connections><outlet property="window" destination="win-do-001" id="o"/></connections></customObject>
                <window id="win-do-001"><view key="contentView" id="con-te-001"><subviews><tableCellView identifier="name" id="cel-l0-001"/></subviews></view></window>
                """, platform: "MacOSX.Cocoa"), file: "Main.xib")
        #expect(facts.ownerOutlets == ["window"] && facts.platform == .macOS && facts.reuseIdentifiers == ["name"])
    }

    @Test("The identifier of a view is a reuse identifier on macOS only")
    func identifiers() throws {
        #expect(try P.facts(P.xib("<view identifier=\"a\" id=\"vie-w0-001\"/>")).reuseIdentifiers.isEmpty)
    }

    @Test("A custom class has its module, which a mangled name contains")
    func classes() throws {
        let facts = try P.facts(
            P.xib(
                """
                <view customClass="Card" customModule="App" customModuleProvider="target" id="a"/><view customClass="Box" customModule="" id="b"/>
                <view customClass="_TtC3Kit4Cell" id="c"/><view customClass="Kit.Row" id="d"/>
                """))
        #expect(
            facts.classes == [
                DocumentFacts.ClassUse(name: "Card", module: "App", isFromTarget: true),
                DocumentFacts.ClassUse(name: "Box", module: nil, isFromTarget: false),
                DocumentFacts.ClassUse(name: "_TtC3Kit4Cell", module: "Kit", isFromTarget: false),
                DocumentFacts.ClassUse(name: "Kit.Row", module: "Kit", isFromTarget: false),
            ])
    }

    @Test("Images, symbols, colors and font files are told apart")
    func resources() throws {
        let facts = try P.facts(
            P.storyboard(
                P.scene("one-vc-001"),
                """
                <customFonts key="customFonts"><array key="Sketch.ttf"><string>Sketch-Bold</string></array><string key="no">x</string></customFonts>
                <resources><image name="logo" width="1" height="1"/><image name="star" catalog="system" width="1" height="1"/>
                <namedColor name="Accent"><color white="1" alpha="1"/></namedColor><systemColor name="labelColor"><color white="0.0" alpha="1"/></systemColor></resources>
                """))
        #expect(facts.images == ["logo"] && facts.symbols == ["star"] && facts.colors == ["Accent"] && facts.fontFiles == ["Sketch.ttf"])
    }
}
