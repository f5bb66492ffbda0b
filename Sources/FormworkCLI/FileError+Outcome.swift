import FormworkDiagnostics
import FormworkFiles

extension FileError {
    /// What a run ends with whose output this is.
    var status: ExitStatus { isRefusal ? .wrongUsage : .cannotWrite }

    /// What is said of an output.
    var outcome: FileOutcome { FileOutcome(errors: "formwork: error: '\(path)' cannot be written: \(reason)\n", status: status) }
}
