import FormworkDiagnostics
import FormworkFiles

/// What the treatment of one file gave.
struct FileOutcome: Sendable {
    /// For standard output.
    var output: [UInt8] = []
    /// For standard output, where the result itself is in a file: what was done. Nothing is wrong where nobody takes it.
    var report: ShownText = ""
    /// For standard error.
    var errors: ShownText = ""
    var status = ExitStatus.fine
    /// The file, if it could not be read, with the reason.
    var unread: (path: String, reason: String)?
}

extension FileError {
    /// What a run ends with whose output this is.
    var status: ExitStatus { isRefusal ? .wrongUsage : .cannotWrite }

    /// What is said of an output.
    var outcome: FileOutcome { FileOutcome(errors: "formwork: error: '\(path)' cannot be written: \(reason)\n", status: status) }
}
