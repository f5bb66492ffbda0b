import FormworkDiagnostics
import FormworkIndex

/// A rule's finding in a project's sources or about one of its files.
struct ProjectFinding {
    var place: SourcePlace
    /// Lower case, no full stop, names in single quotes.
    var message: String
    /// Further facts and hints, one sentence each.
    var notes: [String] = []
    /// The severity; nil for the first of the rule's severities.
    var severity: Diagnostic.Severity?

    init(_ place: SourcePlace, message: String, notes: [String] = [], severity: Diagnostic.Severity? = nil) {
        self.place = place
        self.message = message
        self.notes = notes
        self.severity = severity
    }
}
