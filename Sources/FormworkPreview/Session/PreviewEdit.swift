/// The outcome of a change requested by a page.
enum PreviewOutcome: Equatable {
    /// The file was written with these bytes.
    case written([UInt8])
    /// The file already has the value.
    case unchanged
    /// The change was refused for this reason.
    case refused(String)
}

/// A change of a document requested by a page.
struct PreviewEdit: Hashable {
    /// The kind of change.
    enum Change: Hashable {
        /// Sets a value of the element with an id, as `apply --set` does.
        case set(id: String, name: String, value: String)
        /// Undoes the last change of this preview.
        case undo
    }

    /// The page's number of the request, which the answer repeats.
    var number: Int
    /// The version shown by the page.
    var version: Int
    var change: Change

    /// Reads a request; nil if the text isn't one.
    init?(_ text: String) {
        guard let members = PreviewRequest.Members(text), let number = members.integer("number"), let version = members.integer("version")
        else { return nil }
        self.number = number
        self.version = version
        switch members.text("edit") {
        case "undo": change = .undo
        case "set":
            guard let id = members.text("id"), !id.isEmpty, let name = members.text("name"), !name.isEmpty,
                let value = members.text("value")
            else { return nil }
            change = .set(id: id, name: name, value: value)
        default: return nil
        }
    }
}
