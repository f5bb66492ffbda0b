import FormworkFiles
import FormworkRules

/// A request to serve an editor by the Language Server Protocol until it disconnects.
public struct LSPRequest: CommandRequest {
    /// Creates a request with the defaults.
    public init() {}

    public func perform() throws -> ExitStatus {
        let server = LSPServer(
            version: FormworkVersion.current,
            check: { path in
                // Created each time, because configurations may change while an editor is open.
                if path.isEmpty { return LSPServer.Check(Validator()) }
                let found: (entry: Configurations.Entry, path: String, root: SystemPath)
                do throws(RunFailure) {
                    found = try Configurations(.folders).entry(for: InputFile(path: path))
                } catch {
                    return LSPServer.Check(Validator(), problem: "the default rules are used: \(error.text)")
                }
                let configuration = found.entry.configuration
                var validator = Validator(rules: configuration.checkedRules, solves: configuration.solves ?? false)
                validator.settings = configuration.settings
                validator.configuration = configuration
                return LSPServer.Check(validator, reference: found.path)
            },
            send: { MessageOutput.send(HeaderFraming.framed($0)) })
        var loop = MessageLoop(HeaderFraming())
        loop.run(patience: { nil }) { frame in
            server.receive(frame)
            return server.status == nil
        }
        // An editor that disconnects without an exit request isn't an error.
        return server.status.map { $0 == 0 ? .fine : .foundErrors } ?? .fine
    }
}
