import FormworkTestSupport
import Foundation
import Testing

/// What git does with interface files once `formwork git install` was run, and what formwork asks of git.
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
        try scratch.write(S.document())
        try scratch.commit("base")
        try scratch.git("checkout", "--quiet", "-b", "theirs")
        try scratch.write(S.document(label: "Their name", tools: "24000"))
        try scratch.commit("theirs")
        try scratch.git("checkout", "--quiet", "main")
        try scratch.write(S.document(button: "Our button", tools: "23000"))
        try scratch.commit("ours")
        let merged = try scratch.git("merge", "--quiet", "theirs")
        #expect(merged.status == 0, "\(merged.output)")
        #expect(try scratch.read() == S.document(label: "Their name", button: "Our button", tools: "24000"))
        #expect(try scratch.formwork("check-merge").status == 0)
    }

    @Test func aConflictStandsBetweenMarkersAroundTheElement() throws {
        let scratch = try GitScratch()
        try scratch.formwork("git", "install").succeed()
        try scratch.write(S.document(), to: "A 'view'.xib")
        try scratch.commit("base")
        try scratch.git("checkout", "--quiet", "-b", "theirs")
        try scratch.write(S.document(button: "Theirs"), to: "A 'view'.xib")
        try scratch.commit("theirs")
        try scratch.git("checkout", "--quiet", "main")
        try scratch.write(S.document(label: "Ours", button: "Ours"), to: "A 'view'.xib")
        try scratch.commit("ours")
        let merged = try scratch.git("merge", "theirs")
        #expect(merged.status == 1)
        #expect(merged.output.contains("A 'view'.xib: conflict: Ours (button): title: ours \"Ours\", theirs \"Theirs\""))
        let text = try scratch.read("A 'view'.xib")
        #expect(text.contains("<<<<<<< ours\n") && text.contains("\n=======\n") && text.contains("\n>>>>>>> theirs\n"))
        #expect(text.components(separatedBy: "<<<<<<<").count == 2 && text.contains("text=\"Ours\""))
        let check = try scratch.formwork("check-merge")
        #expect(check.status == 1 && check.errors.contains("a conflict of an earlier merge stands here"))
        // A document with markers is no document for anything else.
        #expect(try scratch.formwork("diff", "A 'view'.xib", "A 'view'.xib").status == 66)
    }

    @Test func rebaseAndStashGoThroughTheSameMerge() throws {
        let scratch = try GitScratch()
        try scratch.formwork("git", "install").succeed()
        try scratch.write(S.document())
        try scratch.commit("base")
        try scratch.git("checkout", "--quiet", "-b", "topic")
        try scratch.write(S.document(label: "Topic", tools: "24000"))
        try scratch.commit("topic")
        try scratch.git("checkout", "--quiet", "main")
        try scratch.write(S.document(button: "Main", tools: "23000"))
        try scratch.commit("main")
        try scratch.git("checkout", "--quiet", "topic")
        #expect(try scratch.git("rebase", "--quiet", "main").status == 0)
        #expect(try scratch.read() == S.document(label: "Topic", button: "Main", tools: "24000"))
        try scratch.write(S.document(label: "Stashed", button: "Main", tools: "24000"))
        try scratch.git("stash")
        try scratch.write(S.document(label: "Topic", button: "Later", tools: "24000"))
        try scratch.commit("later")
        #expect(try scratch.git("stash", "pop").status == 0)
        #expect(try scratch.read() == S.document(label: "Stashed", button: "Later", tools: "24000"))
    }

    @Test func theDriverFallsBackOnTextWhereASideIsNoDocument() throws {
        let scratch = try GitScratch()
        try scratch.formwork("git", "install").succeed()
        try scratch.write("one\ntwo\nthree\n")
        try scratch.commit("base")
        try scratch.git("checkout", "--quiet", "-b", "theirs")
        try scratch.write("one\ntwo\nTHREE\n")
        try scratch.commit("theirs")
        try scratch.git("checkout", "--quiet", "main")
        try scratch.write("one\nTWO\ntwo and a half\nthree\n")
        try scratch.commit("ours")
        #expect(try scratch.git("merge", "theirs").status == 1)
        #expect(try scratch.read().contains("<<<<<<<"))
    }

    // MARK: What diff asks of git

    @Test func diffTakesWhatGitDiffTakes() throws {
        let scratch = try GitScratch()
        try scratch.write(S.document())
        #expect(try scratch.formwork("diff").status == 0)
        try scratch.git("add", "--all")
        // Before the first commit everything is new.
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
        #expect(missing.status == 66 && missing.errors.contains("'no-such-thing' is no revision, no file and no folder"))
    }

    @Test func outsideOfARepositoryItIsSaid() throws {
        let scratch = try GitScratch()
        let run = try CommandRun.all(["diff"], directory: scratch.folder.path("home"))
        #expect(run.status == 64 && run.errors.contains("is in no working tree of git"))
    }

    @Test func fmtPutsBackWhatNobodyDidByteForByte() throws {
        let scratch = try GitScratch()
        try scratch.write(S.document())
        try scratch.commit("first")
        try scratch.write(S.document(button: "Go", tools: "24000"))
        let check = try scratch.formwork("fmt", "--check")
        #expect(check.status == 1 && check.output == "Main.xib: to put back: 1 × versions of tools\n")
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
