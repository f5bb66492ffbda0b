package import FormworkDiagnostics

/// Why nothing was compiled: everything that stands in the way, each with its place.
///
/// What cannot be compiled faithfully has the rule `not-compiled`; what a check of the document refuses has the check's own.
package struct CompileError: Error, Sendable, Hashable {
    /// At least one, in the order of the document.
    package var diagnostics: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension CompileError: CustomStringConvertible {
    package var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension Diagnostic {
    /// The rule of what cannot be compiled faithfully.
    package static let notCompiledRule = "not-compiled"
    /// The rule of what is compiled by public knowledge alone, and was never held against Apple's.
    package static let unprovedRule = "unproved-class"
}
