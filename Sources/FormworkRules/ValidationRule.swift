public import FormworkDiagnostics

/// A rule that documents can break.
///
/// One rule is one file and one type without state. A rule that finds nothing costs little: it looks at the document's
/// records and bytes, and makes texts only for what it reports.
public protocol ValidationRule: Sendable {
    /// The stable id in kebab-case; its meaning never changes.
    var id: String { get }
    /// How grave its findings are, the usual one first.
    var severities: [Diagnostic.Severity] { get }
    /// What `formwork rules` says about it.
    var documentation: RuleDocumentation { get }

    /// What breaks the rule, in any order.
    func check(_ context: ValidationContext) -> [Finding]
}
