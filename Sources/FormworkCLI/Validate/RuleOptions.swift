import ArgumentParser
import FormworkCommand

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

    var selection: RuleSelection {
        var selection = RuleSelection()
        selection.rule = rule
        selection.enable = enable
        selection.disable = disable
        return selection
    }
}
