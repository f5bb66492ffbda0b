import ArgumentParser
import FormworkCommand

struct RulesCommand: RequestCommand {
    static let configuration = verb("rules", abstract: "List the rules that 'formwork validate' checks, or explain one.")

    @Argument(help: "The rule to explain (default: list all rules).")
    var rule: String?

    var request: RulesRequest {
        var request = RulesRequest()
        request.rule = rule
        return request
    }
}
