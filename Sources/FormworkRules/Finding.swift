public import FormworkDiagnostics
public import FormworkModel

/// A rule's finding at an element, before its location and wording are resolved.
public struct Finding: Hashable, Sendable {
    /// The element that the finding is about.
    public var element: InterfaceDocument.Element
    /// Lower case, no full stop, names in single quotes.
    public var message: String
    /// Further facts and hints, one sentence each.
    public var notes: [String]
    /// The severity; nil for the first of the rule's severities.
    public var severity: Diagnostic.Severity?
    /// A text that distinguishes several findings of the rule at the same element on one screen.
    public var subject = ""
    /// A change that certainly resolves the finding; nil if a person has to decide.
    public var fix: Fix?

    /// Creates a finding at an element; without a severity it has the rule's usual one.
    public init(_ element: InterfaceDocument.Element, _ message: String, notes: [String] = [], severity: Diagnostic.Severity? = nil) {
        self.element = element
        self.message = message
        self.notes = notes
        self.severity = severity
    }
}
