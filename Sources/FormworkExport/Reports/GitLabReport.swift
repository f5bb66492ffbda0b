import FormworkDiagnostics

/// A code quality report of GitLab. Source: GitLab's documentation, Code Quality report format.
struct GitLabReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        var json = JSONWriter()
        json.array { json in
            for entry in report.entries { json.object { write(entry.file, entry.finding, entry.key, to: &$0) } }
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private func write(_ file: ValidationReport.File, _ finding: Diagnostic, _ key: FindingKey, to json: inout JSONWriter) {
        json.key("description")
        json.string(([finding.message] + finding.notes).joined(separator: "; "))
        json.key("check_name")
        json.string(finding.rule)
        json.key("fingerprint")
        json.string(key.fingerprint)
        json.key("severity")
        json.string(finding.severity.inCodeQuality)
        json.key("location")
        json.object { json in
            json.key("path")
            json.string(file.reference)
            json.key("lines")
            json.object { json in
                json.key("begin")
                json.integer(finding.location.line)
            }
        }
    }
}
