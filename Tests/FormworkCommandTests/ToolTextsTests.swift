import Testing

@testable import FormworkCommand

@Suite("Answers of tools as text")
struct ToolTextsTests {
    private static func text(_ text: (JSONValue) -> String?, _ results: String) throws -> String? {
        text(try JSONValue(parsing: Array("{\"results\": [\(results)]}".utf8)))
    }

    private static let finding = """
        {"line": 3, "column": 5, "severity": "error", "message": "no such id", "rule": "dangling-reference", "element": "a1B-c2-D3e", "notes": ["see there"]}
        """

    private static let found = "  3:5: error: no such id [dangling-reference] #a1B-c2-D3e\n    note: see there"

    @Test("An outline is its lines; a file without a document has the reason")
    func outline() throws {
        let lines = "{\"file\": \"a.xib\", \"lines\": [{\"text\": \"a.xib\"}, {\"text\": \"  label\"}]}"
        #expect(try Self.text(ToolTexts.outline, lines) == "a.xib\n  label")
        #expect(
            try Self.text(ToolTexts.outline, lines + ", {\"file\": \"b.xib\", \"diagnostics\": [\(Self.finding)]}")
                == "a.xib\n  label\nb.xib: no document\n" + Self.found)
    }

    static let editCases: [(String, String?)] = [
        ("{\"file\": \"a.xib\", \"changed\": false}", "a.xib: no changes"),
        (
            "{\"file\": \"a.xib\", \"changed\": true, \"diff\": {\"changes\": [{\"text\": \"alpha → 1\"}]}}",
            "a.xib: not written\n  alpha → 1"
        ),
        ("{\"file\": \"a.xib\", \"changed\": true, \"written\": true, \"notes\": [\"kept\"]}", "a.xib: written\n  note: kept"),
        (
            "{\"file\": \"a.xib\", \"changed\": false, \"localized\": [{\"file\": \"de.strings\", \"added\": 2}]}",
            "a.xib: not written\n  de.strings: 2 texts added"
        ),
        ("{\"file\": \"a.xib\", \"changed\": false}, {\"file\": \"b.xib\", \"changed\": true}", "b.xib: not written\n1 of 2 files change"),
        ("", nil),
    ]

    @Test("An edit names the files that change, with the changes", arguments: editCases)
    func edits(results: String, text: String?) throws { #expect(try Self.text(ToolTexts.edit, results) == text) }

    @Test("An edit's findings follow the changes")
    func editFindings() throws {
        let result = "{\"file\": \"a.xib\", \"changed\": true, \"findings\": [\(Self.finding)]}"
        #expect(try Self.text(ToolTexts.edit, result) == "a.xib: not written\n  new findings:\n" + Self.found)
    }

    static let diffCases: [(String, String?)] = [
        ("", "nothing changed"),
        ("{\"file\": \"a.xib\", \"status\": \"changed\", \"changes\": [{\"text\": \"A: text\"}]}", "a.xib: changed\n  A: text"),
        ("{\"file\": \"a.xib\", \"status\": \"added\"}", "a.xib: added"),
        ("{\"file\": \"a.xib\", \"status\": \"changed\", \"screens\": {}}", nil),
        ("{\"file\": \"a.xib\", \"status\": \"changed\", \"unfolded\": []}", nil),
    ]

    @Test("A comparison is a line for each change, unless it has more than changes", arguments: diffCases)
    func diffs(results: String, text: String?) throws { #expect(try Self.text(ToolTexts.diff, results) == text) }

    @Test("A check lists findings by file, and counts the files without any")
    func validate() throws {
        let clean = "{\"file\": \"b.xib\", \"diagnostics\": []}"
        #expect(
            try Self.text(ToolTexts.validate, "{\"file\": \"a.xib\", \"diagnostics\": [\(Self.finding)]}, \(clean)")
                == "a.xib\n\(Self.found)\n1 of 2 files without findings")
        #expect(try Self.text(ToolTexts.validate, clean) == "1 of 1 files without findings")
    }

    @Test("Each tool has a name of its own, a title and a description with a full stop")
    func tools() {
        let tools = VerbTools.all
        #expect(Set(tools.flatMap { [$0.name] + $0.formerNames }).count == tools.reduce(0) { $0 + 1 + $1.formerNames.count })
        for tool in tools {
            #expect(!tool.title.isEmpty && tool.description.hasSuffix("."), "\(tool.name)")
            #expect(Set(tool.parameters.map(\.name)).count == tool.parameters.count, "\(tool.name)")
            for parameter in tool.parameters { #expect(parameter.description.hasSuffix("."), "\(tool.name) \(parameter.name)") }
        }
    }
}
