import ArgumentParser
import FormworkCommand

/// The arguments that select the project to check documents against.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The project's folder (default: the git repository with an Xcode project around a document, else the nearest Xcode project).",
            valueName: "folder"))
    var project: String?

    @Flag(help: "Check documents without the sources and catalogues of their project.")
    var noProject = false

    @Flag(help: "Don't use or write the cache of parsed sources.")
    var noCache = false

    var selection: ProjectSelection {
        var selection = ProjectSelection()
        selection.project = project
        selection.noProject = noProject
        selection.noCache = noCache
        return selection
    }
}
