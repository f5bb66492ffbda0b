import FormworkChanges
import FormworkModel
import Testing

@Suite("Results of merges")
struct MergeResultTests {
    private typealias R = Revisions

    // MARK: Ids

    @Test("A new object that is a button on one side and a slider on the other is a conflict about its kind")
    func kinds() throws {
        let name = R.label("lab-el-001", "Name")
        let base = try R.xib(name)
        let ours = try R.xib(name + R.button("new-00-001", "Ours"), constraints: R.leading("new-00-001", "8", id: "con-st-001"))
        let theirs = try R.xib(
            name + "<slider minValue=\"0.0\" maxValue=\"1\" opaque=\"NO\" value=\"0.5\" id=\"new-00-001\"/>",
            constraints: R.leading("new-00-001", "9", id: "con-st-002"))
        let merge = R.merge(base, ours, theirs)
        let merged = try R.document(merge)
        #expect(merge.conflicts.map(\.kind).contains(.value) && merge.renumbered.isEmpty)
        #expect(merged.element(id: "new-00-001")?.name == "button")
    }

    @Test("A side that gave new ids to the same objects has its ids in the result, with their references")
    func newIDs() throws {
        func form(_ id: String, _ title: String) throws -> InterfaceDocument {
            try R.xib(
                R.button(id, title), constraints: R.leading(id, "8"),
                connections: "<outlet property=\"go\" destination=\"\(id)\" id=\"out-le-001\"/>")
        }
        for (ours, theirs) in [("new-00-001", "old-00-001"), ("old-00-001", "new-00-001")] {
            let merge = try R.merge(form("old-00-001", "Go"), form(ours, "Go"), form(theirs, "Go"))
            #expect(try merge.conflicts.isEmpty && R.document(merge) == form("new-00-001", "Go"))
        }
        let edited = try R.merge(form("old-00-001", "Go"), form("new-00-001", "Go"), form("old-00-001", "Start"))
        #expect(try edited.conflicts.isEmpty && R.document(edited) == form("new-00-001", "Start"))
    }

    // MARK: Additions

    @Test("The same addition of both sides is one, also with different ids")
    func sameAdditions() throws {
        let name = R.label("lab-el-001", "Name")
        let ours = try R.xib(name + R.button("one-00-001", "Go"))
        let merge = try R.merge(R.xib(name), ours, R.xib(name + R.button("two-00-002", "Go")))
        #expect(try merge.conflicts.isEmpty && R.document(merge) == ours)
    }

    @Test("An outlet that both sides connect to different objects is a conflict about one outlet")
    func sameOutlets() throws {
        let views = R.label("lab-el-001", "Name") + R.button("but-to-001", "Go")
        func form(_ destination: String, _ id: String) throws -> InterfaceDocument {
            try R.xib(views, connections: "<outlet property=\"first\" destination=\"\(destination)\" id=\"\(id)\"/>")
        }
        let merge = try R.merge(R.xib(views), form("lab-el-001", "out-le-001"), form("but-to-001", "out-le-002"))
        #expect(merge.conflicts.map(\.line) == ["File's Owner (placeholder): outlet first: ours Name, theirs Go"])
        #expect(try R.document(merge).connections.count == 1)
    }

    @Test("An outlet collection takes the connections of both sides")
    func collections() throws {
        let views = R.label("lab-el-001", "Name") + R.button("but-to-001", "Go")
        func form(_ destination: String, _ id: String) throws -> InterfaceDocument {
            try R.xib(views, connections: "<outletCollection property=\"all\" destination=\"\(destination)\" id=\"\(id)\"/>")
        }
        let merge = try R.merge(R.xib(views), form("lab-el-001", "out-le-001"), form("but-to-001", "out-le-002"))
        #expect(try merge.conflicts.isEmpty && R.document(merge).connections.map(\.destinationID) == ["lab-el-001", "but-to-001"])
    }

    @Test("A list that both sides add has the entries of both")
    func lists() throws {
        func view(_ attributes: String) throws -> InterfaceDocument {
            let list = attributes.map { "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0)\" value=\"1\"/>" }.joined()
            return try R.xib(
                "<view id=\"a\">\(list.isEmpty ? "" : "<userDefinedRuntimeAttributes>\(list)</userDefinedRuntimeAttributes>")</view>")
        }
        let merge = try R.merge(view(""), view("x"), view("y"))
        #expect(try merge.conflicts.isEmpty && R.document(merge) == view("xy"))
        let emptied = try R.merge(view("xy"), view("x"), view("y"))
        #expect(try emptied.conflicts.isEmpty && R.document(emptied).runtimeAttributes.isEmpty)
    }

    // MARK: Resources and versions

    private static func board(_ image: String, _ resources: [String]) throws -> InterfaceDocument {
        let list = resources.map { "<image name=\"\($0)\" width=\"16\" height=\"16\"/>" }.joined()
        return try R.read(
            R.text("<imageView image=\"\(image)\" id=\"ima-ge-001\"/><button title=\"Go\" id=\"but-to-001\"/>").replacing(
                "    </objects>", with: "    </objects><resources>\(list)</resources>"))
    }

    @Test("A resource that one side removed stays if the other side uses it now")
    func resources() throws {
        let merge = try R.merge(Self.board("star", ["star", "moon"]), Self.board("star", ["star"]), Self.board("moon", ["star", "moon"]))
        #expect(try merge.conflicts.isEmpty && R.document(merge).resources.map(\.name).sorted() == ["moon", "star"])
        let unused = try R.merge(Self.board("star", ["star", "moon"]), Self.board("star", ["star"]), Self.board("star", ["star", "moon"]))
        #expect(try R.document(unused).resources.map(\.name) == ["star"])
    }

    static let versionCases: [(String, String, String, String)] = [
        ("14313", "14490.70", "14460.31", "14490.70"), ("14313", "14460.31", "14490.70", "14490.70"), ("9.2", "9.9", "9.10", "9.10"),
        ("9", "9.0.1", "9.0", "9.0.1"), ("9.2", "9.2", "9.1", "9.1"),
    ]

    @Test("The newer one of two changed versions wins without a conflict", arguments: versionCases)
    func versions(base: String, ours: String, theirs: String, merged: String) throws {
        func form(_ tools: String) throws -> InterfaceDocument { try R.xib("", tools: tools) }
        let merge = try R.merge(form(base), form(ours), form(theirs))
        #expect(try merge.conflicts.isEmpty && R.document(merge).toolsVersion == merged)
    }

    @Test("Flags, positions on the canvas and titles of scenes cause no conflict")
    func silent() throws {
        func board(_ x: String, _ title: String, _ flag: String) throws -> InterfaceDocument {
            try R.storyboard(
                "<!--\(title)--><scene sceneID=\"sce-ne-001\"><objects><viewController id=\"one-vc-001\"><view key=\"view\"\(flag) id=\"vie-w0-001\"/></viewController></objects><point key=\"canvasLocation\" x=\"\(x)\" y=\"0.0\"/></scene>"
            )
        }
        let merge = try R.merge(board("1", "A", ""), board("2", "B", " misplaced=\"YES\""), board("3", "C", " misplaced=\"NO\""))
        #expect(try merge.conflicts.isEmpty && R.document(merge) == board("2", "B", " misplaced=\"YES\""))
    }

    // MARK: Without folded changes

    /// Returns the later state without folded changes.
    private static func withoutFolded(_ old: InterfaceDocument, _ new: InterfaceDocument) throws -> InterfaceDocument {
        try R.document(DocumentMerge(withoutFolded: R.changes(old, new), frames: NoDerivedFrames()))
    }

    @Test("Without folded changes, only the edits are left")
    func withoutFolded() throws {
        let old = try R.xib(R.label("lab-el-001", "Name") + R.button("but-to-001", "Go"), tools: "22505")
        let flagged = R.label("lab-el-001", "Street", more: " misplaced=\"YES\"").replacing("x=\"20\"", with: "x=\"20.4\"")
        let new = try R.xib(flagged + R.button("but-to-001", "Go"), tools: "24000")
        #expect(try Self.withoutFolded(old, new) == R.xib(R.label("lab-el-001", "Street") + R.button("but-to-001", "Go"), tools: "22505"))
    }

    @Test("Additions, removals and moves are edits, and the ids of old objects are kept")
    func withoutFoldedObjects() throws {
        let old = try R.xib(R.label("lab-el-001", "Name") + R.button("but-to-001", "Go"))
        let renumbered = try R.xib(R.label("lab-el-009", "Name") + R.button("but-to-001", "Go"))
        #expect(try Self.withoutFolded(old, renumbered) == old)
        let added = try R.xib(R.button("but-to-001", "Go") + R.label("lab-el-002", "New"), constraints: R.leading("lab-el-002", "8"))
        #expect(try Self.withoutFolded(old, added) == added)
        let reordered = try R.xib(R.button("but-to-001", "Go") + R.label("lab-el-001", "Name"))
        #expect(try Self.withoutFolded(old, reordered) == reordered)
    }

    @Test("Equal documents have no edits")
    func withoutFoldedNothing() throws {
        let document = try R.xib(R.label("lab-el-001", "Name"), constraints: R.leading("lab-el-001", "8"))
        #expect(try Self.withoutFolded(document, document) == document)
    }
}
