import FormworkDiagnostics
import FormworkTree

/// A report in Checkstyle's XML format.
struct CheckstyleReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        for file in report.files where !file.findings.isEmpty {
            text += "<file name=\"\(XMLEscaping.escaped(file.reference))\">\n"
            for finding in file.findings { text += line(finding) }
            text += "</file>\n"
        }
        return Array((text + "</checkstyle>\n").utf8)
    }

    private func line(_ finding: Diagnostic) -> String {
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        let message = XMLEscaping.escaped(([finding.message] + finding.notes).joined(separator: "; "))
        return "<error line=\"\(finding.location.line)\" column=\"\(finding.location.column)\" severity=\"\(severity)\" "
            + "message=\"\(message)\" source=\"formwork.\(XMLEscaping.escaped(finding.rule))\"/>\n"
    }
}
