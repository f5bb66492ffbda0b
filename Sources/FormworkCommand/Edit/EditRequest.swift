import FormworkLayout
package import FormworkTree

/// The request of `formwork edit`: change documents with commands such as set, add, remove, move and connect.
///
/// Its values have the names of the options, whose help describes them.
package struct EditRequest: CommandRequest {
    package var paths: [String]
    package var commands: [String] = []
    package var script: String?
    package var standardInputName: String?
    package var output: String?
    package var inPlace = false
    package var dryRun = false
    package var solve = false
    package var keepFrames = false
    package var updateFrames = false
    package var strict = false
    package var format = OutputFormat.text
    package var jobs: Int?
    package var solverLimit: Int = LayoutOptions.defaultSolverLimit
    package var limits = DocumentLimits.usual

    package init(paths: [String]) { self.paths = paths }

    package func check() throws(UsageError) {
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

    package func perform() throws -> ExitStatus { try EditRun(self).run() }
}
