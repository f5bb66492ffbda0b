import FormworkDiagnostics

/// A report in SonarQube's generic format. Source: SonarQube's documentation, Generic formatted issues, the format of version 10.3 and later.
struct SonarQubeReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        let found = Set(report.files.flatMap(\.findings).map(\.rule))
        var json = JSONWriter()
        json.object { json in
            json.key("rules")
            json.array { json in
                for rule in report.rules where found.contains(rule.id) { json.object { write(rule, to: &$0) } }
            }
            json.key("issues")
            json.array { json in
                for entry in report.entries { json.object { write(entry.file, entry.finding, to: &$0) } }
            }
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private func write(_ rule: ValidationReport.Rule, to json: inout JSONWriter) {
        json.key("id")
        json.string(rule.id)
        json.key("name")
        json.string(rule.summary)
        json.key("description")
        json.string(rule.explanation)
        json.key("engineId")
        json.string("formwork")
        json.key("cleanCodeAttribute")
        json.string("LOGICAL")
        json.key("impacts")
        json.array { json in
            json.object { json in
                json.key("softwareQuality")
                json.string("RELIABILITY")
                json.key("severity")
                json.string(Self.severity(rule.severity))
            }
        }
    }

    private func write(_ file: ValidationReport.File, _ finding: Diagnostic, to json: inout JSONWriter) {
        json.key("ruleId")
        json.string(finding.rule)
        json.key("primaryLocation")
        json.object { json in
            json.key("message")
            json.string(([finding.message] + finding.notes).joined(separator: "; "))
            json.key("filePath")
            json.string(file.reference)
            json.key("textRange")
            json.object { json in
                json.key("startLine")
                json.integer(finding.location.line)
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
