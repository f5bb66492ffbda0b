import ArgumentParser

/// The arguments of every verb that accepts several files.
struct FileOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("Files or folders; '-' is standard input.", valueName: "path"))
    var paths: [String] = []

    @Option(name: .customLong("stdin-path"), help: "The path to show in results for standard input.")
    var standardInputName: String?

    @Option(help: "The number of files to process at once (default: one per core).")
    var jobs: Int?

    @Flag(help: "Exit with status 1 on warnings too.")
    var strict = false

    @Flag(
        help: ArgumentHelp(
            "Ignore missing paths and other kinds of files, even if nothing is left; for file lists from git or hooks."))
    var ignoreOthers = false

    @Flag(help: "Succeed if folders contain no interface files, instead of exiting with status 66.")
    var allowEmpty = false

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    /// The paths of the command line that aren't ignored.
    var allPaths: [String] {
        let whole = PathList.whole(paths)
        return ignoreOthers ? whole.filter(InputFiles.isOfInterest) : whole
    }

    func validate() throws {
        if paths.isEmpty, !ignoreOthers { throw ValidationError("specify at least one file or folder") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
        if allPaths.filter({ $0 == "-" }).count > 1 { throw ValidationError("'-' can only be used once") }
    }
}

/// The output format of results.
enum OutputFormat: String, ChoiceArgument {
    case text, json, ndjson
}
