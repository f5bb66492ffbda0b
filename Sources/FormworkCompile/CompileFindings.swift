import FormworkDiagnostics

/// The diagnostics of all files of a document, without duplicates.
struct CompileFindings: Sendable {
    private(set) var list: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []

    mutating func add(_ diagnostic: Diagnostic) { if seen.insert(diagnostic).inserted { list.append(diagnostic) } }

    mutating func add(_ diagnostics: [Diagnostic]) { for diagnostic in diagnostics { add(diagnostic) } }

    var errors: [Diagnostic] { list.filter { $0.severity == .error } }
}
