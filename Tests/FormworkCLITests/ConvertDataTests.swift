import FormworkTestSupport
import Foundation
import Testing

@Suite struct ConvertDataTests {
    private let sample = CommandRun.samples + "/HidingForm.storyboard"

    @Test(arguments: ["json", "yaml"]) func aDocumentGoesOutAsDataAndComesBackAsItWas(_ format: String) throws {
        let folder = try TemporaryFolder()
        let out = try CommandRun("convert", sample, "--to", format, "-o", folder.path("form.\(format)"))
        #expect((out.status, out.output, out.errors) == (0, "", ""))
        let back = try CommandRun("convert", folder.path("form.\(format)"), "--to", "storyboard", "-o", folder.path("back.storyboard"))
        #expect((back.status, back.output, back.errors) == (0, "", ""))
        #expect(try folder.read("back.storyboard") == String(contentsOfFile: sample, encoding: .utf8))
        // Data of one format converts to the other; the format of standard input is detected by content.
        let data = try folder.read("form.\(format)")
        let other = format == "json" ? "yaml" : "json"
        let crossed = try CommandRun("convert", "-", "--to", other, "-o", "-", input: data)
        #expect(try CommandRun("convert", "-", "--to", format, "-o", "-", input: crossed.output).output == data)
    }

    @Test func dataThatAScriptChangedIsWritten() throws {
        let folder = try TemporaryFolder()
        let json = try CommandRun("convert", sample, "--to", "json", "-o", "-").output
        try folder.write(json.replacing("Deliver to another address", with: "To \\\"someone\\\" else"), to: "form.json")
        let changed = try CommandRun("convert", folder.path("form.json"), "--to", "storyboard", "-o", "-").output
        let expected = try String(contentsOfFile: sample, encoding: .utf8)
            .replacing("Deliver to another address", with: "To &quot;someone&quot; else")
        #expect(changed == expected)
    }

    @Test func anArchiveBecomesAModernDocument() throws {
        let archive = CommandRun.samples + "/LegacyForm.xib"
        let json = try CommandRun("convert", archive, "--to", "json", "-o", "-").output
        #expect(json.contains("\n  \"format\": \"archive\",\n"))
        let modern = try CommandRun("convert", archive, "--to", "xib", "-o", "-").output
        #expect(try CommandRun("convert", "-", "--to", "xib", "-o", "-", input: json).output == modern)
    }

    @Test func unreadableFilesAreReportedWithTheirPlaceAndNothingIsWritten() throws {
        let folder = try TemporaryFolder()
        let bad = try folder.write("{\"formwork\": 1,\n  \"documents\": {}}", to: "bad.json")
        let run = try CommandRun("convert", bad, "--to", "xib", "-o", folder.path("out.xib"))
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("\(bad):2:3: error: unknown member 'documents' of the document"))
        let yaml = try folder.write("a: [1\n", to: "bad.yml")
        #expect(
            try CommandRun("convert", yaml, "--to", "xib", "-o", folder.path("out.xib")).errors.hasPrefix(
                "\(yaml):2:1: error: invalid YAML: "))
        #expect(!FileManager.default.fileExists(atPath: folder.path("out.xib")))
        // The extension decides what a file is.
        let named = try folder.write("<document/>", to: "a.json")
        #expect(
            try CommandRun("convert", named, "--to", "xib", "-o", "-").errors.hasPrefix("\(named):1:1: error: found '<', expected a value"))
        // The kind of a document does not change.
        let json = try CommandRun("convert", sample, "--to", "json", "-o", "-").output
        // It is a storyboard, which becomes a XIB.
        #expect(try CommandRun("convert", "-", "--to", "xib", "-o", "-", input: json).output.contains(".XIB\""))
        #expect(try CommandRun("convert", sample, "--to", "json", "-o", folder.path("none/out.json")).status == 73)
        #expect(try CommandRun("convert", folder.path("none.json"), "--to", "xib", "-o", "-").status == 66)
    }

    @Test func theSchemaIsPrinted() throws {
        let run = try CommandRun("convert", "--schema")
        #expect(run.status == 0)
        #expect(try run.json()["title"] as? String == "Formwork document")
    }

    @Test func missingOptionsAreRequested() throws {
        #expect(try CommandRun("convert").status == 64)
        #expect(try CommandRun("convert", sample, "-o", "-").status == 64)
        #expect(try CommandRun("convert", sample, "--to", "json").status == 64)
        #expect(try CommandRun("convert", sample, "--to", "toml", "-o", "-").status == 64)
    }
}
