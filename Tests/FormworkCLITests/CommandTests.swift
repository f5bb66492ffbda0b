import FormworkTestSupport
import Foundation
import Testing

/// Behaviour that scripts rely on: exit statuses, envelopes, the order of results.
@Suite struct CommandTests {
    private static let good =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"v\"/></objects></document>\n"

    @Test func importPrintsAnOutlineForPeople() throws {
        let run = try CommandRun("import", CommandRun.samples + "/LayoutTemplates.storyboard")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("3 layout templates"))
        #expect(run.output.contains("targetView → "))
    }

    /// The first call skips the argument parser. The option of the second one changes nothing for a small document.
    @Test(
        "A call with paths alone has the results of a call with options",
        arguments: [
            "import", "outline", "solve", "states", "templates", "textconv", "validate",
        ])
    func aCallWithPathsAloneIsLikeAnyOther(verb: String) throws {
        for document in ["/LayoutTemplates.storyboard", "/Mistakes/missing-target-view.storyboard", "/Missing.storyboard"] {
            let plain = try CommandRun(verb, CommandRun.samples + document)
            let parsed = try CommandRun(verb, CommandRun.samples + document, "--max-depth", "100")
            #expect(plain.output == parsed.output)
            #expect(plain.errors == parsed.errors)
            #expect(plain.status == parsed.status)
        }
        #expect(try CommandRun(verb).errors.contains("Usage: formwork \(verb)"))
    }

    @Test func importPrintsTheStableEnvelope() throws {
        let run = try CommandRun("import", "--format", "json", CommandRun.samples + "/LayoutTemplates.storyboard")
        let json = try run.json()
        #expect(json["schema"] as? Int == 1)
        #expect(json["command"] as? String == "import")
        let result = try #require((json["results"] as? [[String: Any]])?.first)
        #expect((result["counts"] as? [String: Int])?["templates"] == 3)
        #expect(result["platform"] as? String == "iOS")
        #expect(result["format"] as? String == "modern")
    }

    @Test func resultsHaveTheOrderOfTheFilesForAnyNumberOfWorkers() throws {
        let folder = try TemporaryFolder()
        for index in 0..<60 {
            let views = (0..<(60 - index)).map { "<view id=\"v\($0)\"/>" }.joined()
            try folder.write(Self.good.replacingOccurrences(of: "<view id=\"v\"/>", with: views), to: "d\(index % 7)/f\(index).xib")
        }
        try folder.write(Self.good, to: "b.storyboard/inner.xib")
        try folder.write(Self.good, to: "a.nib/designable.nib")
        try folder.write("x", to: "notes.txt")
        let one = try CommandRun("import", "--format", "ndjson", "--jobs", "1", folder.url.path)
        #expect(one.output.split(separator: "\n").count == 62)
        for jobs in ["2", "5", "64"] {
            #expect(try CommandRun("import", "--format", "ndjson", "--jobs", jobs, folder.url.path).output == one.output)
        }
        let files = try one.output.split(separator: "\n").map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])["file"] as? String ?? ""
        }
        #expect(files == files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(files.first?.hasSuffix("/a.nib/designable.nib") == true)
    }

    @Test func standardInputIsAFileToo() throws {
        let run = try CommandRun("import", "--format", "ndjson", "-", "--stdin-path", "Piped.xib", input: Self.good)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("{\"file\":\"Piped.xib\","))
    }

    @Test func oneBadFileEndsNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("<document", to: "a.xib")
        try folder.write(Self.good, to: "b.xib")
        let run = try CommandRun("import", "--format", "json", folder.path("a.xib"), folder.path("b.xib"))
        #expect(run.status == 1)
        let results = try #require(run.json()["results"] as? [[String: Any]])
        #expect(results.count == 2)
        #expect(Set(results[0].keys) == ["file", "diagnostics"])
        #expect(results[1]["kind"] as? String == "xib")
    }

    @Test func aPathThatIsMissingIsNamedAndTheOthersAreTreated() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.good, to: "b.xib")
        let run = try CommandRun("validate", folder.path("none.xib"), file)
        #expect(run.status == 66)
        #expect(run.errors.contains("none.xib"))
    }

    @Test(arguments: [[], ["import"], ["import", "--format", "xml", "x"], ["nonsense"], ["import", "--jobs", "0", "x"]])
    func wrongUsageIs64(_ arguments: [String]) throws {
        let run = try arguments.isEmpty ? CommandRun("--nonsense") : Self.run(arguments)
        #expect(run.status == 64)
    }

    private static func run(_ arguments: [String]) throws -> CommandRun {
        switch arguments.count {
        case 1: try CommandRun(arguments[0])
        default:
            try CommandRun(arguments[0], arguments[1], arguments.count > 2 ? arguments[2] : "", arguments.count > 3 ? arguments[3] : "")
        }
    }

    @Test func validateFailsOnErrorsAndStrictlyOnWarnings() throws {
        let mistakes = CommandRun.samples + "/Mistakes/"
        #expect(try CommandRun("validate", CommandRun.samples + "/LayoutTemplates.storyboard").status == 0)
        #expect(try CommandRun("validate", mistakes + "duplicate-id.xib").status == 1)
        let warning = try CommandRun("validate", mistakes + "missing-target-view.storyboard")
        #expect(warning.status == 0)
        #expect(warning.output.contains(": warning: ") && warning.output.contains("[missing-target-view]"))
        #expect(try CommandRun("validate", "--strict", mistakes + "missing-target-view.storyboard").status == 1)
        let xcode = try CommandRun("validate", "--reporter", "xcode", mistakes + "duplicate-id.xib")
        #expect(xcode.output.split(separator: "\n").allSatisfy { $0.contains(".xib:") && $0.hasSuffix(")") })
        let json = try CommandRun("validate", "--reporter", "json", mistakes + "duplicate-id.xib").json()
        let result = try #require((json["results"] as? [[String: Any]])?.first)
        let finding = try #require((result["diagnostics"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "duplicate-id")
        #expect((finding["line"] as? Int ?? 0) > 1)
    }

    @Test func templatesPrintsEachTemplatesDiff() throws {
        let file = CommandRun.samples + "/LayoutTemplates.storyboard"
        let all = try CommandRun("templates", "--format", "json", file).json()
        let templates = try #require((all["results"] as? [[String: Any]])?.first?["templates"] as? [[String: Any]])
        #expect(templates.count == 3)
        let label = try #require(templates[1]["label"] as? String)
        let one = try CommandRun("templates", "--template", label, file)
        #expect(one.output.contains(label))
        #expect(!one.output.contains(templates[0]["label"] as? String ?? "?"))
        let none = try CommandRun("templates", "--template", "Nope", file)
        #expect(none.status == 64)
        #expect(none.errors.contains(label))
    }

    @Test func convertReplacesItsOutputWholeOrNotAtAll() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("<document  type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>", to: "a.xib")
        #expect(try CommandRun("convert", file, "--to", "xib", "-o", folder.path("out.xib")).status == 0)
        #expect(try folder.read("out.xib") == folder.read("a.xib"))
        #expect(try CommandRun("convert", file, "--to", "xib", "--reformat", "-o", folder.path("out.xib")).status == 0)
        #expect(try folder.read("out.xib") == "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n    <objects/>\n</document>")
        let before = try folder.read("out.xib")
        try folder.write("<document", to: "bad.xib")
        #expect(try CommandRun("convert", folder.path("bad.xib"), "--to", "xib", "-o", folder.path("out.xib")).status == 1)
        #expect(try folder.read("out.xib") == before)
        #expect(try CommandRun("convert", file, "--to", "xib", "-o", folder.path("none/out.xib")).status == 73)
        #expect(try CommandRun("convert", file, "--to", "xib", "-o", folder.url.path).status == 73)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(left == ["a.xib", "bad.xib", "out.xib"])
        #expect(try CommandRun("convert", file, "--to", "xib", "-o", "-").output == folder.read("a.xib"))
    }

    @Test func rulesAreListedAndExplained() throws {
        let list = try CommandRun("rules")
        #expect(list.status == 0)
        #expect(list.output.contains("missing-target-view"))
        let rule = try CommandRun("rules", "hiding-cycle")
        #expect(rule.output.hasPrefix("hiding-cycle (error)"))
        #expect(try CommandRun("rules", "nope").status == 64)
    }
}
