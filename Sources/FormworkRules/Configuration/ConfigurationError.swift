public import FormworkDiagnostics

/// Why a configuration cannot be used: it is no YAML, or says what has no meaning.
public struct ConfigurationError: Error, Hashable, Sendable {
    /// What is wrong, and where.
    public var diagnostic: Diagnostic

    /// An error at a place.
    public init(_ message: String, file: String, line: Int, column: Int, notes: [String] = []) {
        diagnostic = Diagnostic(
            rule: "configuration", severity: .error, message: message, location: SourceLocation(file: file, line: line, column: column),
            notes: notes)
    }
}
