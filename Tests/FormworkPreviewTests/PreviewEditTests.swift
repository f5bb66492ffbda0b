import FormworkLayout
import Foundation
import Testing

@testable import FormworkPreview

@Suite(.timeLimit(.minutes(2))) struct PreviewEditTests {
    private static let form = "HidingForm.storyboard"

    /// Returns a source that writes files only if they have the expected contents.
    private static func editing(_ source: inout PreviewSource) {
        source.write = { path, bytes, expected in
            let url = URL(filePath: path)
            guard (try? Data(contentsOf: url)).map(Array.init) == expected else { return "the file has changed in the meantime" }
            return (try? Data(bytes).write(to: url, options: .atomic)) == nil ? "it cannot be written" : nil
        }
    }

    /// Requests a change, and returns the answer and the file's state reported before it.
    private static func ask(_ page: TestClient, _ request: String) async throws -> (answer: [String: Any], told: [String: Any]?) {
        try await page.say(request)
        var told: [String: Any]?
        while let message = try await page.hear() {
            if message["kind"] as? String == "edit" { return (message, told) }
            told = message
        }
        throw CancellationError()
    }

    private static func change(_ id: String, _ name: String, _ value: String, version: Int = 1, number: Int = 7) -> String {
        #"{"number":\#(number),"version":\#(version),"edit":"set","id":"\#(id)","name":"\#(name)","value":"\#(value)"}"#
    }

    /// Returns a constraint of the form with a constant, and its line in the file.
    private static func constant(_ text: String) throws -> (id: String, line: Substring) {
        let line = try #require(text.split(separator: "\n").first { $0.contains("<constraint ") && $0.contains(" constant=\"8\"") })
        return (String(try #require(line.firstMatch(of: /\ id="([^"]+)"/)?.1)), line)
    }

    @Test("A change is written with the fewest bytes, sent to the page, and undone to the byte")
    func changeWrittenAndTakenBack() async throws {
        try await TestPreview.run(Self.form, prepare: Self.editing) { preview in
            #expect(try await preview.ask(preview.path).body.contains("\"canEdit\":true"))
            let page = try await preview.converse("1/1")
            _ = try await page.hear()
            let before = try preview.read(Self.form)
            let (id, line) = try Self.constant(before)
            let (answer, told) = try await Self.ask(page, Self.change(id, "constant", "23"))
            #expect(answer["problem"] is NSNull)
            #expect(answer["number"] as? Int == 7)
            #expect(answer["undoable"] as? Int == 1)
            #expect(told?["version"] as? Int == 2)
            #expect(told?["data"] != nil)
            #expect(
                try preview.read(Self.form) == before.replacing(line, with: line.replacing(" constant=\"8\"", with: " constant=\"23\"")))
            let (undone, again) = try await Self.ask(page, #"{"number":8,"version":2,"edit":"undo"}"#)
            #expect(undone["problem"] is NSNull)
            #expect(undone["undoable"] as? Int == 0)
            #expect(again?["version"] as? Int == 3)
            #expect(try preview.read(Self.form) == before)
            let (nothing, _) = try await Self.ask(page, #"{"number":9,"version":3,"edit":"undo"}"#)
            #expect(nothing["problem"] as? String == "there is nothing to undo")
        }
    }

    @Test("An answer tells whether the file was written, and which version")
    func answers() async throws {
        try await TestPreview.run(Self.form, prepare: Self.editing) { preview in
            _ = try await preview.ask(preview.path)
            let page = try await preview.converse("1/1")
            _ = try await page.hear()
            let before = try preview.read(Self.form)
            let id = try Self.constant(before).id
            let (same, told) = try await Self.ask(page, Self.change(id, "constant", "8.0"))
            #expect(same["problem"] is NSNull && same["isWritten"] as? Bool == false && same["version"] is NSNull)
            #expect(told == nil)
            #expect(try preview.read(Self.form) == before)
            let (written, _) = try await Self.ask(page, Self.change(id, "constant", "23"))
            #expect(written["problem"] is NSNull && written["isWritten"] as? Bool == true && written["version"] as? Int == 2)
            let (late, _) = try await Self.ask(page, Self.change(id, "constant", "24"))
            #expect(late["problem"] is String && late["isWritten"] as? Bool == false && late["version"] is NSNull)
            // A version that does not exist yet cannot be changed.
            let (early, _) = try await Self.ask(page, Self.change(id, "constant", "24", version: 3))
            #expect(early["problem"] is String)
        }
    }

    @Test("A commit in between does not change the document")
    func commitMeanwhile() async throws {
        let journal = FileManager.default.temporaryDirectory.appending(path: "formwork-journal-\(UUID().uuidString)")
        try Data("one".utf8).write(to: journal)
        defer { try? FileManager.default.removeItem(at: journal) }
        let path = journal.path(percentEncoded: false)
        try await TestPreview.run(
            Self.form, changes: { _, _ in PreviewChanges(title: "As in HEAD", journal: path) { _, _ in [] } }, prepare: Self.editing
        ) { preview in
            _ = try await preview.ask(preview.path)
            let page = try await preview.converse("1/1")
            _ = try await page.hear()
            try Data("another".utf8).write(to: journal)
            #expect(try #require(try await page.hear())["version"] as? Int == 2)
            let id = try Self.constant(try preview.read(Self.form)).id
            let (answer, _) = try await Self.ask(page, Self.change(id, "constant", "23", version: 1))
            #expect(answer["problem"] is NSNull && answer["version"] as? Int == 3)
        }
    }

    @Test("A runtime attribute is set by its key path, even if an attribute has the same name")
    func runtimeAttribute() async throws {
        try await TestPreview.run(Self.form, prepare: Self.editing) { preview in
            let before = try preview.read(Self.form)
            let label = try #require(before.firstMatch(of: /<label [^>]* id="([^"]+)"/)?.1)
            _ = try await preview.ask(preview.path)
            let page = try await preview.converse("1/1")
            _ = try await page.hear()
            let (answer, _) = try await Self.ask(page, Self.change(String(label), "runtime.text", "Later"))
            #expect(answer["problem"] is NSNull)
            let after = try preview.read(Self.form)
            #expect(after.contains(#"type="string" keyPath="text" value="Later""#))
            #expect(after.ranges(of: " text=\"").count == before.ranges(of: " text=\"").count)
        }
    }

    @Test("A preview is read-only unless writing is enabled")
    func onlyReads() async throws {
        try await TestPreview.run(Self.form) { preview in
            #expect(try await preview.ask(preview.path).body.contains("\"canEdit\":false"))
            let page = try await preview.converse("1/1")
            _ = try await page.hear()
            let before = try preview.read(Self.form)
            let (answer, _) = try await Self.ask(page, Self.change(try Self.constant(before).id, "constant", "23"))
            #expect(answer["problem"] as? String == "this preview is read-only: start it with --edit")
            #expect(try preview.read(Self.form) == before)
        }
    }

    @Test("A file that has changed since is not overwritten, and earlier changes can't be undone then")
    func fileChangedMeanwhile() async throws {
        try await TestPreview.run(Self.form, prepare: Self.editing) { preview in
            _ = try await preview.ask(preview.path)
            let page = try await preview.converse("1/1")
            _ = try await page.hear()
            let before = try preview.read(Self.form)
            let (id, _) = try Self.constant(before)
            _ = try await Self.ask(page, Self.change(id, "constant", "23"))
            let theirs = try preview.read(Self.form).replacing("Street Label", with: "Lane Label")
            try preview.write(theirs, to: Self.form)
            // In any case, the page shows an older version.
            let (late, told) = try await Self.ask(page, Self.change(id, "constant", "30", version: 2))
            #expect((late["problem"] as? String)?.hasPrefix("the file has changed in the meantime") == true)
            #expect(try preview.read(Self.form) == theirs)
            // The page may get the new document before the answer.
            var version = told?["version"] as? Int ?? 2
            while version == 2 { version = try #require(try await page.hear())["version"] as? Int ?? 2 }
            let (undone, _) = try await Self.ask(page, #"{"number":9,"version":\#(version),"edit":"undo"}"#)
            #expect(undone["problem"] as? String == "there is nothing to undo")
            #expect(try preview.read(Self.form) == theirs)
        }
    }

    @Test(
        "A refused edit has a reason, and writes nothing",
        arguments: [
            ("no-such-id", "constant", "8", "there is no 'no-such-id'"), ("label", "text", "x", "there is no 'label'"),
            ("*", "constant", "8", "there is no '*'"), ("", "constant", "8", nil),
            ("@", "constant", "many", "'many' isn't a valid value for 'constant'"),
            ("@", "fontSize<x/>", "8", "has no attribute"),
        ] as [(String, String, String, String?)])
    func refusals(id: String, name: String, value: String, problem: String?) async throws {
        try await TestPreview.run(Self.form, prepare: Self.editing) { preview in
            _ = try await preview.ask(preview.path)
            let page = try await preview.converse("1/1")
            _ = try await page.hear()
            let before = try preview.read(Self.form)
            let id = id == "@" ? try Self.constant(before).id : id
            guard let problem else { return #expect(PreviewEdit(Self.change(id, name, value)) == nil) }
            let (answer, _) = try await Self.ask(page, Self.change(id, name, value))
            #expect((answer["problem"] as? String)?.contains(problem) == true, "\(answer)")
            #expect(try preview.read(Self.form) == before)
        }
    }

    @Test("A text is written as text, with any markup inside")
    func textIsText() async throws {
        try await TestPreview.run(Self.form, prepare: Self.editing) { preview in
            _ = try await preview.ask(preview.path)
            let page = try await preview.converse("1/1")
            _ = try await page.hear()
            let before = try preview.read(Self.form)
            let label = try #require(before.firstMatch(of: /<label [^>]* id="([^"]+)"/)?.1)
            let (answer, _) = try await Self.ask(page, Self.change(String(label), "text", #"\"/><script>&"#))
            #expect(answer["problem"] is NSNull)
            #expect(try preview.read(Self.form).contains(#"text="&quot;/&gt;&lt;script&gt;&amp;""#))
        }
    }

    @Test("Pages of others cannot change a file", arguments: [nil, "http://example.org", "http://127.0.0.1:1", "null"])
    func pagesOfOthers(origin: String?) async throws {
        try await TestPreview.run(Self.form, prepare: Self.editing) { preview in
            let client = try await TestClient(port: preview.port)
            #expect(try await client.open(preview.port, preview.path + "socket/1/0", origin: origin) == 403)
            #expect(try await preview.ask(preview.path, method: "POST").status == 405)
        }
    }

    @Test("A screen is shown in a language that the page lacks, but not in an unknown one")
    func languages() async throws {
        try await TestPreview.run(
            Self.form,
            prepare: { source in
                source.languages = { _ in ["rtl"] }
                source.translated = { document, _, language in
                    language == "rtl"
                        ? TranslatedDocument(language: language, document: document, changed: [], direction: .rightToLeft) : nil
                }
            },
            body: { preview in
                #expect(try await preview.ask(preview.path).body.contains(#""languages":["rtl"]"#))
                let page = try await preview.converse("1/1")
                _ = try await page.hear()
                func frames(_ language: String) async throws -> [[Double]]? {
                    try await page.say(#"{"number":1,"version":1,"tree":0\#(language)}"#)
                    let state = try #require(try await page.hear())["state"] as? [String: Any]
                    return (state?["looks"] as? [Any])?.compactMap { ($0 as? [Any])?.prefix(4).compactMap { $0 as? Double } }
                }
                let usual = try #require(try await frames(""))
                let mirrored = try #require(try await frames(#","language":"rtl""#))
                #expect(usual.count == mirrored.count)
                #expect(usual != mirrored)
                #expect(try await frames(#","language":"xx""#) == nil)
            })
    }
}
