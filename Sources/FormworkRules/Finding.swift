public import FormworkDiagnostics
public import FormworkModel

/// What a rule found at an element, before it is put into place, line and words.
public struct Finding: Hashable, Sendable {
    public var element: Element
    /// Lower case, no full stop, names in single quotes.
    public var message: String
    /// Further facts and hints, one sentence each.
    public var notes: [String]
    /// How grave it is, where that is not the first of its rule's severities.
    public var severity: Severity?

    public init(_ element: Element, _ message: String, notes: [String] = [], severity: Severity? = nil) {
        self.element = element
        self.message = message
        self.notes = notes
        self.severity = severity
    }
}
