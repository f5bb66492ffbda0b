import FormworkDiagnostics
import FormworkImport

/// A kind of conversion: what becomes of a document, and how it is written.
protocol Conversion: Sendable {
    /// Converts a document and writes what it became.
    ///
    /// - Parameters:
    ///   - read: the document.
    ///   - file: its path, for messages.
    ///   - output: where to write.
    func outcome(for read: ReadDocument, of file: String, output: String) -> FileOutcome
}

extension Conversion {
    /// Writes one file, replaced whole or not at all.
    func write(_ bytes: [UInt8], to output: String, diagnostics: [Diagnostic]) -> FileOutcome {
        do throws(FileError) {
            try OutputFile.replace(output, with: bytes)
            return FileOutcome(errors: diagnostics.map { "\($0)\n" }.joined())
        } catch {
            return FileOutcome(errors: "formwork: error: '\(error.path)' cannot be written: \(error.reason)\n", status: .cannotWrite)
        }
    }
}
