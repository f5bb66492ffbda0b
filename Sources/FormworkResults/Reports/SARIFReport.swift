import FormworkDiagnostics

/// A SARIF report. Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
struct SARIFReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.string("https://json.schemastore.org/sarif-2.1.0.json", key: "$schema")
            json.string("2.1.0", key: "version")
            json.array(key: "runs") { json in json.object(writeRun) }
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private func writeRun(_ json: inout JSONWriter) {
        json.object(key: "tool") { json in
            json.key("driver")
            json.object(writeDriver)
        }
        json.string("unicodeCodePoints", key: "columnKind")
        json.array(key: "results") { json in
            var numbers: [String: Int] = [:]
            for (number, rule) in report.rules.enumerated() { numbers[rule.id] = number }
            for entry in report.entries {
                json.object { write(entry.file, finding: entry.finding, key: entry.key, numbers: numbers, to: &$0) }
            }
        }
    }

    private func writeDriver(_ json: inout JSONWriter) {
        json.string("formwork", key: "name")
        json.string(report.version, key: "version")
        json.array(key: "rules") { json in
            for rule in report.rules {
                json.object { json in
                    json.string(rule.id, key: "id")
                    writeText("shortDescription", text: rule.summary, to: &json)
                    writeText("fullDescription", text: rule.explanation, to: &json)
                    json.object(key: "defaultConfiguration") { json in
                        json.string(rule.severity.rawValue, key: "level")
                    }
                }
            }
        }
    }

    private func write(
        _ file: ValidationReport.File, finding: Diagnostic, key: FindingKey, numbers: [String: Int], to json: inout JSONWriter
    ) {
        json.string(finding.rule, key: "ruleId")
        if let number = numbers[finding.rule] {
            json.integer(number, key: "ruleIndex")
        }
        json.string(finding.severity.rawValue, key: "level")
        writeText("message", text: ([finding.message] + finding.notes).joined(separator: "\n"), to: &json)
        json.array(key: "locations") { json in
            json.object { json in
                json.object(key: "physicalLocation") { json in
                    json.object(key: "artifactLocation") { json in
                        json.string(PathReference.percentEncoded(file.reference), key: "uri")
                    }
                    json.object(key: "region") { json in
                        json.integer(finding.location.line, key: "startLine")
                        json.integer(finding.location.column, key: "startColumn")
                    }
                }
                if finding.path != nil || finding.location.element != nil {
                    json.array(key: "logicalLocations") { json in json.object { writePlace(finding, to: &$0) } }
                }
            }
        }
        json.object(key: "partialFingerprints") { json in
            json.string(key.fingerprint, key: "formwork/v1")
        }
    }

    private func writePlace(_ finding: Diagnostic, to json: inout JSONWriter) {
        if let element = finding.location.element {
            json.string(element, key: "name")
        }
        if let path = finding.path {
            json.string(path, key: "fullyQualifiedName")
        }
    }

    private func writeText(_ name: StaticString, text: String, to json: inout JSONWriter) {
        json.object(key: name) { json in
            json.string(text, key: "text")
        }
    }
}
