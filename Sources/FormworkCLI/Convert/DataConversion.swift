import FormworkExport
import FormworkImport
import FormworkModel

/// To the whole document as data.
struct DataConversion: Conversion {
    var format: DataFormat

    func outcome(for read: ReadDocument, of file: String, output: String) -> FileOutcome {
        write(read.document.data(as: format), to: output, diagnostics: read.diagnostics)
    }
}
