import FormworkTestSupport
import Foundation
import Testing

/// `diff` of files and folders, in all its forms.
@Suite struct DiffCommandTests {
    private static let merge = CommandRun.samples + "/Merge/"
    private static let (base, ours) = (merge + "SignIn-base.xib", merge + "SignIn-ours.xib")

    @Test func equalFilesAreStatus0AndSayNothing() throws {
        let run = try CommandRun("diff", Self.base, Self.base)
        #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    }

    @Test func theJSONAccountsForEveryDifference() throws {
        let run = try CommandRun("diff", Self.base, Self.ours, "--format", "json", "--unfold")
        #expect(run.status == 1)
        let result = try #require((try run.json()["results"] as? [[String: Any]])?.first)
        let counts = try #require(result["differences"] as? [String: Int])
        #expect(counts["total"] == 6 && counts["changes"] == 2 && counts["folded"] == 4)
        let changes = try #require(result["changes"] as? [[String: Any]])
        #expect(changes.map { $0["property"] as? String } == ["title", "leading to Form"])
        let place = try #require(changes[0]["new"] as? [String: Any])
        #expect(place["element"] as? String == "state" && place["line"] as? Int == 27)
        #expect((result["unfolded"] as? [String: [Any]])?.keys.sorted() == ["derived-frames", "versions"])
    }

    @Test func foldersAreComparedFileByFile() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOfFile: Self.base, encoding: .utf8)
        try folder.write(text, to: "old/a/Same.xib")
        try folder.write(text, to: "new/a/Same.xib")
        try folder.write(text, to: "old/Gone.xib")
        try folder.write(text, to: "new/Here.xib")
        let run = try CommandRun("diff", folder.path("old"), folder.path("new"))
        #expect(run.status == 1)
        #expect(run.output == "Gone.xib: removed with 3 views, 6 constraints\nHere.xib: added with 3 views, 6 constraints\n")
    }

    @Test func markdownContainsNoMarkupOfTheDocument() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOfFile: Self.base, encoding: .utf8)
        try folder.write(text.replacing("Sign in", with: "@everyone &lt;img src=x&gt; [a](http://b)"), to: "new.xib")
        let run = try CommandRun("diff", Self.base, folder.path("new.xib"), "--format", "markdown")
        #expect(run.output.hasPrefix("**1 change in 1 interface file**"))
        for hostile in ["@everyone", "<img", "](http"] { #expect(!run.output.contains(hostile)) }
    }

    @Test func aPageHasBothScreensAndNothingFromOutside() throws {
        let run = try CommandRun("diff", Self.base, Self.ours, "--format", "html", "--solve")
        #expect(run.status == 1)
        #expect(run.output.contains("\"sides\":[0,1]") && !run.output.contains("<img "))
        // The only address is the name of SVG's vocabulary.
        let text = run.output.replacing("http://www.w3.org/2000/svg", with: "")
        #expect(!text.contains("http://") && text.contains("default-src 'none'"))
    }

    @Test func picturesAreWrittenInPairs() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun("diff", Self.base, Self.ours, "--pictures", folder.path("pictures"))
        #expect(run.status == 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("pictures")).sorted()
        #expect(names.count == 2 && names.allSatisfy { $0.hasSuffix("-after.svg") || $0.hasSuffix("-before.svg") })
    }

    @Test func unreadableFilesAreReportedWithTheirPlace() throws {
        let folder = try TemporaryFolder()
        let broken = try folder.write("<document><a></document>", to: "broken.xib")
        let run = try CommandRun("diff", Self.base, broken)
        #expect(run.status == 66 && run.errors.hasPrefix("\(broken):1:"))
        #expect(try CommandRun("diff", Self.base, folder.path("missing.xib")).status == 66)
        #expect(try CommandRun("diff", Self.base, folder.path("")).status == 64)
    }

    @Test func aSceneIsNamedByWhateverNamesIt() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(TwoScenes.text, to: "old.storyboard")
        let text = TwoScenes.text.replacing("text=\"Welcome\"", with: "text=\"Hello\"").replacing("text=\"More\"", with: "text=\"Less\"")
        let new = try folder.write(text, to: "new.storyboard")
        let names = [("Login", "Hello", "Less"), ("viewController[title=Details]", "Less", "Hello"), ("Vc0-Lo-gin", "Hello", "Less")]
        for (name, said, unsaid) in names {
            let run = try CommandRun("diff", source, new, "--scene", name)
            #expect(run.status == 1 && run.output.contains(said) && !run.output.contains(unsaid), "\(name): \(run.output)\(run.errors)")
        }
        #expect(try CommandRun("diff", source, new, "--scene", "Nobody").status == 64)
    }
}
