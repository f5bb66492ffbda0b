import FormworkModel
import FormworkTree

/// What refers to objects of a document from outside of them.
struct ReferenceSearch {
    /// An attribute that leads to an object.
    struct Reference {
        let element: Element
        let attribute: String
    }

    /// What goes without a word when what it speaks of goes: as in Interface Builder.
    private(set) var constraints: [Element] = []
    /// Connections that lead there: outlets, actions, segues.
    private(set) var connections: [Element] = []
    /// Mentions in variations and lists, which say nothing without the object.
    private(set) var mentions: [Element] = []
    /// Other attributes that lead there.
    private(set) var attributes: [Reference] = []

    /// - Parameters:
    ///   - roots: what is to go, with all that is in it.
    ///   - document: where they stand.
    init(_ roots: [Element], in document: InterfaceDocument) {
        let tree = document.tree
        let ranges = roots.map { $0.node..<tree.nodes[$0.node].subtreeEnd }
        var isGoing = [Bool](repeating: false, count: tree.nodes.count)
        for node in ranges.joined() { isGoing[node.place] = true }
        var ids = Self.ids(in: ranges, of: document)
        // What goes with it may be referred to itself: an outlet to a constraint.
        while !ids.isEmpty {
            var next: Set<String> = []
            for node in tree.nodeIndices where tree.nodes[node].kind == .element && !isGoing[node.place] {
                for position in tree.attributeRange(of: node) {
                    let name = tree.names[tree.attributes[position].name]
                    guard let value = tree.string(tree.attributes[position].value), ids.contains(value),
                        ObjectReference.isReference(name, value)
                    else { continue }
                    let element = Element(document: document, node: node)
                    guard let going = add(element, name) else { continue }
                    let range = going.node..<tree.nodes[going.node].subtreeEnd
                    for node in range { isGoing[node.place] = true }
                    next.formUnion(Self.ids(in: [range], of: document))
                    break
                }
            }
            ids = next
        }
    }

    /// - Returns: the element that goes for it; nil where only the attribute does.
    private mutating func add(_ element: Element, _ name: String) -> Element? {
        if let constraint = element.asConstraint {
            constraints.append(constraint.element)
            return element
        }
        // A binding goes on without the one before it.
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

    /// What a person is asked about before it goes, in words.
    var described: [String] { described(outside: nil) }

    /// The same without what stands in an element.
    func described(outside container: Element?) -> [String] {
        func isAsked(_ element: Element) -> Bool { container.map { $0 != element && !$0.contains(element) } ?? true }
        return connections.filter(isAsked).map { element in
            guard let connection = element.asConnection else { return element.description }
            return "\(connection.kind.rawValue) '\(connection.name ?? connection.id ?? "")' of \(connection.source.quoted)"
        } + attributes.filter { isAsked($0.element) }.map { "'\($0.attribute)' of \($0.element.quoted)" }
    }

    /// Takes all of it away.
    func remove(with editor: inout DocumentEditor) {
        for constraint in constraints.compactMap(\.asConstraint) { editor.remove(constraint) }
        for element in connections + mentions { editor.remove(element) }
        for reference in attributes { editor.setAttribute(reference.attribute, to: nil, of: reference.element) }
    }
}

extension InterfaceDocument {
    /// A constraint in words: `Title.leading = Form.leading + 16`.
    func words(_ constraint: Constraint) -> String { constraint.value.text { shortName(ofID: $0) } }
}
