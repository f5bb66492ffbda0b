import FormworkTestSupport
import Foundation
import Testing

/// `merge` and `check-merge` of files.
@Suite struct MergeCommandTests {
    private static let merge = CommandRun.samples + "/Merge/"
    private static let (base, ours, theirs) = (merge + "SignIn-base.xib", merge + "SignIn-ours.xib", merge + "SignIn-theirs.xib")

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test func theOnlyFactThatBothChangedIsBetweenMarkers() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun("merge", Self.base, Self.ours, Self.theirs, "-o", folder.path("out.xib"))
        #expect(run.status == 1)
        #expect(run.errors == "\(folder.path("out.xib")): conflict: Log in (button): title: ours \"Log in\", theirs \"Enter\"\n")
        let merged = try folder.read("out.xib")
        #expect(merged.components(separatedBy: "<<<<<<< ours\n").count == 2)
        #expect(merged.contains("constant=\"24\"") && merged.contains("title=\"Help\"") && merged.contains("toolsVersion=\"24000\""))
    }

    @Test func aSideCanBeTakenAndTheConflictsListed() throws {
        let folder = try TemporaryFolder()
        #expect(try CommandRun("merge", Self.base, Self.ours, Self.theirs, "--theirs", "-o", folder.path("out.xib")).status == 0)
        #expect(try folder.read("out.xib").contains("title=\"Enter\""))
        let run = try CommandRun(
            "merge", Self.base, Self.ours, Self.theirs, "--report", folder.path("r.json"), "-o", folder.path("out.xib"))
        #expect(run.status == 1)
        #expect(try folder.read("out.xib").contains("title=\"Log in\""))
        let report = try JSONSerialization.jsonObject(with: Data(folder.read("r.json").utf8)) as? [String: Any]
        let conflicts = try #require(report?["conflicts"] as? [[String: Any]])
        #expect(conflicts.count == 1 && conflicts[0]["ours"] as? String == "\"Log in\"" && conflicts[0]["id"] as? String == "but-Ok-one")
    }

    @Test(arguments: [("o\n", "Log in", Int32(0)), ("x\nt\n", "Enter", 0), ("l\n", "<<<<<<<", 1), ("", "<<<<<<<", 1)])
    func theDialogAsksWhichSideIsToStand(_ answer: String, _ found: String, _ status: Int32) throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun(
            "merge", Self.base, Self.ours, Self.theirs, "--resolve", "-o", folder.path("out.xib"), input: answer)
        #expect(run.status == status)
        #expect(try folder.read("out.xib").contains(found))
    }

    @Test func mergingWithTheBaseGivesTheOtherSideByteForByte() throws {
        let folder = try TemporaryFolder()
        for side in [Self.ours, Self.theirs] {
            #expect(try CommandRun("merge", Self.base, side, Self.base, "-o", folder.path("out.xib")).status == 0)
            #expect(try folder.read("out.xib") == text(side))
            #expect(try CommandRun("merge", Self.base, Self.base, side, "-o", folder.path("out.xib")).status == 0)
            #expect(try folder.read("out.xib") == text(side))
        }
    }

    @Test func aFileThatBothSidesAddedHasNoBase() throws {
        let folder = try TemporaryFolder()
        let nothing = try folder.write("", to: "nothing.xib")
        #expect(try CommandRun("merge", nothing, Self.ours, Self.ours, "-o", folder.path("out.xib")).status == 0)
        #expect(try folder.read("out.xib") == text(Self.ours))
        let run = try CommandRun("merge", nothing, Self.ours, Self.theirs, "-o", folder.path("out.xib"))
        #expect(run.status == 1 && run.errors.contains("title: ours \"Log in\", theirs \"Enter\""))
    }

    @Test func otherFilesAreRefusedAndNothingIsWritten() throws {
        let folder = try TemporaryFolder()
        let marked = try folder.write(text(Self.ours).replacing("<objects>", with: "<objects>\n<<<<<<< ours\n"), to: "marked.xib")
        let run = try CommandRun("merge", Self.base, marked, Self.theirs, "-o", folder.path("out.xib"))
        #expect(run.status == 66 && run.errors.hasPrefix("\(marked):9:1: error: unresolved conflict from an earlier merge"))
        let storyboard = CommandRun.samples + "/HidingForm.storyboard", archive = CommandRun.samples + "/LegacyForm.xib"
        #expect(try CommandRun("merge", Self.base, storyboard, Self.theirs, "-o", folder.path("out.xib")).status == 64)
        #expect(try CommandRun("merge", archive, archive, archive, "-o", folder.path("out.xib")).errors.contains("is a legacy archive"))
        #expect(try CommandRun("merge", Self.base, Self.ours, folder.path("none.xib"), "-o", folder.path("out.xib")).status == 66)
        #expect(!FileManager.default.fileExists(atPath: folder.path("out.xib")))
        #expect(try CommandRun("merge", Self.base, Self.ours, Self.theirs, "--ours", "-o", folder.path("no/such/out.xib")).status == 73)
    }

    @Test func checkMergeNamesWhatAMergeLeftBehind() throws {
        let folder = try TemporaryFolder()
        let doubled = try folder.write(text(Self.theirs).replacing("id=\"but-Hp-one\"", with: "id=\"but-Ok-one\""), to: "doubled.xib")
        let run = try CommandRun("check-merge", doubled)
        #expect(run.status == 1 && run.output.contains("[duplicate-id]"))
        #expect(try CommandRun("check-merge", Self.merge).status == 0)
    }
}
