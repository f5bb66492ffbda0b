import FormworkModel
import FormworkTree

/// Removes objects: `remove Hint`, `remove #a1B-c2-D3e with references`.
///
/// Constraints of the objects are removed too, as in Interface Builder. The operation is refused if outlets, actions, segues or other attributes
/// refer to the objects from elsewhere, or if a gesture recognizer would be left without a view, unless `removesReferences` is true.
public struct RemoveOperation: Hashable, Sendable {
    /// The objects to remove: all matches of a selector, or the one with a name.
    public var target: EditTarget
    /// Whether connections to the objects are removed too.
    public var removesReferences: Bool

    /// An operation that removes objects.
    public init(_ target: EditTarget, removesReferences: Bool = false) {
        self.target = target
        self.removesReferences = removesReferences
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let elements = ElementSpans.outermost(try session.all(target))
        for element in elements {
            if let obstacle = Self.obstacle(element) { throw EditError(.unusableObject(obstacle), column: target.column) }
        }
        // For a storyboard's controller, the whole scene is removed.
        var goals = elements.map { $0.isController && $0.document.kind == .storyboard ? $0.parent?.parent ?? $0 : $0 }
        let left = OrphanedRecognizers.of(goals, in: session.document)
        let object = goals.count == 1 ? goals[0].quoted : "the objects to remove"
        if removesReferences { goals += left }
        let search = ReferenceSearch(goals, in: session.document)
        if !removesReferences, !search.described.isEmpty {
            throw EditError(.referredTo(object, by: search.described + left.map(OrphanedRecognizers.words)), column: target.column)
        }
        if !removesReferences, !left.isEmpty {
            throw EditError(.wouldOrphan(object, left.map(OrphanedRecognizers.words)), column: target.column)
        }
        for recognizer in left { session.note("also removed: \(OrphanedRecognizers.words(recognizer))") }
        for constraint in search.constraints.compactMap(\.asConstraint) {
            session.note("also removed: \(session.document.words(constraint))")
        }
        for text in search.described { session.note("also removed: \(text)") }
        try session.edit { editor throws(EditError) in
            search.remove(with: &editor)
            var lists: [NodeIndex: ArrangedLists] = [:]
            for element in goals {
                if let list = element.parent, list.name == "subviews", let owner = list.parent {
                    let arranged = lists[owner.node] ?? ArrangedLists(owner)
                    lists[owner.node] = arranged
                    arranged.remove(element, with: &editor)
                }
                if let constraint = element.asConstraint {
                    editor.remove(constraint)
                } else {
                    editor.removeWithComment(element)
                }
            }
        }
    }

    /// Returns the reason why an element cannot be removed; nil where it can.
    private static func obstacle(_ element: Element) -> String? {
        switch element.name {
        case "document", "objects", "scenes", "dependencies", "resources":
            return "\(element.kindText) element is part of every document and cannot be removed"
        case "placeholder", "tableViewCellContentView", "collectionViewCellContentView", "clipView", "exit":
            return "\(element.quoted) is \(element.kindText), which belongs to its container and cannot be removed"
        default: break
        }
        if let key = element["key"], element.asView != nil, key == "view" || key == "contentView" {
            return "\(element.quoted) is the \(key) of \(element.parent?.quoted ?? "its owner"), which needs it"
        }
        return nil
    }
}

extension Element {
    /// Whether another element is inside this one.
    func contains(_ other: Element) -> Bool { node < other.node && other.node < document.tree.nodes[node].subtreeEnd }
}
