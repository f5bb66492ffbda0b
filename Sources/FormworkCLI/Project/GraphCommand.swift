import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkFiles
import FormworkIndex

struct GraphCommand: ParsableCommand {
    enum Format: String, ChoiceArgument {
        case text, json, dot
    }

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
    var format = Format.text

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    func run() throws {
        try RunFailure.reported { () throws(RunFailure) in
            let inputs = InputFiles(PathList.whole(paths), standardInputName: nil)
            inputs.writeOmissions()
            let projects = ProjectSources(project: project, usesCache: !noCache, limitOptions.limits)
            let found =
                try projects.namedProject() ?? inputs.files.first.map { projects.project(around: $0.path) } ?? projects.projectHere()
            guard let found else {
                throw RunFailure("there is no project around '\(paths.first ?? ".")': specify its folder with --project", .wrongUsage)
            }
            let graph = ProjectGraph(found, documents: paths.isEmpty ? nil : try files(of: inputs, in: found, projects))
            switch format {
            case .text: StandardOutput.write(graph.text)
            case .dot: StandardOutput.write(Array(graph.dot.utf8))
            case .json:
                var json = JSONWriter()
                json.object { json in
                    json.key("schema")
                    json.integer(1)
                    json.key("command")
                    json.string("graph")
                    json.key("results")
                    json.array { json in json.graph(graph, of: found.root) }
                }
                StandardOutput.write(json.bytes + [UInt8(ascii: "\n")])
            }
            return inputs.unreadable.isEmpty ? .fine : .cannotRead
        }.check()
    }

    /// Returns the project's names for the given documents.
    private func files(of inputs: InputFiles, in project: ProjectIndex, _ projects: ProjectSources) throws(RunFailure) -> Set<String> {
        let byPlace = Dictionary(
            project.documents.compactMap { document in PathList.location(document.file).resolved.map { ($0, document.file) } },
            uniquingKeysWith: { first, _ in first })
        var names: Set<String> = []
        for file in inputs.files {
            guard let place = file.location.resolved, let name = byPlace[place] else {
                throw RunFailure("'\(file.path)' isn't a document of the project '\(project.root)'", .wrongUsage)
            }
            names.insert(name)
        }
        return names
    }
}
