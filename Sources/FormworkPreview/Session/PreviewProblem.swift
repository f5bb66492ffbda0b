import FormworkDiagnostics

/// Why a file as it stands cannot be shown.
struct PreviewProblem: Hashable, Sendable {
    /// Lower case, no full stop, names in single quotes.
    var message: String
    /// The line and the column of UTF-8, each from 1; nil where it is about the whole file.
    var place: SourceLocation?
    /// Further facts and hints.
    var notes: [String] = []

    /// Why the whole file cannot be shown.
    init(_ message: String) { self.message = message }

    /// Why a file is no document.
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
