public import FormworkDiagnostics

/// The errors that prevent compilation, with their locations.
///
/// Parts that can't be compiled faithfully have the rule `not-compiled`; violations of other rules have those rules.
public struct CompileError: Error, Sendable, Hashable {
    /// At least one error, in document order.
    public var diagnostics: [Diagnostic]

    /// Creates an error from diagnostics with at least one error.
    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension CompileError: CustomStringConvertible {
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension Diagnostic {
    /// The rule for parts that can't be compiled faithfully.
    public static let notCompiledRule = "not-compiled"
    /// The rule for parts compiled from public knowledge only, without comparison with Apple's results.
    public static let unprovedRule = "unproved-class"
}
