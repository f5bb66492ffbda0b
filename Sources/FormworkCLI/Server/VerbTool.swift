import ArgumentParser
import FormworkServer

/// An MCP tool backed by a verb. A call runs the verb with the equivalent command-line arguments.
struct VerbTool: Sendable {
    /// The translation of a call's argument to the verb's.
    enum Form: Sendable {
        /// One or more paths of inputs.
        case paths
        /// A positional argument before the paths.
        case word
        /// `--name=value`; once for each of several.
        case option(String)
        /// `--name=a,b`.
        case list(String)
        /// `--name` if true.
        case flag(String)
        /// An argument for the tool itself, which isn't passed to the verb.
        case own
    }

    let name: String
    /// Former names, which calls may still use.
    var formerNames: [String] = []
    let title: String
    let description: String
    let verb: any ParsableCommand.Type
    let parameters: [(parameter: ToolParameter, form: Form)]
    /// Arguments that are always passed to the verb.
    var fixed: [String] = ["--format=json"]
    var effects = MCPTool.Effects.none
    /// Whether the verb's output is JSON, which becomes the structured result.
    var isStructured = true
    /// Whether paths follow a `--`. Without it they still cannot be options, since no path begins with a hyphen.
    var endsOptions = true
    /// The exit statuses of success. For many verbs 1 means that something was found.
    var fineStatuses: Set<Int32> = [0, 1]
    /// Returns additional arguments of the verb for a call, or throws if the call's arguments are invalid.
    var adjust: @Sendable (ToolArguments, ToolPaths) throws(ToolPaths.Refusal) -> [String] = { _, _ throws(ToolPaths.Refusal) in [] }
    /// Returns a text for a structured result, which is shorter than the result itself; nil for the result, as MCP recommends.
    var text: @Sendable (JSONValue) -> String? = { _ in nil }
    /// Converts the verb's output if it isn't text; nil for text.
    var content: @Sendable (_ output: [UInt8], ToolArguments) -> ToolResult.Content? = { _, _ in nil }

    /// The argument of tools with a structured result that asks for it. Clients pass structured results on to models, which cannot use them better
    /// than the text.
    private static let details = ToolParameter(
        "details", .boolean, "Also return the result as structured JSON; the tool 'schema' describes it.")

    /// The maximum size of a result, in bytes.
    private static let outputLimit = 32 << 20

    /// Returns the tool for the folders that a client may access.
    func tool(_ paths: ToolPaths) -> MCPTool {
        MCPTool(
            name, formerNames: formerNames, title: title, description, parameters.map(\.parameter) + (isStructured ? [Self.details] : []),
            effects: effects
        ) { arguments, context in
            do throws(ToolPaths.Refusal) {
                return run(try words(arguments, paths), arguments, context)
            } catch {
                return .failure(error.message)
            }
        }
    }

    /// Returns the verb's arguments: options first, so that nothing after them can be one.
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
            return .failure("the result has \(result.output.count) bytes: request less, such as fewer files or one scene")
        }
        var contents: [ToolResult.Content] = []
        var hasResult = false
        if isStructured, let value = try? JSONValue(parsing: result.output) {
            hasResult = true
            // If the verb failed without results, only the error is of interest.
            if isFine || value["results"]?.array?.isEmpty == false {
                contents.append(.text(text(value) ?? String(decoding: value.text, as: UTF8.self)))
            }
        } else if isFine, let content = content(result.output, arguments) {
            contents.append(content)
        } else if !result.output.isEmpty {
            contents.append(.text(String(decoding: result.output, as: UTF8.self)))
        }
        // Errors come first, notes last.
        if !errors.isEmpty { contents.insert(.text(errors), at: isFine ? contents.endIndex : 0) }
        if contents.isEmpty { contents.append(.text(isFine ? "done" : "failed with status \(result.status)")) }
        // A structured tool without a result has failed.
        return ToolResult(
            contents, structured: hasResult && arguments.isTrue("details") ? result.output : nil,
            isError: !isFine || isStructured && !hasResult)
    }
}
