import FormworkLayout
package import FormworkTree

/// The request of `formwork merge`: merge two versions of a document.
///
/// Its values have the names of the options, whose help describes them.
package struct MergeRequest: CommandRequest {
    package var base: String
    package var ours: String
    package var theirs: String
    package var output: String
    package var takesOurs = false
    package var takesTheirs = false
    package var report: String?
    package var resolve = false
    package var markerSize = 7
    package var path: String?
    package var driver = false
    package var solverLimit: Int = LayoutOptions.defaultSolverLimit
    package var limits = DocumentLimits.usual

    package init(base: String, ours: String, theirs: String, output: String) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        self.output = output
    }

    package func check() throws(UsageError) {
        if [takesOurs, takesTheirs, resolve, report != nil].count(where: { $0 }) > 1 {
            throw UsageError("--ours, --theirs, --report and --resolve cannot be used together")
        }
        if !(1...1000).contains(markerSize) { throw UsageError("--marker-size must be a number from 1 to 1000") }
        if [base, ours, theirs].filter({ $0 == "-" }).count > 1 { throw UsageError("'-' can only be used once") }
    }

    package func perform() throws -> ExitStatus { MergeRun(self).run() }
}
