import FormworkDiagnostics

/// A report in SonarQube's generic format. Source: SonarQube's documentation, Generic formatted issues, the format of version 10.3 and later.
struct SonarQubeReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        let found = Set(report.files.flatMap(\.findings).map(\.rule))
        var json = JSONWriter()
        json.object { json in
            json.array(key: "rules") { json in
                for rule in report.rules where found.contains(rule.id) { json.object { write(rule, to: &$0) } }
            }
            json.array(key: "issues") { json in
                for entry in report.entries { json.object { write(entry.file, finding: entry.finding, to: &$0) } }
            }
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private func write(_ rule: ValidationReport.Rule, to json: inout JSONWriter) {
        json.string(rule.id, key: "id")
        json.string(rule.summary, key: "name")
        json.string(rule.explanation, key: "description")
        json.string("formwork", key: "engineId")
        json.string("LOGICAL", key: "cleanCodeAttribute")
        json.array(key: "impacts") { json in
            json.object { json in
                json.string("RELIABILITY", key: "softwareQuality")
                json.string(Self.severity(rule.severity), key: "severity")
            }
        }
    }

    private func write(_ file: ValidationReport.File, finding: Diagnostic, to json: inout JSONWriter) {
        json.string(finding.rule, key: "ruleId")
        json.object(key: "primaryLocation") { json in
            json.string(([finding.message] + finding.notes).joined(separator: "; "), key: "message")
            json.string(file.reference, key: "filePath")
            json.object(key: "textRange") { json in
                json.integer(finding.location.line, key: "startLine")
            }
        }
    }

    private static func severity(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "HIGH"
        case .warning: "MEDIUM"
        case .note: "LOW"
        }
    }
}
