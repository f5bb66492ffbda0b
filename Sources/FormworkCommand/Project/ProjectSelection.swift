/// The project against which documents are checked.
package struct ProjectSelection: Sendable {
    /// The project's folder; nil for the project around each document.
    package var project: String?
    /// Whether documents are checked without a project.
    package var noProject = false
    /// Whether parsed sources aren't cached.
    package var noCache = false

    package init() {}

    /// Throws if the values cannot be used together.
    func check() throws(UsageError) {
        if noProject, project != nil { throw UsageError("--project and --no-project cannot be used together") }
    }
}
