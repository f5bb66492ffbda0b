package import FormworkExport
import FormworkLayout

/// The request of `formwork validate`: check interface files for errors.
///
/// Its values have the names of the options, whose help describes them.
package struct ValidateRequest: CommandRequest {
    package var files: FileSelection
    package var reporter = Reporter.text
    package var solve = false
    package var rules = RuleSelection()
    package var screens = ScreenChecks()
    package var reports = ReportSelection()
    package var quiet = false
    package var fix = false
    package var dryRun = false
    package var project = ProjectSelection()
    package var solverLimit: Int = LayoutOptions.defaultSolverLimit

    package init(files: FileSelection) { self.files = files }

    /// The output format of findings.
    package enum Reporter: Equatable, Sendable {
        case text, xcode, json
        case report(ReportFormat)

        /// Reads a format by name.
        // Unused: the parser of the command line calls it.
        package init?(argument: String) {
            switch argument {
            case "text": self = .text
            case "xcode": self = .xcode
            case "json": self = .json
            default:
                guard let format = ReportFormat(rawValue: argument) else { return nil }
                self = .report(format)
            }
        }

        // Unused: the parser of the command line lists them.
        package static var allValueStrings: [String] { ["text", "xcode", "json"] + ReportFormat.allCases.map(\.rawValue) }

        /// The format of a report on all documents; nil for output document by document.
        var format: ReportFormat? {
            if case .report(let format) = self { return format }
            return nil
        }
    }

    package func check() throws(UsageError) {
        try files.check()
        try rules.check()
        try screens.check()
        try reports.check()
        try project.check()
        if dryRun, !fix { throw UsageError("--dry-run needs --fix") }
        if fix, files.allPaths.contains("-"), !dryRun {
            throw UsageError("standard input cannot be fixed in place; --dry-run prints the diff")
        }
        if reports.writeBaseline != nil, reporter != .text, reporter != .xcode {
            throw UsageError("--write-baseline and --reporter cannot be used together")
        }
        if dryRun, reporter != .text, reporter != .xcode {
            throw UsageError("--dry-run and --reporter cannot be used together")
        }
    }

    package func perform() throws -> ExitStatus { try ValidateRun(self).run() }
}
