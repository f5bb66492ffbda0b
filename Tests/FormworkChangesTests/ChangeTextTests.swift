import FormworkModel
import Testing

@testable import FormworkChanges

@Suite("Lines of changes")
struct ChangeTextTests {
    private typealias R = Revisions

    private static func change(_ kind: Change.Kind, _ property: String?, _ from: String?, _ to: String?, _ remark: String? = nil) -> Change
    {
        Change(
            kind: kind, subject: .view, scene: nil, object: "Go (button)", property: property, from: from, to: to, remark: remark,
            differences: [])
    }

    static let lineCases: [(Change.Kind, String?, String?, String?, String?, String)] = [
        (.changed, "alpha", "1", "0.5", nil, "alpha 1 → 0.5"), (.changed, "alpha", nil, "0.5", nil, "alpha → 0.5"),
        (.changed, "alpha", "0.5", nil, nil, "alpha 0.5 → default"), (.changed, "alpha", nil, nil, nil, "alpha changed"),
        (.changed, nil, "outlet a", "outlet b", nil, "outlet a → outlet b"),
        (.changed, "width 8", nil, nil, "(another one)", "width 8 changed (another one)"),
        (.added, nil, nil, nil, "to Form, with 3 views", "added to Form, with 3 views"), (.added, nil, nil, "x", nil, "added x"),
        (.added, "constraint", nil, "leading to Form 16", nil, "constraint leading to Form 16 added"),
        (.removed, nil, nil, nil, "from Form", "removed from Form"), (.removed, nil, "x", nil, nil, "removed x"),
        (.removed, "outlet title", "Name", nil, nil, "outlet title Name removed"),
        (.moved, nil, nil, nil, "to the front of the list", "moved to the front of the list"),
        (.added, "number formatter", nil, nil, nil, "number formatter added"),
    ]

    @Test("A change is a property, both values and a remark", arguments: lineCases)
    func lines(kind: Change.Kind, property: String?, from: String?, to: String?, remark: String?, text: String) {
        #expect(Self.change(kind, property, from, to, remark).text == text)
    }

    @Test("A line begins with the scene and the object, as far as there are any")
    func places() {
        var change = Self.change(.changed, "alpha", "1", "0.5")
        #expect(change.line == "Go (button): alpha 1 → 0.5")
        change.scene = "Login"
        #expect(change.line == "Login ▸ Go (button): alpha 1 → 0.5")
        change.object = ""
        #expect(change.line == "Login: alpha 1 → 0.5")
        change.scene = nil
        #expect(change.line == "alpha 1 → 0.5")
    }

    // MARK: Subjects

    static let subjectCases: [(String, String, Change.Subject)] = [
        ("<label text=\"A\" id=\"obj-ec-001\" ATTRIBUTE/>", "alpha", .view),
        ("<tapGestureRecognizer id=\"obj-ec-001\" ATTRIBUTE/>", "enabled", .gestureRecognizer),
        ("<barButtonItem title=\"A\" id=\"obj-ec-001\" ATTRIBUTE/>", "style", .barItem),
        ("<menuItem title=\"A\" id=\"obj-ec-001\" ATTRIBUTE/>", "tag", .menu),
        ("<menu title=\"A\" id=\"obj-ec-001\" ATTRIBUTE/>", "autoenablesItems", .menu),
        ("<customObject id=\"obj-ec-001\" ATTRIBUTE/>", "customClass", .object),
        ("<viewController id=\"obj-ec-001\" ATTRIBUTE/>", "title", .controller),
        ("<textFieldCell id=\"obj-ec-001\" ATTRIBUTE/>", "tag", .cell),
    ]

    @Test("A change knows the kind of its object", arguments: subjectCases)
    func subjects(element: String, attribute: String, subject: Change.Subject) throws {
        func document(_ value: String) throws -> InterfaceDocument {
            let object = element.replacing("ATTRIBUTE", with: "\(attribute)=\"\(value)\"")
            return try R.read(R.text("").replacing("<view ", with: "\(object)<view ", maxReplacements: 1))
        }
        let changes = try R.changes(document("3"), document("4")).changes
        #expect(changes.map(\.subject) == [subject] && changes.map(\.kind) == [.changed], "\(changes.map(\.line))")
        #expect(changes.first?.from == "3" || changes.first?.from == "\"3\"")
    }

    static let connectionCases: [(String, Change.Subject, String)] = [
        ("<outlet property=\"title\" destination=\"lab-el-001\" id=\"con-ne-001\"/>", .outlet, "outlet title Name added"),
        (
            "<outletCollection property=\"all\" destination=\"lab-el-001\" id=\"con-ne-001\"/>", .outletCollection,
            "outlet collection all Name added"
        ),
        (
            "<action selector=\"go:\" destination=\"lab-el-001\" eventType=\"touchUpInside\" id=\"con-ne-001\"/>", .action,
            "action go: on touch up inside Name added"
        ),
        ("<segue destination=\"lab-el-001\" kind=\"show\" identifier=\"next\" id=\"con-ne-001\"/>", .segue, "segue next (show) Name added"),
        ("<outlet property=\"title\" destination=\"gon-e0-001\" id=\"con-ne-001\"/>", .outlet, "outlet title 'gon-e0-001' added"),
        (
            "<outlet property=\"PWHidingMasterView\" destination=\"lab-el-001\" id=\"con-ne-001\"/>", .outlet,
            "is hidden together with (PWHidingMasterView) Name added"
        ),
        (
            "<outlet property=\"targetView\" destination=\"lab-el-001\" id=\"con-ne-001\"/>", .outlet,
            "represents in its layout template (targetView) Name added"
        ),
    ]

    @Test("A connection is described by its kind, its name and its end", arguments: connectionCases)
    func connections(connection: String, subject: Change.Subject, text: String) throws {
        let label = R.label("lab-el-001", "Name")
        let changes = try R.changes(R.xib(label), R.xib(label, connections: connection)).changes
        #expect(changes.map(\.subject) == [subject] && changes.map(\.text) == [text], "\(changes.map(\.text))")
        #expect(changes.map(\.object) == ["File's Owner (placeholder)"])
    }

    @Test("Runtime attributes and variations are subjects of their own")
    func parts() throws {
        func view(_ parts: String) throws -> InterfaceDocument { try R.xib("<view id=\"vie-w0-001\" userLabel=\"Card\">\(parts)</view>") }
        let attribute = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
        let runtime = try R.changes(view(""), view(attribute)).changes
        #expect(
            runtime.map(\.subject) == [.runtimeAttribute]
                && runtime.map(\.line) == ["Card (view): runtime attribute layer.cornerRadius → 4"])
        let variation = "<variation key=\"heightClass=compact\" alpha=\"0.5\"/>"
        let varied = try R.changes(view(variation), view(variation.replacing("0.5", with: "0.25"))).changes
        #expect(varied.map(\.subject) == [.variation])
        #expect(varied.map(\.line) == ["Card (view): variation for height class=compact alpha 0.5 → 0.25"])
    }

    @Test("The state of a title is named after its property, except the normal one")
    func states() throws {
        func button(_ normal: String, _ highlighted: String) throws -> InterfaceDocument {
            try R.xib(
                "<button id=\"but-to-001\"><state key=\"normal\" title=\"\(normal)\"/><state key=\"highlighted\" title=\"\(highlighted)\"/></button>"
            )
        }
        #expect(
            try R.lines(button("Go", "Going"), button("Start", "Starting")) == [
                "Go (button): title \"Go\" → \"Start\"", "Go (button): title (highlighted) \"Going\" → \"Starting\"",
            ])
    }

    @Test("Scenes and controllers that are added and removed are counted with their content")
    func scenes() throws {
        let scene = """
            <scene sceneID="sce-ne-002"><objects><viewController title="Details" id="two-vc-001" sceneMemberID="viewController">
            <view key="view" id="vie-w0-002"><subviews><label text="A" id="lab-el-001"/></subviews>
            <constraints><constraint firstItem="lab-el-001" firstAttribute="width" constant="8" id="con-st-001"/></constraints></view>
            </viewController></objects></scene>
            """
        let first = "<scene sceneID=\"sce-ne-001\"><objects><viewController title=\"List\" id=\"one-vc-001\"/></objects></scene>"
        let (old, new) = (try R.storyboard(first), try R.storyboard(first + scene))
        let added = R.changes(old, new).changes
        #expect(added.map(\.subject) == [.scene] && added.map(\.line) == ["Details: added with 2 views, 1 constraint"])
        #expect(R.lines(new, old) == ["Details: removed with 2 views, 1 constraint"])
        #expect(added.first?.newElement?.name == "scene" && added.first?.oldElement == nil)
    }
}
