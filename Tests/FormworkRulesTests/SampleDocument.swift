import FormworkDiagnostics
import FormworkImport
import FormworkRules
import FormworkTestSupport

/// The documents that the tests read from files.
enum SampleDocument {
    /// Returns the rules that are on by default, and those with some ids.
    static func rules(_ enabled: [String]) -> [any ValidationRule] {
        ValidationRules.all.filter { $0.isOnByDefault || enabled.contains($0.id) }
    }

    /// Returns the diagnostics of reading a document and of all rules.
    static func diagnostics(of file: String, solves: Bool = false, enabling enabled: String...) throws -> [Diagnostic] {
        let bytes = try TestFiles.bytes(of: file)
        do {
            let read = try DocumentReader().read(bytes, file: file)
            var validator = Validator(rules: rules(enabled), solves: solves)
            validator.settings.baseClasses = ["UILabel": ["PrimaryLabel"]]
            return validator.validate(read.document, file: file, readingDiagnostics: read.diagnostics)
        } catch {
            return [error.diagnostic]
        }
    }
}
