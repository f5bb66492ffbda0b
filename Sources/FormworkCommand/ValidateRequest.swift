public import FormworkResults
import FormworkLayout

/// The request of `formwork validate`: check interface files for errors.
public struct ValidateRequest: CommandRequest {
    /// The documents to read.
    public var files: FileSelection
    /// The output format: text, xcode (for the issue navigator), json, or a format of a CI service or code analyzer.
    public var reporter = Reporter.text
    /// Whether to also solve the layout: find conflicts, ambiguity and misplaced views.
    public var solve = false
    /// The rules to check.
    public var rules = RuleSelection()
    /// The screens and states to check.
    public var screens = ScreenChecks()
    /// The findings to report.
    public var reports = ReportSelection()
    /// Whether to print only the findings that make the run fail, and no summary.
    public var quiet = false
    /// Whether to fix what can be fixed safely, in place, and report the rest.
    public var fix = false
    /// Whether to change nothing, and to write the changes as a diff.
    public var dryRun = false
    /// The project around the documents.
    public var project = ProjectSelection()
    /// The maximum work for solving a document, in steps of the innermost loops.
    public var solverLimit: Int = LayoutOptions.defaultSolverLimit

    /// Creates a request with the defaults for all other values.
    public init(files: FileSelection) { self.files = files }

    /// The output format of findings.
    public enum Reporter: Equatable, Sendable {
        /// Lines for people, lines for Xcode, or JSON.
        case text, xcode, json
        /// A report on all documents.
        case report(ReportFormat)

        /// Reads a format by name.
        // Unused: the parser of the command line calls it.
        public init?(argument: String) {
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
        /// The names of all formats.
        public static var allValueStrings: [String] { ["text", "xcode", "json"] + ReportFormat.allCases.map(\.rawValue) }

        /// The format of a report on all documents; nil for output document by document.
        var format: ReportFormat? {
            if case .report(let format) = self { return format }
            return nil
        }
    }

    public func check() throws(UsageError) {
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

    public func perform() throws -> ExitStatus { try ValidateRun(self).run() }
}
