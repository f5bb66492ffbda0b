import FormworkTestSupport
import Foundation
import Testing

/// The server commands, over pipes.
@Suite struct ServerCommandTests {
    private static let greeting = [
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    ]

    /// Returns the messages of a client with roots, which sends them unasked.
    private static func greeting(roots: [String]) -> [String] {
        let list = roots.map { #"{"uri":"\#(URL(filePath: $0).absoluteString)"}"# }.joined(separator: ",")
        return [
            greeting[0].replacing(#""capabilities":{}"#, with: #""capabilities":{"roots":{}}"#), greeting[1],
            #"{"jsonrpc":"2.0","id":"roots-1","result":{"roots":[\#(list)]}}"#,
        ]
    }

    private static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    /// Returns the answers of a session, by the ids of the requests.
    private static func session(
        _ lines: [String], _ arguments: [String] = [], directory: String? = nil
    ) throws -> (answers: [String: [String: Any]], run: CommandRun) {
        let run = try CommandRun.all(["mcp"] + arguments, input: lines.joined(separator: "\n") + "\n", directory: directory)
        var answers: [String: [String: Any]] = [:]
        for line in run.output.split(separator: "\n") {
            // Nothing else is on standard output.
            let value = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(value["jsonrpc"] as? String == "2.0")
            if let id = value["id"], value["method"] == nil { answers["\(id)"] = value }
        }
        return (answers, run)
    }

    private static func result(_ answer: [String: Any]?) throws -> [String: Any] { try #require(answer?["result"] as? [String: Any]) }

    private static func text(_ answer: [String: Any]?) throws -> String {
        let content = try #require(try result(answer)["content"] as? [[String: Any]])
        return content.compactMap { $0["text"] as? String }.joined(separator: "\n")
    }

    private static func isError(_ answer: [String: Any]?) throws -> Bool { try result(answer)["isError"] as? Bool == true }

    private static func form() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(try String(contentsOfFile: CommandRun.samples + "/HidingForm.storyboard", encoding: .utf8), to: "Form.storyboard")
        return folder
    }

    @Test("A tool returns the verb's result, and the server ends when the client disconnects")
    func sameAsVerbs() throws {
        let folder = try Self.form()
        let directory = folder.path("")
        let (answers, run) = try Self.session(
            Self.greeting + [
                Self.call(1, "outline", #"{"paths":["Form.storyboard"],"details":true}"#),
                Self.call(2, "query", #"{"selector":"label","paths":["Form.storyboard"],"details":true}"#),
                Self.call(3, "solve", #"{"paths":["Form.storyboard"],"device":"iphone-se","details":true}"#),
                Self.call(4, "validate", #"{"paths":["Form.storyboard"]}"#),
                Self.call(5, "states", #"{"paths":["Form.storyboard"],"details":true}"#),
                Self.call(6, "describe", #"{"paths":["Form.storyboard"],"fields":["constraints","attributes"],"details":true}"#),
                Self.call(7, "convert", #"{"paths":["Form.storyboard"],"to":"json"}"#),
            ], ["--root", directory])
        #expect(run.status == 0)
        #expect(run.errors == "")
        let verbs: [(String, [String])] = [
            ("1", ["outline", "Form.storyboard"]), ("2", ["query", "label", "Form.storyboard"]),
            ("3", ["solve", "Form.storyboard", "--device", "iphone-se"]), ("5", ["states", "Form.storyboard"]),
            ("6", ["import", "Form.storyboard", "--fields", "constraints,attributes"]),
        ]
        for (id, arguments) in verbs {
            let verb = try CommandRun.all(arguments + ["--format", "json"], directory: directory)
            let structured = try #require(try Self.result(answers[id])["structuredContent"] as? [String: Any])
            #expect(NSDictionary(dictionary: structured) == NSDictionary(dictionary: try verb.json()), "\(arguments)")
        }
        let outline = try CommandRun("outline", "Form.storyboard", directory: directory)
        #expect(try Self.text(answers["1"]) + "\n" == outline.output)
        #expect(
            try Self.text(answers["7"]) == CommandRun("convert", "Form.storyboard", "--to", "json", "-o", "-", directory: directory).output)
    }

    @Test("An edit is a dry run unless it is asked to write; then it is the verb's edit")
    func edit() throws {
        let (dry, wet, other) = (try Self.form(), try Self.form(), try Self.form())
        let command = #"set #SwL text=\"Elsewhere\""#
        _ = try Self.session(
            Self.greeting + [Self.call(1, "edit", #"{"paths":["Form.storyboard"],"commands":["\#(command)"]}"#)], directory: dry.path(""))
        let before = try String(contentsOfFile: CommandRun.samples + "/HidingForm.storyboard", encoding: .utf8)
        #expect(try dry.read("Form.storyboard") == before)
        let (answers, _) = try Self.session(
            Self.greeting + [
                Self.call(1, "edit", #"{"paths":["Form.storyboard"],"commands":["\#(command)"],"write":true}"#),
                // The same file, again and again.
                Self.call(2, "edit", #"{"paths":["Form.storyboard"],"commands":["set #SwL text=There"],"write":true,"keepFrames":true}"#),
                Self.call(3, "edit", #"{"paths":["Form.storyboard"],"commands":["\#(command)"],"write":true}"#),
                Self.call(4, "edit", #"{"paths":["Form.storyboard"],"commands":["set Nobody text=x"],"write":true}"#),
            ], directory: wet.path(""))
        for id in ["1", "2", "3"] { #expect(try !Self.isError(answers[id])) }
        // Models get the same text as people.
        #expect(
            try Self.text(answers["2"]) == """
                Form.storyboard: written
                  DeliveryFormViewController ▸ Switch Label (label): text "Elsewhere" → "There"
                """)
        #expect(try Self.isError(answers["4"]))
        #expect(try Self.text(answers["4"]).contains("Nobody"))
        _ = try CommandRun("edit", "Form.storyboard", "--do", #"set #SwL text="Elsewhere""#, directory: other.path(""))
        #expect(try wet.read("Form.storyboard") == other.read("Form.storyboard"))
        #expect(try wet.read("Form.storyboard") != before)
    }

    @Test("Nothing outside the roots is read or written, by any path", arguments: ["client", "option", "folder"])
    func fence(kind: String) throws {
        let folder = try Self.form()
        try folder.write("<document/>", to: "inside/Plain.xib")
        let inside = folder.path("inside")
        try FileManager.default.createSymbolicLink(atPath: inside + "/Link.storyboard", withDestinationPath: folder.path("Form.storyboard"))
        try FileManager.default.createSymbolicLink(atPath: inside + "/Door", withDestinationPath: folder.path(""))
        try FileManager.default.createSymbolicLink(atPath: inside + "/New.xib", withDestinationPath: folder.path("Made.xib"))
        let before = try folder.read("Form.storyboard")
        let ways = [
            "../Form.storyboard", folder.path("Form.storyboard"), "Link.storyboard", "Door/Form.storyboard", "Door", "..", "/",
            "/dev/stdin",
            "/proc/self/cwd/../Form.storyboard",
        ]
        var lines: [String] = []
        for (index, way) in ways.enumerated() {
            lines.append(Self.call(100 + index, "outline", #"{"paths":["\#(way)"]}"#))
            lines.append(Self.call(200 + index, "edit", #"{"paths":["\#(way)"],"commands":["set #SwL text=x"],"write":true}"#))
            lines.append(Self.call(300 + index, "render", #"{"path":"\#(way)"}"#))
        }
        let outputs = ["../Made.xib", "New.xib", "Door/Made.xib", "/dev/stdout", folder.path("Made.xib")]
        for (index, output) in outputs.enumerated() {
            lines.append(Self.call(400 + index, "convert", #"{"paths":["Plain.xib"],"to":"xib","write":true,"output":"\#(output)"}"#))
        }
        lines.append(
            #"{"jsonrpc":"2.0","id":500,"method":"resources/read","params":{"uri":"\#(URL(filePath: folder.path("Form.storyboard")).absoluteString)"}}"#
        )
        lines.append(
            #"{"jsonrpc":"2.0","id":501,"method":"resources/read","params":{"uri":"\#(URL(filePath: inside + "/Link.storyboard").absoluteString)"}}"#
        )
        lines.append(Self.call(502, "outline", #"{"paths":["."]}"#))
        let answers: [String: [String: Any]] =
            switch kind {
            case "client": try Self.session(Self.greeting(roots: [inside]) + lines, ["--root", folder.path("")], directory: "/").answers
            case "option": try Self.session(Self.greeting + lines, ["--root", inside], directory: "/").answers
            default: try Self.session(Self.greeting + lines, directory: inside).answers
            }
        for id in ways.indices.flatMap({ [100 + $0, 200 + $0, 300 + $0] }) + outputs.indices.map({ 400 + $0 }) {
            #expect(try Self.isError(answers["\(id)"]), "\(id)")
            #expect(try Self.text(answers["\(id)"]).contains("outside the allowed folders"), "\(id)")
        }
        for id in ["500", "501"] { #expect((answers[id]?["error"] as? [String: Any])?["code"] as? Int == -32002) }
        // Links in a searched folder are not followed either.
        #expect(try !Self.text(answers["502"]).contains("Delivery"))
        #expect(try folder.read("Form.storyboard") == before)
        #expect(!FileManager.default.fileExists(atPath: folder.path("Made.xib")))
    }

    @Test("A configuration and a project outside the roots do not apply inside them")
    func surroundings() throws {
        let folder = try TemporaryFolder()
        try folder.write("rules:\n  duplicate-id: nonsense\n", to: ".formwork.yml")
        try folder.write("", to: ".git/HEAD")
        try folder.write("", to: "App.xcodeproj/project.pbxproj")
        let text = try String(contentsOfFile: CommandRun.samples + "/HidingForm.storyboard", encoding: .utf8)
        try folder.write(text, to: "inside/Form.storyboard")
        let (answers, _) = try Self.session(
            Self.greeting + [Self.call(1, "validate", #"{"paths":["Form.storyboard"],"project":true,"details":true}"#)],
            ["--root", folder.path("inside")])
        #expect(try !Self.isError(answers["1"]))
        let found = try #require(try Self.result(answers["1"])["structuredContent"] as? [String: Any])
        let findings = try #require((found["results"] as? [[String: Any]])?.first?["diagnostics"] as? [[String: Any]])
        #expect(!findings.contains { $0["rule"] as? String == "missing-class" })
    }

    @Test("Findings and differences are short text and structured data")
    func fewWords() throws {
        let folder = try Self.form()
        let mistake = try String(contentsOfFile: CommandRun.samples + "/Mistakes/duplicate-id.xib", encoding: .utf8)
        try folder.write(mistake, to: "Mistake.xib")
        try folder.write(try folder.read("Form.storyboard"), to: "Old.storyboard")
        let (answers, _) = try Self.session(
            Self.greeting + [
                Self.call(1, "validate", #"{"paths":["Mistake.xib","Form.storyboard"]}"#),
                Self.call(2, "diff", #"{"old":"Old.storyboard","new":"Form.storyboard"}"#),
                Self.call(3, "edit", #"{"paths":["."],"commands":["set #SwL text=There"],"details":true}"#),
                Self.call(4, "diff", #"{"old":"HEAD","new":"Form.storyboard"}"#),
            ], directory: folder.path(""))
        let said = try Self.text(answers["1"]).split(separator: "\n")
        #expect(said.first == "Mistake.xib")
        #expect(said.contains { $0.contains(": error: ") && $0.contains("[duplicate-id]") })
        #expect(said.last == "1 of 2 files without findings")
        #expect(try Self.text(answers["2"]) == "Form.storyboard: equal")
        #expect(try Self.text(answers["3"]).hasSuffix("2 of 3 files change"))
        #expect(try Self.isError(answers["4"]))
        #expect(try Self.text(answers["4"]) == "there is no file 'HEAD'")
        #expect(try Self.result(answers["1"])["structuredContent"] == nil)
        #expect(try Self.result(answers["3"])["structuredContent"] != nil)
    }

    @Test("A picture is an image, or text for SVG")
    func render() throws {
        let folder = try Self.form()
        let (answers, _) = try Self.session(
            Self.greeting + [
                Self.call(1, "render", #"{"path":"Form.storyboard","format":"svg","annotate":["frames"]}"#),
                Self.call(2, "render", #"{"path":"Form.storyboard","scale":0.5}"#),
            ], directory: folder.path(""))
        #expect(try Self.text(answers["1"]).contains("<svg"))
        let content = try #require(try Self.result(answers["2"])["content"] as? [[String: Any]])
        if content.first?["type"] as? String == "image" {
            let text = try #require(content.first?["data"] as? String)
            let data = try #require(Data(base64Encoded: text))
            #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        } else {
            // Without rsvg-convert, a scale has no meaning, which is an error.
            #expect(try Self.isError(answers["2"]))
        }
    }

    @Test("Malformed messages are answered, and the session continues", arguments: 1...4)
    func nonsense(seed: Int) throws {
        let folder = try Self.form()
        var generator = SeededGenerator(seed: seed)
        let calls = [
            Self.call(7, "outline", #"{"paths":["Form.storyboard"],"budget":100}"#),
            Self.call(8, "edit", #"{"paths":["."],"commands":["set label text=x"]}"#),
            Self.call(9, "query", #"{"selector":"label","paths":["Form.storyboard"]}"#),
        ]
        var lines = Self.greeting
        for number in 0..<40 {
            var bytes = Array(generator.pick(calls).utf8)
            for _ in 0..<3 {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                // ASCII only, as lines are strings here.
                bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &generator)
            }
            lines.append(String(decoding: bytes, as: UTF8.self))
            lines.append(#"{"jsonrpc":"2.0","id":"ping\#(number)","method":"ping"}"#)
        }
        let (answers, run) = try Self.session(lines, directory: folder.path(""))
        #expect(run.status == 0)
        for number in 0..<40 { #expect(answers["ping\(number)"]?["result"] != nil) }
    }

    @Test("A root that isn't a folder is reported before anything else")
    func badRoot() throws {
        let run = try CommandRun("mcp", "--root", "/nowhere")
        #expect(run.status == 66)
        #expect(run.output == "")
        #expect(run.errors == "formwork: error: '/nowhere' isn't a folder\n")
    }

    @Test("An editor receives a document's findings")
    func lsp() throws {
        let text = try String(contentsOfFile: CommandRun.samples + "/Mistakes/duplicate-id.xib", encoding: .utf8)
        let document = try #require(String(data: try JSONSerialization.data(withJSONObject: [text]), encoding: .utf8)).dropFirst()
            .dropLast()
        let messages = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.xib","languageId":"xml","version":1,"text":\#(document)}}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
        ]
        let run = try CommandRun("lsp", "--stdio", input: messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined())
        #expect(run.status == 0)
        #expect(run.output.contains("\"duplicate-id\""))
        #expect(run.output.hasPrefix("Content-Length: "))
        #expect(try CommandRun("lsp", input: "Content-Length: 33\r\n\r\n" + #"{"jsonrpc":"2.0","method":"exit"}"#).status == 1)
    }
}
