import ArgumentParser
import FormworkCommand

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

    var selection: FileSelection {
        var selection = FileSelection(PathList.whole(paths))
        selection.standardInputName = standardInputName
        selection.jobs = jobs
        selection.strict = strict
        selection.ignoreOthers = ignoreOthers
        selection.allowEmpty = allowEmpty
        selection.limits = limitOptions.limits
        return selection
    }
}
