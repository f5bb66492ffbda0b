/// One finding about a document: which rule, how grave, where, and what to know about it.
public struct Diagnostic: Hashable, Sendable {
    /// The rule's stable id in kebab-case, such as `missing-target-view`; its meaning never changes.
    public var rule: String
    /// How grave it is.
    public var severity: Severity
    /// What is wrong: lower case, no full stop, names in single quotes.
    public var message: String
    /// Where it is.
    public var location: Location
    /// Where it is in words a person can follow, such as `Dashboard ▸ Credits Container ▸ label "2018"`.
    public var path: String?
    /// Further facts and hints, one sentence each.
    public var notes: [String]

    /// A finding of a rule at a place.
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
    /// `Main.xib:12:9: error: message [rule]`, then the path and the notes on lines of their own.
    ///
    /// No name in it can start a line or say anything to a terminal: such characters are shown as symbols.
    public var description: String {
        var text = "\(location): \(severity.rawValue): \(ShownText.symbols(in: message)) [\(rule)]"
        if let path { text += "\n    in \(ShownText.symbols(in: path))" }
        for note in notes { text += "\n    note: \(ShownText.symbols(in: note))" }
        return text
    }
}
