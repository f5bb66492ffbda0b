/// The documentation of a rule that `formwork rules` prints.
public struct RuleDocumentation: Hashable, Sendable {
    /// A one-line description of the rule's findings, in lower case without a full stop.
    public var summary: String
    /// The reason for the rule, the consequences of a mistake, and the remedy.
    public var explanation: String
    /// An excerpt of a document that breaks the rule.
    public var example: String

    /// Creates the documentation of a rule.
    public init(summary: String, explanation: String, example: String) {
        self.summary = summary
        self.explanation = explanation
        self.example = example
    }
}
