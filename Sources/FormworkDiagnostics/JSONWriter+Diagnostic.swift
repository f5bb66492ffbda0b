extension JSONWriter {
    /// Writes a finding in the form of all results (the article CommandLine of the module Formwork).
    package mutating func diagnostic(_ diagnostic: Diagnostic) {
        object { json in
            json.string(diagnostic.rule, key: "rule")
            json.string(diagnostic.severity.rawValue, key: "severity")
            json.string(diagnostic.message, key: "message")
            json.string(diagnostic.location.file, key: "file")
            json.integer(diagnostic.location.line, key: "line")
            json.integer(diagnostic.location.column, key: "column")
            json.string(diagnostic.location.element, key: "element")
            json.string(diagnostic.path, key: "path")
            json.array(key: "notes") { json in for note in diagnostic.notes { json.string(note) } }
        }
    }

    /// Writes the member `diagnostics` with all findings.
    package mutating func diagnostics(_ diagnostics: [Diagnostic]) {
        array(key: "diagnostics") { json in for diagnostic in diagnostics { json.diagnostic(diagnostic) } }
    }
}
