import FormworkDiagnostics
import Synchronization

/// A request to serve a client of the Model Context Protocol until it disconnects.
public struct MCPRequest: CommandRequest {
    /// The folders that may be read and written if the client has no roots; none for the working folder.
    public var root: [String] = []

    /// Creates a request with the defaults.
    public init() {}

    public func perform() throws -> ExitStatus {
        try MCPRun.run(root)
        return .fine
    }
}

/// Serves a client until it disconnects.
enum MCPRun {
    /// The time that a client may take to report its roots.
    private static let patience = Duration.seconds(5)

    static func run(_ roots: [String]) throws(RunFailure) {
        let paths = try ToolPaths(roots)
        guard let line = SerialWorkQueue() else { throw RunFailure("a pipe cannot be created", status: .defect) }
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
