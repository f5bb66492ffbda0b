import FormworkModel
import Testing

@testable import FormworkChanges

@Suite("Matching of objects")
struct MatchingTests {
    private typealias R = Revisions

    /// Returns the ids that match between two documents, as `old=new`, where they differ, and those of objects without a counterpart.
    private static func pairs(_ old: InterfaceDocument, _ new: InterfaceDocument) -> (
        renamed: Set<String>, gone: Set<String>, come: Set<String>
    ) {
        let (left, right) = (ComparedTree(old), ComparedTree(new))
        let matching = DocumentMatcher(left, right).matching()
        var result: (renamed: Set<String>, gone: Set<String>, come: Set<String>) = ([], [], [])
        for (id, node) in left.identified {
            guard let partner = matching.newNode[node] else {
                result.gone.insert(id)
                continue
            }
            #expect(matching.oldNode[partner] == node)
            if let other = right[.id, partner], other != id { result.renamed.insert("\(id)=\(other)") }
        }
        for (id, node) in right.identified where matching.oldNode[node] == nil { result.come.insert(id) }
        return result
    }

    @Test("Objects with new ids are found by their content")
    func renumbered() throws {
        let old = try R.xib(R.label("lab-el-001", "Name") + R.label("lab-el-002", "Street"))
        let new = try R.xib(R.label("lab-el-102", "Street") + R.label("lab-el-101", "Name"))
        let pairs = Self.pairs(old, new)
        #expect(pairs.renamed == ["lab-el-001=lab-el-101", "lab-el-002=lab-el-102"] && pairs.gone.isEmpty && pairs.come.isEmpty)
    }

    @Test("Equal siblings with new ids match in their order")
    func equalSiblings() throws {
        let old = try R.xib((1...3).map { R.label("lab-el-00\($0)", "Same") }.joined())
        let new = try R.xib((4...6).map { R.label("lab-el-00\($0)", "Same") }.joined())
        #expect(Self.pairs(old, new).renamed == ["lab-el-001=lab-el-004", "lab-el-002=lab-el-005", "lab-el-003=lab-el-006"])
    }

    @Test("Similar objects with new ids match, and unlike ones don't")
    func likeness() throws {
        func label(_ id: String, _ text: String, _ alpha: String) -> String {
            "<label text=\"\(text)\" alpha=\"\(alpha)\" opaque=\"NO\" contentMode=\"left\" textAlignment=\"natural\" id=\"\(id)\"/>"
        }
        let old = try R.xib(label("lab-el-001", "Name", "1") + label("lab-el-002", "Street", "1"))
        let new = try R.xib(label("lab-el-011", "Name", "0.5") + label("lab-el-012", "Something else", "0.2"))
        let pairs = Self.pairs(old, new)
        #expect(pairs.renamed == ["lab-el-001=lab-el-011"] && pairs.gone == ["lab-el-002"] && pairs.come == ["lab-el-012"])
    }

    @Test("An id that passes to another kind of view is the same object, one that passes to a constraint isn't")
    func kinds() throws {
        let view = try R.xib("<view id=\"one-00-001\"/>"), scroll = try R.xib("<scrollView id=\"one-00-001\"/>")
        #expect(Self.pairs(view, scroll).gone.isEmpty)
        #expect(R.lines(view, scroll) == ["view in Form: kind view → \"scroll view\""])
        let constraint = try R.xib("", constraints: "<constraint firstAttribute=\"width\" constant=\"1\" id=\"one-00-001\"/>")
        #expect(Self.pairs(view, constraint).gone == ["one-00-001"] && Self.pairs(view, constraint).come == ["one-00-001"])
    }

    @Test("An id that several objects share identifies none of them")
    func repeatedIDs() throws {
        let document = try R.xib(R.label("lab-el-001", "A") + R.label("lab-el-001", "B") + R.label("lab-el-002", "C"))
        let tree = ComparedTree(document)
        #expect(tree.identified["lab-el-001"] == nil && tree.identified["lab-el-002"] != nil)
        #expect(R.changes(document, document).differences.isEmpty)
        let changed = try R.xib(R.label("lab-el-001", "A") + R.label("lab-el-001", "New") + R.label("lab-el-002", "C"))
        #expect(R.lines(document, changed) == ["B (label): removed from Form", "New (label): added to Form"])
    }

    @Test("A part under a key is replaced by an unlike one with another id")
    func replacedParts() throws {
        func field(_ part: String) throws -> InterfaceDocument { try R.xib("<textField id=\"fie-ld-001\">\(part)</textField>") }
        let number = "<numberFormatter key=\"formatter\" minimum=\"1\" maximum=\"5\" id=\"for-ma-001\"/>"
        let renumbered = number.replacing("001", with: "002")
        #expect(try Self.pairs(field(number), field(renumbered)).renamed == ["for-ma-001=for-ma-002"])
        let date = "<dateFormatter key=\"formatter\" dateStyle=\"short\" id=\"for-ma-002\"/>"
        let pairs = try Self.pairs(field(number), field(date))
        #expect(pairs.gone == ["for-ma-001"] && pairs.come == ["for-ma-002"])
    }

    @Test("In a crowd, each object is compared with its neighbors only, and equal ones still match")
    func crowds() throws {
        let count = DocumentMatcher.crowd + 40
        func labels(_ start: Int, _ alpha: String) -> String {
            (0..<count).map { "<label text=\"T\($0)\" alpha=\"\(alpha)\" tag=\"\($0)\" opaque=\"NO\" id=\"lab-\(start)-\($0)\"/>" }.joined()
        }
        let pairs = try Self.pairs(R.xib(labels(1, "1")), R.xib(labels(2, "0.5")))
        #expect(pairs.renamed.count == count && pairs.renamed.contains("lab-1-\(count - 1)=lab-2-\(count - 1)"))
    }

    // MARK: References

    private static func constraint(_ id: String, _ item: String, _ constant: String, _ more: String = "") -> String {
        "<constraint firstItem=\"\(item)\" firstAttribute=\"top\" secondItem=\"roo-tv-iew\" secondAttribute=\"top\" constant=\"\(constant)\"\(more) id=\"\(id)\"/>"
    }

    @Test("Constraints with new ids match by their items: equal numbers first, then others")
    func constraints() throws {
        let labels = R.label("lab-el-001", "A") + R.label("lab-el-002", "B")
        let old = try R.xib(
            labels,
            constraints: Self.constraint("con-01", "lab-el-001", "1") + Self.constraint("con-02", "lab-el-001", "2")
                + Self.constraint("con-03", "lab-el-002", "3"))
        let new = try R.xib(
            labels,
            constraints: Self.constraint("new-01", "lab-el-001", "2") + Self.constraint("new-02", "lab-el-001", "9")
                + Self.constraint("new-03", "lab-el-002", "4", " relation=\"greaterThanOrEqual\""))
        let pairs = Self.pairs(old, new)
        #expect(pairs.renamed == ["con-02=new-01", "con-01=new-02"], "\(pairs)")
        #expect(pairs.gone == ["con-03"] && pairs.come == ["new-03"])
    }

    @Test("Connections with new ids match by their names: the same end first, then another")
    func connections() throws {
        func form(_ prefix: String, _ first: String, _ second: String) throws -> InterfaceDocument {
            try R.xib(
                R.label("lab-el-001", "A") + R.label("lab-el-002", "B"),
                connections: """
                    <outletCollection property="all" destination="\(first)" id="\(prefix)-01"/>
                    <outletCollection property="all" destination="\(second)" id="\(prefix)-02"/>
                    <action selector="go:" destination="lab-el-001" id="\(prefix)-03"/>
                    """)
        }
        let pairs = try Self.pairs(form("old", "lab-el-001", "lab-el-002"), form("new", "lab-el-002", "lab-el-001"))
        #expect(pairs.renamed == ["old-01=new-02", "old-02=new-01", "old-03=new-03"])
        let moved = try Self.pairs(form("old", "lab-el-001", "lab-el-001"), form("new", "lab-el-001", "lab-el-002"))
        #expect(moved.renamed == ["old-01=new-01", "old-02=new-02", "old-03=new-03"])
    }

    // MARK: Compiled files

    /// Returns a document as the reader of compiled files makes it.
    private static func compiled(_ text: String) throws -> InterfaceDocument {
        let document = try R.read(text)
        return InterfaceDocument(tree: document.storage.tree, kind: document.kind, platform: document.platform, format: .compiled)
    }

    @Test("Ids of two compiled files prove nothing if their reader generated them")
    func generatedIDs() throws {
        let (old, new) = (R.text(R.label("lab-el-001", "Name") + R.label("lab-el-002", "Street")), R.text(R.label("lab-el-001", "Street")))
        #expect(try R.lines(R.read(old), R.read(new)).count == 2)
        let lines = try R.lines(Self.compiled(old), Self.compiled(new))
        #expect(lines == ["Name (label): removed from Form"], "\(lines)")
    }

    @Test("Labels, simulations and notes that a compiled file lacks are folded")
    func notCompiled() throws {
        let written = R.text(
            "<label text=\"Name\" fixedFrame=\"YES\" customClass=\"Own\" customModuleProvider=\"target\" userLabel=\"Title\" id=\"lab-el-001\"><attributedString key=\"userComments\"><fragment content=\"Note\"/></attributedString></label>"
        )
        let bare = R.text("<label text=\"Name\" customClass=\"Own\" id=\"lab-el-001\"/>").replacing(" userLabel=\"Form\"", with: "")
            .replacing(
                " userLabel=\"File's Owner\"", with: "")
        let changes = try R.changes(R.read(written), Self.compiled(bare))
        #expect(changes.isEmpty && changes.folded == [.notCompiled: 6], "\(changes.changes.map(\.line)) \(changes.folded)")
        #expect(try !R.changes(R.read(written), R.read(bare)).isEmpty)
    }

    @Test("A scene of a compiled storyboard is found by its controller's storyboard identifier")
    func scenes() throws {
        func board(_ prefix: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="\(prefix)-01"><objects><viewController storyboardIdentifier="List" id="\(prefix)-02" sceneMemberID="viewController">
            <view key="view" id="\(prefix)-03"><subviews><label text="\(prefix)" id="\(prefix)-04"/></subviews></view></viewController></objects></scene>
            </scenes></document>
            """
        }
        let pairs = try Self.pairs(R.read(board("old")), Self.compiled(board("new")))
        #expect(pairs.renamed.isSuperset(of: ["old-02=new-02", "old-03=new-03"]) && !pairs.gone.contains("scene old-01"), "\(pairs)")
    }
}
