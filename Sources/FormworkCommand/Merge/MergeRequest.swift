import FormworkLayout
public import FormworkTree

/// The request of `formwork merge`: merge two versions of a document.
public struct MergeRequest: CommandRequest {
    /// The common ancestor of both sides.
    public var base: String
    /// Our side, whose formatting and order are kept.
    public var ours: String
    /// Their side.
    public var theirs: String
    /// The output file, which may be one of the three, replaced atomically; '-' is standard output.
    public var output: String
    /// Whether to resolve conflicts with our values.
    public var takesOurs = false
    /// Whether to resolve conflicts with their values.
    public var takesTheirs = false
    /// The file to write the conflicts to as JSON; the output then has our values and no markers.
    public var report: String?
    /// Whether to ask on the terminal how to resolve each conflict.
    public var resolve = false
    /// The length of conflict markers (git's %L).
    public var markerSize = 7
    /// The path to show in messages (git's %P).
    public var path: String?
    /// Whether to merge as text what cannot be read as a document; for git's merge driver.
    public var driver = false
    /// The maximum work for solving a document, in steps of the innermost loops.
    public var solverLimit: Int = LayoutOptions.defaultSolverLimit
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults for all other values.
    public init(base: String, ours: String, theirs: String, output: String) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        self.output = output
    }

    public func check() throws(UsageError) {
        if [takesOurs, takesTheirs, resolve, report != nil].count(where: { $0 }) > 1 {
            throw UsageError("--ours, --theirs, --report and --resolve cannot be used together")
        }
        if !(1...1000).contains(markerSize) { throw UsageError("--marker-size must be a number from 1 to 1000") }
        if [base, ours, theirs].filter({ $0 == "-" }).count > 1 { throw UsageError("'-' can only be used once") }
    }

    public func perform() throws -> ExitStatus { MergeRun(self).run() }
}
