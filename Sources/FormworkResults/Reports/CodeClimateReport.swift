import FormworkDiagnostics

/// A report in Code Climate's format. Source: the specification of Code Climate's engines: an object for each issue, followed by a NUL.
struct CodeClimateReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        report.entries.flatMap { entry in
            var json = JSONWriter()
            json.object { write(entry.file, finding: entry.finding, key: entry.key, to: &$0) }
            return json.bytes + [0]
        }
    }

    private func write(_ file: ValidationReport.File, finding: Diagnostic, key: FindingKey, to json: inout JSONWriter) {
        json.string("issue", key: "type")
        json.string(finding.rule, key: "check_name")
        json.string(finding.message, key: "description")
        if !finding.notes.isEmpty {
            json.object(key: "content") { json in
                json.string(finding.notes.map { "- " + MarkdownText.escaped($0) }.joined(separator: "\n"), key: "body")
            }
        }
        json.array(key: "categories") { $0.string("Bug Risk") }
        json.object(key: "location") { json in
            json.string(file.reference, key: "path")
            json.object(key: "positions") { json in
                for name in ["begin", "end"] as [StaticString] {
                    json.object(key: name) { json in
                        json.integer(finding.location.line, key: "line")
                        json.integer(finding.location.column, key: "column")
                    }
                }
            }
        }
        json.string(finding.severity.inCodeQuality, key: "severity")
        json.string(key.fingerprint, key: "fingerprint")
    }
}

extension Diagnostic.Severity {
    /// The severity in Code Climate and GitLab reports.
    var inCodeQuality: String {
        switch self {
        case .error: "critical"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
