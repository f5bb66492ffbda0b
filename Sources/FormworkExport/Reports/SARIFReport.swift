import FormworkDiagnostics

/// A SARIF report. Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
struct SARIFReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("$schema")
            json.string("https://json.schemastore.org/sarif-2.1.0.json")
            json.key("version")
            json.string("2.1.0")
            json.key("runs")
            json.array { json in json.object(writeRun) }
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private func writeRun(_ json: inout JSONWriter) {
        json.key("tool")
        json.object { json in
            json.key("driver")
            json.object(writeDriver)
        }
        json.key("columnKind")
        json.string("unicodeCodePoints")
        json.key("results")
        json.array { json in
            var numbers: [String: Int] = [:]
            for (number, rule) in report.rules.enumerated() { numbers[rule.id] = number }
            for entry in report.entries { json.object { write(entry.file, entry.finding, entry.key, numbers, to: &$0) } }
        }
    }

    private func writeDriver(_ json: inout JSONWriter) {
        json.key("name")
        json.string("formwork")
        json.key("version")
        json.string(report.version)
        json.key("rules")
        json.array { json in
            for rule in report.rules {
                json.object { json in
                    json.key("id")
                    json.string(rule.id)
                    writeText("shortDescription", rule.summary, to: &json)
                    writeText("fullDescription", rule.explanation, to: &json)
                    json.key("defaultConfiguration")
                    json.object { json in
                        json.key("level")
                        json.string(rule.severity.rawValue)
                    }
                }
            }
        }
    }

    private func write(
        _ file: ValidationReport.File, _ finding: Diagnostic, _ key: FindingKey, _ numbers: [String: Int], to json: inout JSONWriter
    ) {
        json.key("ruleId")
        json.string(finding.rule)
        if let number = numbers[finding.rule] {
            json.key("ruleIndex")
            json.integer(number)
        }
        json.key("level")
        json.string(finding.severity.rawValue)
        writeText("message", ([finding.message] + finding.notes).joined(separator: "\n"), to: &json)
        json.key("locations")
        json.array { json in
            json.object { json in
                json.key("physicalLocation")
                json.object { json in
                    json.key("artifactLocation")
                    json.object { json in
                        json.key("uri")
                        json.string(PathReference.percentEncoded(file.reference))
                    }
                    json.key("region")
                    json.object { json in
                        json.key("startLine")
                        json.integer(finding.location.line)
                        json.key("startColumn")
                        json.integer(finding.location.column)
                    }
                }
                if finding.path != nil || finding.location.element != nil {
                    json.key("logicalLocations")
                    json.array { json in json.object { writePlace(finding, to: &$0) } }
                }
            }
        }
        json.key("partialFingerprints")
        json.object { json in
            json.key("formwork/v1")
            json.string(key.fingerprint)
        }
    }

    private func writePlace(_ finding: Diagnostic, to json: inout JSONWriter) {
        if let element = finding.location.element {
            json.key("name")
            json.string(element)
        }
        if let path = finding.path {
            json.key("fullyQualifiedName")
            json.string(path)
        }
    }

    private func writeText(_ name: StaticString, _ text: String, to json: inout JSONWriter) {
        json.key(name)
        json.object { json in
            json.key("text")
            json.string(text)
        }
    }
}
