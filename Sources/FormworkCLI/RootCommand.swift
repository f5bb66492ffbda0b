import ArgumentParser
import FormworkCommand
import FormworkDiagnostics
import FormworkTree

/// The root command, `formwork`. Each verb is in a file of its own.
@main
struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "formwork",
        abstract: "Reads Interface Builder files (.xib, .storyboard) without Xcode: shows, checks and converts them.",
        discussion: """
            PATH is a file, or a folder to search for .storyboard, .xib and .nib/designable.nib; '-' reads one document from standard input.

            'formwork help VERB' explains a verb, 'formwork help TOPIC' a topic: \(HelpTopics.all.map(\.name).joined(separator: ", ")).

            Exit status:
              0   success, possibly with warnings
              1   an error in a document, or a warning with --strict
              64  incorrect usage
              66  a path that does not exist or cannot be read
              70  an internal error
              73  an output that cannot be written
            """,
        version: FormworkVersion.current,
        groupedSubcommands: [
            CommandGroup(
                name: "Look",
                subcommands: [
                    ImportCommand.self, OutlineCommand.self, QueryCommand.self, TemplatesCommand.self, SolveCommand.self,
                    StatesCommand.self, RenderCommand.self, GraphCommand.self, DescribeCommand.self, SchemaCommand.self,
                ]),
            CommandGroup(
                name: "Check", subcommands: [ValidateCommand.self, RulesCommand.self, ConfigCommand.self, ExplainCommand.self]),
            CommandGroup(
                name: "Change",
                subcommands: [NewCommand.self, EditCommand.self, ApplyCommand.self, StringsCommand.self, FmtCommand.self]),
            CommandGroup(
                name: "Compare",
                subcommands: [
                    DiffCommand.self, MergeCommand.self, CheckMergeCommand.self, TextConvCommand.self, GitCommand.self,
                ]),
            CommandGroup(name: "Convert", subcommands: [ConvertCommand.self, CompileCommand.self, IBToolCommand.self]),
            CommandGroup(name: "Serve", subcommands: [PreviewCommand.self, MCPCommand.self, LSPCommand.self]),
        ])

    static func main() {
        StandardOutput.prepare()
        // A selector may begin with an arrow (`->`). The blank keeps the parser from treating it as an option.
        let typed = CommandLine.arguments.dropFirst().map { $0.hasPrefix("->") ? " " + $0 : $0 }
        let arguments = PathList.shorten(typed)
        if arguments.count == 2, arguments[0] == "help", let topic = HelpTopics.text(of: arguments[1]) {
            StandardOutput.write(Array((topic + "\n").utf8))
            StopCleanup.exit(code: 0)
        }
        do {
            if let request = PlainCall.request(typed) {
                try FormworkCLI.run(request)
            } else {
                var command = try parsed(arguments)
                try command.run()
            }
        } catch {
            let status = exitCode(for: error)
            let full = fullMessage(for: error)
            let message = shown(status == .success ? HelpText.withLimitsLast(full) : full, arguments)
            if !message.isEmpty { status == .success ? StandardOutput.write(message + "\n") : StandardOutput.writeError(message + "\n") }
            StopCleanup.exit(code: status.rawValue)
        }
    }

    /// Parses the requested command.
    ///
    /// The named verb parses the remaining arguments itself, because registering all verbs takes an eighth of a short run. If that fails,
    /// the root command parses again, so that the message shows the right usage.
    private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        let verb = configuration.subcommands.first { $0._commandName == arguments.first && $0.configuration.subcommands.isEmpty }
        if let verb, let command = try? verb.parse(Array(arguments.dropFirst())) { return command }
        if let unknown = NearVerbs.problem(arguments) { throw ValidationError(unknown) }
        return try parseAsRoot(arguments)
    }

    /// Returns the parser's message, with the arguments that it quotes made safe for terminals.
    private static func shown(_ message: String, _ arguments: [String]) -> ShownText {
        var message = message
        for argument in arguments {
            // The message quotes an option's value without the option.
            for part in [argument, argument.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""] {
                let symbols = ShownText(part).text
                if symbols != part { message = message.replacing(part, with: symbols) }
            }
        }
        return ShownText(lines: message)
    }
}

extension ParsableCommand {
    /// Returns the configuration of a verb without subcommands.
    ///
    /// The configuration names its parent, which alone handles requests for completion scripts. When a verb is parsed directly, as in
    /// `RootCommand.parsed`, the parser then skips looking for such requests, which takes a sixth of a short run.
    ///
    /// - Parameter isListed: Whether the list of verbs has it.
    static func verb(_ name: String, abstract: String, discussion: String = "", isListed: Bool = true) -> CommandConfiguration {
        CommandConfiguration(
            commandName: name, _superCommandName: RootCommand._commandName, abstract: abstract,
            discussion: VerbHelp.discussion(discussion, of: name), shouldDisplay: isListed)
    }
}
