import ArgumentParser
import FormworkExport

/// The arguments for selecting and reporting findings.
struct ReportOptions: ParsableArguments {
    /// A report in a separate file.
    struct Report: ExpressibleByArgument {
        let format: ReportFormat
        let path: String

        init?(argument: String) {
            guard let separator = argument.firstIndex(of: ":"), let format = ReportFormat(rawValue: String(argument[..<separator])) else {
                return nil
            }
            let path = String(argument[argument.index(after: separator)...])
            if path.isEmpty { return nil }
            self.format = format
            self.path = path
        }
    }

    @Option(
        help: ArgumentHelp(
            "Also write a report in a format of --reporter: --report sarif:findings.sarif; may be repeated.", valueName: "form:file"))
    var report: [Report] = []

    @Option(help: ArgumentHelp("Use this configuration for all documents instead of those in the folders around them.", valueName: "file"))
    var config: String?

    @Flag(help: "Read no configuration.")
    var noConfig = false

    @Option(help: ArgumentHelp("Report only findings that aren't in this file of known findings.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all findings to this file of known findings, and report none.", valueName: "file"))
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp(
            "Check only documents that differ from this git revision, and report only new findings.",
            valueName: "revision"))
    var changedSince: String?

    func validate() throws {
        if config != nil, noConfig { throw ValidationError("--config and --no-config cannot be used together") }
        if baseline != nil, writeBaseline != nil { throw ValidationError("--baseline and --write-baseline cannot be used together") }
        if writeBaseline != nil, !report.isEmpty {
            throw ValidationError("--write-baseline and --report cannot be used together")
        }
        if changedSince?.contains("..") == true { throw ValidationError("--changed-since needs a revision, not a range") }
        if report.contains(where: { $0.path == "-" }) {
            throw ValidationError("--report writes a file; --reporter writes to standard output")
        }
        if Set(report.map(\.path)).count < report.count { throw ValidationError("two reports cannot be written to the same file") }
    }

    var configurations: Configurations.Source {
        if let config { return .file(config) }
        return noConfig ? .none : .folders
    }
}
