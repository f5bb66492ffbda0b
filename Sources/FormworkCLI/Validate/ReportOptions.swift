public import ArgumentParser
public import FormworkCommand

/// The arguments for selecting and reporting findings.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Also write a report in a format of --reporter: --report sarif:findings.sarif; may be repeated.", valueName: "form:file"))
    var report: [ReportSelection.Report] = []

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

    var selection: ReportSelection {
        var selection = ReportSelection()
        selection.report = report
        selection.config = config
        selection.noConfig = noConfig
        selection.baseline = baseline
        selection.writeBaseline = writeBaseline
        selection.changedSince = changedSince
        return selection
    }
}

extension ReportSelection.Report: ExpressibleByArgument {}
