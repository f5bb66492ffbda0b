import Foundation
import Testing

@Suite("validate with a configuration")
struct ConfigurationCommandTests {
    private static let alone = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="R"><subviews>
        <label id="L"><connections><outlet property="PWHidingMasterView" destination="L" id="O"/></connections></label>
        </subviews></view></objects>
        </document>

        """

    /// Returns a repository with a document in which `hiding-self` is found.
    private static func repository() throws -> GitScratch {
        let scratch = try GitScratch()
        try scratch.write(alone, to: "App/a.xib")
        try scratch.git("add", "-A")
        try scratch.git("commit", "--quiet", "-m", "one")
        return scratch
    }

    private static func validate(_ arguments: String..., in folder: String) throws -> CommandRun {
        try CommandRun.all(["validate", "--no-project", "--reporter", "csv"] + arguments, directory: folder)
    }

    /// Returns the document and rule of each finding.
    private static func found(_ run: CommandRun) -> [String] {
        run.output.split(separator: "\r\n").dropFirst().map { line in
            let cells = line.split(separator: ",", omittingEmptySubsequences: false)
            return "\(cells[0]) \(cells[3]) \(cells[4])"
        }
    }

    @Test("Configurations of the folders around a document apply, and inner ones override outer ones")
    func folders() throws {
        let scratch = try Self.repository()
        #expect(Self.found(try Self.validate(".", in: scratch.root)) == ["App/a.xib error hiding-self"])
        try scratch.write("rules: {hiding-self: warning}\n", to: ".formwork.yml")
        let warned = try Self.validate(".", in: scratch.root)
        #expect(Self.found(warned) == ["App/a.xib warning hiding-self"] && warned.status == 0)
        try scratch.write("strict: true\n", to: "App/.formwork.yml")
        #expect(try Self.validate("a.xib", in: scratch.root + "/App").status == 1)
        try scratch.write("rules: {hiding-self: off}\n", to: "App/.formwork.yml")
        #expect(Self.found(try Self.validate(".", in: scratch.root)).isEmpty)
        #expect(Self.found(try Self.validate(".", "--no-config", in: scratch.root)).count == 1)
        #expect(Self.found(try Self.validate(".", "--rule", "hiding-self", in: scratch.root)).count == 1)
    }

    @Test("Excluded documents are not checked, and a run without any other documents reports that")
    func excluded() throws {
        let scratch = try Self.repository()
        try scratch.write("excluded: [App]\n", to: ".formwork.yml")
        let run = try Self.validate(".", in: scratch.root)
        #expect(Self.found(run).isEmpty && run.errors.contains("excludes all documents"))
        try scratch.write("included: [App]\n", to: "ci/f.yml")
        #expect(Self.found(try Self.validate(".", "--config", "ci/f.yml", in: scratch.root)).count == 1)
    }

    @Test("A configuration with a meaningless value ends the run, with its place")
    func fault() throws {
        let scratch = try Self.repository()
        try scratch.write("rules: {hiding-slf: off}\n", to: ".formwork.yml")
        let run = try Self.validate(".", in: scratch.root)
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains(".formwork.yml:1:9: error: there is no rule 'hiding-slf'"))
        try scratch.write("devices: [toaster]\n", to: ".formwork.yml")
        #expect(try Self.validate(".", in: scratch.root).status == 64)
    }

    @Test("Known findings are not reported, and another one is")
    func baseline() throws {
        let scratch = try Self.repository()
        #expect(try Self.validate(".", "--write-baseline", "known.json", in: scratch.root).status == 64)
        let written = try Self.validate(".", "--write-baseline", "known.json", "--reporter", "text", in: scratch.root)
        #expect(written.status == 0 && written.errors.contains("1 known finding"))
        #expect(try Self.validate(".", "--baseline", "known.json", in: scratch.root).status == 0)
        try scratch.write("baseline: known.json\n", to: ".formwork.yml")
        #expect(try Self.validate(".", in: scratch.root).status == 0)
        try scratch.write(
            "<!-- lines above -->\n" + Self.alone.replacing("<label id=\"L\">", with: "\n\n<label id=\"L\">").dropFirst(39), to: "App/a.xib"
        )
        #expect(try Self.validate(".", in: scratch.root).status == 0)
        try scratch.write(Self.alone, to: "App/b.xib")
        #expect(Self.found(try Self.validate(".", in: scratch.root)) == ["App/b.xib error hiding-self"])
    }

    @Test("Only findings that a change introduces are reported")
    func changedSince() throws {
        let scratch = try Self.repository()
        try scratch.write(Self.alone, to: "same.xib")
        try scratch.git("add", "-A")
        try scratch.git("commit", "--quiet", "-m", "two")
        #expect(Self.found(try Self.validate(".", "--changed-since", "HEAD", in: scratch.root)).isEmpty)
        let second =
            "<label id=\"M\"><connections><outlet property=\"PWHidingMasterView\" destination=\"M\" id=\"P\"/></connections></label>\n"
        try scratch.write(Self.alone.replacing("</subviews>", with: second + "</subviews>"), to: "App/a.xib")
        try scratch.write(Self.alone, to: "App/new.xib")
        let run = try Self.validate(".", "--changed-since", "HEAD", in: scratch.root + "/App")
        #expect(Self.found(run) == ["App/a.xib error hiding-self", "App/new.xib error hiding-self"])
        #expect(try Self.validate("gone.xib", "--changed-since", "HEAD", in: scratch.root).status == 66)
        #expect(try Self.validate(".", "--changed-since", "HEAD..HEAD", in: scratch.root).status == 64)
        let option = try Self.validate(".", "--changed-since=--output=changes.txt", in: scratch.root)
        #expect(option.status == 66 && option.errors.contains("'--output=changes.txt' is not a revision"))
        #expect(!FileManager.default.fileExists(atPath: scratch.root + "/changes.txt"))
    }

    @Test("In a shallow clone, the message tells how to fetch the revision")
    func revisionsThatAreNotThere() throws {
        let scratch = try Self.repository()
        try scratch.git("add", "-A")
        try scratch.git("commit", "--quiet", "--allow-empty", "-m", "two")
        let first = try scratch.git("rev-parse", "HEAD~1").output.trimmingCharacters(in: .whitespacesAndNewlines)
        try scratch.git("clone", "--quiet", "--depth", "1", "file://" + scratch.root, "shallow")
        let clone = scratch.root + "/shallow"
        let commit = try Self.validate(".", "--changed-since", first, in: clone)
        #expect(commit.status == 66 && commit.errors.contains("this clone is shallow; 'git fetch origin \(first)' gets it"))
        let branch = try Self.validate(".", "--changed-since", "origin/other", in: clone)
        #expect(branch.status == 66 && branch.errors.contains("'git fetch origin other:refs/remotes/origin/other' gets it"))
    }

    @Test("A list from a hook may contain deleted files, other kinds of files, or nothing")
    func ignoreOthers() throws {
        let scratch = try Self.repository()
        try scratch.write("", to: "README.md")
        let run = try Self.validate("--ignore-others", "gone.xib", "README.md", "App/a.xib", in: scratch.root)
        #expect(Self.found(run).count == 1 && run.status == 1)
        #expect(try Self.validate("--ignore-others", in: scratch.root).status == 0)
    }

    @Test("A configuration is written once, with the settings of IBLinter's file, and reads back the same")
    func initialised() throws {
        let scratch = try Self.repository()
        try scratch.write("disabled_rules: [hiding-self]\nincluded: [App]\n", to: ".iblinter.yml")
        #expect(Self.found(try Self.validate(".", in: scratch.root)).isEmpty)
        let written = try CommandRun.all(["config", "--init"], directory: scratch.root)
        #expect(written.status == 0)
        let text = try String(contentsOfFile: scratch.root + "/.formwork.yml", encoding: .utf8)
        #expect(text.contains("included: [\"App\"]") && text.contains("  hiding-self: off"))
        #expect(Self.found(try Self.validate(".", in: scratch.root)).isEmpty)
        #expect(try CommandRun.all(["config", "--init"], directory: scratch.root).status == 73)
        let shown = try CommandRun.all(["config", "--print", "App/a.xib"], directory: scratch.root)
        #expect(shown.output.contains("hiding-self: off"))
    }

    @Test("A report is written in addition to the printed output")
    func report() throws {
        let scratch = try Self.repository()
        let run = try CommandRun.all(
            ["validate", "--no-project", ".", "--report", "sarif:out.sarif", "--report", "junit:out.xml"], directory: scratch.root)
        #expect(run.status == 1 && run.output.contains("[hiding-self]") && run.errors == "1 error in 1 file\n")
        let sarif = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: scratch.root + "/out.sarif"))) as? [String: Any]
        #expect(sarif?["version"] as? String == "2.1.0")
        #expect(try String(contentsOfFile: scratch.root + "/out.xml", encoding: .utf8).contains("failures=\"1\""))
    }
}
