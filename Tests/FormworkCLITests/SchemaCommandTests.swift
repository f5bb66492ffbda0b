import FormworkTestSupport
import Foundation
import Testing

@Suite("formwork schema")
struct SchemaCommandTests {
    private static let form = CommandRun.samples + "/HidingForm.storyboard"

    @Test("Every verb that prints JSON is listed and has a schema")
    func list() throws {
        let list = try CommandRun("schema")
        #expect(list.status == 0)
        let names = list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names.starts(with: ["import", "query", "outline", "templates", "solve", "states", "edit", "validate"]))
        for name in names {
            let run = try CommandRun("schema", name)
            #expect(run.status == 0 && run.errors.isEmpty)
            #expect(try run.json()["$id"] as? String == "urn:formwork:schema:\(name):1")
        }
        #expect(try CommandRun("schema", "document").output == CommandRun("convert", "--schema").output)
    }

    @Test("Verbs that print JSON lines have a schema of lines; a verb without one is refused, with the list")
    func refusals() throws {
        #expect(try CommandRun("schema", "import", "--line").json()["$id"] as? String == "urn:formwork:schema:import:1:line")
        let lines = try CommandRun("schema", "validate", "--line")
        #expect(lines.status == 64 && lines.errors.contains("has no --format ndjson"))
        #expect(try CommandRun("schema", "--line").status == 64)
        let unknown = try CommandRun("schema", "render")
        #expect(unknown.status == 64 && unknown.output.isEmpty && unknown.errors.contains("the schemas are: import, query, outline,"))
    }

    @Test("A verb's results have the version of their schema")
    func version() throws {
        for verb in ["import", "outline", "templates", "solve", "states"] {
            let (schema, run) = (try CommandRun("schema", verb).json(), try CommandRun(verb, Self.form, "--format", "json").json())
            let output = try #require((schema["$defs"] as? [String: [String: Any]])?["output"])
            let properties = try #require(output["properties"] as? [String: [String: Any]])
            #expect(properties["schema"]?["const"] as? Int == run["schema"] as? Int)
            #expect(properties["command"]?["enum"] as? [String] == [try #require(run["command"] as? String)])
            #expect(Set(run.keys) == Set(try #require(output["required"] as? [String])))
        }
    }

    @Test("A file that edit cannot read has a result, and a skipped file a message, as of other verbs")
    func editResults() throws {
        let folder = try TemporaryFolder()
        let broken = try folder.write("<document", to: "Broken.xib")
        let run = try CommandRun("edit", "--dry-run", "--format", "json", "--do", "set Nothing text=A", broken, folder.path("Gone.xib"))
        #expect(run.status == 66)
        let results = try #require(try run.json()["results"] as? [[String: Any]])
        #expect(results.map { Set($0.keys) } == [["file", "diagnostics"]])
        #expect((try run.json()["skipped"] as? [[String: Any]])?.first?["file"] as? String == folder.path("Gone.xib"))
        let found = try CommandRun("edit", "--dry-run", "--format", "ndjson", "--do", "set Nothing text=A", broken)
        #expect(found.status == 1)
        #expect(Set(try found.json().keys) == ["file", "diagnostics"])
    }

    @Test("A file that diff cannot read has a result among the others")
    func diffResults() throws {
        let folder = try TemporaryFolder()
        let whole = String(decoding: try TestFiles.bytes(of: Self.form), as: UTF8.self)
        for (name, old, new) in [("A", whole, whole.replacing("text=\"", with: "text=\"A ")), ("B", whole, "<document"), ("C", whole, "")] {
            try folder.write(old, to: "old/\(name).storyboard")
            if !new.isEmpty { try folder.write(new, to: "new/\(name).storyboard") }
        }
        let run = try CommandRun("diff", folder.path("old"), folder.path("new"), "--format", "json")
        #expect(run.status == 66 && run.errors.contains("B.storyboard:1:"))
        let results = try #require(try run.json()["results"] as? [[String: Any]])
        #expect(results.map { $0["status"] as? String } == ["changed", nil, "removed"])
        #expect(Set(results[1].keys) == ["file", "diagnostics"] && results[1]["file"] as? String == "B.storyboard")
    }
}
