import FormworkTestSupport
import Foundation
import Testing

/// `solve` and `apply` with hidden and shown views, and with set values.
@Suite("The command, hiding")
struct HidingCommandTests {
    private static let form = CommandRun.samples + "/HidingForm.storyboard"
    private static let archive = CommandRun.samples + "/LegacyForm.xib"

    private static func text(_ path: String) throws -> String { String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self) }

    private static func frames(_ run: CommandRun) throws -> [String: [Double]] {
        var frames: [String: [Double]] = [:]
        for result in try run.json()["results"] as? [[String: Any]] ?? [] {
            for scene in result["scenes"] as? [[String: Any]] ?? [] {
                frames.merge(scene["frames"] as? [String: [Double]] ?? [:]) { first, _ in first }
            }
        }
        return frames
    }

    /// Returns the lines that differ, trimmed.
    private static func newLines(_ text: String, since old: String) -> [String] {
        func lines(_ text: String) -> [String] { text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }
        return lines(text).difference(from: lines(old)).compactMap { change in
            if case .insert(_, let line, _) = change { line } else { nil }
        }
    }

    // MARK: solve

    @Test("solve hides a view by id or label with all its followers, and reports that")
    func solve() throws {
        let plain = try Self.frames(CommandRun("solve", "--format", "json", Self.form))
        let byLabel = try CommandRun("solve", "--format", "json", "--hide", "Delivery Heading", Self.form)
        let byID = try CommandRun("solve", "--format", "json", "--hide", "Hea-Vw-frm", Self.form)
        #expect(byLabel.status == 0 && byLabel.errors.isEmpty)
        let hidden = try Self.frames(byLabel)
        #expect(try hidden == Self.frames(byID))
        #expect(byLabel.output.contains("\"state\":\"hide=Delivery Heading\"") && byID.output.contains("\"state\":\"hide=Hea-Vw-frm\""))
        #expect(try #require(hidden["StL-Vw-frm"])[2...] == [0, 0])
        #expect(try #require(hidden["Rem-Vw-frm"])[1] < #require(plain["Rem-Vw-frm"])[1])
    }

    @Test("Followers of views that the document hides are hidden from the start on request")
    func propagate() throws {
        let folder = try TemporaryFolder()
        let hidden = try Self.text(Self.form).replacing(
            "id=\"Hea-Vw-frm\" userLabel", with: "hidden=\"YES\" id=\"Hea-Vw-frm\" userLabel")
        let file = try folder.write(hidden, to: "Hidden.storyboard")
        let asked = try CommandRun("solve", "--format", "json", "--propagate-hiding", file)
        let byStep = try CommandRun("solve", "--format", "json", "--state", "propagate=hiding", file)
        #expect(asked.status == 0 && asked.output == byStep.output)
        #expect(asked.output.contains("\"state\":\"propagate=hiding\""))
        #expect(try Self.frames(asked) == Self.frames(CommandRun("solve", "--format", "json", "--hide", "Delivery Heading", Self.form)))
        #expect(try Self.frames(CommandRun("solve", "--format", "json", file)) != Self.frames(asked))
    }

    @Test("solve shows a hidden view again: the frames are the original ones")
    func show() throws {
        let plain = try CommandRun("solve", "--format", "json", Self.form)
        let run = try CommandRun("solve", "--format", "json", "--hide", "Delivery Heading", "--show", "Delivery Heading", Self.form)
        #expect(run.output == plain.output.replacing("\"state\":null", with: "\"state\":\"hide=Delivery Heading,show=Delivery Heading\""))
        let steps = try CommandRun("solve", "--format", "json", "--state", "hide=Delivery Heading,show=Delivery Heading", Self.form)
        #expect(steps.output == run.output)
        let other = try CommandRun("solve", "--format", "json", "--state", "show=Delivery Heading,hide=Delivery Heading", Self.form)
        #expect(try Self.frames(other) != Self.frames(plain))
    }

    @Test("An unknown name is reported with similar ones; an ambiguous one with the ids")
    func names() throws {
        for verb in ["solve", "apply"] {
            func run(_ name: String, _ file: String = Self.form) throws -> CommandRun {
                verb == "solve" ? try CommandRun(verb, "--hide", name, file) : try CommandRun(verb, "--hide", name, file, "-o", "-")
            }
            let unknown = try run("Delivery Hedding")
            #expect(unknown.status == 64 && unknown.output.isEmpty)
            #expect(unknown.errors.contains("there is no view 'Delivery Hedding'; similar names: Delivery Heading"))
            #expect(try run("Hea-Vw-frn").errors.contains("Hea-Vw-frm"))
            let folder = try TemporaryFolder()
            let twice = try folder.write(
                Self.text(Self.form).replacing("userLabel=\"Street Label\"", with: "userLabel=\"Street Field\""), to: "twice.storyboard")
            let ambiguous = try run("Street Field", twice)
            #expect(ambiguous.status == 64 && ambiguous.output.isEmpty)
            #expect(ambiguous.errors.contains("2 views are named 'Street Field'; name one by its id: StL-Vw-frm, StF-Vw-frm"))
            #expect(try run("StF-Vw-frm", twice).status == 0)
        }
    }

    @Test("A word that isn't a step is reported with the possible steps", arguments: ["solve", "apply"])
    func unknownStep(verb: String) throws {
        for (steps, found) in [
            ("conceal=A", "'conceal=A' isn't a step"), ("hide=Street Field,conceal=A", "'conceal=A' isn't a step"),
            ("hide=", "'hide=' needs a name"),
            ("hide", "'hide' isn't a step"),
        ] {
            let arguments = [verb, Self.form, "--state", steps] + (verb == "apply" ? ["-o", "-"] : [])
            let run = try CommandRun.all(arguments)
            #expect(run.status == 64 && run.output.isEmpty && run.errors.contains(found), "\(run.errors)")
        }
        let mixed = try CommandRun.all([verb, Self.form, "--state", "hide=A", "--hide", "B"] + (verb == "apply" ? ["-o", "-"] : []))
        #expect(mixed.status == 64 && mixed.errors.contains("--state"))
    }

    // MARK: apply

    @Test("apply writes only the lines of hidden views, and the written document lays out like the state")
    func apply() throws {
        let folder = try TemporaryFolder()
        let out = folder.path("out.storyboard")
        let run = try CommandRun("apply", Self.form, "--hide", "Street Label", "-o", out)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output == "hide=Street Label: 3 views hidden, 2 constants changed\n")
        let text = try folder.read("out.storyboard")
        let new = Self.newLines(text, since: try Self.text(Self.form))
        #expect(new.count == 5 && new.count { $0.contains("hidden=\"YES\"") } == 3 && new.count { $0.hasPrefix("<constraint ") } == 2)
        let solved = try Self.frames(CommandRun("solve", "--format", "json", out))
        #expect(try solved == Self.frames(CommandRun("solve", "--format", "json", "--hide", "Street Label", Self.form)))
        // Repeating it changes nothing.
        let again = try CommandRun("apply", Self.form, "--hide", "Street Label", "-o", "-")
        #expect(again.status == 0 && again.output == text)
    }

    @Test("apply without a net effect writes the file byte for byte")
    func identity() throws {
        let run = try CommandRun("apply", Self.form, "--state", "hide=Delivery Heading,show=Delivery Heading", "-o", "-")
        #expect(run.status == 0)
        #expect(try run.output == Self.text(Self.form))
    }

    @Test("apply changes a file in place and reports the changes")
    func inPlace() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.text(Self.form), to: "form.storyboard")
        let run = try CommandRun("apply", file, "--hide", "Street Field", "--in-place")
        #expect(run.status == 0 && run.output.hasPrefix("hide=Street Field: 1 view hidden"))
        #expect(try folder.read("form.storyboard") == CommandRun("apply", Self.form, "--hide", "Street Field", "-o", "-").output)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["form.storyboard"])
    }

    @Test(
        "With recorded frames, the written document has no misplaced view", arguments: ["HidingForm.storyboard", "HidingForm-macOS.xib"])
    func updateFrames(name: String) throws {
        let folder = try TemporaryFolder()
        let out = folder.path(name)
        let master = name.contains("macOS") ? "Proxy Heading" : "Delivery Heading"
        let run = try CommandRun("apply", CommandRun.samples + "/" + name, "--hide", master, "--update-frames", "-o", out)
        #expect(run.status == 0 && run.output.contains("recorded "), "\(run.errors)")
        let solved = try CommandRun("solve", "--format", "json", out)
        #expect(solved.output.contains("\"misplaced\":[]"))
        #expect(!solved.output.contains("\"misplaced\":[{"))
        #expect(
            try Self.frames(solved)
                == Self.frames(CommandRun("solve", "--format", "json", "--hide", master, CommandRun.samples + "/" + name)))
        // The second time, there is nothing to record.
        #expect(try CommandRun("apply", out, "--update-frames", "-o", "-").output == folder.read(name))
    }

    @Test("apply sets values first, then hides")
    func set() throws {
        let run = try CommandRun(
            "apply", Self.form, "--set", "lCC-MS-JFE.constant=32", "--set", "x2f-fi-RP7.constant=30", "--set", "Not-Vw-frm.hidden=YES",
            "-o", "-")
        #expect(run.status == 0)
        let new = Self.newLines(run.output, since: try Self.text(Self.form))
        #expect(new.count == 3)
        #expect(new.contains { $0.contains("constant=\"32\" id=\"lCC-MS-JFE\"") } && new.contains { $0.hasPrefix("<label hidden=\"YES\"") })
        let hidden = try CommandRun("apply", Self.form, "--set", "x2f-fi-RP7.constant=30", "--hide", "Delivery Heading", "-o", "-")
        #expect(hidden.status == 0 && !hidden.output.contains("constant=\"30\""))
        let shown = try CommandRun(
            "apply", Self.form, "--set", "x2f-fi-RP7.constant=30", "--state", "hide=Delivery Heading,show=Delivery Heading", "-o", "-")
        #expect(shown.output.contains("constant=\"30\" id=\"x2f-fi-RP7\""))
    }

    @Test("apply reads standard input and writes standard output")
    func standardInput() throws {
        let run = try CommandRun("apply", "-", "--hide", "Street Field", "-o", "-", input: Self.text(Self.form))
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(try run.output == CommandRun("apply", Self.form, "--hide", "Street Field", "-o", "-").output)
        let named = try CommandRun("apply", "-", "--stdin-path", "Piped.xib", "--hide", "None", "-o", "-", input: Self.text(Self.form))
        #expect(named.status == 64 && named.errors.hasPrefix("Piped.xib: error:"))
        let inPlace = try CommandRun("apply", "-", "--hide", "Street Field", "--in-place", input: Self.text(Self.form))
        #expect(inPlace.status == 64 && inPlace.errors.contains("standard input cannot be changed in place"))
    }

    // MARK: Nothing is written

    @Test("If anything fails, nothing is written, and existing files stay byte for byte")
    func nothingWritten() throws {
        let folder = try TemporaryFolder()
        let out = try folder.write("old", to: "out.xib")
        let broken = try folder.write("<document", to: "broken.xib")
        for (arguments, status, found) in [
            ([Self.form, "--hide", "None"], 64, "there is no view 'None'"),
            ([Self.form, "--hide", "Street Field", "--show", "None"], 64, "there is no view 'None'"),
            ([Self.form, "--hide", "Street Field", "--template", "None"], 64, "layout template 'None'"),
            ([Self.form, "--hide", "Street Field", "--scene", "None"], 64, "there is no scene 'None'"),
            ([Self.form, "--hide", "Street Field", "--device", "nokia"], 64, "there is no device 'nokia'"),
            ([Self.form, "--set", "x2f-fi-RP8.constant=3"], 64, "x2f-fi-RP7"),
            ([Self.form, "--set", "x2f-fi-RP7.constant=wide"], 64, "expected a number"),
            ([Self.form, "--set", "x2f-fi-RP7.constant=inf"], 64, "expected a number"),
            ([Self.form, "--set", "Hea-Vw-frm.constant=3"], 64, "has no attribute 'constant'"),
            ([Self.form, "--set", "Hea-Vw-frm.hidden=maybe"], 64, "YES or NO"),
            ([Self.form, "--set", "Hea-Vw-frm.frame=1,2,3"], 64, "four comma-separated numbers"),
            ([Self.form, "--set", "nonsense"], 64, "expected id.name=value"),
            ([Self.form], 64, "nothing to apply"),
            ([broken, "--hide", "A"], 1, "broken.xib"),
            ([folder.path("none.xib"), "--hide", "A"], 66, "none.xib"),
        ] as [([String], Int32, String)] {
            let run = try CommandRun.all(["apply"] + arguments + ["-o", out])
            #expect(run.status == status && run.output.isEmpty, "\(arguments): \(run.status) \(run.errors)")
            #expect(run.errors.contains(found), "\(arguments): \(run.errors)")
            #expect(try folder.read("out.xib") == "old")
        }
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == ["out.xib", "broken.xib"])
        for arguments in [[], ["-o", out, "--in-place"]] {
            #expect(try CommandRun.all(["apply", Self.form, "--hide", "Street Field"] + arguments).status == 64)
        }
    }

    @Test("An output that cannot be written ends with 73, and the old file stays")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "sub/out.xib")
        let missing = try CommandRun("apply", Self.form, "--hide", "Street Field", "-o", folder.path("none/out.xib"))
        #expect(missing.status == 73 && missing.output.isEmpty && missing.errors.contains("none/out.xib"))
        let isFolder = try CommandRun("apply", Self.form, "--hide", "Street Field", "-o", folder.path("sub"))
        #expect(isFolder.status == 73 && isFolder.errors.contains("it is a folder"))
        #expect(try folder.read("sub/out.xib") == "old")
        // Root may write here, too.
        guard getuid() != 0 else { return }
        let sub = folder.url.appending(path: "sub").path
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: sub)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sub) }
        let closed = try CommandRun("apply", Self.form, "--hide", "Street Field", "-o", folder.path("sub/out.xib"))
        #expect(closed.status == 73)
        #expect(try folder.read("sub/out.xib") == "old")
    }

    @Test("An archive is not changed in place; written elsewhere it is a modern document")
    func archives() throws {
        let folder = try TemporaryFolder()
        let text = try Self.text(Self.archive)
        let file = try folder.write(text, to: "Legacy.xib")
        let master = try #require(Self.frames(CommandRun("solve", "--format", "json", file)).keys.sorted().first)
        let refused = try CommandRun("apply", file, "--hide", master, "--in-place")
        #expect(refused.status == 64 && refused.errors.contains("a legacy archive cannot be changed in place"))
        #expect(try folder.read("Legacy.xib") == text)
        let out = folder.path("Modern.xib")
        #expect(try CommandRun("apply", file, "--hide", master, "-o", out).status == 0)
        let json = try CommandRun("import", "--format", "json", out).json()
        #expect((json["results"] as? [[String: Any]])?.first?["format"] as? String == "modern")
        #expect(
            try Self.frames(CommandRun("solve", "--format", "json", out))
                == Self.frames(CommandRun("solve", "--format", "json", "--hide", master, file)))
    }

    // MARK: Real documents

    private static let linked: [(String, [String])] = [
        (TestFiles.layoutTemplatesExample, []),
        (TestFiles.document("AutolayoutExtensions/ViewController.xib"), ["11"]),
        (TestFiles.document("AutolayoutExtensions/PWDocument.xib"), ["100037", "100051", "100070"]),
    ]

    @Test("The real documents with links or templates, in each state, are read back", arguments: linked)
    func realDocuments(file: String, masters: [String]) throws {
        let folder = try TemporaryFolder()
        let out = folder.path("out.xib")
        var states = masters.map { ["--hide", $0] }
        if masters.isEmpty {
            let json = try CommandRun("templates", "--format", "json", file).json()
            let templates = (json["results"] as? [[String: Any]])?.first?["templates"] as? [[String: Any]] ?? []
            states = templates.compactMap { $0["id"] as? String }.map { ["--template", $0] }
        }
        #expect(!states.isEmpty)
        for state in states {
            for flags in [[], ["--update-frames"]] {
                let run = try CommandRun.all(["apply", file, "-o", out] + state + flags)
                #expect(run.status == 0, "\(state): \(run.errors)")
                #expect(try CommandRun("import", out).status == 0)
                // The size of a window's content changes.
                if state[0] == "--hide", !flags.isEmpty, !file.hasSuffix("PWDocument.xib") {
                    #expect(!(try CommandRun("solve", "--format", "json", out).output.contains("\"misplaced\":[{")))
                }
            }
        }
    }
}
