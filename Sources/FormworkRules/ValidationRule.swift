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
    /// Whether it holds where nobody chooses.
    var isOnByDefault: Bool { get }

    /// What breaks the rule, in any order.
    func check(_ context: ValidationContext) -> [Finding]
}

extension ValidationRule {
    /// A rule holds where nothing else is said.
    public var isOnByDefault: Bool { true }
}
