import FormworkDiagnostics

/// A report in Code Climate's format. Source: the specification of Code Climate's engines: an object for each issue, followed by a NUL.
struct CodeClimateReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        report.entries.flatMap { entry in
            var json = JSONWriter()
            json.object { write(entry.file, entry.finding, entry.key, to: &$0) }
            return json.bytes + [0]
        }
    }

    private func write(_ file: ValidationReport.File, _ finding: Diagnostic, _ key: FindingKey, to json: inout JSONWriter) {
        json.key("type")
        json.string("issue")
        json.key("check_name")
        json.string(finding.rule)
        json.key("description")
        json.string(finding.message)
        if !finding.notes.isEmpty {
            json.key("content")
            json.object { json in
                json.key("body")
                json.string(finding.notes.map { "- " + MarkdownText.escaped($0) }.joined(separator: "\n"))
            }
        }
        json.key("categories")
        json.array { $0.string("Bug Risk") }
        json.key("location")
        json.object { json in
            json.key("path")
            json.string(file.reference)
            json.key("positions")
            json.object { json in
                for name in ["begin", "end"] as [StaticString] {
                    json.key(name)
                    json.object { json in
                        json.key("line")
                        json.integer(finding.location.line)
                        json.key("column")
                        json.integer(finding.location.column)
                    }
                }
            }
        }
        json.key("severity")
        json.string(finding.severity.inCodeQuality)
        json.key("fingerprint")
        json.string(key.fingerprint)
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
