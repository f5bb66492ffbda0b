import FormworkImport
import FormworkModel

/// To a document of Interface Builder.
struct InterfaceConversion: Conversion {
    var kind: DocumentKind
    var isReformatted: Bool

    func outcome(for read: ReadDocument, of file: String, output: String) -> FileOutcome {
        guard read.document.kind == kind else {
            let message = "\(file): error: the document is a \(read.document.kind.rawValue), which '--to \(kind.rawValue)' cannot write\n"
            return FileOutcome(errors: message, status: .wrongUsage)
        }
        return write(read.document.text(reformatted: isReformatted), to: output, diagnostics: read.diagnostics)
    }
}
