import FormworkLayout
public import FormworkTree

/// The request of `formwork edit`: change documents with commands such as set, add, remove, move and connect.
public struct EditRequest: CommandRequest {
    /// Files or folders; '-' reads standard input and writes standard output.
    public var paths: [String]
    /// The edit commands, in order.
    public var commands: [String] = []
    /// A file of commands, as lines or JSON; '-' is standard input.
    public var script: String?
    /// The path to show in messages for standard input.
    public var standardInputName: String?
    /// The file to write instead of the input; '-' is standard output.
    public var output: String?
    /// Whether to change the files in place (the default without -o).
    public var inPlace = false
    /// Whether to write nothing, and to list the changes.
    public var dryRun = false
    /// Whether to solve the layout before and after, and report new ambiguities and conflicts.
    public var solve = false
    /// Whether to keep the recorded frames of views that the commands move through constraints.
    public var keepFrames = false
    /// Whether to record the solved frames of all views, also without commands.
    public var updateFrames = false
    /// Whether not to write files that have new findings.
    public var strict = false
    /// The output format: text, json or ndjson.
    public var format = OutputFormat.text
    /// The number of files to process at once (default: one per core).
    public var jobs: Int?
    /// The maximum work for solving a document, in steps of the innermost loops.
    public var solverLimit: Int = LayoutOptions.defaultSolverLimit
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults for all other values.
    public init(paths: [String]) { self.paths = paths }

    public func check() throws(UsageError) {
        if commands.isEmpty, script == nil, !updateFrames {
            throw UsageError("nothing to do: use --do, --script or --update-frames")
        }
        if keepFrames, updateFrames { throw UsageError("--keep-frames and --update-frames cannot be used together") }
        if let jobs, jobs < 1 { throw UsageError("--jobs must be at least 1") }
        if script == "-", paths.contains("-") { throw UsageError("standard input cannot be both the document and the script") }
        if paths.filter({ $0 == "-" }).count > 1 { throw UsageError("'-' can only be used once") }
        if let output {
            if inPlace { throw UsageError("--in-place and -o cannot be used together") }
            if dryRun { throw UsageError("--dry-run and -o cannot be used together") }
            if paths.count != 1 { throw UsageError("-o works with one document only") }
            if let refusal = InputFiles.refusal(ofSingle: paths[0]) { throw UsageError(refusal) }
            if output == "-", format != .text { throw UsageError("--format cannot be used with -o -, which prints the document") }
        }
    }

    public func perform() throws -> ExitStatus { try EditRun(self).run() }
}
