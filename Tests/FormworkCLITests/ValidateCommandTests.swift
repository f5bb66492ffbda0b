import FormworkTestSupport
import Foundation
import Testing

@Suite("The command's validate")
struct ValidateCommandTests {
    private static let mistakes = CommandRun.samples + "/Mistakes/"

    private func rules(_ run: CommandRun) -> Set<String> {
        Set(
            run.output.split(separator: "\n").filter { $0.contains(".xib:") && $0.hasSuffix("]") }.compactMap {
                $0.split(separator: "[").last.map { String($0.dropLast()) }
            })
    }

    @Test(
        "Only the named rule is checked, by its id or by IBLinter's name",
        arguments: ["duplicate-constraint", "duplicate_constraint"])
    func only(name: String) throws {
        let run = try CommandRun("validate", "--rule", name, Self.mistakes + "duplicate-constraint.xib", Self.mistakes + "duplicate-id.xib")
        #expect(rules(run) == ["duplicate-constraint"])
        #expect(run.status == 0)
    }

    @Test("A rule that needs solving runs without --solve if it is named")
    func solving() throws {
        #expect(rules(try CommandRun("validate", "--rule", "misplaced", Self.mistakes + "misplaced-view.xib")) == ["misplaced-view"])
        #expect(rules(try CommandRun("validate", Self.mistakes + "misplaced-view.xib")).isEmpty)
    }

    @Test("An optional rule runs where it is enabled, and a default rule does not where it is disabled")
    func switched() throws {
        let file = Self.mistakes + "view-as-device.xib"
        #expect(rules(try CommandRun("validate", file)).isEmpty)
        #expect(rules(try CommandRun("validate", "--enable", "view_as_device", file)) == ["view-as-device"])
        let broken = try CommandRun("validate", "--disable", "duplicate-id", Self.mistakes + "duplicate-id.xib")
        #expect(broken.status == 0 && rules(broken).isEmpty)
    }

    @Test("An unreadable file fails the run with any selection of rules")
    func unreadable() throws {
        let run = try CommandRun("validate", "--rule", "duplicate-id", Self.mistakes + "unreadable-document.xib")
        #expect(run.status == 1)
        #expect(run.output.contains("[unreadable-document]"))
    }

    @Test("An unknown rule is a usage error with a similar name")
    func unknown() throws {
        let run = try CommandRun("validate", "--disable", "duplicate-ids", Self.mistakes)
        #expect(run.status == 64)
        #expect(run.errors.contains("there is no rule 'duplicate-ids'; did you mean 'duplicate-id'?"))
    }

    @Test("The summary counts findings and files; with --quiet it is absent, and only failures are printed")
    func summary() throws {
        let files = ["duplicate-id.xib", "missing-target-view.storyboard"].map { Self.mistakes + $0 }
        let run = try CommandRun("validate", files[0], files[1])
        #expect(run.errors == "1 error, 1 warning in 2 files, no project found\n")
        let quiet = try CommandRun("validate", "--quiet", files[0], files[1])
        #expect(quiet.errors.isEmpty && quiet.status == 1)
        #expect(quiet.output.contains("[duplicate-id]") && !quiet.output.contains("warning"))
        #expect(try CommandRun("validate", "--quiet", "--strict", files[1]).output.contains("[missing-target-view]"))
    }

    @Test("A folder without documents fails unless that is allowed, in every verb")
    func empty() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "in/readme.txt")
        let path = folder.path("in")
        let run = try CommandRun("validate", path)
        #expect(run.status == 66 && run.errors.contains("there is no interface file in '\(path)'; --allow-empty allows that"))
        #expect(run.errors.hasSuffix("nothing to check\n"))
        let json = try CommandRun("validate", "--reporter", "json", path)
        #expect(json.status == 66 && json.output.contains(#""skipped":[{"file":"\#(path)","reason":"there is no interface file"}]"#))
        #expect(try CommandRun("validate", "--allow-empty", path).status == 0)
        #expect(try CommandRun("validate", "--ignore-others", path).status == 0)
        let verbs = [["import"], ["solve"], ["states"], ["templates"], ["outline"], ["query", "label"], ["strings", "check"]]
        for verb in verbs + [["strings", "export"], ["check-merge"], ["fmt", "--canonical"]] {
            #expect(try CommandRun.all(verb + [path]).status == 66, "\(verb)")
        }
        #expect(try CommandRun("convert", path, "--to", "xib", "-o", folder.path("out/")).status == 66)
        #expect(try CommandRun("diff", path, path).status == 66)
    }

    @Test("The summary has the number of findings that a baseline hides")
    func known() throws {
        let folder = try TemporaryFolder()
        let (file, baseline) = (Self.mistakes + "duplicate-id.xib", folder.path("known.json"))
        #expect(try CommandRun("validate", file, "--write-baseline", baseline).status == 0)
        let known = try CommandRun("validate", file, "--baseline", baseline)
        #expect(known.errors == "nothing found in 1 file, 1 known finding omitted, no project found\n")
    }

    @Test("--fix changes the file, and a second run changes nothing")
    func fix() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOfFile: Self.mistakes + "duplicate-constraint.xib", encoding: .utf8)
        let file = try folder.write(text, to: "a.xib")
        let planned = try CommandRun("validate", "--fix", "--dry-run", file)
        #expect(planned.output.contains("-                <constraint firstItem=\"Roo-Vw-xib\""))
        #expect(planned.errors == "1 warning in 1 file, 1 can be fixed, no project found\n")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
        let run = try CommandRun("validate", "--fix", file)
        #expect(run.status == 0)
        #expect(run.errors == "nothing found in 1 file, 1 fixed, no project found\n")
        let mended = try String(contentsOfFile: file, encoding: .utf8)
        #expect(
            mended
                == text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("Lea-Box-two") }.joined(
                    separator: "\n"))
        #expect(try CommandRun("validate", "--fix", file).errors == "nothing found in 1 file, no project found\n")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == mended)
    }

    @Test(
        "Options that contradict each other are a wrong usage",
        arguments: [
            ["--dry-run"], ["--orientation", "landscape"], ["--device", "iphone-1"], ["--fix", "--dry-run", "--reporter", "json"],
        ])
    func usage(arguments: [String]) throws {
        #expect(try CommandRun.all(["validate"] + arguments + [Self.mistakes]).status == 64)
    }

    @Test("Documents are laid out on the named devices, in each orientation, and sets expand to several")
    func devices() throws {
        let file = CommandRun.samples + "/LayoutTemplates.storyboard"
        #expect(try CommandRun("validate", "--device", "iphone-16-pro-max", file).output.isEmpty)
        let run = try CommandRun("validate", "--device", "phones", "--right-to-left", file)
        #expect(run.output.contains("[clipped-view]"))
        #expect(run.output.contains("found on iphone-5s, iphone-5s right to left, iphone-se,"))
    }
}
