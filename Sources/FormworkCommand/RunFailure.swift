import FormworkDiagnostics
import FormworkFiles

/// An error that stops a command.
struct RunFailure: Error {
    /// The message for standard error, without the final newline.
    let text: ShownText
    let status: ExitStatus
    /// The file's problem, if the message is about one.
    var problem: Diagnostic?

    init(_ message: ShownText, status: ExitStatus) {
        text = "formwork: error: \(message)"
        self.status = status
    }

    /// Creates an error with a location.
    init(at place: ShownText, _ message: ShownText, status: ExitStatus) {
        text = "\(place): error: \(message)"
        self.status = status
    }

    /// Creates an error for a file without a document, or with an unexpected one.
    init(_ problem: Diagnostic, _ status: ExitStatus = .cannotRead) {
        text = "\(problem)"
        self.status = status
        self.problem = problem
    }

    /// Creates an error for an output that cannot be written.
    init(_ error: FileError) { self.init("'\(error.path)' cannot be written: \(error.reason)", status: error.status) }

    /// The outcome for the file.
    var outcome: FileOutcome { FileOutcome(errors: "\(text)\n", status: status) }

    /// Prints the error and returns the exit status.
    func report() -> ExitStatus {
        StandardOutput.writeError("\(text)\n")
        return status
    }
}
