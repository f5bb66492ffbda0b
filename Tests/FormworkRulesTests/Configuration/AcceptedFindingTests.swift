import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkRules
import Testing

@Suite("Accepted findings")
struct AcceptedFindingTests {
    /// Returns a view that is its own hiding master, in a group, with user notes.
    private static func document(notes: String = "", groupNotes: String = "") throws -> InterfaceDocument {
        func comments(_ text: String) -> String {
            text.isEmpty ? "" : "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="C"><scenes>
            <scene sceneID="S"><objects><viewController id="C" userLabel="Login"><view key="view" id="R"><subviews>
            <view id="G" userLabel="Group">\(comments(groupNotes))<subviews>
            <label text="Alone" id="L">\(comments(notes))<connections><outlet property="PWHidingMasterView" destination="L" id="O"/></connections></label>
            </subviews></view></subviews></view></viewController></objects></scene></scenes></document>
            """
        return try DocumentReader().read(Array(text.utf8), file: "a.storyboard").document
    }

    private static func findings(_ document: InterfaceDocument, _ configuration: String = "") throws -> [String] {
        var validator = Validator()
        validator.configuration = try LintConfiguration(Array(configuration.utf8), file: "")
        return validator.validate(document, file: "/x/App/a.storyboard", reference: "App/a.storyboard").map {
            "\($0.rule) \($0.severity.rawValue)"
        }
    }

    @Test("Without exceptions it is found")
    func found() throws { #expect(try Self.findings(Self.document()) == ["hiding-self error"]) }

    private static let exceptions: [(text: String, isAccepted: Bool)] = [
        ("documents: [App]", true), ("documents: [Lib]", false), ("objects: [L]", true), ("objects: [Alone]", true),
        ("objects: [Group]", true),
        ("objects: [Other]", false), ("scenes: [Login]", true), ("scenes: [S]", true), ("scenes: [Other]", false),
        ("scenes: [Login], objects: [O]", true), ("scenes: [Other], objects: [L]", false),
        ("rules: [hiding-self], objects: [L]", true), ("rules: [hiding-cycle], objects: [L]", false),
        ("rules: [hiding-self], documents: [Lib], objects: [L]", false),
    ]

    @Test("An exception applies to its named findings", arguments: exceptions)
    func exception(text: String, isAccepted: Bool) throws {
        #expect(try Self.findings(Self.document(), "except: [{\(text)}]").isEmpty == isAccepted)
    }

    private static let notes: [(own: String, group: String, isAccepted: Bool)] = [
        ("formwork:ignore hiding-self", "", true), ("formwork:ignore", "", true),
        ("see formwork:ignore hiding-self, ambiguous-layout", "", true),
        ("formwork:ignore hiding-cycle", "", false), ("formwork:ignore hidng-self", "", false),
        ("formwork:ignore hiding-self: on purpose", "", true), ("formwork:ignored hiding-self", "", false), ("hiding-self", "", false),
        ("", "formwork:ignore hiding-self", false), ("", "formwork:ignore-all hiding-self", true), ("", "formwork:ignore-all", true),
    ]

    @Test("An object's notes accept its findings", arguments: notes)
    func note(own: String, group: String, isAccepted: Bool) throws {
        #expect(try Self.findings(Self.document(notes: own, groupNotes: group)).isEmpty == isAccepted)
    }

    @Test("A configuration sets the severity of a rule's findings")
    func severity() throws { #expect(try Self.findings(Self.document(), "rules: {hiding-self: note}") == ["hiding-self note"]) }

    @Test("Known findings stay known when their lines move, and one more of a kind is new")
    func baseline() throws {
        func finding(_ line: Int, _ element: String?, _ message: String = "m") -> Diagnostic {
            Diagnostic(
                rule: "r", severity: .error, message: message,
                location: Diagnostic.Location(file: "x", line: line, column: 1, element: element))
        }
        var baseline = Baseline()
        baseline.insert(FindingKey.keys(of: [finding(1, "A"), finding(2, "A"), finding(3, nil)], in: "f"))
        let again = try Baseline(baseline.json, file: "b.json")
        #expect(again == baseline && again.count == 3)
        let later = FindingKey.keys(
            of: [finding(9, nil), finding(11, "A"), finding(12, "A"), finding(13, "A"), finding(14, nil, "n")], in: "f")
        #expect(later.map(again.contains) == [true, true, true, false, false])
        #expect(!again.contains(FindingKey.keys(of: [finding(1, "A")], in: "g")[0]))
        var rest = again
        rest.removeFindings { $0 == "f" }
        #expect(rest.count == 0)
    }

    @Test(
        "A file that isn't a baseline is refused",
        arguments: ["[]", #"{"schema":2}"#, #"{"findings":[{"rule":"r"}]}"#, #"{"findings":[{"rule":"r","file":"f","count":0}]}"#])
    func badBaseline(text: String) { #expect(throws: ConfigurationError.self) { try Baseline(Array(text.utf8), file: "b.json") } }

    @Test("Oversized counts of known findings are accepted")
    func hostileBaseline() throws {
        let line = #"{"file":"f","rule":"r","subject":"A","count":9223372036854775807}"#
        let text = #"{"schema":1,"findings":[\#(line),\#(line),\#(line.replacing("A", with: "B"))]}"#
        #expect(try Baseline(Array(text.utf8), file: "b.json").count == 2_000_000)
    }
}
