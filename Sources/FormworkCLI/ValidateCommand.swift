import ArgumentParser
import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkLayout
import FormworkRules
import Synchronization

struct ValidateCommand: ParsableCommand {
    enum Reporter: String, ExpressibleByArgument, CaseIterable {
        case text, xcode, json
    }

    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Check interface files, and fail a build on what is broken.",
        discussion: """
            Ends with status 1 when there is an error; with --strict also when there is a warning. 'formwork rules' lists the rules. With \
            --device documents are laid out on screens, too, and with --states in each state; what is found on several is said once.
            """)

    @OptionGroup var files: FileOptions

    @Option(help: "text for people, xcode for Xcode's issue navigator and for annotations, json for programs.")
    var reporter = Reporter.text

    @Flag(help: "Solve the layout, too: find conflicts, ambiguity and misplaced views.")
    var solve = false

    @OptionGroup(title: "Rules") var ruleOptions: RuleOptions
    @OptionGroup(title: "Screens") var screenOptions: ValidationScreenOptions

    @Flag(help: "Say only what the run fails for, and no summary.")
    var quiet = false

    @Flag(help: "Mend what can be mended for certain, in the files themselves, and report the rest.")
    var fix = false

    @Flag(help: "With --fix: change nothing, and print what would change as a diff.")
    var dryRun = false

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run says what --fix would change: it cannot stand alone") }
        if fix, files.allPaths.contains("-"), !dryRun {
            throw ValidationError("standard input cannot be mended in place; --dry-run prints the diff")
        }
        if dryRun, reporter == .json { throw ValidationError("--dry-run prints a diff: it cannot stand beside --reporter json") }
    }

    func run() throws {
        let results = ResultFormat(format: reporter == .json ? .json : .text, command: "validate", strict: files.strict)
        let (reporter, isQuiet, isStrict) = (reporter, quiet, files.strict)
        var validator = Validator(
            rules: try ruleOptions.rules, solves: solve || screenOptions.asksForSolving || ruleOptions.asksForSolving,
            solverLimit: solverLimit)
        validator.screens = screenOptions.screens
        validator.entersStates = screenOptions.states
        let checks = validator
        let mending = fix ? Mending(validator: checks, isDryRun: dryRun) : nil
        let usesColor = reporter == .text && StandardOutput.usesColor
        let summary = FindingSummary(isDryRun: dryRun)
        let status = results.run(files).run { file, read in
            do throws(FileError) {
                var mended = Mending.Result()
                var diagnostics: [Diagnostic]
                switch read {
                case .failure(let error): diagnostics = [error.diagnostic]
                case .success(let read):
                    mended = try mending?.mend(read, file: file) ?? mended
                    let document = mended.document ?? read
                    diagnostics = checks.validate(document.document, file: file, readingDiagnostics: document.diagnostics)
                }
                summary.add(diagnostics, mended: mended.count)
                if isQuiet { diagnostics = diagnostics.filter { $0.severity == .error || isStrict && $0.severity == .warning } }
                let shown = diagnostics
                return results.outcome(
                    shown,
                    text: { mended.diff + DiagnosticText.lines(mending?.isDryRun == true ? [] : shown, reporter, usesColor: usesColor) }
                ) { json in
                    json.object { json in
                        json.key("file")
                        json.string(file)
                        json.diagnostics(shown)
                    }
                }
            } catch {
                return error.outcome
            }
        }
        if reporter == .text, !isQuiet { StandardOutput.writeError(summary.shownText) }
        try status.check()
    }
}

/// How many findings there were in how many files.
private final class FindingSummary: Sendable {
    private struct Counts {
        var files = 0
        var mended = 0
        var bySeverity: [Severity: Int] = [:]
    }

    private let counts = Mutex(Counts())
    private let isDryRun: Bool

    init(isDryRun: Bool) { self.isDryRun = isDryRun }

    func add(_ diagnostics: [Diagnostic], mended: Int) {
        counts.withLock { counts in
            counts.files += 1
            counts.mended += mended
            for diagnostic in diagnostics { counts.bySeverity[diagnostic.severity, default: 0] += 1 }
        }
    }

    /// `3 errors, 2 warnings in 12 files`.
    var shownText: ShownText {
        let counts = counts.withLock { $0 }
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        var parts: [String] = []
        for (severity, word) in [(Severity.error, "error"), (.warning, "warning"), (.note, "note")] {
            if let number = counts.bySeverity[severity] { parts.append(count(number, word)) }
        }
        let found = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
        let mended = counts.mended == 0 ? "" : ", \(counts.mended) \(isDryRun ? "can be mended" : "mended")"
        return "\(found) in \(count(counts.files, "file"))\(mended)\n"
    }
}

/// Findings as lines.
private enum DiagnosticText {
    static func lines(_ diagnostics: [Diagnostic], _ reporter: ValidateCommand.Reporter, usesColor: Bool) -> ShownText {
        diagnostics.map { diagnostic -> ShownText in
            guard reporter == .xcode else { return usesColor ? colored(diagnostic) : "\(diagnostic)\n" }
            // One line each: what Xcode and build systems recognise.
            return "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message) (\(diagnostic.rule))\n"
        }.joined()
    }

    private static func colored(_ diagnostic: Diagnostic) -> ShownText {
        let color =
            switch diagnostic.severity {
            case .error: 31
            case .warning: 33
            case .note: 36
            }
        let head = "\(diagnostic.location): "
        let rest = diagnostic.description.dropFirst(head.count + diagnostic.severity.rawValue.count)
        return "\(head)\u{1B}[1;\(color)m\(diagnostic.severity.rawValue)\u{1B}[0m\(ShownText(lines: String(rest)))\n"
    }
}
