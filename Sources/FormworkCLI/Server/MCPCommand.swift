import ArgumentParser
import FormworkCommand

struct MCPCommand: RequestCommand {
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

    var request: MCPRequest {
        var request = MCPRequest()
        request.root = root
        return request
    }
}
