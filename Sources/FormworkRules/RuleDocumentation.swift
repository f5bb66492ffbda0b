/// What `formwork rules` says about a rule.
public struct RuleDocumentation: Hashable, Sendable {
    /// What the rule finds, in one line, lower case and without a full stop.
    public var summary: String
    /// Why it is a mistake, what happens because of it, and what to do about it.
    public var explanation: String
    /// An excerpt of a document in which the rule finds something.
    public var example: String

    /// The documentation of a rule, from its three parts.
    public init(summary: String, explanation: String, example: String) {
        self.summary = summary
        self.explanation = explanation
        self.example = example
    }
}
