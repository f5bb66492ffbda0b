public import FormworkResults
import FormworkTree

/// The findings to report, and the files to write them to.
public struct ReportSelection: Sendable {
    /// A report in a separate file.
    public struct Report: Sendable {
        /// The format of the report.
        public let format: ReportFormat
        /// The file to write.
        public let path: String

        /// Reads a report as `form:file`; nil for other texts.
        // Unused: the parser of the command line calls it.
        public init?(argument: String) {
            guard let separator = argument.firstIndex(of: ":"), let format = ReportFormat(rawValue: String(argument[..<separator])) else {
                return nil
            }
            let path = String(argument[argument.index(after: separator)...])
            if path.isEmpty { return nil }
            self.format = format
            self.path = path
        }
    }

    /// The reports to write to files.
    public var report: [Report] = []
    /// The configuration for all documents; nil for those in the folders around them.
    public var config: String?
    /// Whether no configuration is read.
    public var noConfig = false
    /// The file of known findings, which aren't reported.
    public var baseline: String?
    /// The file of known findings to write.
    public var writeBaseline: String?
    /// The git revision that unchanged documents are equal to.
    public var changedSince: String?

    /// Creates a selection of the defaults.
    public init() {}

    /// Throws if the values cannot be used together.
    func check() throws(UsageError) {
        if config != nil, noConfig { throw UsageError("--config and --no-config cannot be used together") }
        if baseline != nil, writeBaseline != nil { throw UsageError("--baseline and --write-baseline cannot be used together") }
        if writeBaseline != nil, !report.isEmpty {
            throw UsageError("--write-baseline and --report cannot be used together")
        }
        if changedSince?.contains("..") == true { throw UsageError("--changed-since needs a revision, not a range") }
        if report.contains(where: { $0.path == "-" }) {
            throw UsageError("--report writes a file; --reporter writes to standard output")
        }
        if Set(report.map(\.path)).count < report.count { throw UsageError("two reports cannot be written to the same file") }
    }

    var configurations: Configurations.Source {
        if let config { return .file(config) }
        return noConfig ? .none : .folders
    }
}
