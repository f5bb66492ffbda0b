import FormworkDiagnostics
import FormworkImport
import FormworkModel

/// To a document of Interface Builder.
struct InterfaceConversion: Conversion {
    var kind: DocumentKind
    var isReformatted: Bool
    /// The id or label of the scene of a storyboard that alone becomes a XIB; nil for all.
    var scene: String?

    func outcome(for read: ReadDocument, of file: String, to place: ConversionPlace) -> FileOutcome {
        guard read.document.kind == kind else {
            var outcome = KindConversionRun.write(read.document, file: file, scene: scene, to: place)
            outcome.errors = read.diagnostics.shown + outcome.errors
            return outcome
        }
        return write(read.document.text(reformatted: isReformatted), to: place, diagnostics: read.diagnostics)
    }
}
