import Formwork
import FormworkEdit
import FormworkResults

/// Edits chosen by bytes.
enum FuzzEditing {
    /// Checks that after any edit, the written document can be read, and equals the document in memory.
    static func run(_ bytes: [UInt8]) {
        guard let end = bytes.lastIndex(of: UInt8(ascii: ">")), let document = FuzzTarget.document(Array(bytes[...end])),
            document.format == .modern
        else { return }
        var choices = FuzzChoices(Array(bytes[(end + 1)...]))
        let ids = document.views.compactMap(\.id) + document.constraints.compactMap(\.element.id)
        guard !ids.isEmpty else { return }
        var changed = document
        let names = [
            "constant", "priority", "frame", "hidden", "alpha", "id", "text", "userLabel", "xml:lang", "a b", "", "xmlns", "customClass",
        ]
        let values = ["", "8", "1e308", "nan", "{0, 0, 1, 1}", "a<b>&\"'", "\u{0}", "\u{FFFE}", "\u{202E}", "YES", "-1", "1e19", ids[0]]
        for _ in 0..<8 where !choices.isEmpty {
            let assignment = DocumentEditor.Assignment(
                id: ids[choices.below(ids.count)], name: names[choices.below(names.count)], value: values[choices.below(values.count)])
            if let edited = try? changed.edited(by: [.set(SetOperation(assignment))]) { changed = edited }
        }
        let text = changed.text()
        guard let again = FuzzTarget.document(text) else { fatalError("fuzz: an edited document cannot be read") }
        demand(again.data(as: .json) == changed.data(as: .json), "an edited document is another when read again")
    }
}
