import FormworkDiagnostics

/// Why a command cannot do what it was asked for.
struct RunFailure: Error {
    /// What is said on standard error, without the last line's end.
    let text: ShownText
    let status: ExitStatus
    /// What is wrong with the file, where that is what is said.
    var problem: Diagnostic?

    init(_ message: ShownText, _ status: ExitStatus) {
        text = "formwork: error: \(message)"
        self.status = status
    }

    /// What is said as it stands, with its place.
    init(at place: ShownText, _ message: ShownText, _ status: ExitStatus) {
        text = "\(place): error: \(message)"
        self.status = status
    }

    /// A file in which there is no document, or not what it is taken for.
    init(_ problem: Diagnostic, _ status: ExitStatus = .cannotRead) {
        text = "\(problem)"
        self.status = status
        self.problem = problem
    }

    /// What comes of the file that it is about.
    var outcome: FileOutcome { FileOutcome(errors: "\(text)\n", status: status) }

    /// The status that a command ends with, which has said what there was to say.
    static func reported(_ body: () throws(RunFailure) -> ExitStatus) -> ExitStatus {
        do throws(RunFailure) { return try body() } catch { return error.report() }
    }

    /// Says it, and gives the status to end with.
    func report() -> ExitStatus {
        StandardOutput.writeError("\(text)\n")
        return status
    }
}
