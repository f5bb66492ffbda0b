import FormworkModel
import FormworkTree

/// References to objects of a document from elsewhere in the document.
struct ReferenceSearch {
    /// An attribute that refers to an object.
    struct Reference {
        let element: Element
        let attribute: String
    }

    /// Constraints to remove without asking, as Interface Builder does.
    private(set) var constraints: [Element] = []
    /// Connections to the objects: outlets, actions, segues.
    private(set) var connections: [Element] = []
    /// Entries in variations and lists, which are meaningless without the objects.
    private(set) var mentions: [Element] = []
    /// Other attributes that refer to the objects.
    private(set) var attributes: [Reference] = []

    /// - Parameters:
    ///   - roots: the elements to remove, with their descendants.
    ///   - document: the document that contains them.
    init(_ roots: [Element], in document: InterfaceDocument) {
        let tree = document.tree
        let ranges = roots.map { $0.node..<tree.nodes[$0.node].subtreeEnd }
        var isGoing = [Bool](repeating: false, count: tree.nodes.count)
        for node in ranges.joined() { isGoing[node.place] = true }
        var ids = Self.ids(in: ranges, of: document)
        // The removed constraints and connections can be referred to themselves, for example by an outlet to a constraint.
        while !ids.isEmpty {
            var next: Set<String> = []
            for node in tree.nodeIndices where tree.nodes[node].kind == .element && !isGoing[node.place] {
                for position in tree.attributeRange(of: node) {
                    let name = tree.names[tree.attributes[position].name]
                    guard let value = tree.string(tree.attributes[position].value), ids.contains(value),
                        ObjectReference.isReference(name, value: value)
                    else { continue }
                    let element = Element(document: document, node: node)
                    guard let going = add(element, name: name) else { continue }
                    let range = going.node..<tree.nodes[going.node].subtreeEnd
                    for node in range { isGoing[node.place] = true }
                    next.formUnion(Self.ids(in: [range], of: document))
                    break
                }
            }
            ids = next
        }
    }

    /// - Returns: the element to remove with the reference; nil where only the attribute is removed.
    private mutating func add(_ element: Element, name: String) -> Element? {
        if let constraint = element.asConstraint {
            constraints.append(constraint.element)
            return element
        }
        // A binding works without the one before it.
        if element.asConnection != nil, name != "previousBinding", name != "unwindAction", !name.hasPrefix("popoverAnchor") {
            connections.append(element)
            return element
        }
        let parent = element.parent?.name
        if ["exclude", "include"].contains(element.name) || parent == "inferredMetricsTieBreakers" {
            mentions.append(element)
            return element
        }
        attributes.append(Reference(element: element, attribute: name))
        return nil
    }

    private static func ids(in ranges: [Range<NodeIndex>], of document: InterfaceDocument) -> Set<String> {
        var ids: Set<String> = []
        for range in ranges {
            for node in range {
                if let id = document.attribute(.id, of: node) { ids.insert(id) }
                if let id = document.attribute(.sceneID, of: node) { ids.insert(id) }
            }
        }
        return ids
    }

    /// The references that the user has to confirm, in words.
    var described: [String] { described(outside: nil) }

    /// Returns the references to confirm, except those inside an element.
    func described(outside container: Element?) -> [String] {
        func needsConfirmation(_ element: Element) -> Bool { container.map { $0 != element && !$0.contains(element) } ?? true }
        return connections.filter(needsConfirmation).map { element in
            guard let connection = element.asConnection else { return element.description }
            return "\(connection.kind.rawValue) '\(connection.name ?? connection.id ?? "")' of \(connection.source.quoted)"
        } + attributes.filter { needsConfirmation($0.element) }.map { "'\($0.attribute)' of \($0.element.quoted)" }
    }

    /// Removes all references.
    func remove(with editor: inout DocumentEditor) {
        for constraint in constraints.compactMap(\.asConstraint) { editor.remove(constraint) }
        for element in connections + mentions { editor.remove(element) }
        for reference in attributes { editor.setAttribute(reference.attribute, to: nil, of: reference.element) }
    }
}

extension InterfaceDocument {
    /// Returns a constraint in words: `Title.leading = Form.leading + 16`.
    func words(_ constraint: Constraint) -> String { constraint.value.text { shortName(ofID: $0) } }
}
