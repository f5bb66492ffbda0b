import FormworkDiagnostics
import FormworkFiles
import FormworkImport

/// A kind of conversion: what becomes of a document, and how it is written.
protocol Conversion: Sendable {
    /// Converts a document and writes what it became.
    ///
    /// - Parameters:
    ///   - read: the document.
    ///   - file: its path, for messages.
    ///   - place: where to write.
    func outcome(for read: ReadDocument, of file: String, to place: ConversionPlace) -> FileOutcome
}

extension Conversion {
    /// Writes one file, replaced whole or not at all.
    func write(_ bytes: [UInt8], to place: ConversionPlace, diagnostics: [Diagnostic]) -> FileOutcome {
        do throws(FileError) {
            try place.write(bytes)
            return FileOutcome(errors: diagnostics.shown)
        } catch {
            return error.outcome
        }
    }
}
