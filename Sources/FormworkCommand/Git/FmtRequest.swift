import FormworkLayout
public import FormworkTree

/// The request of `formwork fmt`: undo unintended changes in files: versions, rects, canvas positions, order.
public struct FmtRequest: CommandRequest {
    /// The files (default: those that git reports as changed).
    public var paths: [String] = []
    /// The earlier state: a git revision, or a file if there is one path.
    public var against = "HEAD"
    /// Whether files are only checked.
    public var checks = false
    /// Whether to check the index instead of the working tree.
    public var staged = false
    /// Whether to write the files in Xcode's order and formatting instead, without an earlier state.
    public var canonical = false
    /// The maximum work for solving a document, in steps of the innermost loops.
    public var solverLimit: Int = LayoutOptions.defaultSolverLimit
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults.
    public init() {}

    public func check() throws(UsageError) {
        if canonical, paths.isEmpty { throw UsageError("--canonical needs at least one file") }
        if staged, !checks { throw UsageError("--staged needs --check: the index is not changed") }
    }

    public func perform() throws -> ExitStatus { try FmtRun(self).run() }
}
