import FormworkDiagnostics
import FormworkImport
import FormworkRules
import FormworkTestSupport

/// The documents that the tests read from files.
enum SampleDocument {
    static var hasExample: Bool { TestFiles.exists(TestFiles.layoutTemplatesExample) }

    /// What reading and all rules say about a document.
    static func diagnostics(of file: String, solves: Bool = false) throws -> [Diagnostic] {
        let bytes = try TestFiles.bytes(of: file)
        do {
            let read = try DocumentReader().read(bytes, file: file)
            return Validator(solves: solves).validate(read.document, file: file, readingDiagnostics: read.diagnostics)
        } catch {
            return [error.diagnostic]
        }
    }
}
