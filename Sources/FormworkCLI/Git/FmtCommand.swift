import ArgumentParser
import FormworkCommand
import FormworkLayout

struct FmtCommand: RequestCommand {
    static let configuration = verb(
        "fmt", abstract: "Undo unintended changes in files: versions, rects, canvas positions, order.",
        discussion: """
            Restores, byte for byte, what Interface Builder changed on its own since REV, and keeps all other changes. --check changes nothing \
            and exits with status 1 if there is something to restore; with --staged, it works as a pre-commit hook.
            """)

    @Argument(help: ArgumentHelp("The files (default: those that git reports as changed).", valueName: "path"))
    var paths: [String] = []

    @Option(help: ArgumentHelp("The earlier state: a git revision, or a file if there is one path.", valueName: "rev"))
    var against = "HEAD"

    @Flag(help: "Change nothing; exit with status 1 if there is something to restore.")
    var check = false

    @Flag(help: "With --check: check the index instead of the working tree.")
    var staged = false

    @Flag(help: "Write the files in Xcode's order and formatting instead, without an earlier state.")
    var canonical = false

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: FmtRequest {
        var request = FmtRequest()
        request.paths = PathList.whole(paths)
        request.against = against
        request.checks = check
        request.staged = staged
        request.canonical = canonical
        request.solverLimit = solverLimit
        request.limits = limitOptions.limits
        return request
    }
}
