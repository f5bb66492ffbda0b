import FormworkCompile
import FormworkDiagnostics
import FormworkFiles
import FormworkModel
import FormworkRules

/// Checks a document, compiles it and writes the result.
struct CompileJob: Sendable {
    var options: CompileOptions
    /// The devices that the result is for; empty for those of the document.
    var devices: [CompileDevice] = []
    var platform: CompilePlatform?
    /// The path to write the result to; nil to write nothing.
    var output: String?
    var rules: OutputRules

    struct Result: Sendable {
        var diagnostics: [Diagnostic] = []
        /// The reason why nothing was written.
        var failure: ShownText = ""
        var status = ExitStatus.fine
    }

    func run(_ document: InterfaceDocument, file: String) -> Result {
        var result = Result()
        if let message = refusal(of: document.platform) {
            result.diagnostics = [
                Diagnostic(
                    rule: "not-compiled", severity: .error, message: message, location: Diagnostic.Location(file: file, line: 1, column: 1))
            ]
            result.status = .foundErrors
            return result
        }
        let errors = Validator().validate(document, file: file).filter { finding in
            finding.severity == .error && !InterfaceCompiler.rules.contains(finding.rule)
        }
        result.diagnostics = errors.map { diagnostic in
            guard options.isLenient else { return diagnostic }
            var lenient = diagnostic
            lenient.severity = .warning
            return lenient
        }
        if result.diagnostics.contains(where: { $0.severity == .error }) {
            result.status = .foundErrors
            return result
        }
        do throws(CompileError) {
            let compiled = try InterfaceCompiler.compile(document, file: file, options: options)
            result.diagnostics += compiled.diagnostics
            guard let output else { return result }
            do throws(FileError) {
                try CompiledPlace(path: output, rules: rules).write(compiled)
            } catch {
                result.failure = error.outcome.errors
                result.status = error.status
            }
        } catch {
            result.diagnostics += error.diagnostics
            result.status = .foundErrors
        }
        return result
    }

    /// Returns the reason why a document for a platform isn't compiled; nil if it is.
    private func refusal(of document: InterfaceDocument.Platform) -> String? {
        if let platform, !platform.matches(document) { return "the document is for \(document.rawValue), not for \(platform.rawValue)" }
        // An iPad app that runs on Macs is compiled for both devices.
        if devices.isEmpty || devices.contains(where: { $0.platform == document }) { return nil }
        let names = devices.map(\.rawValue).joined(separator: ", ")
        return "the document is for \(document.rawValue), the target device is \(names)"
    }
}
