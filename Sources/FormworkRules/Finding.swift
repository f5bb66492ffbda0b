public import FormworkDiagnostics
public import FormworkModel

/// What a rule found at an element, before it is put into place, line and words.
public struct Finding: Hashable, Sendable {
    /// Where it is.
    public var element: InterfaceDocument.Element
    /// Lower case, no full stop, names in single quotes.
    public var message: String
    /// Further facts and hints, one sentence each.
    public var notes: [String]
    /// How grave it is, where that is not the first of its rule's severities.
    public var severity: Diagnostic.Severity?
    /// What tells it from other findings of its rule at the same element, where there may be several on one screen.
    public var subject = ""
    /// What mends it for certain; nil where somebody has to decide.
    public var fix: Fix?

    /// A finding at an element, with the rule's usual severity where none is given.
    public init(_ element: InterfaceDocument.Element, _ message: String, notes: [String] = [], severity: Diagnostic.Severity? = nil) {
        self.element = element
        self.message = message
        self.notes = notes
        self.severity = severity
    }
}
