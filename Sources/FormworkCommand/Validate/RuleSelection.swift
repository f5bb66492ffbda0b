import FormworkModel
import FormworkRules

/// The rules to check, by id or alias.
public struct RuleSelection: Sendable {
    /// The only rules to check; empty for the usual ones.
    public var rule: [String] = []
    /// Rules to check in addition.
    public var enable: [String] = []
    /// Rules not to check.
    public var disable: [String] = []

    /// Creates a selection of the defaults.
    public init() {}

    /// Throws if there is no rule with one of the names.
    func check() throws(UsageError) { _ = try (named(rule), named(enable), named(disable)) }

    /// Returns the rules to check with a configuration, in the order of their documentation.
    func rules(_ configuration: LintConfiguration) throws(UsageError) -> [any ValidationRule] {
        let (only, more, less) = (try named(rule), try named(enable), try named(disable))
        let usual = Set(configuration.checkedRules.map(\.id))
        return ValidationRules.all.filter { rule in
            if less.contains(rule.id) { return false }
            return more.contains(rule.id) || (only.isEmpty ? usual : only).contains(rule.id)
        }
    }

    /// Whether a rule that requires solving is named.
    var asksForSolving: Bool {
        let named = (try? named(rule).union(named(enable))) ?? []
        return ValidationRules.all.contains { named.contains($0.id) && $0.solves }
    }

    /// Returns the ids of the rules with given names.
    private func named(_ names: [String]) throws(UsageError) -> Set<String> {
        Set(
            try names.map { name throws(UsageError) in
                if let rule = ValidationRules.rule(name) { return rule.id }
                let near = NearNames.of(name, among: ValidationRules.all.flatMap { [$0.id] + $0.aliases })
                let hint = near.first.map { "did you mean '\($0)'?" } ?? "'formwork rules' lists them"
                throw UsageError("there is no rule '\(name)'; \(hint)")
            })
    }
}
