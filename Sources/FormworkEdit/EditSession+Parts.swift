import FormworkModel
import FormworkTree

// Commands that change a single element.
extension EditSession {
    /// Makes an edit.
    mutating func make(_ operation: EditOperation) throws(EditError) {
        if case .set(let operation) = operation {
            if setInPart(operation) { return }
        } else {
            namedSettings = 0
        }
        write()
        try settle { session throws(EditError) in try operation.apply(to: &session) }
    }

    /// Writes the separately changed elements into the document.
    mutating func write() {
        document = parts.written(into: document)
        parts = EditedParts()
    }

    /// Sets attributes of an element in a separate document.
    ///
    /// - Returns: false, without a change, where the result might differ from that in the whole document, or where it fails.
    private mutating func setInPart(_ operation: SetOperation) -> Bool {
        let names = document.tree.names.extras.count + parts.newNames + operation.settings.count + Self.namesOfASetting
        guard names < NameTable.extraLimit, let element = certain(operation.target), element.asScene == nil else { return false }
        let lists = Element(document: document, node: document.rootNode).children.filter { $0.name == "resources" }
        guard lists.count <= 1, var part = parts.part(element, with: lists.first) else { return false }
        var session = EditSession(part.document, isPart: true)
        do { try SetOperation.set(operation.settings, of: [part.element], in: &session) } catch { return false }
        let before = part
        part.document = session.document
        if part.document.storage !== before.document.storage {
            part.isChanged = true
            var used = used ?? UsedResources(document)
            guard part.rest == before.rest, used.replace(UsedResources(before.document), with: UsedResources(part.document)) else {
                return false
            }
            self.used = used
        }
        parts.keep(part, as: element)
        for note in session.notes { self.note(note) }
        last = element.id
        return true
    }

    /// The most new names that a setting adds to a document.
    private static let namesOfASetting = 64

    /// Returns the only element that a target can mean; nil where there may be others.
    private mutating func certain(_ target: EditTarget) -> Element? {
        if target.text == "document" { return nil }
        if target.text == EditTarget.it.text, let last, let element = document.element(id: last) { return element }
        let id = target.text.hasPrefix("#") ? String(target.text.dropFirst()) : target.text
        if let element = parts.element(id: id, of: document) { return element }
        // A table of all names pays off from the second name on.
        namedSettings += 1
        return namedSettings > 1 ? parts.element(named: target.text, of: document) : nil
    }
}
