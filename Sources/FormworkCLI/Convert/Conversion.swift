import FormworkDiagnostics
import FormworkExport
import FormworkFiles
import FormworkImport
import FormworkModel

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

/// To the whole document as data.
struct DataConversion: Conversion {
    var format: DataFormat

    func outcome(for read: ReadDocument, of file: String, to place: ConversionPlace) -> FileOutcome {
        write(read.document.data(as: format), to: place, diagnostics: read.diagnostics)
    }
}
