import ArgumentParser
import FormworkLayout

struct FmtCommand: ParsableCommand {
    static let configuration = verb(
        "fmt", abstract: "Undo in files what nobody meant: versions, rects, canvas positions, order.",
        discussion: """
            What Interface Builder wrote by itself since REV is put back, byte for byte; what somebody did stays. --check changes nothing and \
            ends with status 1 where there is something to put back: as a hook before a commit, with --staged.
            """)

    @Argument(help: ArgumentHelp("The files; without any those that git has as changed.", valueName: "path"))
    var paths: [String] = []

    @Option(help: ArgumentHelp("The earlier state: a revision of git's, or a file where one path is named.", valueName: "rev"))
    var against = "HEAD"

    @Flag(help: "Change nothing; end with status 1 where there is something to put back.")
    var check = false

    @Flag(help: "With --check: look at what is staged, and not at the working tree.")
    var staged = false

    @Flag(help: "Write the files in Xcode's own order and layout instead; no earlier state is needed.")
    var canonical = false

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    func validate() throws {
        if canonical, paths.isEmpty { throw ValidationError("name the files that are to be written in Xcode's order") }
        if staged, !check { throw ValidationError("--staged is for --check: what is staged is not changed here") }
    }

    func run() throws { try FmtRun(self).run().check() }
}
