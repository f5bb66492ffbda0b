import FormworkDiagnostics
import FormworkTree

/// JUnit's XML: a document is a suite, a finding a case that failed; a document without findings is a case that passed. Notes fail nothing:
/// they are what a case printed.
struct JUnitReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        let failures = report.files.map { Self.failures(of: $0).count }.reduce(0, +)
        let tests = report.files.map { max(1, Self.failures(of: $0).count) }.reduce(0, +)
        var text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"formwork\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
        for file in report.files { text += suite(file) }
        return Array((text + "</testsuites>\n").utf8)
    }

    private static func failures(of file: ValidationReport.File) -> [Diagnostic] { file.findings.filter { $0.severity != .note } }

    private func suite(_ file: ValidationReport.File) -> String {
        let failures = Self.failures(of: file)
        let name = XMLEscaping.escaped(file.reference)
        var text = "<testsuite name=\"\(name)\" tests=\"\(max(1, failures.count))\" failures=\"\(failures.count)\">\n"
        for finding in failures {
            let title = "\(finding.rule) at \(finding.location.line):\(finding.location.column)"
            text +=
                "<testcase name=\"\(XMLEscaping.escaped(title))\" classname=\"\(name)\" file=\"\(name)\" line=\"\(finding.location.line)\">"
            text += "<failure message=\"\(XMLEscaping.escaped(finding.message))\" type=\"\(finding.severity.rawValue)\">"
            text += XMLEscaping.escaped(finding.description) + "</failure></testcase>\n"
        }
        if failures.isEmpty { text += "<testcase name=\"no findings\" classname=\"\(name)\" file=\"\(name)\"/>\n" }
        let notes = file.findings.filter { $0.severity == .note }
        if !notes.isEmpty {
            text += "<system-out>\(XMLEscaping.escaped(notes.map(\.description).joined(separator: "\n")))</system-out>\n"
        }
        return text + "</testsuite>\n"
    }
}
