import ArgumentParser
import FormworkDiagnostics
import FormworkServer
import Synchronization

struct MCPCommand: ParsableCommand {
    static let configuration = verb(
        "mcp", abstract: "Run a Model Context Protocol server for coding agents.",
        discussion: """
            Uses MCP (revisions 2024-11-05, 2025-06-18 and 2025-11-25) over standard input and output. The tools are the commands outline, \
            query, import, diff, validate, new, edit, render, solve, states, convert and schema; documents are resources. Edits are dry runs \
            unless writing is requested. Nothing is read or written outside the client's roots or, without them, outside --root or the working \
            folder. The article CodingAgents explains the setup.
            """)

    @Option(help: ArgumentHelp("A folder that may be read and written if the client has no roots; may be repeated."))
    var root: [String] = []

    func run() throws {
        try RunFailure.reported { () throws(RunFailure) in
            try MCPRun.run(root)
            return .fine
        }.check()
    }
}

/// Serves a client until it disconnects.
enum MCPRun {
    /// The time that a client may take to report its roots.
    private static let patience = Duration.seconds(5)

    static func run(_ roots: [String]) throws(RunFailure) {
        let paths = try ToolPaths(roots)
        guard let line = SerialWorkQueue() else { throw RunFailure("a pipe cannot be created", .defect) }
        let server = MCPServer(
            MCPServer.Description(
                name: "formwork", title: "Formwork", version: FormworkVersion.current, instructions: instructions),
            tools: VerbTools.all.map { $0.tool(paths) }, resources: DocumentResources(paths: paths), setRoots: { paths.set($0) },
            send: { MessageOutput.send(LineFraming.framed($0)) }, perform: { line.add($0) })
        let isTaken = Atomic(false)
        WorkerThreads.run(2) {
            // The first thread reads messages, the other one works.
            if isTaken.exchange(true, ordering: .relaxed) { return line.run() }
            var loop = MessageLoop(LineFraming())
            loop.run(patience: { server.rootsWait.map { patience - $0 } }, grow: { server.giveUpOnRoots() }) { frame in
                server.receive(frame)
                return true
            }
            // Requests from before the disconnection are still answered, even those that waited for the roots.
            server.giveUpOnRoots()
            line.close()
        }
    }

    private static let instructions = """
        Formwork reads and edits Interface Builder documents (.xib, .storyboard); never edit their XML by hand. Create documents with new. \
        Start with outline, find \
        objects with query, change them with edit (first as a dry run: read its diff and findings, then run it again with write), check \
        with validate, and view with render. Paths are relative to the first root. Files outside the roots are refused.
        """
}
