import ArgumentParser
import FormworkCommand
import FormworkLayout

struct ValidateCommand: RequestCommand {
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
    var reporter = ValidateRequest.Reporter.text

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

    var request: ValidateRequest {
        var request = ValidateRequest(files: files.selection)
        request.reporter = reporter
        request.solve = solve
        request.rules = ruleOptions.selection
        request.screens = screenOptions.selection
        request.reports = reportOptions.selection
        request.quiet = quiet
        request.fix = fix
        request.dryRun = dryRun
        request.project = projectOptions.selection
        request.solverLimit = solverLimit
        return request
    }
}
