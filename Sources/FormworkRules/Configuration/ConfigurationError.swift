public import FormworkDiagnostics

/// An error in a configuration: it isn't YAML, or it has an invalid key or value.
public struct ConfigurationError: Error, Hashable, Sendable {
    /// The message and its location.
    public var diagnostic: Diagnostic

    /// Creates an error at a location.
    public init(_ message: String, file: String, line: Int, column: Int, notes: [String] = []) {
        diagnostic = Diagnostic(
            rule: "configuration", severity: .error, message: message,
            location: Diagnostic.Location(file: file, line: line, column: column),
            notes: notes)
    }
}
