import FormworkDiagnostics
import FormworkResults
import FormworkFiles
import FormworkImport
import FormworkModel

/// A kind of conversion, which turns a document into another form and writes it.
protocol Conversion: Sendable {
    /// Converts a document and writes the result.
    ///
    /// - Parameters:
    ///   - read: the document.
    ///   - file: its path, for messages.
    ///   - place: the destination.
    func outcome(for read: ReadDocument, of file: String, to place: ConversionPlace) -> FileOutcome
}

extension Conversion {
    /// Writes one file atomically.
    func write(_ bytes: [UInt8], to place: ConversionPlace, diagnostics: [Diagnostic]) -> FileOutcome {
        do throws(FileError) {
            try place.write(bytes)
            return FileOutcome(errors: diagnostics.shown)
        } catch {
            return error.outcome
        }
    }
}

/// Converts to an Interface Builder document.
struct InterfaceConversion: Conversion {
    var kind: InterfaceDocument.Kind
    var isReformatted: Bool
    /// The id or label of the only scene of a storyboard to convert to a XIB; nil for all.
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

/// Converts the whole document to data.
struct DataConversion: Conversion {
    var format: InterfaceDocument.DataFormat

    func outcome(for read: ReadDocument, of file: String, to place: ConversionPlace) -> FileOutcome {
        write(read.document.data(as: format), to: place, diagnostics: read.diagnostics)
    }
}
