import FormworkTestSupport
import Foundation
import Testing

@Suite("formwork edit")
struct EditCommandTests {
    private static let form = CommandRun.samples + "/HidingForm.storyboard"

    private static func copy(_ folder: TemporaryFolder, _ name: String = "Form.storyboard") throws -> String {
        try folder.write(String(decoding: Data(contentsOf: URL(filePath: form)), as: UTF8.self), to: name)
    }

    @Test("A document is changed in place only by commands that ask for it")
    func inPlace() throws {
        let folder = try TemporaryFolder()
        let path = try Self.copy(folder)
        let before = try folder.read("Form.storyboard")
        let run = try CommandRun("edit", path, "--keep-frames", "--do", #"set "Switch Label" text="Deliver it""#)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains(#"text "Deliver to another address" → "Deliver it""#))
        let after = try folder.read("Form.storyboard")
        #expect(after == before.replacing("text=\"Deliver to another address\"", with: "text=\"Deliver it\""))
    }

    @Test("Frames around a changed text stay, with a note, if the widths of its font are estimated")
    func estimatedFont() throws {
        let folder = try TemporaryFolder()
        let path = try Self.copy(folder)
        let before = try folder.read("Form.storyboard").replacing(
            "type=\"system\" pointSize=\"17\"", with: "name=\"Halvorsen-Regular\" family=\"Halvorsen\" pointSize=\"17\"")
        _ = try folder.write(before, to: "Form.storyboard")
        let run = try CommandRun("edit", path, "--do", #"set "Switch Label" text="Deliver it""#)
        #expect(run.output.contains("note: frames around 'Switch Label' stay: the widths of its font are estimated"), "\(run.output)")
        let after = try folder.read("Form.storyboard")
        #expect(after == before.replacing("text=\"Deliver to another address\"", with: "text=\"Deliver it\""))
    }

    @Test("A dry run prints what would change and writes nothing")
    func dryRun() throws {
        let folder = try TemporaryFolder()
        let path = try Self.copy(folder)
        let before = try folder.read("Form.storyboard")
        let run = try CommandRun(
            "edit", path, "--dry-run", "--do", "add label \"Name\" to Form at 16,300", "--do",
            "add constraint it.leading = Form.leading + 16")
        #expect(run.status == 0)
        #expect(run.output.contains("Name (label): added to Form, with 1 constraint"))
        #expect(try folder.read("Form.storyboard") == before)
    }

    @Test("An impossible command is refused with its number, its column and similar names, and nothing is written")
    func refusal() throws {
        let folder = try TemporaryFolder()
        let path = try Self.copy(folder)
        let before = try folder.read("Form.storyboard")
        let run = try CommandRun("edit", path, "--do", "set Form alpha=0.5", "--do", "set \"Switch Label\" txet=Hi")
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains("\(path): error: a label has no attribute 'txet' in Interface Builder"))
        #expect(run.errors.contains("in command 2 at column 20") && run.errors.contains("text"))
        #expect(try folder.read("Form.storyboard") == before)
    }

    @Test("A script is a file of commands, and an error in it has a line")
    func script() throws {
        let folder = try TemporaryFolder()
        let path = try Self.copy(folder)
        let script = try folder.write("# twice\nset \"Switch Label\" text=A\nset it text=B\n", to: "edits.txt")
        #expect(try CommandRun("edit", path, "--script", script).status == 0)
        #expect(try folder.read("Form.storyboard").contains("text=\"B\""))
        let broken = try folder.write("set Form alpha=1\n  fly\n", to: "broken.txt")
        let run = try CommandRun("edit", path, "--script", broken)
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("\(broken):2:3: error: there is no command 'fly'"))
    }

    @Test("Of several files, those with a matching object are changed; it is an error if none has one")
    func severalFiles() throws {
        let folder = try TemporaryFolder()
        _ = try Self.copy(folder, "A.storyboard")
        let other = String(decoding: try Data(contentsOf: URL(filePath: CommandRun.samples + "/LayoutTemplates.storyboard")), as: UTF8.self)
        _ = try folder.write(other, to: "B.storyboard")
        let run = try CommandRun("edit", folder.url.path, "--do", "set \"Switch Label\" text=Hi")
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.hasSuffix("1 of 2 files changed\n"))
        #expect(try folder.read("B.storyboard") == other)
        let none = try CommandRun("edit", folder.url.path, "--do", "rename class Nothing to Something")
        #expect(none.status == 64 && none.errors.contains("there is no object of class 'Nothing'"))
    }

    @Test("New findings are reported, and refused with --strict")
    func strict() throws {
        let folder = try TemporaryFolder()
        let path = try Self.copy(folder)
        let before = try folder.read("Form.storyboard")
        let command = "add constraint \"Switch Label.width = 500\""
        let run = try CommandRun("edit", path, "--do", command, "--solve", "--strict")
        #expect(run.status == 1)
        #expect(run.errors.contains("[conflicting-constraints]") && run.errors.contains("1 new finding: nothing is written"))
        #expect(try folder.read("Form.storyboard") == before)
        #expect(try CommandRun("edit", path, "--do", command, "--solve").status == 0)
        #expect(try folder.read("Form.storyboard") != before)
    }

    @Test("Results are JSON on request")
    func json() throws {
        let folder = try TemporaryFolder()
        let path = try Self.copy(folder)
        let run = try CommandRun("edit", path, "--do", "add label \"Name\" to Form", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let result = try #require((object["results"] as? [[String: Any]])?.first)
        #expect(object["command"] as? String == "edit")
        #expect(result["changed"] as? Bool == true && result["written"] as? Bool == true)
        let id = try #require(result["last"] as? String)
        #expect(try folder.read("Form.storyboard").contains("id=\"\(id)\""))
    }

    @Test("apply --set refuses attributes that an element cannot have")
    func applySet() throws {
        let run = try CommandRun("apply", Self.form, "--set", "Delivery Switch.title=Send", "--set", "Form.title=Send", "-o", "-")
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains("a view has no attribute 'title' in Interface Builder"))
    }

    @Test("A script may be JSON, and an error in it has a line and a column")
    func scriptOfJSON() throws {
        let folder = try TemporaryFolder()
        let path = try Self.copy(folder)
        let script = try folder.write(
            #"[{"set": "Switch Label", "values": {"text": "A", "alpha": 0.5}}, "set it tag=3"]"#, to: "edits.json")
        #expect(try CommandRun("edit", path, "--script", script).status == 0)
        let text = try folder.read("Form.storyboard")
        #expect(text.contains("text=\"A\"") && text.contains("alpha=\"0.5\" tag=\"3\""))
        let broken = try folder.write("[\n  {\"set\": \"Form\", \"vlaues\": {}}\n]", to: "broken.json")
        let run = try CommandRun("edit", path, "--script", broken)
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("\(broken):2:19: error: 'vlaues' isn't a command keyword; similar names: values"))
    }

    @Test("Results as JSON include the script that undoes an edit")
    func undo() throws {
        let folder = try TemporaryFolder()
        let path = try Self.copy(folder)
        let before = try folder.read("Form.storyboard")
        let run = try CommandRun("edit", path, "--do", "set \"Switch Label\" text=Übung", "--format", "json")
        let result = try #require((try run.json()["results"] as? [[String: Any]])?.first)
        let undo = try #require(result["undo"] as? [String: Any])
        let (offset, written) = (try #require(undo["offset"] as? Int), try #require(undo["written"] as? String))
        let after = Array(try folder.read("Form.storyboard").utf8)
        #expect(Array(after[offset..<(offset + written.utf8.count)]) == Array(written.utf8))
        let original = try #require(undo["original"] as? String)
        #expect(String(decoding: after[..<offset] + original.utf8 + after[(offset + written.utf8.count)...], as: UTF8.self) == before)
    }

    @Test("A scene is extracted into its own storyboard: both files are written, or neither")
    func extract() throws {
        let folder = try TemporaryFolder()
        let text = TwoScenes.text
        let path = try folder.write(text, to: "Scenes.storyboard")
        let command = "extract scene Details to Details.storyboard"
        #expect(try CommandRun("edit", path, "--do", command, "--dry-run").status == 0)
        #expect(try folder.read("Scenes.storyboard") == text)
        let run = try CommandRun("edit", path, "--do", command)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read("Scenes.storyboard").contains("storyboardName=\"Details\""))
        #expect(try folder.read("Details.storyboard").contains("<!--Details-->"))
        #expect(try CommandRun("validate", path, folder.path("Details.storyboard"), "--quiet").status == 0)
        // An existing file is never replaced, and the storyboard stays unchanged.
        let again = try folder.write(text, to: "Scenes.storyboard")
        let refused = try CommandRun("edit", again, "--do", command)
        #expect(refused.status != 0)
        #expect(refused.errors.contains("it already exists"))
        #expect(try folder.read("Scenes.storyboard") == text)
        // A document on standard input has no folder for a new storyboard.
        #expect(try CommandRun("edit", "-", "--do", command, input: text).status == 64)
    }

    @Test("A dry run reports the obstacles to an extraction and the findings of the extracted scene")
    func extractChecks() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(TwoScenes.text, to: "Scenes.storyboard")
        try folder.write("", to: "Details.storyboard")
        let dry = try CommandRun("edit", path, "--dry-run", "--do", "extract scene Details to Details.storyboard")
        #expect(dry.status != 0 && dry.errors.contains("it already exists"), "\(dry.errors)")
        let nowhere = try CommandRun("edit", path, "--dry-run", "--do", "extract scene Details to Gone/Details.storyboard")
        #expect(nowhere.status != 0 && nowhere.errors.contains("there is no folder"), "\(nowhere.errors)")
    }

    @Test("String tables are written next to the document's folder and keep their entries; a document elsewhere is refused")
    func localize() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(TwoScenes.text, to: "App/Base.lproj/Scenes.storyboard")
        let exported = try CommandRun("strings", "export", path, "--format", "strings", "--encoding", "utf-8", "-o", "-")
        let key = try #require(exported.output.split(separator: "\"").first { $0.contains("-") && $0.contains(".") }.map(String.init))
        try folder.write("// ours\n\"\(key)\"=\"Fertig\";\n", to: "App/de.lproj/Scenes.strings")
        let dry = try CommandRun("edit", path, "--dry-run", "--do", "localize de, fr")
        #expect(dry.status == 0 && dry.output.contains("fr.lproj/Scenes.strings"), "\(dry.output)\(dry.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("App/fr.lproj")))
        let run = try CommandRun("edit", path, "--do", "localize de, fr", "--format", "json")
        #expect(run.status == 0, "\(run.errors)")
        let result = try #require((try run.json()["results"] as? [[String: Any]])?.first)
        #expect(result["changed"] as? Bool == false && result["written"] as? Bool == true)
        #expect((result["localized"] as? [[String: Any]])?.map { $0["language"] as? String } == ["de", "fr"])
        #expect(try folder.read("App/fr.lproj/Scenes.strings") == exported.output)
        let german = try folder.read("App/de.lproj/Scenes.strings")
        #expect(german.hasPrefix("// ours\n\"\(key)\"=\"Fertig\";\n\n/* Class = "), "\(german)")
        #expect(try folder.read("App/Base.lproj/Scenes.storyboard") == TwoScenes.text)
        #expect(try CommandRun("strings", "check", path, "--strict").status == 0)
        let again = try CommandRun("edit", path, "--do", "localize de, fr")
        #expect(again.status == 0 && again.output.contains("no changes"), "\(again.output)")
        let elsewhere = try folder.write(TwoScenes.text, to: "App/Scenes.storyboard")
        let refused = try CommandRun("edit", elsewhere, "--do", "localize de")
        #expect(refused.status == 64 && refused.errors.contains("move it to 'Base.lproj' first"), "\(refused.errors)")
        // If one table cannot be written, none is, and no folder is left behind.
        try folder.write("", to: "App/xx.lproj")
        let half = try CommandRun("edit", path, "--do", "localize it, xx", "--do", "set label text=Other")
        #expect(half.status != 0)
        #expect(!FileManager.default.fileExists(atPath: folder.path("App/it.lproj")))
        #expect(try folder.read("App/Base.lproj/Scenes.storyboard") == TwoScenes.text)
    }
}
