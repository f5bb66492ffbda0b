import ArgumentParser
import FormworkDiagnostics
import FormworkServer
import Synchronization

struct MCPCommand: ParsableCommand {
    static let configuration = verb(
        "mcp", abstract: "Serve documents to coding agents, over the Model Context Protocol.",
        discussion: """
            Speaks MCP (revisions 2024-11-05, 2025-06-18 and 2025-11-25) over standard input and output. Its tools are the verbs outline, query, \
            describe (import), diff, validate, edit, render, solve, states and convert; documents are resources. Edits are dry runs unless \
            they are told to write. Nothing is read or written outside of the client's roots; where the client has none, of --root; where \
            that is left out, of the working folder. The article CodingAgents says how to set it up.
            """)

    @Option(help: ArgumentHelp("A folder whose documents may be read and written, where the client names none; may be repeated."))
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
        guard let line = WorkLine() else { throw RunFailure("there is no pipe to be had", .defect) }
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
        Formwork reads and edits Interface Builder documents (.xib, .storyboard); never edit their XML by hand. Begin with outline, find \
        objects with query, change them with edit (a dry run first: read its diff and findings, then again with write), check with \
        validate, look with render. Paths are relative to the first root. Files outside of the roots are refused.
        """
}
