import FormworkData
import FormworkDiagnostics
import FormworkResults

/// Frames results as JSON, NDJSON or text.
struct ResultFormat: Sendable {
    var format: OutputFormat
    var command: String
    var strict: Bool

    /// Returns a run that writes results in this format.
    func run(_ options: FileSelection) -> FileRun {
        var run = FileRun(paths: options.allPaths, standardInputName: options.standardInputName, jobs: options.jobs)
        run.limits = options.limits
        run.allowsEmpty = options.allowEmpty || options.ignoreOthers
        run.emptyHint = "; --allow-empty allows that"
        frame(&run)
        return run
    }

    /// Sets a run's texts around the results, and its results for files without a document.
    func frame(_ run: inout FileRun) {
        run.refusal = refusal
        switch format {
        case .text: break
        case .json: run.frame = .envelope(ResultEnvelope(command: command))
        case .ndjson: run.frame = .lines
        }
    }

    /// Returns the outcome for a document.
    ///
    /// - Parameters:
    ///   - text: Returns the readable form.
    ///   - shape: The form of the result as JSON, which is only created for JSON.
    func outcome<Result>(
        _ diagnostics: [Diagnostic], text: () -> ShownText, result: Result, as shape: @autoclosure () -> JSONShape<Result>
    ) -> FileOutcome {
        var outcome = FileOutcome(status: status(diagnostics))
        outcome.output = format == .text ? Array(text().text.utf8) : output(result, as: shape())
        return outcome
    }

    /// Returns a result as JSON, with a newline in NDJSON.
    func output<Result>(_ result: Result, as shape: JSONShape<Result>) -> [UInt8] {
        shape.bytes(result) + (format == .ndjson ? [UInt8(ascii: "\n")] : [])
    }

    /// Returns the outcome for a file without a document.
    @Sendable func refusal(_ diagnostic: Diagnostic, _ file: String) -> FileOutcome {
        outcome([diagnostic], text: { "\(diagnostic)\n" }, result: (file, diagnostic), as: ResultShapes.refused)
    }

    func status(_ diagnostics: [Diagnostic]) -> ExitStatus {
        let worst = diagnostics.map(\.severity).max() ?? .note
        return worst == .error || (strict && worst == .warning) ? .foundErrors : .fine
    }
}
