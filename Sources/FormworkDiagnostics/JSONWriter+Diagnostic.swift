extension JSONWriter {
    /// Writes a finding in the form of all results (the article CommandLine of the module Formwork).
    package mutating func diagnostic(_ diagnostic: Diagnostic) {
        object { json in
            json.key("rule")
            json.string(diagnostic.rule)
            json.key("severity")
            json.string(diagnostic.severity.rawValue)
            json.key("message")
            json.string(diagnostic.message)
            json.key("file")
            json.string(diagnostic.location.file)
            json.key("line")
            json.integer(diagnostic.location.line)
            json.key("column")
            json.integer(diagnostic.location.column)
            json.key("element")
            json.string(diagnostic.location.element)
            json.key("path")
            json.string(diagnostic.path)
            json.key("notes")
            json.array { json in for note in diagnostic.notes { json.string(note) } }
        }
    }

    /// Writes the member `diagnostics` with all findings.
    package mutating func diagnostics(_ diagnostics: [Diagnostic]) {
        key("diagnostics")
        array { json in for diagnostic in diagnostics { json.diagnostic(diagnostic) } }
    }
}
