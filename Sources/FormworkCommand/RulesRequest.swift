import FormworkDiagnostics
import FormworkRules

/// The request of `formwork rules`: list the rules that 'formwork validate' checks, or explain one.
public struct RulesRequest: CommandRequest {
    /// The rule to explain (default: list all rules).
    public var rule: String?

    /// Creates a request with the defaults.
    public init() {}

    public func perform() throws -> ExitStatus {
        guard let name = rule else {
            let rules = ValidationRules.all
            let width = rules.map(\.id.count).max() ?? 0
            for rule in rules {
                let severities = rule.severities.map(\.rawValue).joined(separator: ", ")
                let switched = rule.isOnByDefault ? "" : " (off unless enabled)"
                let id = rule.id + String(repeating: " ", count: width - rule.id.count)
                StandardOutput.write("\(id)  \(severities): \(rule.documentation.summary)\(switched)\n")
            }
            return .fine
        }
        guard let rule = ValidationRules.rule(name) else {
            throw UsageError("there is no rule '\(name)'; 'formwork rules' lists them")
        }
        let severities = rule.severities.map(\.rawValue).joined(separator: ", ")
        var facts = ""
        if !rule.aliases.isEmpty { facts += "\nAlso: " + rule.aliases.joined(separator: ", ") }
        if !rule.isOnByDefault { facts += "\nOff by default; enable it with --enable \(rule.id)" }
        let example = rule.documentation.example.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        return StandardOutput.finish(
            """
            \(rule.id) (\(severities)): \(rule.documentation.summary)\(ShownText(lines: facts))

            \(ShownText(lines: rule.documentation.explanation))

            Example:

            \(ShownText(lines: example.joined(separator: "\n")))

            """)
    }
}
