import ArgumentParser

/// The arguments that select the project to check documents against.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The project's folder (default: the git repository with an Xcode project around a document, else the nearest Xcode project).",
            valueName: "folder"))
    var project: String?

    @Flag(help: "Look at documents alone, without the sources and catalogues around them.")
    var noProject = false

    @Flag(help: "Neither use nor write the cache of what sources say.")
    var noCache = false

    func validate() throws {
        if noProject, project != nil { throw ValidationError("--project and --no-project exclude each other") }
    }
}
