import FormworkCommand
import Synchronization

/// A client that records the messages of a Model Context Protocol server. Work runs at once, or on request.
final class TestClient: Sendable {
    /// The recorded messages.
    private final class Notes: Sendable {
        let lines = Mutex<[String]>([])
        let work = Mutex<[@Sendable () -> Void]>([])
        let roots = Mutex<[[String]?]>([])
    }

    private let notes: Notes
    private let server: MCPServer

    /// - Parameters:
    ///   - tools: the tools of the server.
    ///   - waits: whether work is only done on request.
    init(_ tools: [MCPTool] = TestClient.tools, waits: Bool = false) {
        let notes = Notes()
        self.notes = notes
        server = MCPServer(
            MCPServer.Description(name: "test", title: "Test", version: "1", instructions: "none"), tools: tools, resources: Shelf(),
            setRoots: { roots in notes.roots.withLock { $0.append(roots) } },
            send: { line in notes.lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } },
            perform: { piece in
                if waits { notes.work.withLock { $0.append(piece) } } else { piece() }
            })
    }

    /// The reported roots, one list after another.
    var roots: [[String]?] { notes.roots.withLock { $0 } }

    /// Sends a message, and returns the immediate answers.
    @discardableResult
    func say(_ text: String) -> [String] { say(Array(text.utf8)) }

    @discardableResult
    func say(_ bytes: [UInt8]) -> [String] {
        server.receive(.message(bytes))
        return heard()
    }

    /// Returns the messages since the last call.
    func heard() -> [String] {
        notes.lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    /// Does the waiting work.
    func doWork(_ count: Int = .max) {
        for _ in 0..<count {
            guard let piece = notes.work.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
            piece()
        }
    }

    var waitsForRoots: Bool { server.waitsForRoots }

    func giveUpOnRoots() { server.giveUpOnRoots() }

    /// Opens the session.
    @discardableResult
    func open(_ revision: String = "2025-06-18", capabilities: String = "{}") -> [String] {
        say(
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(revision)","capabilities":\#(capabilities),"#
                + #""clientInfo":{"name":"c","version":"1"}}}"#)
            + say(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    }

    /// Three tools: one returns its arguments, one reports progress, one fails.
    static let tools = [
        MCPTool(
            "echo", title: "Echo", description: "Gives back what it is told.",
            parameters: [
                ToolParameter("word", kind: .string, description: "A word.", isRequired: true),
                ToolParameter("count", kind: .integer(1...5), description: "How often."),
                ToolParameter("loud", kind: .boolean, description: "Whether it is loud."),
                ToolParameter("kind", kind: .choice(["a", "b"]), description: "Which."),
                ToolParameter("list", kind: .strings(limit: 2), description: "Words."),
                ToolParameter("share", kind: .number(0...1), description: "How much."),
            ]
        ) { arguments, _ in
            let word = arguments["word"]?.string ?? ""
            return ToolResult([.text(word)], structured: Array("{\"count\":\n\(arguments["count"]?.integer ?? 1)}".utf8))
        },
        MCPTool("walk", title: "Walk", description: "Takes steps.", parameters: [], effects: .writes) { _, context in
            for step in 1...3 { context.report(step, of: 3) }
            return ToolResult([.image([0x89, 0x50, 0x4E, 0x47], type: "image/png"), .text(context.isCancelled ? "stopped" : "arrived")])
        },
        MCPTool("fail", title: "Fail", description: "Fails.", parameters: []) { _, _ in .failure("nothing is right") },
    ]

    /// A few documents.
    struct Shelf: MCPResources {
        func page(after cursor: String?) throws(RPCError) -> MCPResourcePage {
            guard let start = cursor == nil ? 0 : Int(cursor ?? ""), (0..<3).contains(start) else {
                throw RPCError(.invalidParams, message: "no such cursor")
            }
            let entry = MCPResourcePage.Entry(uri: "file:///\(start).xib", name: "\(start).xib", type: "application/xml", size: start)
            return MCPResourcePage([entry], next: start < 2 ? String(start + 1) : nil)
        }

        func read(_ uri: String) throws(RPCError) -> MCPResourceContents {
            switch uri {
            case "file:///0.xib": return MCPResourceContents(uri: uri, type: "application/xml", bytes: Array("<a/>".utf8))
            case "file:///1.xib": return MCPResourceContents(uri: uri, type: "application/xml", bytes: [0xFF, 0xFE])
            default: throw RPCError(.resourceNotFound, message: "there is no such resource", data: ["uri": .string(uri)])
            }
        }

        var templates: [MCPResourceTemplate] {
            [MCPResourceTemplate("file:///{+path}", name: "document", description: "A document.", type: "application/xml")]
        }
    }
}
