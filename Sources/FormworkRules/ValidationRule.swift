public import FormworkDiagnostics

/// The input that a rule examines.
public enum RuleScope: Sendable {
    /// The document itself, and layouts that the rule requests.
    case document
    /// The layout of each scene. The rule is run only if documents are solved.
    case layout
    /// The layouts with layout templates applied.
    case templateStates
}

/// A rule that documents can break.
///
/// Each rule is one file with one stateless type. A rule without findings is cheap: it reads the document's records and bytes, and makes strings
/// only for its findings.
public protocol ValidationRule: Sendable {
    /// The stable id in kebab-case; its meaning never changes.
    var id: String { get }
    /// Other names of the rule, such as IBLinter's name for it.
    var aliases: [String] { get }
    /// Whether the rule is checked by default. Rules of taste and rules that need settings are not.
    var isOnByDefault: Bool { get }
    /// The possible severities of its findings; the usual one is first.
    var severities: [Diagnostic.Severity] { get }
    /// The documentation that `formwork rules` prints.
    var documentation: RuleDocumentation { get }
    /// The input that the rule examines. A property, because a dynamic cast would search all conformances in the program.
    var scope: RuleScope { get }

    /// Returns the findings, in any order.
    func check(_ context: ValidationContext) -> [Finding]
}

extension ValidationRule {
    /// No aliases.
    public var aliases: [String] { [] }
    /// On by default.
    public var isOnByDefault: Bool { true }
    /// The document itself.
    public var scope: RuleScope { .document }

    /// Whether the rule finds nothing unless documents are solved.
    package var solves: Bool { scope != .document || self is UnsolvedConstraintRule }
}
