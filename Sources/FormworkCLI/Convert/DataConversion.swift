import FormworkExport
import FormworkImport
import FormworkModel

/// To the whole document as data.
struct DataConversion: Conversion {
    var format: DataFormat

    func outcome(for read: ReadDocument, of file: String, to place: ConversionPlace) -> FileOutcome {
        write(read.document.data(as: format), to: place, diagnostics: read.diagnostics)
    }
}
