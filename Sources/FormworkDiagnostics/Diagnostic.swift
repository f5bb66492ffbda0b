/// One finding about a document: the rule, the severity, the message and the location.
public struct Diagnostic: Hashable, Sendable {
    /// The rule's stable id in kebab-case, such as `missing-target-view`. Its meaning never changes.
    public var rule: String
    /// The severity.
    public var severity: Severity
    /// The problem: lower case, no full stop, names in single quotes.
    public var message: String
    /// The location in the source.
    public var location: Location
    /// The path of the object in words, such as `Dashboard ▸ Credits Container ▸ label "2018"`.
    public var path: String?
    /// Further facts and hints, one sentence each.
    public var notes: [String]

    /// Creates a finding of a rule at a location.
    public init(
        rule: String, severity: Severity, message: String, location: Location, path: String? = nil, notes: [String] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.location = location
        self.path = path
        self.notes = notes
    }
}

extension Diagnostic: CustomStringConvertible {
    /// `Main.xib:12:9: error: message [rule]`, followed by the path and the notes on separate lines.
    ///
    /// Control characters in names are shown as symbols, so that a name cannot begin a line or control a terminal.
    public var description: String {
        var text = "\(location): \(severity.rawValue): \(ShownText.symbols(in: message)) [\(rule)]"
        if let path { text += "\n    in \(ShownText.symbols(in: path))" }
        for note in notes { text += "\n    note: \(ShownText.symbols(in: note))" }
        return text
    }
}
