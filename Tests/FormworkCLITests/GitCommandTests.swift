import FormworkTestSupport
import Foundation
import Testing

/// Git's handling of interface files after `formwork git install`, and formwork's use of git.
@Suite struct GitCommandTests {
    private typealias S = GitScratch

    @Test func installWritesOnceAndUninstallTakesBackWhatItWrote() throws {
        let scratch = try GitScratch()
        try scratch.write("*.xib text\n", to: ".gitattributes")
        #expect(try scratch.formwork("git", "status").status == 1)
        let run = try scratch.formwork("git", "install")
        #expect(run.status == 0 && run.output.contains("*.xib diff=formwork merge=formwork: written"))
        #expect(
            try scratch.read(".gitattributes")
                == "*.xib text\n*.storyboard diff=formwork merge=formwork\n*.xib diff=formwork merge=formwork\n")
        #expect(try scratch.git("config", "--get", "diff.formwork.cachetextconv").output == "true\n")
        #expect(try scratch.formwork("git", "status").status == 0)
        #expect(try !scratch.formwork("git", "install").output.contains(": written"))
        #expect(try scratch.formwork("git", "uninstall").status == 0)
        #expect(try scratch.read(".gitattributes") == "*.xib text\n")
        #expect(try scratch.git("config", "--get-regexp", "formwork").output.isEmpty)
    }

    @Test func installForAllRepositoriesWritesIntoThePersonsConfiguration() throws {
        let scratch = try GitScratch()
        #expect(try scratch.formwork("git", "install", "--global").status == 0)
        #expect(try scratch.folder.read("home/.config/git/attributes").contains("*.xib diff=formwork merge=formwork\n"))
        #expect(try scratch.git("config", "--local", "--get-regexp", "formwork").output.isEmpty)
        #expect(try scratch.formwork("git", "uninstall", "--global").status == 0)
        #expect(try scratch.git("config", "--get-regexp", "formwork").output.isEmpty)
    }

    @Test func gitShowsFactsAndNamesTheViewOfAHunk() throws {
        let scratch = try GitScratch()
        try scratch.formwork("git", "install").succeed()
        try scratch.write(S.document())
        try scratch.commit("first")
        try scratch.write(S.document(button: "Go", tools: "24000"))
        let text = try scratch.git("diff").output
        #expect(text.contains("-    title: \"Send\"") && text.contains("+    title: \"Go\""))
        #expect(!text.contains("24000"))
        try scratch.commit("second")
        #expect(try scratch.git("log", "-p", "-1").output.contains("+    title: \"Go\""))
        try scratch.write(S.document(button: "Go", tools: "24001"))
        #expect(try !scratch.git("diff").output.contains("@@"))
        #expect(try scratch.git("difftool", "--no-prompt", "--tool=formwork", "HEAD~1").output.contains("title \"Send\" → \"Go\""))
    }

    @Test func gitMergesWhatItsTextMergeCannot() throws {
        let scratch = try GitScratch()
        try scratch.formwork("git", "install").succeed()
        try scratch.diverge(
            base: S.document(), theirs: S.document(label: "Their name", tools: "24000"),
            ours: S.document(button: "Our button", tools: "23000"))
        let merged = try scratch.git("merge", "--quiet", "theirs")
        #expect(merged.status == 0, "\(merged.output)")
        #expect(try scratch.read() == S.document(label: "Their name", button: "Our button", tools: "24000"))
        #expect(try scratch.formwork("check-merge").status == 0)
    }

    @Test func aConflictIsBetweenMarkersAroundTheElement() throws {
        let scratch = try GitScratch()
        try scratch.formwork("git", "install").succeed()
        try scratch.diverge(
            base: S.document(), theirs: S.document(button: "Theirs"), ours: S.document(label: "Ours", button: "Ours"), name: "A 'view'.xib")
        let merged = try scratch.git("merge", "theirs")
        #expect(merged.status == 1)
        #expect(merged.output.contains("A 'view'.xib: conflict: Ours (button): title: ours \"Ours\", theirs \"Theirs\""))
        let text = try scratch.read("A 'view'.xib")
        #expect(text.contains("<<<<<<< ours\n") && text.contains("\n=======\n") && text.contains("\n>>>>>>> theirs\n"))
        #expect(text.components(separatedBy: "<<<<<<<").count == 2 && text.contains("text=\"Ours\""))
        let check = try scratch.formwork("check-merge")
        #expect(check.status == 1 && check.errors.contains("unresolved conflict from an earlier merge"))
        // Other verbs refuse a document with markers.
        #expect(try scratch.formwork("diff", "A 'view'.xib", "A 'view'.xib").status == 66)
    }

    @Test func rebaseAndStashGoThroughTheSameMerge() throws {
        let scratch = try GitScratch()
        try scratch.formwork("git", "install").succeed()
        try scratch.diverge(
            base: S.document(), theirs: S.document(label: "Topic", tools: "24000"), ours: S.document(button: "Main", tools: "23000"))
        try scratch.git("checkout", "--quiet", "theirs")
        #expect(try scratch.git("rebase", "--quiet", "main").status == 0)
        #expect(try scratch.read() == S.document(label: "Topic", button: "Main", tools: "24000"))
        try scratch.write(S.document(label: "Stashed", button: "Main", tools: "24000"))
        try scratch.git("stash")
        try scratch.write(S.document(label: "Topic", button: "Later", tools: "24000"))
        try scratch.commit("later")
        #expect(try scratch.git("stash", "pop").status == 0)
        #expect(try scratch.read() == S.document(label: "Stashed", button: "Later", tools: "24000"))
    }

    @Test func theDriverMergesTextIfASideIsNotADocument() throws {
        let scratch = try GitScratch()
        try scratch.formwork("git", "install").succeed()
        try scratch.diverge(
            base: "one\ntwo\nthree\n", theirs: "one\ntwo\nTHREE\n", ours: "one\nTWO\ntwo and a half\nthree\n")
        #expect(try scratch.git("merge", "theirs").status == 1)
        #expect(try scratch.read().contains("<<<<<<<"))
    }

    @Test func theHooksForPreCommitAreCommandsThatThereAre() throws {
        let hooks = try String(contentsOfFile: TestFiles.package + "/.pre-commit-hooks.yaml", encoding: .utf8)
        let entries = hooks.matches(of: /entry: formwork (.*)/).map { $0.1.split(separator: " ").map(String.init) }
        #expect(entries.count == 3)
        let scratch = try GitScratch()
        for entry in entries { #expect(try scratch.formwork(list: entry + ["Main.xib", "--help"]).status == 0) }
        // A commit with churn does not pass; one without does.
        try scratch.write(S.document())
        try scratch.commit("first")
        try scratch.write(S.document(tools: "24000"))
        try scratch.git("add", "--all")
        let hook = try #require(entries.first { $0.contains("--staged") })
        #expect(try scratch.formwork(list: hook + ["Main.xib"]).status == 1)
        try scratch.formwork("fmt").succeed()
        try scratch.git("add", "--all")
        #expect(try scratch.formwork(list: hook + ["Main.xib"]).status == 0)
    }

    @Test func canonicalWritesAttributesAndPartsInXcodesOrderAndLeavesArchives() throws {
        let scratch = try GitScratch()
        let view = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-001" customClass="Card">
                            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                            <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                            <connections>
                                <outlet property="one" destination="lab-el-001" id="out-le-001"/>
                                <outlet property="another" destination="lab-el-001" id="out-le-002"/>
                            </connections>
                        </view>
            """
        let scrambled = """
            <view id="vie-w0-001" customClass="Card" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO">
                            <connections>
                                <outlet id="out-le-001" destination="lab-el-001" property="one"/>
                                <outlet property="another" destination="lab-el-001" id="out-le-002"/>
                            </connections>
                            <color alpha="1" key="backgroundColor" blue="0.0" red="1" green="0.0" colorSpace="custom" customColorSpace="sRGB"/>
                            <rect height="100" key="frame" x="0.0" y="0.0" width="100"/>
                        </view>
            """
        func lines(_ text: String) -> [String] {
            text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        var written: [String] = []
        for content in [view, scrambled] {
            try scratch.write(S.document(more: "\n" + content))
            #expect(try scratch.formwork("fmt", "--canonical", "--check", "Main.xib").status == 1)
            try scratch.formwork("fmt", "--canonical", "Main.xib").succeed()
            #expect(try scratch.formwork("fmt", "--canonical", "--check", "Main.xib").status == 0)
            written.append(try scratch.read())
        }
        // The first differs from Xcode's format only in indentation; the second becomes equal to the first.
        #expect(lines(written[0]) == lines(S.document(more: "\n" + view)))
        #expect(written[0] == written[1])
        let archive = try String(contentsOfFile: TestFiles.sample("LegacyForm.xib"), encoding: .utf8)
        try scratch.write(archive)
        let run = try scratch.formwork("fmt", "--canonical", "Main.xib")
        #expect(run.status == 0 && run.errors == "Main.xib: note: legacy archives are not changed\n")
        #expect(try scratch.read() == archive)
    }

    // MARK: What diff asks of git

    @Test func diffTakesWhatGitDiffTakes() throws {
        let scratch = try GitScratch()
        try scratch.write(S.document())
        #expect(try scratch.formwork("diff").status == 0)
        try scratch.git("add", "--all")
        // Before the first commit, everything is new.
        #expect(try scratch.formwork("diff", "--staged").output.hasPrefix("Main.xib: added with 3 views"))
        try scratch.commit("first")
        try scratch.write(S.document(label: "Two"))
        try scratch.commit("second")
        try scratch.write(S.document(label: "Three"))
        let line = "    Three (label): text \"Two\" → \"Three\"\n"
        #expect(try scratch.formwork("diff").output == "Main.xib\n" + line.replacing("    Three (", with: "    Two ("))
        #expect(try scratch.formwork("diff", "--staged").status == 0)
        #expect(try scratch.formwork("diff", "HEAD~1..HEAD").output.contains("\"Name\" → \"Two\""))
        #expect(try scratch.formwork("diff", "HEAD~1", "HEAD").output.contains("\"Name\" → \"Two\""))
        #expect(try scratch.formwork("diff", "HEAD~1").output.contains("\"Name\" → \"Three\""))
        #expect(try scratch.formwork("diff", "HEAD~1:Main.xib", "Main.xib").output.contains("\"Name\" → \"Three\""))
        #expect(try scratch.formwork("diff", "--", "Other.xib").status == 0)
        #expect(try scratch.formwork("diff", "--stat").output == "Main.xib | 1 change\n")
        try scratch.git("mv", "Main.xib", "Renamed file.xib")
        #expect(try scratch.formwork("diff", "HEAD").output.hasPrefix("Main.xib → Renamed file.xib\n"))
        let missing = try scratch.formwork("diff", "no-such-thing")
        #expect(missing.status == 66 && missing.errors.contains("'no-such-thing' is not a revision, a file or a folder"))
    }

    @Test func aFolderWithoutARepositoryIsReported() throws {
        let scratch = try GitScratch()
        let run = try CommandRun.all(["diff"], directory: scratch.folder.path("home"))
        #expect(run.status == 64 && run.errors.contains("is not inside a git repository"))
        #expect(!run.errors.contains("fatal"))
        let file = try scratch.folder.write(S.document(), to: "home/A.xib")
        let since = try CommandRun.all(["validate", "--changed-since", "main", file], directory: scratch.folder.path("home"))
        #expect(since.status == 64 && since.errors.contains("run it inside the repository, or without '--changed-since'"))
        #expect(!since.errors.contains("fatal"))
    }

    @Test func aRevisionThatIsNotFetchedIsReportedWithTheCommandToFetchIt() throws {
        let scratch = try GitScratch()
        try scratch.write(S.document())
        try scratch.commit("first")
        #expect(
            try scratch.formwork("validate", "--changed-since", "other", ".").errors.contains(
                "'other' is not a revision of this repository\n"))
        try scratch.git("remote", "add", "origin", scratch.root)
        let remote = try scratch.formwork("validate", "--changed-since", "origin/main", ".")
        #expect(
            remote.status == 66 && remote.errors.contains("'git fetch origin main:refs/remotes/origin/main' gets it"), "\(remote.errors)")
        let local = try scratch.formwork("validate", "--changed-since", "topic", ".")
        #expect(local.errors.contains("'git fetch origin topic:refs/remotes/origin/topic' gets it as 'origin/topic'"), "\(local.errors)")
        let odd = try scratch.formwork("validate", "--changed-since", "a;b", ".")
        #expect(odd.status == 66 && !odd.errors.contains("git fetch"))
    }

    @Test func fmtPutsBackWhatNobodyDidByteForByte() throws {
        let scratch = try GitScratch()
        try scratch.write(S.document())
        try scratch.commit("first")
        try scratch.write(S.document(button: "Go", tools: "24000"))
        let check = try scratch.formwork("fmt", "--check")
        #expect(check.status == 1 && check.output == "Main.xib: to restore: 1 × tool versions\n")
        #expect(try scratch.formwork("fmt").status == 0)
        #expect(try scratch.read() == S.document(button: "Go"))
        #expect(try scratch.formwork("fmt", "--check").status == 0)
        try scratch.write(S.document(tools: "24000"))
        #expect(try scratch.formwork("fmt").status == 0)
        #expect(try scratch.read() == S.document())
    }
}

extension CommandRun {
    /// - Throws: where the run did not end well.
    fileprivate func succeed() throws { try #require(status == 0, "\(errors)") }
}
