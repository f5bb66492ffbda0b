import FormworkChanges
import FormworkModel
import Testing

@Suite struct DocumentOutlineTests {
    private typealias R = Revisions

    @Test func changesThatInterfaceBuilderMakesChangeNoLine() throws {
        let one = try R.xib(R.label("lab-el-001", "Name"), tools: "22505")
        let other = try R.xib(R.label("lab-el-001", "Name", more: " misplaced=\"YES\""), tools: "24000")
        #expect(DocumentOutline(one).text == DocumentOutline(other).text)
        let (first, second) = (R.leading("lab-el-001", "1", id: "con-st-001"), R.leading("roo-tv-iew", "2", id: "con-st-002"))
        let ordered = try R.xib(R.label("lab-el-001", "Name"), constraints: first + second)
        let turned = try R.xib(R.label("lab-el-001", "Name"), constraints: second + first)
        #expect(DocumentOutline(ordered).text == DocumentOutline(turned).text)
    }

    @Test func factsFollowTheirObjectOnALineEach() throws {
        let document = try R.xib(R.button("but-to-001", "Two\nlines"), constraints: R.leading("but-to-001", "16"))
        let lines = String(decoding: DocumentOutline(document).text, as: UTF8.self).split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex { $0.hasPrefix("Two lines (button)") })
        let facts = lines[(start + 1)...].prefix { $0.hasPrefix("    ") }
        #expect(facts.contains("    constraint leading to Form (view) 16") && facts.contains("    in Form (view)"))
        #expect(!facts.contains { $0.contains("frame") })
    }

    @Test func objectsOfOneNameAreToldApart() throws {
        let one = try R.xib(R.label("lab-el-001", "Name") + R.label("lab-el-002", "Name"), connections: outlet("lab-el-001"))
        let other = try R.xib(R.label("lab-el-001", "Name") + R.label("lab-el-002", "Name"), connections: outlet("lab-el-002"))
        #expect(DocumentOutline(one).text != DocumentOutline(other).text)
    }

    private func outlet(_ id: String) -> String { "<outlet property=\"title\" destination=\"\(id)\" id=\"out-le-001\"/>" }
}

@Suite("Facts of outlines")
struct OutlineFactTests {
    private typealias R = Revisions

    /// Returns the facts below the first header with a prefix.
    private static func facts(_ header: String, _ document: InterfaceDocument) throws -> [String] {
        let lines = String(decoding: DocumentOutline(document).text, as: UTF8.self).split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex { $0.hasPrefix(header) }, "\(lines)")
        return lines[(start + 1)...].prefix { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
    }

    static let factCases: [(String, [String])] = [
        (
            "<view userLabel=\"Card\" alpha=\"0.50\" hidden=\"YES\" id=\"a\"/>",
            ["alpha: 0.5", "hidden: yes", "in Form (view)", "user label: \"Card\""]
        ),
        (
            "<view userLabel=\"Card\" id=\"a\"><color key=\"backgroundColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"deviceRGB\"/></view>",
            ["background color: #FF0000, color space deviceRGB", "in Form (view)", "user label: \"Card\""]
        ),
        (
            "<view userLabel=\"Card\" fixedFrame=\"YES\" id=\"a\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>",
            ["fixed frame: yes", "frame: height 4, width 3, x 1, y 2", "in Form (view)", "user label: \"Card\""]
        ),
        (
            "<view userLabel=\"Card\" translatesAutoresizingMaskIntoConstraints=\"NO\" misplaced=\"YES\" id=\"a\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>",
            ["in Form (view)", "translates autoresizing mask into constraints: no", "user label: \"Card\""]
        ),
        (
            "<view userLabel=\"Card\" id=\"a\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"name\" value=\"x\"/></userDefinedRuntimeAttributes></view>",
            ["in Form (view)", "runtime attribute name: key path name, type string, value x", "user label: \"Card\""]
        ),
    ]

    @Test("An object's facts are sorted, a line each, without what Interface Builder maintains", arguments: factCases)
    func facts(element: String, facts: [String]) throws { #expect(try Self.facts("Card (view)", R.xib(element)) == facts) }

    @Test("Connections and constraints are facts of the objects that they are about")
    func references() throws {
        let document = try R.xib(
            R.label("lab-el-001", "Name") + R.label("lab-el-002", "Name"),
            constraints:
                "<constraint firstItem=\"lab-el-002\" firstAttribute=\"top\" secondItem=\"lab-el-001\" secondAttribute=\"bottom\" constant=\"8\" identifier=\"gap\" id=\"c\"/>",
            connections: "<outlet property=\"first\" destination=\"lab-el-001\" id=\"o\"/>")
        #expect(try Self.facts("File's Owner", document).contains("outlet, property first, destination first (label)"))
        #expect(try Self.facts("Name (label)", document).contains("constraint top to bottom of first (label) 8, identifier gap"))
    }

    @Test("The scenes of a storyboard are headers, and so are their objects, with the scene's name")
    func scenes() throws {
        let document = try R.storyboard(
            "<!--List--><scene sceneID=\"sce-ne-001\"><objects><viewController title=\"List\" id=\"one-vc-001\"><view key=\"view\" id=\"vie-w0-001\"/></viewController><placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fir-st-001\"/></objects><point key=\"canvasLocation\" x=\"1\" y=\"2\"/></scene>"
        )
        let text = String(decoding: DocumentOutline(document).text, as: UTF8.self)
        let headers = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(headers.first == "document" && headers.dropFirst().first == "scene List")
        #expect(headers.contains("List ▸ List (view controller)"), "\(headers)")
        #expect(!text.contains("canvas") && !text.contains("sce-ne-001"))
    }

    @Test("A line feed is escaped, so that a fact is a line")
    func lineFeeds() throws {
        let document = try R.xib("<label text=\"a&#10;b\" id=\"a\"/>")
        let text = String(decoding: DocumentOutline(document).text, as: UTF8.self)
        #expect(text.contains("    text: \"a\\nb\"\n"), "\(text)")
    }
}
