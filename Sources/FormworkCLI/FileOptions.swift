import ArgumentParser

/// The arguments of every verb that accepts several files.
struct FileOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("Files or folders; '-' is standard input.", valueName: "path"))
    var paths: [String] = []

    @Option(name: .customLong("stdin-path"), help: "What the document on standard input is called in results.")
    var standardInputName: String?

    @Option(help: "How many files are treated at once (default: one per core).")
    var jobs: Int?

    @Flag(help: "End with status 1 on warnings, too.")
    var strict = false

    @Flag(
        help: ArgumentHelp(
            "Leave out paths that are gone or no interface files, and be content with none: for lists that git or a hook gives."))
    var ignoreOthers = false

    @Flag(help: "Be content where the named folders hold no interface file; else that ends with status 66.")
    var allowEmpty = false

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    /// The paths of the command line that aren't ignored.
    var allPaths: [String] {
        let whole = PathList.whole(paths)
        return ignoreOthers ? whole.filter(InputFiles.isOfInterest) : whole
    }

    func validate() throws {
        if paths.isEmpty, !ignoreOthers { throw ValidationError("name at least one file or folder") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
        if allPaths.filter({ $0 == "-" }).count > 1 { throw ValidationError("'-' can be named once") }
    }
}

/// The output format of results.
enum OutputFormat: String, ChoiceArgument {
    case text, json, ndjson
}
