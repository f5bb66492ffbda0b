import FormworkDiagnostics
import FormworkFiles

/// The outcome of processing one file.
struct FileOutcome: Sendable {
    /// For standard output.
    var output: [UInt8] = []
    /// A summary for standard output when the result itself is in a file. Failing to print it isn't an error.
    var report: ShownText = ""
    /// For standard error.
    var errors: ShownText = ""
    var status = ExitStatus.fine
    /// The path and reason if the file could not be read.
    var unread: (path: String, reason: String)?
}

extension FileError {
    /// The exit status of a run that fails with this error.
    var status: ExitStatus { isRefusal ? .wrongUsage : .cannotWrite }

    /// The outcome for an output that cannot be written.
    var outcome: FileOutcome { FileOutcome(errors: "formwork: error: '\(path)' cannot be written: \(reason)\n", status: status) }
}
