import FormworkModel
import FormworkTree

/// Adds copies of objects after the originals: `duplicate Row`.
///
/// References inside a copy lead to the copy's own parts. Connections to objects outside are copied, constraints to them are not.
public struct DuplicateOperation: Hashable, Sendable {
    /// The objects to copy: all matches of a selector, or the one with a name.
    public var target: EditTarget

    /// An operation that copies objects.
    public init(_ target: EditTarget) { self.target = target }

    func apply(to session: inout EditSession) throws(EditError) {
        let elements = try session.all(target)
        var last: String?
        try session.edit { editor throws(EditError) in
            for element in elements {
                guard let list = element.parent, element.id != nil, element["key"] == nil, !element.isController,
                    element.asConnection == nil,
                    ["subviews", "items", "cells", "prototypes", "objects"].contains(list.name)
                else {
                    throw EditError(
                        .unusableObject("\(element.quoted) is \(element.kindText), which cannot be duplicated"),
                        column: target.column)
                }
                var copy = IdentityCopy.copy(of: element, &editor)
                // Without constraints, only its frame places the copy of a view, unless a stack view arranges it.
                if list.name == "subviews", let owner = list.parent, owner.name != "stackView" {
                    var taken = MovedView(copy)
                    taken.fix(in: element.document)
                    copy = taken.fragment
                }
                let siblings = list.children
                let place = (siblings.firstIndex { $0.node == element.node } ?? 0) + 1
                let next = place < siblings.count ? siblings[place] : nil
                editor.insert(copy, into: list, before: next)
                if list.name == "subviews", let owner = list.parent { ArrangedLists(owner).insert(1, before: next, with: &editor) }
                last = copy["id"]
            }
        }
        session.last = last
        if let last { session.note("added \(elements.first?.name ?? "object") '\(last)'") }
    }
}

/// Copies of elements with new ids for all their parts.
enum IdentityCopy {
    static func copy(of element: Element, seeds: [String] = [], _ editor: inout DocumentEditor) -> ElementFragment {
        let document = element.document
        var ids: [String: String] = [:]
        for node in element.node..<document.tree.nodes[element.node].subtreeEnd {
            guard let id = document.attribute(.id, of: node) else { continue }
            ids[id] = editor.newID(["copy"] + seeds + [id])
        }
        var fragment = ElementFragment(copying: element.node, of: document.tree)
        rename(&fragment, ids: ids)
        return fragment
    }

    private static func rename(_ fragment: inout ElementFragment, ids: [String: String]) {
        for place in fragment.attributes.indices {
            let attribute = fragment.attributes[place]
            guard let id = ids[attribute.value],
                attribute.name == "id" || ObjectReference.isReference(attribute.name, value: attribute.value)
            else {
                continue
            }
            fragment.attributes[place].value = id
        }
        for place in fragment.children.indices { rename(&fragment.children[place], ids: ids) }
        // Xcode sorts constraints by their ids, which have changed.
        if fragment.name == "constraints" {
            fragment.children.sort { ($0["id"] ?? "").utf8.lexicographicallyPrecedes(($1["id"] ?? "").utf8) }
        }
    }
}
