import FormworkDiagnostics

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
        if format == .json {
            run.opening = "{\"schema\":1,\"command\":\"\(command)\",\"results\":[\n"
            run.separator = ",\n"
            run.closing = "\n]}\n"
            run.skipFormat = .member
        } else if format == .ndjson {
            run.skipFormat = .lines
        }
    }

    /// Returns the outcome for a document: `write` makes its RESULT, `text` the readable form.
    func outcome(_ diagnostics: [Diagnostic], text: () -> ShownText, write: (inout JSONWriter) -> Void) -> FileOutcome {
        var outcome = FileOutcome(status: status(diagnostics))
        if format == .text {
            outcome.output = Array(text().text.utf8)
        } else {
            var json = JSONWriter()
            write(&json)
            outcome.output = json.bytes
            if format == .ndjson { outcome.output.append(UInt8(ascii: "\n")) }
        }
        return outcome
    }

    /// Returns the outcome for a file without a document.
    @Sendable func refusal(_ diagnostic: Diagnostic, _ file: String) -> FileOutcome {
        outcome([diagnostic], text: { "\(diagnostic)\n" }) { json in
            json.object { json in
                json.key("file")
                json.string(file)
                json.diagnostics([diagnostic])
            }
        }
    }

    func status(_ diagnostics: [Diagnostic]) -> ExitStatus {
        let worst = diagnostics.map(\.severity).max() ?? .note
        return worst == .error || (strict && worst == .warning) ? .foundErrors : .fine
    }
}
