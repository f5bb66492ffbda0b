import FormworkDiagnostics
import FormworkTree

/// A report in JUnit's XML format. Each document is a suite, and each finding that fails the run is a failed case. A document without such findings
/// is a passed case. Other findings are in the suite's output.
struct JUnitReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        let failures = report.files.map { self.failures(of: $0).count }.reduce(0, +)
        let tests = report.files.map { max(1, self.failures(of: $0).count) }.reduce(0, +)
        var text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"formwork\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
        for file in report.files { text += suite(file) }
        return Array((text + "</testsuites>\n").utf8)
    }

    private func failures(of file: ValidationReport.File) -> [Diagnostic] { file.findings.filter(report.fails) }

    private func suite(_ file: ValidationReport.File) -> String {
        let failures = self.failures(of: file)
        let name = XMLEscaping.escaped(file.reference)
        var text = "<testsuite name=\"\(name)\" tests=\"\(max(1, failures.count))\" failures=\"\(failures.count)\">\n"
        for finding in failures {
            let title = "\(finding.rule) at \(finding.location.line):\(finding.location.column)"
            text +=
                "<testcase name=\"\(XMLEscaping.escaped(title))\" classname=\"\(name)\" file=\"\(name)\" line=\"\(finding.location.line)\">"
            text += "<failure message=\"\(XMLEscaping.escaped(finding.message))\" type=\"\(finding.severity.rawValue)\">"
            text += XMLEscaping.escaped(finding.description) + "</failure></testcase>\n"
        }
        let others = file.findings.filter { !report.fails($0) }
        if failures.isEmpty {
            text +=
                "<testcase name=\"\(others.isEmpty ? "no findings" : "no failures")\" classname=\"\(name)\" file=\"\(name)\"/>\n"
        }
        if !others.isEmpty {
            text += "<system-out>\(XMLEscaping.escaped(others.map(\.description).joined(separator: "\n")))</system-out>\n"
        }
        return text + "</testsuite>\n"
    }
}
