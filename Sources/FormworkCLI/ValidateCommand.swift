import ArgumentParser
import FormworkDiagnostics
import FormworkImport
import FormworkIndex
import FormworkLayout
import FormworkRules

struct ValidateCommand: ParsableCommand {
    enum Reporter: String, ExpressibleByArgument, CaseIterable {
        case text, xcode, json
    }

    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Check interface files, and fail a build on what is broken.",
        discussion:
            "Ends with status 1 when there is an error; with --strict also when there is a warning. 'formwork rules' lists the rules.")

    @OptionGroup var files: FileOptions

    @Option(help: "text for people, xcode for Xcode's issue navigator and for annotations, json for programs.")
    var reporter = Reporter.text

    @Flag(help: "Solve the layout, too: find conflicts, ambiguity and misplaced views.")
    var solve = false

    @OptionGroup(title: "Project") var projectOptions: ProjectOptions

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    func run() throws {
        let results = ResultFormat(format: reporter == .json ? .json : .text, command: "validate", strict: files.strict)
        let reporter = reporter
        let validator = Validator(solves: solve, solverLimit: solverLimit)
        let usesColor = reporter == .text && StandardOutput.usesColor
        let inputs = InputFiles(files.allPaths, standardInputName: files.standardInputName)
        let projects = ProjectSources(projectOptions, files, inputs.searched)
        @Sendable func outcome(_ diagnostics: [Diagnostic], _ file: String) -> FileOutcome {
            results.outcome(diagnostics, text: { DiagnosticText.lines(diagnostics, reporter, usesColor: usesColor) }) { json in
                json.object { json in
                    json.key("file")
                    json.string(file)
                    json.diagnostics(diagnostics)
                }
            }
        }
        var run = results.run(files)
        run.inputs = inputs
        // Findings in sources are the project's, and of no document: they come where the project was asked for.
        do throws(RunFailure) {
            if let project = try projects.namedProject() {
                run.followers = Dictionary(grouping: validator.validate(project), by: \.location.file).sorted { $0.key < $1.key }
                    .map { outcome($0.value, $0.key) }
            }
        } catch {
            try error.report().check()
        }
        let status = run.run { file, read in
            switch read {
            case .failure(let error): outcome([error.diagnostic], file)
            case .success(let read):
                outcome(
                    validator.validate(
                        read.document, file: file, readingDiagnostics: read.diagnostics,
                        in: read.document.concernsProject ? projects.project(around: file) : nil), file)
            }
        }
        try status.check()
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
