public import FormworkDiagnostics

/// What a rule looks at.
public enum RuleScope: Sendable {
    /// The document as it is written, and layouts that it asks for itself.
    case document
    /// The layout of each scene: it is asked where documents are solved, and only there.
    case layout
    /// What documents become with their layout templates applied.
    case templateStates
}

/// A rule that documents can break.
///
/// One rule is one file and one type without state. A rule that finds nothing costs little: it looks at the document's
/// records and bytes, and makes texts only for what it reports.
public protocol ValidationRule: Sendable {
    /// The stable id in kebab-case; its meaning never changes.
    var id: String { get }
    /// Other names of it, such as that of IBLinter's rule for the same mistake.
    var aliases: [String] { get }
    /// Whether it is checked unless it is said otherwise. A rule of taste is not, nor one that needs settings.
    var isOnByDefault: Bool { get }
    /// How grave its findings are, the usual one first.
    var severities: [Diagnostic.Severity] { get }
    /// What `formwork rules` says about it.
    var documentation: RuleDocumentation { get }
    /// What it looks at. It is asked for and not found out by a cast, which looks through all that the program conforms to.
    var scope: RuleScope { get }

    /// What breaks the rule, in any order.
    func check(_ context: ValidationContext) -> [Finding]
}

extension ValidationRule {
    /// None.
    public var aliases: [String] { [] }
    /// It is.
    public var isOnByDefault: Bool { true }
    /// The document.
    public var scope: RuleScope { .document }

    /// Whether it finds nothing where documents are not solved.
    package var solves: Bool { scope != .document || self is UnsolvedConstraintRule }
}
