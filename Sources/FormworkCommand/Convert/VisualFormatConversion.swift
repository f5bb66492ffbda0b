import FormworkCode
import FormworkDiagnostics
import FormworkImport
import FormworkModel

/// Writes a document's constraints in the visual format language, with a note for each that it can't express.
struct VisualFormatConversion: Conversion {
    func outcome(for read: ReadDocument, of file: String, to place: ConversionPlace) -> FileOutcome {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        let units = VisualFormatUnit.units(of: read.document, source: name)
        let map = InterfaceDocument.SourceMap(read.document, file: file)
        let notes = units.flatMap(\.rest).map { constraint, text in
            Diagnostic(
                rule: "not-converted", severity: .note, message: "\(text): the visual format language can't express it",
                location: map.location(of: constraint.element))
        }
        return write(Array(units.map(\.text).joined(separator: "\n").utf8), to: place, diagnostics: read.diagnostics + notes)
    }
}
