import ArgumentParser
import FormworkCommand
import FormworkQuery
import Synchronization

struct QueryCommand: RequestCommand {
    static let configuration = verb(
        "query", abstract: "Find the objects that match a selector.",
        discussion: """
            Selectors are similar to CSS: 'label[text="Sign in"]', 'scene[title=Login] button', '.PrimaryButton', '#a1B-c2-D3e', \
            ':has-outlet(submit)', 'constraint[constant>16]:of(#a1B-c2-D3e)', 'view:ambiguous', '*[color=Brand]', '#a1B ->targetView'. \
            Each object is printed with its file, line and column, and a description.

            Exit status: 0 if something was found, 1 if nothing was.
            """)

    @Argument(help: "The selector to match.", transform: QueryRequest.selector)
    var selector: Selector

    @OptionGroup var files: FileOptions
    @OptionGroup(title: "Screen") var screen: ScreenOptions

    @Option(help: ArgumentHelp("Also print these attributes of each object, by their names in selectors.", valueName: "a,b"))
    var attributes: String?

    @Flag(help: "Also print the solved frames of views.")
    var frames = false

    @Flag(help: "Print only the number of matches in each file.")
    var count = false

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    var request: QueryRequest {
        var request = QueryRequest(selector: selector, files: files.selection)
        request.screen = screen.selection
        request.attributes = attributes
        request.frames = frames
        request.count = count
        request.format = format
        return request
    }
}
