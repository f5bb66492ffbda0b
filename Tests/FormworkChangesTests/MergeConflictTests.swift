import FormworkChanges
import FormworkModel
import Testing

@Suite("Conflicts of merges")
struct MergeConflictTests {
    private typealias R = Revisions

    /// Returns the conflicts as lines, and the merged document, both for each favored side.
    private static func merge(_ base: InterfaceDocument, _ ours: InterfaceDocument, _ theirs: InterfaceDocument) throws -> (
        conflicts: [MergeConflict], ours: InterfaceDocument, theirs: InterfaceDocument
    ) {
        let first = R.merge(base, ours, theirs), second = R.merge(base, ours, theirs, favoring: .theirs)
        return try (first.conflicts, R.document(first), R.document(second))
    }

    // MARK: Values

    static let valueCases: [(String, String, String, String, String)] = [
        (
            "<label text=\"A\" id=\"a\"/>", "<label text=\"B\" id=\"a\"/>", "<label text=\"C\" id=\"a\"/>", "B (label)",
            "text: ours \"B\", theirs \"C\""
        ),
        (
            "<label text=\"A\" id=\"a\"/>", "<label text=\"A\" tag=\"1\" id=\"a\"/>", "<label text=\"A\" tag=\"2\" id=\"a\"/>", "A (label)",
            "tag: ours 1, theirs 2"
        ),
        (
            "<label text=\"A\" tag=\"3\" id=\"a\"/>", "<label text=\"A\" id=\"a\"/>", "<label text=\"A\" tag=\"2\" id=\"a\"/>", "A (label)",
            "tag: ours removed, theirs 2"
        ),
        (
            "<view id=\"a\"/>", "<scrollView id=\"a\"/>", "<tableView id=\"a\"/>", "scroll view in Form",
            "kind: ours scroll view, theirs table view"
        ),
        (
            "<label id=\"a\"><string key=\"text\">A</string></label>", "<label id=\"a\"><string key=\"text\">B</string></label>",
            "<label id=\"a\"><string key=\"text\">C</string></label>", "B (label)", "text: ours \"B\", theirs \"C\""
        ),
        (
            "<label text=\"A\" id=\"a\"><color key=\"textColor\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\"/></label>",
            "<label text=\"A\" id=\"a\"><color key=\"textColor\" red=\"0.0\" green=\"1\" blue=\"1\" alpha=\"1\"/></label>",
            "<label text=\"A\" id=\"a\"><color key=\"textColor\" red=\"1\" green=\"0.0\" blue=\"1\" alpha=\"1\"/></label>", "A (label)",
            "text color: ours #00FFFF, theirs #FF00FF"
        ),
        (
            "<label text=\"A\" id=\"a\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/></label>",
            "<label text=\"A\" id=\"a\"><rect key=\"frame\" x=\"50\" y=\"0.0\" width=\"9\" height=\"9\"/></label>",
            "<label text=\"A\" id=\"a\"><rect key=\"frame\" x=\"0.0\" y=\"50\" width=\"9\" height=\"9\"/></label>", "A (label)",
            "frame: ours {50, 0, 9, 9}, theirs {0, 50, 9, 9}"
        ),
    ]

    @Test("A fact that both sides changed has the value of the favored side", arguments: valueCases)
    func values(base: String, ours: String, theirs: String, object: String, text: String) throws {
        let merged = try Self.merge(R.xib(base), R.xib(ours), R.xib(theirs))
        #expect(merged.conflicts.map(\.line) == ["\(object): \(text)"] && merged.conflicts.map(\.kind) == [.value])
        #expect(try merged.ours == R.xib(ours) && merged.theirs == R.xib(theirs))
        #expect(merged.conflicts.first?.objectID == "a")
    }

    @Test("Two colors that read the same are told apart by their attributes")
    func likeColors() throws {
        func label(_ attributes: String) throws -> InterfaceDocument {
            try R.xib("<label text=\"A\" id=\"a\"><color key=\"textColor\" \(attributes)/></label>")
        }
        let merged = try Self.merge(
            label("red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" colorSpace=\"deviceRGB\""),
            label("red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"deviceRGB\""),
            label("red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\""))
        let start = "red 1, green 0.0, blue 0.0, alpha 1, color space"
        #expect(merged.conflicts.map(\.line) == ["A (label): text color: ours \(start) deviceRGB, theirs \(start) calibratedRGB"])
    }

    @Test("Changes of different attributes of one object aren't a conflict, and neither are equal ones")
    func noConflicts() throws {
        func label(_ attributes: String) throws -> InterfaceDocument { try R.xib("<label \(attributes) id=\"a\"/>") }
        let merged = try Self.merge(label("text=\"A\""), label("text=\"B\" tag=\"1\""), label("text=\"A\" tag=\"1\" alpha=\"0.5\""))
        #expect(try merged.conflicts.isEmpty && merged.ours == label("text=\"B\" tag=\"1\" alpha=\"0.5\""))
    }

    @Test(
        "Frames that both sides changed by at most a point are ours",
        arguments: [("10.5", "11", true), ("10", "12", false)])
    func closeFrames(ours: String, theirs: String, isOne: Bool) throws {
        func label(_ x: String) throws -> InterfaceDocument {
            try R.xib("<label text=\"A\" id=\"a\"><rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"9\" height=\"9\"/></label>")
        }
        let merged = try Self.merge(label("0.0"), label(ours), label(theirs))
        #expect(merged.conflicts.isEmpty == isOne)
        #expect(try merged.ours == label(ours))
    }

    // MARK: Places

    private static func boxes(_ first: String, _ second: String, _ third: String = "") throws -> InterfaceDocument {
        try R.xib(
            [("a", first), ("b", second), ("c", third)].map {
                "<view id=\"box-00-00\($0)\" userLabel=\"Box \($0)\"><subviews>\($1)</subviews></view>"
            }.joined())
    }

    @Test("An object that both sides moved to different parents is where the favored side moved it")
    func places() throws {
        let label = R.label("lab-el-001", "Name")
        let (ours, theirs) = (try Self.boxes("", label), try Self.boxes("", "", label))
        let merged = try Self.merge(Self.boxes(label, ""), ours, theirs)
        #expect(
            merged.conflicts.map(\.line) == ["Name (label): ours in Box b, theirs in Box c"] && merged.conflicts.map(\.kind) == [.place])
        #expect(merged.ours.view(id: "lab-el-001")?.superview?.id == "box-00-00b")
        #expect(merged.theirs.view(id: "lab-el-001")?.superview?.id == "box-00-00c")
    }

    @Test("Two views that were moved into each other stay in the document")
    func circles() throws {
        func box(_ id: String, _ content: String) -> String {
            "<view id=\"\(id)\" userLabel=\"Box \(id)\"><subviews>\(content)</subviews></view>"
        }
        let base = try R.xib(box("a", R.label("l1", "One")) + box("b", R.label("l2", "Two")))
        let ours = try R.xib(box("b", R.label("l2", "Two") + box("a", R.label("l1", "One"))))
        let theirs = try R.xib(box("a", R.label("l1", "One") + box("b", R.label("l2", "Two"))))
        let merged = try Self.merge(base, ours, theirs)
        #expect(!merged.conflicts.isEmpty && merged.conflicts.allSatisfy { $0.kind == .place })
        for document in [merged.ours, merged.theirs] { #expect(["a", "b", "l1", "l2"].allSatisfy { document.view(id: $0) != nil }) }
        #expect(merged.ours == ours)
        #expect(merged.theirs == theirs)
    }

    @Test("A move by one side and an edit by the other are both done")
    func movesAndEdits() throws {
        let merged = try Self.merge(
            Self.boxes(R.label("lab-el-001", "Name"), ""), Self.boxes("", R.label("lab-el-001", "Name")),
            Self.boxes(R.label("lab-el-001", "Street"), ""))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.ours.view(id: "lab-el-001")?.superview?.id == "box-00-00b")
        #expect(merged.ours.view(id: "lab-el-001")?.element["text"] == "Street")
    }

    // MARK: Removals

    @Test("An addition to a view that the other side removed is a conflict about the addition")
    func additionsToRemoved() throws {
        let label = R.label("lab-el-001", "Name")
        let merged = try Self.merge(
            R.xib("<view id=\"box-00-001\" userLabel=\"Box\"/>"), R.xib(""),
            R.xib("<view id=\"box-00-001\" userLabel=\"Box\"><subviews>\(label)</subviews></view>"))
        #expect(merged.conflicts.map(\.kind).contains(.removal))
        #expect(merged.conflicts.first?.line == "Box (view): ours removed, theirs changed")
        #expect(merged.ours.view(id: "lab-el-001") == nil && merged.theirs.view(id: "lab-el-001") != nil)
    }

    @Test("A removal by both sides isn't a conflict, and one of an untouched object is none")
    func removals() throws {
        let (label, button) = (R.label("lab-el-001", "Name"), R.button("but-to-001", "Go"))
        let both = try Self.merge(R.xib(label + button), R.xib(label), R.xib(label))
        #expect(try both.conflicts.isEmpty && both.ours == R.xib(label))
        let one = try Self.merge(R.xib(label + button), R.xib(label), R.xib(label + button))
        #expect(try one.conflicts.isEmpty && one.ours == R.xib(label))
    }

    @Test("A new constraint on a removed view goes with it, with a conflict")
    func danglingConstraints() throws {
        let (label, button) = (R.label("lab-el-001", "Name"), R.button("but-to-001", "Go"))
        let merged = try Self.merge(
            R.xib(label + button), R.xib(label), R.xib(label + button, constraints: R.leading("but-to-001", "16")))
        #expect(merged.ours.constraints.isEmpty && merged.theirs.constraints.count == 1)
        #expect(merged.conflicts.map(\.line).contains("Go (button): ours removed, theirs changed"), "\(merged.conflicts.map(\.line))")
    }

    // MARK: Order and parts

    @Test("Two different orders are a conflict, and the favored one is kept")
    func orders() throws {
        func form(_ names: String) throws -> InterfaceDocument { try R.xib(names.map { R.label("lab-el-00\($0)", "\($0)") }.joined()) }
        let merged = try Self.merge(form("abc"), form("cab"), form("bca"))
        #expect(merged.conflicts.map(\.kind) == [.order])
        #expect(merged.conflicts.map(\.line) == ["Form (view): order: ours one order, theirs another order"])
        #expect(try merged.ours == form("cab") && merged.theirs == form("bca"))
        let one = try Self.merge(form("abc"), form("abc"), form("cab"))
        #expect(try one.conflicts.isEmpty && one.ours == form("cab"))
    }

    @Test("An addition keeps its place in an order that the other side changed")
    func ordersAndAdditions() throws {
        func form(_ names: String) throws -> InterfaceDocument { try R.xib(names.map { R.label("lab-el-00\($0)", "\($0)") }.joined()) }
        let merged = try Self.merge(form("abc"), form("axbc"), form("cab"))
        #expect(try merged.conflicts.isEmpty && merged.ours == form("caxb"))
        let both = try Self.merge(form("ab"), form("xab"), form("aby"))
        #expect(try both.conflicts.isEmpty && both.ours == form("xaby"))
    }

    @Test("Two different parts under one key are a conflict, of which one is kept")
    func parts() throws {
        func field(_ part: String) throws -> InterfaceDocument {
            try R.xib("<textField placeholder=\"Amount\" id=\"fie-ld-001\">\(part)</textField>")
        }
        let number = "<numberFormatter key=\"formatter\" minimum=\"1\" id=\"for-ma-001\"/>"
        let date = "<dateFormatter key=\"formatter\" dateStyle=\"short\" id=\"for-ma-002\"/>"
        let merged = try Self.merge(field(""), field(number), field(date))
        #expect(merged.conflicts.map(\.kind) == [.part])
        #expect(
            merged.conflicts.map(\.line) == ["Amount (text field): ours minimum 1, theirs date style short"],
            "\(merged.conflicts.map(\.line))")
        #expect(try merged.ours == field(number) && merged.theirs == field(date))
    }

    // MARK: Lines

    @Test("A conflict names the scene, and what a side removed")
    func lines() throws {
        func board(_ text: String) throws -> InterfaceDocument {
            try R.storyboard(
                "<scene sceneID=\"sce-ne-001\"><objects><viewController title=\"Login\" id=\"one-vc-001\"><view key=\"view\" id=\"vie-w0-001\"><subviews>\(text)</subviews></view></viewController></objects></scene>"
            )
        }
        let merged = try Self.merge(board(R.label("lab-el-001", "A")), board(R.label("lab-el-001", "B")), board(R.label("lab-el-001", "C")))
        #expect(merged.conflicts.map(\.line) == ["Login ▸ B (label): text: ours \"B\", theirs \"C\""])
        #expect(merged.conflicts.first?.scene == "Login" && merged.conflicts.first?.property == "text")
        let removed = try Self.merge(board(R.label("lab-el-001", "A")), board(""), board(R.label("lab-el-001", "C")))
        #expect(removed.conflicts.map(\.line) == ["Login ▸ A (label): ours removed, theirs changed"], "\(removed.conflicts.map(\.line))")
    }
}
