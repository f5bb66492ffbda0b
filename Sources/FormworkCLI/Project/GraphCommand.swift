import ArgumentParser
import FormworkCommand

struct GraphCommand: RequestCommand {
    static let configuration = verb(
        "graph", abstract: "Show the references between documents, scenes, classes, images, colors and fonts of a project.",
        discussion: """
            Without a PATH, all documents of the project are shown; otherwise, the given documents and the references to and from them. \
            References to things that the project doesn't have are marked as missing.
            """)

    @Argument(help: ArgumentHelp("Files or folders of the project.", valueName: "path"))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "The project's folder (default: the git repository with an Xcode project around the first path, else the nearest Xcode project).",
            valueName: "folder"))
    var project: String?

    @Flag(help: "Don't use or write the cache of parsed sources.")
    var noCache = false

    @Option(help: "The output format: text, json or dot (for Graphviz).")
    var format = GraphRequest.Format.text

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: GraphRequest {
        var request = GraphRequest()
        request.paths = PathList.whole(paths)
        request.project = project
        request.noCache = noCache
        request.format = format
        request.limits = limitOptions.limits
        return request
    }
}
