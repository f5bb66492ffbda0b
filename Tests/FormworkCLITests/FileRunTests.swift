import FormworkTestSupport
import Foundation
import Testing

/// Runs over many files, one after another.
@Suite struct FileRunTests {
    private static let good =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"v\"/></objects></document>\n"

    /// Returns a storyboard with two layout templates of the same name, and one with different names.
    private static func templates(in folder: TemporaryFolder) throws -> (twice: String, once: String) {
        let text = try String(contentsOfFile: CommandRun.samples + "/LayoutTemplates.storyboard", encoding: .utf8)
        let twice = text.replacing("userLabel=\"Landscape\"", with: "userLabel=\"Portrait\"")
        return (try folder.write(twice, to: "Twice.storyboard"), try folder.write(text, to: "Once.storyboard"))
    }

    private static func files(_ output: String) throws -> [String] {
        try output.split(separator: "\n").map {
            let result = try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
            return URL(filePath: result["file"] as? String ?? "").lastPathComponent
        }
    }

    @Test("A file without a document is refused with its place, and the others are processed", arguments: ["1", "3"])
    func refusal(jobs: String) throws {
        let folder = try TemporaryFolder()
        let paths = try ["a.xib": "<plist/>", "b.xib": Self.good, "c.xib": "", "d.xib": Self.good].sorted { $0.key < $1.key }
            .map { try folder.write($0.value, to: $0.key) }
        let results = try CommandRun.all(["solve", "--format", "ndjson", "--jobs", jobs] + paths)
        #expect(try Self.files(results.output) == ["a.xib", "b.xib", "c.xib", "d.xib"])
        #expect(results.output.ranges(of: "\"unreadable-document\"").count == 2)
        let text = try CommandRun.all(["solve", "--jobs", jobs] + paths)
        #expect(text.status == 1)
        #expect(text.output.hasPrefix("\(paths[0]):1:1: error: the root element 'plist' contains no value"))
        #expect(text.output.split(separator: "\n").count { $0.contains(": error: ") && $0.contains("[unreadable-document]") } == 2)
    }

    @Test("A name that matches several objects of a document is a usage error, and the other documents are processed")
    func ambiguousName() throws {
        let folder = try TemporaryFolder()
        let (twice, once) = try Self.templates(in: folder)
        let run = try CommandRun("solve", "--template", "Portrait", "--format", "ndjson", twice, once)
        #expect(run.status == 64)
        #expect(run.errors == "\(twice): error: 2 layout templates are named 'Portrait'; name one by its id: Roo-Vw-por, Roo-Vw-lan\n")
        #expect(try Self.files(run.output) == ["Once.storyboard"])
    }

    @Test("The worst outcome of a file decides the exit status")
    func worst() throws {
        let folder = try TemporaryFolder()
        let (twice, once) = try Self.templates(in: folder)
        let bad = try folder.write("<plist/>", to: "bad.xib")
        func status(_ paths: String...) throws -> Int32 { try CommandRun.all(["solve", "--template", "Portrait"] + paths).status }
        #expect(try status(once) == 0)
        #expect(try status(once, bad) == 1)
        #expect(try status(bad, twice, once) == 64)
        #expect(try status(twice, folder.path("none.xib"), bad) == 66)
    }

    @Test("Skipped files are listed after the results")
    func skips() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.good, to: "a.xib")
        let missing = folder.path("none.xib")
        let lines = try CommandRun("import", "--format", "ndjson", missing, file)
        #expect(try Self.files(lines.output) == ["a.xib", "none.xib"])
        let skipped = try #require(CommandRun("import", "--format", "json", missing, file).json()["skipped"] as? [[String: String]])
        #expect(skipped == [["file": missing, "reason": "No such file or directory"]])
    }
}
