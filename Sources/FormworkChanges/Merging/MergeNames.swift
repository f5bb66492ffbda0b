import FormworkModel
import FormworkTree

/// The names of the parts of a merge for a user, from one of the documents that have them.
struct MergeNames {
    /// An object with its scene.
    struct Place {
        var scene: String?
        var name: String
        var id: String?
    }

    private let entries: MergeEntries
    private let base: ObjectNames
    private let ours: ObjectNames
    private let theirs: ObjectNames

    init(_ entries: MergeEntries) {
        self.entries = entries
        base = ObjectNames(entries.base)
        ours = ObjectNames(entries.ours)
        theirs = ObjectNames(entries.theirs)
    }

    private func names(_ side: MergeSide) -> ObjectNames { side == .ours ? ours : theirs }

    /// Returns the document that names an entry: ours, otherwise theirs, otherwise the base.
    private func source(_ index: Int) -> (NodeIndex, ComparedTree, ObjectNames) {
        let entry = entries[index]
        if let node = entry.ours { return (node, entries.ours, ours) }
        if let node = entry.theirs { return (node, entries.theirs, theirs) }
        return (entry.base ?? NodeIndex(0), entries.base, base)
    }

    /// Returns the object that an entry is or is part of, and the words for the part.
    func place(of index: Int, attribute: String? = nil) -> (Place, String?) {
        let (node, tree, names) = source(index)
        return place(of: node, attribute, tree: tree, names: names)
    }

    func place(of node: NodeIndex, attribute: String?) -> (Place, String?) { place(of: node, attribute, tree: entries.base, names: base) }

    private func place(_ node: NodeIndex, tree: ComparedTree, names: ObjectNames) -> Place {
        Place(scene: names.sceneName(of: node), name: names.name(of: node), id: tree[.id, node])
    }

    private func place(of node: NodeIndex, _ attribute: String?, tree: ComparedTree, names: ObjectNames) -> (Place, String?) {
        let object = names.object(of: node)
        var words: String? = names.property(of: node, attribute: attribute).words
        if words?.isEmpty ?? true { words = nil }
        if let record = Element(document: tree.document, node: object).asConstraint?.record {
            // A constraint is reported for its inner item, whichever view holds it.
            let phrase = ConstraintPhrase(record, of: tree, names: names)
            let holder = phrase.item ?? names.object(of: tree.parent(of: object))
            return (place(holder, tree: tree, names: names), [phrase.subject, words].compactMap { $0 }.joined(separator: ", "))
        }
        switch names.subject(of: object) {
        case .outlet, .outletCollection, .action, .segue, .binding:
            let holder = names.object(of: tree.parent(of: object))
            if attribute == "destination" || attribute == "target", let connection = tree.element(object).asConnection {
                return (place(holder, tree: tree, names: names), said(of: connection))
            }
            let said = summary(of: object, tree, names: names)
            return (place(holder, tree: tree, names: names), [said, words].compactMap { $0 }.joined(separator: ", "))
        default: return (place(object, tree: tree, names: names), words)
        }
    }

    /// Returns a connection without its destination: `outlet title`.
    private func said(of connection: InterfaceDocument.Connection) -> String {
        let name = connection.name.flatMap { $0.isEmpty ? nil : $0 }
        return [ValueText.words(connection.kind.rawValue), name].compactMap(\.self).joined(separator: " ")
    }

    /// Returns an attribute's value in words. For a reference that is the name of the object.
    func value(_ value: String, of attribute: String, in side: MergeSide) -> String {
        let isReference = ["destination", "target", "firstItem", "secondItem", "reference"].contains(attribute)
        guard isReference, let node = entries.tree(side).identified[value] else { return ValueText.of(value, named: attribute) }
        return names(side).shortName(of: node)
    }

    func name(of index: Int) -> String {
        let (node, _, names) = source(index)
        return names.shortName(of: names.object(of: node))
    }

    /// Returns a summary of an entry in one of the documents.
    func summary(of index: Int, in side: MergeSide) -> String {
        guard let node = entries[index][side] else { return "removed" }
        return summary(of: node, entries.tree(side), names: names(side))
    }

    private func summary(of node: NodeIndex, _ tree: ComparedTree, names: ObjectNames) -> String {
        let element = Element(document: tree.document, node: node)
        if let record = element.asConstraint?.record {
            let phrase = ConstraintPhrase(record, of: tree, names: names)
            return "\(phrase.subject) \(phrase.value)"
        }
        if let connection = element.asConnection {
            let end = connection.destination.map { names.shortName(of: $0.node) } ?? connection.destinationID ?? "nothing"
            return "\(said(of: connection)) to \(end)"
        }
        guard tree.isElement(node) else { return ValueText.quoted(tree.tree.text(of: node) ?? "") }
        return names.object(of: node) == node ? "changed" : ValueText.of(element)
    }
}
