import FormworkModel
import FormworkTree

// Commands that change one element alone.
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

    /// Writes the elements that were changed by themselves into the document.
    mutating func write() {
        document = parts.written(into: document)
        parts = EditedParts()
    }

    /// Sets attributes of an element in a document of its own.
    ///
    /// - Returns: false where that may not be what it is in the whole document, or where it cannot be done. Nothing has changed then.
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

    /// How many names a setting brings at most that a document may not have.
    private static let namesOfASetting = 64

    /// The element that a target means; nil where it may mean another one, or several.
    private mutating func certain(_ target: EditTarget) -> Element? {
        if target.text == "document" { return nil }
        if target.text == EditTarget.it.text, let last, let element = document.element(id: last) { return element }
        let id = target.text.hasPrefix("#") ? String(target.text.dropFirst()) : target.text
        if let element = parts.element(id: id, of: document) { return element }
        // The names of all objects are worth to be known where more than one is asked for.
        namedSettings += 1
        return namedSettings > 1 ? parts.element(named: target.text, of: document) : nil
    }
}
