import FormworkRules
import FormworkCommand
import FormworkTestSupport
import Synchronization
import Testing

/// Servers that get nonsense answer or ignore it as the protocols specify, and continue.
@Suite struct BrokenMessageTests {
    private static let messages = [
        #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"echo","arguments":{"word":"x","count":3,"list":["a"]},"_meta":{"progressToken":1}}}"#,
        #"{"jsonrpc":"2.0","id":"b","method":"resources/read","params":{"uri":"file:///0.xib"}}"#,
        #"{"jsonrpc":"2.0","id":8,"method":"resources/list","params":{"cursor":"1"}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7,"reason":"é"}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#,
        #"{"jsonrpc":"2.0","id":"roots-1","result":{"roots":[{"uri":"file:///a","name":"a"}]}}"#,
        #"{"jsonrpc":"2.0","id":9,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{}}}}"#,
    ]

    private static let pieces: [[UInt8]] =
        [
            "{", "}", "[", "]", ":", ",", "\"", "\\", "null", "true", "-", "1e400", "99999999999999999999999999", "-0", "0.1", "\\u0000",
            "\\ud800", "id",
            "\"id\":1", "\"jsonrpc\"", "params", "\u{202E}", "\u{FEFF}", String(repeating: "[", count: 2000),
            String(repeating: "{\"a\":", count: 1500),
            String(repeating: "9", count: 400), "\"id\":1,\"id\":1",
        ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0], [0x80]]

    /// Returns a damaged message.
    private static func broken(_ messages: [String], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(generator.pick(messages).utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes = Array(bytes[..<place])
            case 1: bytes.insert(contentsOf: generator.pick(pieces), at: place)
            case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &generator) }
            case 3:
                let end = min(place + Int.random(in: 1...12, using: &generator), bytes.count)
                bytes.removeSubrange(place..<end)
            default:
                // A value of another type.
                if let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")),
                    let end = bytes[colon...].firstIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") })
                {
                    bytes.replaceSubrange(
                        (colon + 1)..<end, with: Array(generator.pick(["null", "{}", "[]", "-1", "\"\"", "1e9", "true"]).utf8))
                }
            }
        }
        return bytes.filter { $0 != UInt8(ascii: "\n") }
    }

    private static func isAnswerable(_ value: JSONValue?) -> Bool {
        guard let value, value.members != nil else { return true }
        return value["method"] == nil && value["result"] == nil && value["error"] == nil || value["id"] != nil && value["method"] != nil
            || value["jsonrpc"]?.string != "2.0" || value["method"] != nil && value["method"]?.string == nil
    }

    @Test("The Model Context Protocol", arguments: 1...60)
    func mcp(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let client = TestClient()
        if seed % 3 != 0 { client.open(capabilities: seed % 2 == 0 ? "{}" : #"{"roots":{}}"#) }
        for _ in 0..<120 {
            let bytes = Self.broken(Self.messages, &generator)
            let answers = client.say(bytes)
            for answer in answers {
                let value = try JSONValue(parsing: Array(answer.utf8))
                #expect(value["jsonrpc"]?.string == "2.0")
                #expect(!answer.contains("\n"))
                #expect(value["result"] != nil || value["error"]?["code"]?.integer != nil || value["method"] != nil, "\(answer)")
            }
            // An invalid or unknown message is answered once.
            let value = try? JSONValue(parsing: bytes)
            if value == nil {
                #expect(answers.count == 1)
                #expect(answers.first?.contains("-32700") == true)
            } else if !Self.isAnswerable(value) {
                #expect(
                    answers.allSatisfy { $0.contains(#""method":"roots/list""#) }, "\(String(decoding: bytes, as: UTF8.self)) \(answers)")
            }
            if client.waitsForRoots { client.giveUpOnRoots() }
            _ = client.heard()
            #expect(
                client.say(#"{"jsonrpc":"2.0","id":"still there","method":"ping"}"#) == [
                    #"{"jsonrpc":"2.0","id":"still there","result":{}}"#
                ])
        }
    }

    private static let editorMessages = [
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.xib","languageId":"xml","version":1,"text":"<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"aaa-bb-ccc\"/></objects></document>"}}}"#,
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.xib","version":2},"contentChanges":[{"text":"<document"}]}}"#,
        #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///a.xib"}}}"#,
        #"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.xib"},"position":{"line":0,"character":90}}}"#,
        #"{"jsonrpc":"2.0","id":4,"method":"textDocument/rename","params":{"textDocument":{"uri":"file:///a.xib"},"position":{"line":0,"character":90},"newName":"ddd-ee-fff"}}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"file:///a.xib"}}}"#,
    ]

    @Test("The Language Server Protocol", arguments: 1...30)
    func lsp(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let said = Mutex<[String]>([])
        let server = LSPServer(version: "1", check: { _ in LSPServer.Check(Validator()) }) { line in
            said.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
        }
        server.receive(.message(Array(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#.utf8)))
        server.receive(.message(Array(Self.editorMessages[0].utf8)))
        for _ in 0..<80 {
            server.receive(.message(Self.broken(Self.editorMessages, &generator)))
            for line in said.withLock({ $0 }) { #expect(try JSONValue(parsing: Array(line.utf8))["jsonrpc"]?.string == "2.0") }
            said.withLock { $0 = [] }
            server.receive(.message(Array(#"{"jsonrpc":"2.0","id":"x","method":"textDocument/none"}"#.utf8)))
            #expect(
                said.withLock { $0 } == [
                    #"{"jsonrpc":"2.0","id":"x","error":{"code":-32601,"message":"there is no method 'textDocument/none'"}}"#
                ])
            said.withLock { $0 = [] }
        }
        #expect(server.status == nil)
    }
}
