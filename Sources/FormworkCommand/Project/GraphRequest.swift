import FormworkDiagnostics
import FormworkResults
import FormworkFiles
import FormworkIndex
public import FormworkTree

/// The request of `formwork graph`: show the references between documents, scenes, classes, images, colors and fonts of a project.
public struct GraphRequest: CommandRequest {
    /// Files or folders of the project.
    public var paths: [String] = []
    /// The project's folder (default: the git repository with an Xcode project around the first path, else the nearest Xcode project).
    public var project: String?
    /// Whether not to use or write the cache of parsed sources.
    public var noCache = false
    /// The output format: text, json or dot (for Graphviz).
    public var format = Format.text
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults.
    public init() {}

    /// The format of a graph.
    public enum Format: String, CaseIterable, Sendable {
        /// Lines for people, JSON, or the language of Graphviz.
        case text, json, dot
    }

    public func perform() throws -> ExitStatus {
        let inputs = InputFiles(paths, standardInputName: nil)
        inputs.writeOmissions()
        let projects = ProjectSources(project: project, usesCache: !noCache, limits)
        let found =
            try projects.namedProject() ?? inputs.files.first.map { projects.project(around: $0.path) } ?? projects.projectHere()
        guard let found else {
            throw RunFailure("there is no project around '\(paths.first ?? ".")': specify its folder with --project", status: .wrongUsage)
        }
        let graph = ProjectGraph(found, documents: paths.isEmpty ? nil : try files(of: inputs, in: found, projects))
        switch format {
        case .text: StandardOutput.write(graph.text)
        case .dot: StandardOutput.write(Array(graph.dot.utf8))
        case .json:
            StandardOutput.write(ResultEnvelope(command: "graph").line(of: [(graph, found.root)], ResultShapes.graph))
        }
        return inputs.unreadable.isEmpty ? .fine : .cannotRead
    }

    /// Returns the project's names for the given documents.
    private func files(of inputs: InputFiles, in project: ProjectIndex, _ projects: ProjectSources) throws(RunFailure) -> Set<String> {
        let byPlace = Dictionary(
            project.documents.compactMap { document in ArgumentPath.location(document.file).resolved.map { ($0, document.file) } },
            uniquingKeysWith: { first, _ in first })
        var names: Set<String> = []
        for file in inputs.files {
            guard let place = file.location.resolved, let name = byPlace[place] else {
                throw RunFailure("'\(file.path)' isn't a document of the project '\(project.root)'", status: .wrongUsage)
            }
            names.insert(name)
        }
        return names
    }
}
