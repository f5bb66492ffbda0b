import FormworkDiagnostics

/// The reason why a file cannot be shown.
struct PreviewProblem: Hashable, Sendable {
    /// The message in lower case without a full stop, with names in single quotes.
    var message: String
    /// The line and the UTF-8 column, both from 1; nil for a problem of the whole file.
    var place: Diagnostic.Location?
    /// Additional facts and hints.
    var notes: [String] = []

    /// Creates a problem of the whole file.
    init(_ message: String) { self.message = message }

    /// Creates a problem from the diagnostic of a file that isn't a valid document.
    init(_ diagnostic: Diagnostic) {
        message = diagnostic.message
        place = diagnostic.location
        notes = diagnostic.notes
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("message")
            json.string(message)
            json.key("line")
            if let place { json.integer(place.line) } else { json.null() }
            json.key("column")
            if let place { json.integer(place.column) } else { json.null() }
            json.key("notes")
            json.array { json in for note in notes { json.string(note) } }
        }
    }
}
