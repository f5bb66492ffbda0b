/// The project against which documents are checked.
public struct ProjectSelection: Sendable {
    /// The project's folder; nil for the project around each document.
    public var project: String?
    /// Whether documents are checked without a project.
    public var noProject = false
    /// Whether parsed sources aren't cached.
    public var noCache = false

    /// Creates a selection of the defaults.
    public init() {}

    /// Throws if the values cannot be used together.
    func check() throws(UsageError) {
        if noProject, project != nil { throw UsageError("--project and --no-project cannot be used together") }
    }
}
