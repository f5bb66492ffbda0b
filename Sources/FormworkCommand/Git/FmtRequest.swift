import FormworkLayout
package import FormworkTree

/// The request of `formwork fmt`: undo unintended changes in files: versions, rects, canvas positions, order.
///
/// Its values have the names of the options, whose help describes them.
package struct FmtRequest: CommandRequest {
    package var paths: [String] = []
    package var against = "HEAD"
    /// Whether files are only checked.
    package var checks = false
    package var staged = false
    package var canonical = false
    package var solverLimit: Int = LayoutOptions.defaultSolverLimit
    package var limits = DocumentLimits.usual

    package init() {}

    package func check() throws(UsageError) {
        if canonical, paths.isEmpty { throw UsageError("--canonical needs at least one file") }
        if staged, !checks { throw UsageError("--staged needs --check: the index is not changed") }
    }

    package func perform() throws -> ExitStatus { try FmtRun(self).run() }
}
