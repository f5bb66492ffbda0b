/// What came of a change that a page asked for.
enum PreviewOutcome: Equatable {
    /// The file holds these bytes now.
    case written([UInt8])
    /// The file says it already.
    case unchanged
    /// Why it was not made.
    case refused(String)
}

/// A change of a document that a page asks for.
struct PreviewEdit: Hashable {
    /// What is to change.
    enum Change: Hashable {
        /// A value of the element with an id, as `apply --set` has it.
        case set(id: String, name: String, value: String)
        /// The last change of this preview is taken back.
        case undo
    }

    /// The page's number of the request, which the answer repeats.
    var number: Int
    /// The version of the page that asks.
    var version: Int
    var change: Change

    /// Reads a request; nil for a text that is none.
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
