import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkCommand

@Suite("Runs of checks, merges and comparisons")
struct CheckRunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
    }

    /// Writes a XIB with these contents of its root view.
    @discardableResult
    private func write(_ name: String, _ subviews: String) throws -> String {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                    <view id="vie-w0-001"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                        <subviews>
                            \(subviews)
                        </subviews>
                    </view>
                </objects>
            </document>

            """, to: name)
    }

    private static let label =
        "<label text=\"A\" id=\"lab-el-001\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"50\" height=\"20\"/></label>"
    private static let twice = label + label.replacing("A", with: "B")

    private func result(_ request: some CommandRequest) -> (status: FormworkCommand.ExitStatus, output: String, errors: String) {
        let result = request.result()
        return (result.status, String(decoding: result.output, as: UTF8.self), String(decoding: result.errors, as: UTF8.self))
    }

    private func validation(_ paths: String..., change: (inout ValidateRequest) -> Void = { _ in }) -> (
        status: FormworkCommand.ExitStatus, output: String, errors: String
    ) {
        var request = ValidateRequest(files: FileSelection(paths.map { folder.path($0) }))
        request.rules.rule = ["duplicate-id"]
        request.project.noProject = true
        change(&request)
        return result(request)
    }

    // MARK: Findings

    @Test("A finding has its line and column, an error its status, and the summary its numbers")
    func findings() throws {
        let path = try write("a.xib", Self.twice)
        let found = validation("a.xib")
        #expect(
            found.status == .foundErrors && found.output.hasPrefix("\(path):6:115:") && found.output.contains("[duplicate-id]"),
            "\(found.output)")
        #expect(found.errors.contains("1 error"))
        try write("b.xib", Self.label)
        #expect(validation("b.xib").status == .fine && validation("b.xib").output.isEmpty)
        #expect(validation("a.xib") { $0.quiet = true }.errors.isEmpty)
    }

    @Test("Xcode's format has the severity before the message and the rule after it")
    func xcode() throws {
        let path = try write("a.xib", Self.twice)
        let line = validation("a.xib") { $0.reporter = .xcode }.output.split(separator: "\n").first ?? ""
        #expect(line.hasPrefix("\(path):6:115:") && line.contains(": error: ") && line.hasSuffix("(duplicate-id)"), "\(line)")
    }

    @Test("A baseline records findings, which are then known; new ones are reported")
    func baselines() throws {
        try write("a.xib", Self.twice)
        let baseline = folder.path("baseline.json")
        let written = validation("a.xib") { $0.reports.writeBaseline = baseline }
        #expect(written.status == .fine && written.output.isEmpty && written.errors == "\(baseline): 1 known finding\n")
        #expect(validation("a.xib") { $0.reports.baseline = baseline }.status == .fine)
        try write("b.xib", Self.twice)
        let both = validation("a.xib", "b.xib") { $0.reports.baseline = baseline }
        #expect(both.status == .foundErrors && both.output.contains("b.xib:6:115:") && !both.output.contains("a.xib:6:115:"))
        // The findings of documents that aren't checked stay.
        #expect(validation("b.xib") { $0.reports.writeBaseline = baseline }.errors == "\(baseline): 2 known findings\n")
        try write("a.xib", Self.label)
        #expect(validation("a.xib", "b.xib") { $0.reports.writeBaseline = baseline }.errors == "\(baseline): 1 known finding\n")
    }

    @Test("A baseline that is missing or broken stops the run, unless a configuration names one that isn't written yet")
    func brokenBaselines() throws {
        try write("a.xib", Self.label)
        let missing = validation("a.xib") { $0.reports.baseline = folder.path("gone.json") }
        #expect(missing.status == .cannotRead && missing.errors.contains("'\(folder.path("gone.json"))' cannot be read"))
        let broken = try folder.write("[", to: "broken.json")
        #expect(validation("a.xib") { $0.reports.baseline = broken }.status == .wrongUsage)
        try folder.write("baseline: gone.json\n", to: ".formwork.yml")
        #expect(validation("a.xib").status == .fine)
    }

    @Test("Reports are written to files in their formats")
    func reports() throws {
        try write("a.xib", Self.twice)
        let (sarif, junit) = (folder.path("r.sarif"), folder.path("r.xml"))
        let found = validation("a.xib") { request in
            request.reports.report = ["sarif:\(sarif)", "junit:\(junit)"].compactMap { ReportSelection.Report(argument: $0) }
        }
        #expect(found.status == .foundErrors)
        #expect(try folder.read("r.sarif").contains("\"duplicate-id\"") && folder.read("r.xml").contains("<testsuite"))
        let refused = validation("a.xib") {
            $0.reports.report = [ReportSelection.Report(argument: "sarif:\(folder.path("a.xib"))")].compactMap(\.self)
        }
        #expect(refused.status == .wrongUsage && refused.errors.contains("it would overwrite the input"))
    }

    @Test("Excluded documents are left out, with a warning where no others are left")
    func excluded() throws {
        try write("a.xib", Self.twice)
        try folder.write("excluded: ['*.xib']\n", to: ".formwork.yml")
        let found = validation(".")
        #expect(found.status == .fine && found.errors.contains("formwork: warning: the configuration excludes all documents\n"), "\(found)")
    }

    @Test("A document that cannot be read is a finding, also in a report as JSON")
    func unreadable() throws {
        let path = try folder.write("<document", to: "a.xib")
        let found = validation("a.xib")
        #expect(found.status == .foundErrors && found.output.hasPrefix("\(path):1:"), "\(found)")
        let json = try JSONSerialization.jsonObject(with: Data(validation("a.xib") { $0.reporter = .json }.output.utf8)) as? [String: Any]
        let results = json?["results"] as? [[String: Any]]
        #expect((results?.first?["diagnostics"] as? [[String: Any]])?.count == 1)
    }

    // MARK: Merges

    private func merge(_ change: (inout MergeRequest) -> Void = { _ in }) -> (
        status: FormworkCommand.ExitStatus, output: String, errors: String
    ) {
        var request = MergeRequest(
            base: folder.path("base.xib"), ours: folder.path("ours.xib"), theirs: folder.path("theirs.xib"), output: folder.path("out.xib"))
        change(&request)
        return result(request)
    }

    private func writeSides(_ base: String, _ ours: String, _ theirs: String) throws {
        for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] {
            try write("\(name).xib", Self.label.replacing("A", with: text))
        }
    }

    @Test("A conflict is marked in the output and told on standard error")
    func mergeConflicts() throws {
        try writeSides("A", "B", "C")
        let merged = merge { $0.path = "Main.xib" }
        #expect(merged.status == .foundErrors && merged.errors == "Main.xib: conflict: B (label): text: ours \"B\", theirs \"C\"\n")
        #expect(try folder.read("out.xib").contains("<<<<<<< ours\n"))
        let check = CheckMergeRequest()
        var marked = check
        marked.paths = [folder.path("out.xib")]
        #expect(result(marked).errors.contains("unresolved conflict from an earlier merge: resolve it first"))
    }

    @Test("A side resolves conflicts, and a report lists them as JSON")
    func mergeChoices() throws {
        try writeSides("A", "B", "C")
        #expect(try merge { $0.takesTheirs = true }.status == .fine && folder.read("out.xib").contains("text=\"C\""))
        #expect(merge { $0.takesOurs = true }.errors.contains("out.xib: resolved: B (label)"))
        let report = folder.path("r.json")
        #expect(merge { $0.report = report }.status == .foundErrors)
        let json = try JSONSerialization.jsonObject(with: Data(folder.read("r.json").utf8)) as? [String: Any]
        let conflicts = try #require(json?["conflicts"] as? [[String: Any]])
        #expect(
            conflicts.map { $0["kind"] as? String } == ["value"] && conflicts.first?["ours"] as? String == "\"B\""
                && conflicts.first?["id"] as? String == "lab-el-001")
        #expect(try folder.read("out.xib").contains("text=\"B\""))
    }

    @Test("Documents of different kinds, broken ones and missing ones aren't merged")
    func mergeRefusals() throws {
        try writeSides("A", "B", "C")
        try folder.write(folder.read("ours.xib").replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB"), to: "theirs.xib")
        let other = merge()
        #expect(other.status == .wrongUsage && other.errors.hasSuffix("are documents of different kinds\n"), "\(other.errors)")
        try folder.write("<document", to: "theirs.xib")
        #expect(merge().status == .cannotRead)
        #expect(merge { $0.theirs = folder.path("gone.xib") }.status == .cannotRead)
        #expect(!FileManager.default.fileExists(atPath: folder.path("out.xib")))
        // Git's driver merges as text what isn't a document.
        for (name, text) in [("base", "a\n"), ("ours", "b\n"), ("theirs", "c\n")] { try folder.write(text, to: "\(name).xib") }
        #expect(merge { $0.driver = true }.status == .foundErrors)
        #expect(try folder.read("out.xib") == "<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n")
    }

    @Test("An empty base is a document that both sides added")
    func mergeAdditions() throws {
        try writeSides("A", "A", "A")
        try folder.write("", to: "base.xib")
        #expect(try merge().status == .fine && folder.read("out.xib") == folder.read("ours.xib"))
    }

    // MARK: Comparisons

    private func diff(_ change: (inout DiffRequest) -> Void = { _ in }) -> (
        status: FormworkCommand.ExitStatus, output: String, errors: String
    ) {
        var request = DiffRequest()
        (request.old, request.new) = (folder.path("base.xib"), folder.path("ours.xib"))
        change(&request)
        return result(request)
    }

    @Test("A comparison has each format, with the same changes")
    func diffFormats() throws {
        try writeSides("A", "B", "C")
        #expect(diff().output.hasSuffix("\n    A (label): text \"A\" → \"B\"\n") && diff().status == .foundErrors)
        #expect(diff { $0.stat = true }.output.hasSuffix(" | 1 change\n"))
        #expect(diff { $0.format = .markdown }.output.hasPrefix("**1 change in 1 interface file**\n"))
        #expect(diff { $0.format = .html }.output.contains("A (label)"))
        let lines = diff { $0.format = .ndjson }.output.split(separator: "\n")
        #expect(lines.count == 1 && diff { $0.format = .json }.output.contains(lines[0].dropFirst().dropLast()))
        let file = folder.path("r.md")
        #expect(try diff { ($0.format, $0.output) = (.markdown, file) }.output.isEmpty && folder.read("r.md").hasPrefix("**1 change"))
    }

    @Test("Folders are compared file by file, with files that only one has")
    func diffFolders() throws {
        try write("old/a.xib", Self.label)
        try write("old/b.xib", Self.label)
        try write("new/a.xib", Self.label.replacing("A", with: "B"))
        try write("new/sub/c.xib", Self.label)
        let found = diff { ($0.old, $0.new, $0.stat) = (folder.path("old"), folder.path("new"), true) }
        #expect(
            found.output == "a.xib | 1 change\nb.xib: removed with 2 views | no change\nsub/c.xib: added with 2 views | no change\n",
            "\(found.output)")
    }

    @Test("A name that is neither a file nor a revision is an error")
    func diffMissing() throws {
        try writeSides("A", "B", "C")
        let missing = diff { $0.new = folder.path("gone.xib") }
        #expect(
            missing.status == .cannotRead
                && missing.errors == "formwork: error: '\(folder.path("gone.xib"))' is not a file, a folder or a revision\n",
            "\(missing.errors)")
    }

    // MARK: Formatting

    @Test("Formatting since an earlier file restores what Interface Builder changed, or only tells")
    func formatting() throws {
        try writeSides("A", "B", "C")
        let old = try folder.read("base.xib")
        let opened = try folder.write(old.replacing("id=\"lab-el-001\"", with: "misplaced=\"YES\" id=\"lab-el-001\""), to: "opened.xib")
        var request = FmtRequest()
        (request.paths, request.against, request.checks) = ([opened], folder.path("base.xib"), true)
        let checked = result(request)
        #expect(
            checked.status == .foundErrors
                && (checked.output + checked.errors).contains("\(opened): to restore: 1 × Interface Builder warnings\n"), "\(checked)")
        request.checks = false
        #expect(try result(request).status == .fine && folder.read("opened.xib") == old)
        #expect(result(request).output.isEmpty)
    }

    @Test("Xcode's own formatting is a fixed point")
    func canonical() throws {
        let path = try write("a.xib", Self.label)
        var request = FmtRequest()
        (request.paths, request.canonical, request.checks) = ([path], true, true)
        #expect(result(request).status == .foundErrors)
        request.checks = false
        #expect(result(request).status == .fine)
        request.checks = true
        #expect(result(request).status == .fine)
    }
}
