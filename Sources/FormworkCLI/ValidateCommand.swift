import ArgumentParser
import FormworkExport
import FormworkLayout

struct ValidateCommand: ParsableCommand {
    /// The output format of findings.
    enum Reporter: ExpressibleByArgument, Equatable {
        case text, xcode, json
        case report(ReportFormat)

        init?(argument: String) {
            switch argument {
            case "text": self = .text
            case "xcode": self = .xcode
            case "json": self = .json
            default:
                guard let format = ReportFormat(rawValue: argument) else { return nil }
                self = .report(format)
            }
        }

        static var allValueStrings: [String] { ["text", "xcode", "json"] + ReportFormat.allCases.map(\.rawValue) }

        /// The format of a report on all documents; nil for output document by document.
        var format: ReportFormat? {
            if case .report(let format) = self { return format }
            return nil
        }
    }

    static let configuration = verb(
        "validate", abstract: "Check interface files, and fail a build on what is broken.",
        discussion: """
            Ends with status 1 when there is an error; with --strict also when there is a warning. 'formwork rules' lists the rules. With \
            --device documents are laid out on screens, too, and with --states in each state; what is found on several is said once.
            """)

    @OptionGroup var files: FileOptions

    @Option(
        help: "text for people, xcode for Xcode's issue navigator, json for programs; the others for services that read what a check found."
    )
    var reporter = Reporter.text

    @Flag(help: "Solve the layout, too: find conflicts, ambiguity and misplaced views.")
    var solve = false

    @OptionGroup(title: "Rules") var ruleOptions: RuleOptions
    @OptionGroup(title: "Screens") var screenOptions: ValidationScreenOptions

    @OptionGroup(title: "Reports") var reportOptions: ReportOptions

    @Flag(help: "Say only what the run fails for, and no summary.")
    var quiet = false

    @Flag(help: "Mend what can be mended for certain, in the files themselves, and report the rest.")
    var fix = false

    @Flag(help: "With --fix: change nothing, and print what would change as a diff.")
    var dryRun = false

    @OptionGroup(title: "Project") var projectOptions: ProjectOptions

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run says what --fix would change: it cannot stand alone") }
        if fix, files.allPaths.contains("-"), !dryRun {
            throw ValidationError("standard input cannot be mended in place; --dry-run prints the diff")
        }
        if reportOptions.writeBaseline != nil, reporter != .text, reporter != .xcode {
            throw ValidationError("--write-baseline reports nothing: it cannot stand beside --reporter")
        }
        if dryRun, reporter != .text, reporter != .xcode {
            throw ValidationError("--dry-run prints a diff: it cannot stand beside --reporter")
        }
    }

    func run() throws { try ValidateRun(self).run().check() }
}
