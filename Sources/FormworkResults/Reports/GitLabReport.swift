import FormworkDiagnostics

/// A code quality report of GitLab. Source: GitLab's documentation, Code Quality report format.
struct GitLabReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        var json = JSONWriter()
        json.array { json in
            for entry in report.entries { json.object { write(entry.file, finding: entry.finding, key: entry.key, to: &$0) } }
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private func write(_ file: ValidationReport.File, finding: Diagnostic, key: FindingKey, to json: inout JSONWriter) {
        json.string(([finding.message] + finding.notes).joined(separator: "; "), key: "description")
        json.string(finding.rule, key: "check_name")
        json.string(key.fingerprint, key: "fingerprint")
        json.string(finding.severity.inCodeQuality, key: "severity")
        json.object(key: "location") { json in
            json.string(file.reference, key: "path")
            json.object(key: "lines") { json in
                json.integer(finding.location.line, key: "begin")
            }
        }
    }
}
