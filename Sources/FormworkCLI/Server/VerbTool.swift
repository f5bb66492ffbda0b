import ArgumentParser
import FormworkExport
import FormworkServer

/// A tool that is a verb of this command: a call is a run of the verb, with the arguments that it would have on a command line.
struct VerbTool: Sendable {
    /// How an argument of a call becomes one of the verb's.
    enum Form: Sendable {
        /// A path that is read, or several.
        case paths
        /// What stands before the paths.
        case word
        /// `--name=value`; once for each of several.
        case option(String)
        /// `--name=a,b`.
        case list(String)
        /// `--name` where it is so.
        case flag(String)
        /// Says how the tool does it, and is none of the verb's.
        case own
    }

    let name: String
    let title: String
    let description: String
    let verb: any ParsableCommand.Type
    let parameters: [(parameter: ToolParameter, form: Form)]
    /// What the verb is always told.
    var fixed: [String] = ["--format=json"]
    var effects = MCPTool.Effects.none
    /// Whether the verb's result is JSON, whose members are the structured result.
    var isStructured = true
    /// Whether paths stand behind a `--`. None can be an option as it is: that begins with a hyphen.
    var endsOptions = true
    /// The statuses with which the verb has done what was asked for: 1 says of many verbs that something was found.
    var fineStatuses: Set<Int32> = [0, 1]
    /// What the arguments mean besides, where one of them is not of the verb's; a text says what is wrong with them.
    var adjust: @Sendable (ToolArguments, ToolPaths) throws(ToolPaths.Refusal) -> [String] = { _, _ throws(ToolPaths.Refusal) in [] }
    /// What people and models read of a structured result; nil for the result itself, as MCP proposes it: words that say the same are fewer.
    var text: @Sendable (JSONValue) -> String? = { _ in nil }
    /// What is made of what the verb printed, where that is not text; nil for text.
    var content: @Sendable (_ output: [UInt8], ToolArguments) -> ToolResult.Content? = { _, _ in nil }

    /// How many bytes a result may have: more is of no use to anybody.
    private static let outputLimit = 32 << 20

    /// The tool, for the folders that a client may use.
    func tool(_ paths: ToolPaths) -> MCPTool {
        MCPTool(
            name, title: title, description, parameters.map(\.parameter), resultSchema: resultSchema,
            effects: effects
        ) { arguments, context in
            do throws(ToolPaths.Refusal) {
                return run(try words(arguments, paths), arguments, context)
            } catch {
                return .failure(error.message)
            }
        }
    }

    /// What a structured result is: the schema of what the verb prints for programs.
    private var resultSchema: JSONValue? {
        guard isStructured, let schema = OutputSchema.named(verb.configuration.commandName ?? name) else { return nil }
        return try? JSONValue(parsing: schema.text)
    }

    /// The verb's arguments: options first, so that nothing behind them can be one.
    private func words(_ arguments: ToolArguments, _ paths: ToolPaths) throws(ToolPaths.Refusal) -> [String] {
        var options = fixed
        var words: [String] = []
        var files: [String] = []
        for (parameter, form) in parameters {
            guard let value = arguments[parameter.name] else { continue }
            let texts =
                value.array?.compactMap(\.string) ?? [value.string ?? value.integer.map(String.init) ?? value.number?.description ?? ""]
            switch form {
            case .paths: for text in texts { files.append(try paths.existing(text)) }
            case .word: words += texts
            case .option(let name): options += texts.map { "\(name)=\($0)" }
            case .list(let name): if !texts.isEmpty { options.append("\(name)=\(texts.joined(separator: ","))") }
            case .flag(let name): if value.boolean == true { options.append(name) }
            case .own: break
            }
        }
        return options + (try adjust(arguments, paths)) + (endsOptions ? ["--"] : []) + words + files
    }

    private func run(_ words: [String], _ arguments: ToolArguments, _ context: CallContext) -> ToolResult {
        let result = CapturedRun.of(verb, words, advance: context.report, mayStop: { context.isCancelled })
        let errors = String(decoding: result.errors, as: UTF8.self)
        let isFine = fineStatuses.contains(result.status)
        if result.output.count > Self.outputLimit {
            return .failure("the result has \(result.output.count) bytes: ask for less, such as fewer files or one scene")
        }
        var contents: [ToolResult.Content] = []
        var structured: [UInt8]?
        if isStructured, let value = try? JSONValue(parsing: result.output) {
            structured = result.output
            // Where nothing was done there is nothing to read but why.
            if isFine || value["results"]?.array?.isEmpty == false {
                contents.append(.text(text(value) ?? String(decoding: value.text, as: UTF8.self)))
            }
        } else if isFine, let content = content(result.output, arguments) {
            contents.append(content)
        } else if !result.output.isEmpty {
            contents.append(.text(String(decoding: result.output, as: UTF8.self)))
        }
        // What went wrong comes first; what is to be noted, last.
        if !errors.isEmpty { contents.insert(.text(errors), at: isFine ? contents.endIndex : 0) }
        if contents.isEmpty { contents.append(.text(isFine ? "done" : "failed with status \(result.status)")) }
        // What is declared to be structured is, but for errors.
        return ToolResult(contents, structured: structured, isError: !isFine || isStructured && structured == nil)
    }
}
