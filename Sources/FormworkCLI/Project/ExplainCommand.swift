import ArgumentParser
import FormworkCommand
import FormworkModel
import FormworkRender

struct ExplainCommand: RequestCommand {
    static let configuration = verb(
        "explain", abstract: "Find the constraints of a logged layout conflict in documents.",
        discussion: """
            The log is what UIKit or AppKit prints after 'Unable to simultaneously satisfy constraints'; other text in it is ignored. It \
            identifies views by address and class only, so they are found by matching all of its constraints. Constraints that aren't in any \
            document are explained too: those created in code, by a stack view, or by the table around a cell.
            """)

    @Argument(help: ArgumentHelp("The log; '-' is standard input.", valueName: "log"))
    var log: String

    @Argument(help: ArgumentHelp("The documents to search: files or folders.", valueName: "path"))
    var paths: [String]

    @Option(help: "The output format: text or json.")
    var format = ExplainRequest.Format.text

    @Option(help: ArgumentHelp("Draw the scene of the first conflict, with the affected views outlined.", valueName: "file.svg"))
    var picture: String?

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: ExplainRequest {
        var request = ExplainRequest(log: log, paths: paths)
        request.format = format
        request.picture = picture
        request.limits = limitOptions.limits
        return request
    }
}
