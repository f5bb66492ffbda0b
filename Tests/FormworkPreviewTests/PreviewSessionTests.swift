import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkPreview
import FormworkTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(2))) struct PreviewSessionTests {
    private static let form = "HidingForm.storyboard"
    private static let templates = "LayoutTemplates.storyboard"

    private static func findings(_ message: [String: Any]) throws -> [String] {
        let data = try #require(message["data"] as? [String: Any])
        let findings = try #require(data["findings"] as? [[String: Any]])
        return findings.compactMap { $0["rule"] as? String }
    }

    @Test("A page with the current file receives problems only")
    func pageKnowsFileTold() async throws {
        try await TestPreview.run(Self.form) { preview in
            let message = try #require(try await preview.converse("1/1").hear())
            #expect(message["kind"] as? String == "file")
            #expect(message["version"] as? Int == 1)
            #expect(message["problem"] is NSNull)
            #expect(message["data"] == nil)
        }
    }

    @Test("The page of a file's changes is compared again when another base is chosen")
    func changesHavePage() async throws {
        let journal = FileManager.default.temporaryDirectory.appending(path: "formwork-journal-\(UUID().uuidString)")
        try Data("one".utf8).write(to: journal)
        defer { try? FileManager.default.removeItem(at: journal) }
        let path = journal.path(percentEncoded: false)
        let changes: @Sendable (InterfaceDocument, String) -> PreviewChanges? = { _, _ in
            let state = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "none"
            return PreviewChanges(title: "since \(state)", journal: path) { _, nonce in Array("<p>\(state) \(nonce)</p>".utf8) }
        }
        try await TestPreview.run(Self.form, changes: changes) { preview in
            let page = try await preview.converse("1/0")
            #expect(try #require(try await page.hear())["changes"] as? String == "since one")
            let answer = try await preview.ask(preview.path + "changes/1")
            #expect(answer.status == 200 && answer.body.hasPrefix("<p>one "))
            // The nonce in the policy is the only permission for the page's script.
            let nonce = answer.body.dropFirst("<p>one ".count).prefix { $0 != "<" }
            #expect(!nonce.isEmpty && answer.headers["content-security-policy"]?.contains("'nonce-\(nonce)'") == true)
            #expect(try await preview.ask(preview.path + "changes/2").status == 404)
            try Data("another".utf8).write(to: journal)
            #expect(try #require(try await page.hear())["changes"] as? String == "since another")
        }
    }

    @Test("The state that is shown next to a file is the new one after a commit, and disappears with it")
    func earlierFollowsCommits() async throws {
        let journal = FileManager.default.temporaryDirectory.appending(path: "formwork-journal-\(UUID().uuidString)")
        try Data("one".utf8).write(to: journal)
        defer { try? FileManager.default.removeItem(at: journal) }
        let path = journal.path(percentEncoded: false)
        let state: @Sendable () -> String = { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "none" }
        let document = try DocumentReader().read(TestFiles.bytes(of: TestFiles.sample(Self.form)), file: Self.form).document
        try await TestPreview.run(
            Self.form, changes: { _, _ in PreviewChanges(title: "since \(state())", journal: path) { _, _ in [] } },
            prepare: { source in
                source.earlier = { _ in state() == "no more" ? nil : EarlierDocument(title: "HEAD (\(state()))", document: document) }
            },
            body: { preview in
                func title(_ message: [String: Any]?) throws -> String? {
                    let data = try #require(message?["data"] as? [String: Any])
                    return (data["against"] as? [String: Any])?["title"] as? String
                }
                let page = try await preview.converse("1/0")
                #expect(try title(try await page.hear()) == "HEAD (one)")
                try Data("another".utf8).write(to: journal)
                #expect(try title(try await page.hear()) == "HEAD (another)")
                try Data("no more".utf8).write(to: journal)
                #expect(try title(try await page.hear()) == nil)
                #expect(try await !preview.ask(preview.path).body.contains("\"against\":"))
            })
    }

    @Test("A page receives a file's content whenever it is saved", arguments: [true, false])
    func pageToldWhatFile(byRenaming: Bool) async throws {
        try await TestPreview.run(Self.form) { preview in
            _ = try await preview.ask(preview.path)
            let page = try await preview.converse("1/1")
            let first = try #require(try await page.hear())
            #expect(first["data"] == nil)
            let text = try preview.read(Self.form).replacing("userLabel=\"Street Label\"", with: "userLabel=\"Lane Label\"")
            if byRenaming { try preview.replace(Self.form, by: text) } else { try preview.write(text, to: Self.form) }
            let second = try #require(try await page.hear())
            #expect(second["version"] as? Int == 2)
            let data = try #require(second["data"] as? [String: Any])
            #expect(String(decoding: try JSONSerialization.data(withJSONObject: data), as: UTF8.self).contains("Lane Label"))
        }
    }

    @Test("A file that stops being a document keeps its last picture and reports the reason, with line and column")
    func fileNoDocumentKeeps() async throws {
        try await TestPreview.run(Self.form) { preview in
            _ = try await preview.ask(preview.path)
            let page = try await preview.converse("1/1")
            _ = try await page.hear()
            let text = try preview.read(Self.form)
            try preview.write(String(text.prefix(text.count / 2)), to: Self.form)
            let broken = try #require(try await page.hear())
            #expect(broken["version"] as? Int == 1)
            #expect(broken["data"] == nil)
            let problem = try #require(broken["problem"] as? [String: Any])
            #expect((problem["line"] as? Int ?? 0) > 10)
            #expect((problem["column"] as? Int ?? 0) > 0)
            #expect((problem["message"] as? String)?.isEmpty == false)
            // A new client gets the picture, too.
            #expect(try await preview.ask(preview.path).body.contains("Street Field"))
            try preview.write(text, to: Self.form)
            let mended = try #require(try await page.hear())
            #expect(mended["problem"] is NSNull)
            #expect(mended["version"] as? Int == 2)
            #expect(mended["data"] != nil)
        }
    }

    @Test("A file that was never a document is watched")
    func fileWasNeverDocument() async throws {
        try await TestPreview.run(Self.form) { preview in
            let text = try preview.read(Self.form)
            try preview.write("<document", to: Self.form)
            let waiting = try await preview.ask(preview.path)
            #expect(waiting.status == 200)
            #expect(waiting.body.contains("\"version\":0"))
            let page = try await preview.converse("1/0")
            var message = try #require(try await page.hear())
            // Not at the first check, as the file might still be being written.
            while message["problem"] is NSNull { message = try #require(try await page.hear()) }
            #expect(message["data"] == nil)
            try preview.write(text, to: Self.form)
            #expect(try await page.hear()?["data"] != nil)
        }
    }

    @Test("A file that disappears for a moment is watched")
    func fileVanishesForMoment() async throws {
        try await TestPreview.run(Self.form) { preview in
            _ = try await preview.ask(preview.path)
            let page = try await preview.converse("1/1")
            _ = try await page.hear()
            let text = try preview.read(Self.form)
            try FileManager.default.removeItem(at: preview.folder.appending(path: Self.form))
            try await Task.sleep(for: .milliseconds(300))
            try preview.write(text.replacing("Street", with: "Lane"), to: Self.form)
            let message = try #require(try await page.hear())
            #expect(message["problem"] is NSNull)
            #expect(message["version"] as? Int == 2)
            try FileManager.default.removeItem(at: preview.folder.appending(path: Self.form))
            let gone = try #require(try await page.hear()?["problem"] as? [String: Any])
            #expect(gone["line"] is NSNull)
        }
    }

    @Test("Findings arrive with the file")
    func findingsComeWithFile() async throws {
        try await TestPreview.run(Self.form) { preview in
            _ = try await preview.ask(preview.path)
            let page = try await preview.converse("1/0")
            #expect(try Self.findings(try #require(try await page.hear())) == [])
            let text = try preview.read(Self.form)
            let constraint = try #require(text.firstMatch(of: /secondItem="[^"]+"/))
            try preview.write(text.replacing(constraint.0, with: "secondItem=\"mis-si-ng0\"", maxReplacements: 1), to: Self.form)
            #expect(try Self.findings(try #require(try await page.hear())).contains("dangling-reference"))
        }
    }

    @Test("Each file has its page")
    func eachFileHasPage() async throws {
        try await TestPreview.run(Self.form, Self.templates) { preview in
            #expect(try await preview.ask(preview.path).body.contains("<title>HidingForm.storyboard</title>"))
            #expect(try await preview.ask(preview.path + "2").body.contains("<title>LayoutTemplates.storyboard</title>"))
            let page = try await preview.converse("2/0")
            let data = try #require(try await page.hear()?["data"] as? [String: Any])
            #expect((data["file"] as? String)?.hasSuffix(Self.templates) == true)
            // Changes of another file have no effect.
            try preview.write("", to: Self.form)
            try preview.write(try preview.read(Self.templates) + "\n", to: Self.templates)
            #expect(try await page.hear()?["problem"] is NSNull)
        }
    }

    @Test(
        "A screen in another size has the frames of the layout",
        arguments: [Size(width: 320, height: 480), Size(width: 375.5, height: 900), Size(width: 1200, height: 31)])
    func screenAnotherSizeWhat(size: Size) async throws {
        try await TestPreview.run(Self.form) { preview in
            let page = try await preview.converse("1/0")
            let first = try #require(try await page.hear())
            let data = try #require(first["data"] as? [String: Any])
            let version = try #require(first["version"] as? Int)
            try await page.say(
                #"{"number":5,"version":\#(version),"tree":0,"template":-1,"toggled":[],"width":\#(size.width),"height":\#(size.height)}"#)
            let answer = try #require(try await page.hear())
            #expect(answer["kind"] as? String == "state")
            #expect(answer["number"] as? Int == 5)
            let state = try #require(answer["state"] as? [String: Any])
            let looks = try #require(state["looks"] as? [Any])
            let trees = try #require(data["trees"] as? [[String: Any]])
            let views = try #require(trees[0]["views"] as? [[String: Any]])

            let document = try DocumentReader().read(TestFiles.bytes(of: TestFiles.sample(Self.form)), file: Self.form).document
            var options = LayoutOptions()
            options.size = size
            let layout = try #require(document.layout(options).roots.first)
            #expect(layout.frames.count == looks.count)
            for entry in layout.frames where entry.view != layout.root {
                let number = try #require(views.firstIndex { $0["id"] as? String == entry.view.id })
                let look = try #require(looks[number] as? [Any])
                let frame = entry.frame
                for (shown, solved) in zip(look, [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]) {
                    let shown = try #require(shown as? Double)
                    #expect(abs(shown - solved) <= 0.005)
                }
            }
        }
    }

    @Test("Missing resources get an empty answer, and malformed requests get none")
    func missingResources() async throws {
        try await TestPreview.run(Self.form) { preview in
            let page = try await preview.converse("1/0")
            let version = try #require(try await page.hear()?["version"] as? Int)
            try await page.say("hello")
            for (number, rest) in [
                #""version":\#(version),"tree":99"#, #""version":\#(version),"tree":-1"#, #""version":\#(version),"tree":0,"template":9"#,
                #""version":\#(version),"tree":0,"toggled":[77]"#, #""version":\#(version + 1),"tree":0"#,
            ].enumerated() {
                try await page.say("{\"number\":\(number),\(rest)}")
                let answer = try #require(try await page.hear())
                #expect(answer["number"] as? Int == number)
                #expect(answer["state"] is NSNull)
            }
        }
    }

    @Test("A page with another size gets the changed document in that size")
    func pageShowsAnotherSize() async throws {
        try await TestPreview.run(Self.form) { preview in
            let page = try await preview.converse("1/0")
            let version = try #require(try await page.hear()?["version"] as? Int)
            try await page.say(#"{"number":1,"version":\#(version),"tree":0,"width":300,"height":400}"#)
            _ = try await page.hear()
            try preview.write(try preview.read(Self.form) + "\n", to: Self.form)
            let state = try #require(try await page.hear()?["state"] as? [String: Any])
            #expect((state["size"] as? [Double])?.first == 300)
        }
    }
}
