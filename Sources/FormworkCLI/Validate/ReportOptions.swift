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
            "Write a report besides, in a form of --reporter: --report sarif:findings.sarif; may be repeated.", valueName: "form:file"))
    var report: [Report] = []

    @Option(help: ArgumentHelp("Take this configuration for all documents, and not those of the folders around them.", valueName: "file"))
    var config: String?

    @Flag(help: "Read no configuration.")
    var noConfig = false

    @Option(help: ArgumentHelp("Report only what is not among the known findings of a file.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write what is found as known findings into a file, and report nothing of it.", valueName: "file"))
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp(
            "Check only documents that are different from a revision of git, and report only what was not found in it.",
            valueName: "revision"))
    var changedSince: String?

    func validate() throws {
        if config != nil, noConfig { throw ValidationError("--config and --no-config exclude each other") }
        if baseline != nil, writeBaseline != nil { throw ValidationError("--baseline and --write-baseline exclude each other") }
        if writeBaseline != nil, !report.isEmpty {
            throw ValidationError("--write-baseline reports nothing: --report cannot stand beside it")
        }
        if changedSince?.contains("..") == true { throw ValidationError("--changed-since takes one revision, and no range") }
        if report.contains(where: { $0.path == "-" }) {
            throw ValidationError("--report writes a file; --reporter writes to standard output")
        }
        if Set(report.map(\.path)).count < report.count { throw ValidationError("two reports cannot be written into one file") }
    }

    var configurations: Configurations.Source {
        if let config { return .file(config) }
        return noConfig ? .none : .folders
    }
}
