import ArgumentParser
import FormworkFiles
import FormworkRules
import FormworkServer

struct LSPCommand: ParsableCommand {
    static let configuration = verb(
        "lsp", abstract: "Run a language server for editors.",
        discussion: """
            Uses LSP 3.17 over standard input and output, for .xib and .storyboard files: the findings of 'validate', with the configuration of \
            the document's folders, information about ids (hover), their definitions, the outline, and renaming of ids.
            """)

    @Flag(help: "Use standard input and output, as always; some editors pass this option.")
    // Unused: standard I/O is the only transport, but editors pass the option anyway.
    var stdio = false

    func run() throws {
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
        if let status = server.status, status != 0 { throw ExitCode(status) }
    }
}
