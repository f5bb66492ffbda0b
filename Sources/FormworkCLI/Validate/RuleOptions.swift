import ArgumentParser
import FormworkModel
import FormworkRules

/// The arguments that select the rules to check.
struct RuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Check only this rule, by id or alias; may be repeated. Rules that solve layouts don't need --solve.",
            valueName: "id"))
    var rule: [String] = []

    @Option(help: ArgumentHelp("Also check this rule, which is off by default; may be repeated.", valueName: "id"))
    var enable: [String] = []

    @Option(help: ArgumentHelp("Don't check this rule; may be repeated.", valueName: "id"))
    var disable: [String] = []

    func validate() throws { _ = try (named(rule), named(enable), named(disable)) }

    /// Returns the rules to check with a configuration, in the order of their documentation.
    func rules(_ configuration: LintConfiguration) throws -> [any ValidationRule] {
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
    private func named(_ names: [String]) throws -> Set<String> {
        Set(
            try names.map { name in
                if let rule = ValidationRules.rule(name) { return rule.id }
                let near = NearNames.of(name, among: ValidationRules.all.flatMap { [$0.id] + $0.aliases })
                let hint = near.first.map { "did you mean '\($0)'?" } ?? "'formwork rules' lists them"
                throw ValidationError("there is no rule '\(name)'; \(hint)")
            })
    }
}
