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
        "validate", abstract: "Check interface files for errors.",
        discussion: """
            Exits with status 1 if there is an error, or a warning with --strict. 'formwork rules' lists the rules. --device also lays out \
            documents on screens, and --states in each state; a finding that several of them have is reported once.
            """)

    @OptionGroup var files: FileOptions

    @Option(
        help: "The output format: text, xcode (for the issue navigator), json, or a format of a CI service or code analyzer."
    )
    var reporter = Reporter.text

    @Flag(help: "Also solve the layout: find conflicts, ambiguity and misplaced views.")
    var solve = false

    @OptionGroup(title: "Rules") var ruleOptions: RuleOptions
    @OptionGroup(title: "Screens") var screenOptions: ValidationScreenOptions

    @OptionGroup(title: "Reports") var reportOptions: ReportOptions

    @Flag(help: "Print only the findings that make the run fail, and no summary.")
    var quiet = false

    @Flag(help: "Fix what can be fixed safely, in place, and report the rest.")
    var fix = false

    @Flag(help: "With --fix: change nothing, and print the changes as a diff.")
    var dryRun = false

    @OptionGroup(title: "Project") var projectOptions: ProjectOptions

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run needs --fix") }
        if fix, files.allPaths.contains("-"), !dryRun {
            throw ValidationError("standard input cannot be fixed in place; --dry-run prints the diff")
        }
        if reportOptions.writeBaseline != nil, reporter != .text, reporter != .xcode {
            throw ValidationError("--write-baseline and --reporter cannot be used together")
        }
        if dryRun, reporter != .text, reporter != .xcode {
            throw ValidationError("--dry-run and --reporter cannot be used together")
        }
    }

    func run() throws { try ValidateRun(self).run().check() }
}
