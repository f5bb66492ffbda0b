package import FormworkModel
import FormworkTree

/// The values of attributes in selectors: an object's values for a name.
///
/// A name is an attribute of the element, the key of a value in it, the key path of a runtime attribute, or a friendly name such as `text`. All of
/// them count. See <doc:Selectors#Attributes>.
package struct ObjectValues {
    let document: InterfaceDocument
    let tree: ElementTree

    package init(_ document: InterfaceDocument) {
        self.document = document
        tree = document.tree
    }

    // MARK: Ids and classes

    /// Returns the objects with an id, or the one whose id uniquely begins with it.
    func nodes(id: String) -> [NodeIndex] {
        var found: [NodeIndex] = []
        if let node = document.index.ids.node(id, in: tree) { found.append(node) }
        for scene in document.index.scenes where text(.sceneID, node: scene.node) == id { found.append(scene.node) }
        if found.isEmpty { return ShortReferences.node(beginning: id, in: document).map { [$0] } ?? [] }
        for issue in document.index.issues {
            if case .duplicateID = issue.kind, tree.string(issue.text) == id { found.append(issue.node) }
        }
        return found.sorted()
    }

    /// Whether an object is of a class: by its custom class, its platform class, or its custom class's module.
    func isOfClass(_ node: NodeIndex, name: String) -> Bool {
        let element = Element(document: document, node: node)
        return element[.customClass] == name || element.platformClass == name || element[.customModule] == name
    }

    // MARK: Attributes

    /// Whether one of an object's values passes a test.
    func holds(_ test: Selector.AttributeTest, at node: NodeIndex) -> Bool {
        if let written = written(test.name, node: node), test.holds(written) { return true }
        return friendly(test.name, node: node).contains(where: test.holds) || keyed(test.name[...], node: node).contains(where: test.holds)
            || runtimeValues(test.name, node: node).contains(where: test.holds)
    }

    /// Returns all values of an object for a name: first the attribute as it is written, then the others.
    package func values(_ name: String, of element: InterfaceDocument.Element) -> [String] {
        var values = written(name, node: element.node).map { [$0] } ?? []
        for value in derived(name, node: element.node) where !values.contains(value) { values.append(value) }
        return values
    }

    /// Returns the value of an attribute as it is written in the document.
    private func written(_ name: String, node: NodeIndex) -> String? {
        tree.names.id(of: name).flatMap { tree.string(tree.value(of: $0, at: node)) }
    }

    private func derived(_ name: String, node: NodeIndex) -> [String] {
        friendly(name, node: node) + keyed(name[...], node: node) + runtimeValues(name, node: node)
    }

    func text(_ name: Name, node: NodeIndex) -> String? { document.attribute(name, of: node) }

    // MARK: Values by key

    /// Returns the values for a key in an element. Further names select a part: `frame.width`, `fontDescription.pointSize`.
    private func keyed(_ name: Substring, node: NodeIndex) -> [String] {
        // Interface Builder writes no keys with dots.
        let parts = name.split(separator: ".", maxSplits: 1)
        guard let key = parts.first else { return [] }
        var result: [String] = []
        for child in elements(in: node) where isKey(tree.value(of: Name.key.id, at: child), key: key) {
            if parts.count == 1 {
                result += ValueWords.of(child, in: self)
            } else {
                result += written(String(parts[1]), node: child).map { [$0] } ?? []
                result += keyed(parts[1], node: child)
            }
        }
        return result
    }

    private func isKey(_ text: TextRange, key: Substring) -> Bool {
        text.isPresent && Int(text.length) == key.utf8.count && tree.bytes[text.range].elementsEqual(key.utf8)
    }

    private func runtimeValues(_ keyPath: String, node: NodeIndex) -> [String] {
        guard !document.index.runtimeAttributes.isEmpty,
            let list = elements(in: node).first(where: { document.name(of: $0) == .userDefinedRuntimeAttributes })
        else { return [] }
        var result: [String] = []
        for child in elements(in: list) {
            guard let attribute = Element(document: document, node: child).asRuntimeAttribute, attribute.keyPath == keyPath else {
                continue
            }
            if let written = text(.value, node: child) { result.append(written) }
            for value in elements(in: child) { result += ValueWords.of(value, in: self) }
        }
        return result
    }

    /// Returns the child elements of a node.
    func elements(in node: NodeIndex) -> [NodeIndex] {
        var result: [NodeIndex] = []
        var child = node + 1
        while child < tree.nodes[node].subtreeEnd {
            if tree.nodes[child].kind == .element { result.append(child) }
            child = tree.nodes[child].subtreeEnd
        }
        return result
    }

    /// Returns the elements inside an object that are its parts rather than objects: values by key, the states of a button, its cell, segments.
    ///
    /// - Returns: the parts in document order, beginning with the object itself.
    func parts(of node: NodeIndex) -> [NodeIndex] {
        var result = [node]
        var next = node + 1
        let end = tree.nodes[node].subtreeEnd
        while next < end {
            guard tree.nodes[next].kind == .element, isPart(next) else {
                next = tree.nodes[next].subtreeEnd
                continue
            }
            result.append(next)
            next = next + 1
        }
        return result
    }

    private func isPart(_ node: NodeIndex) -> Bool {
        guard document.index.recordOfNode[node].kind == .none else { return false }
        let name = tree.nodes[node].name
        let role = Int(name) < PartRole.known.count ? PartRole.known[Int(name)] : PartRole(of: tree.names[name])
        switch role {
        case .list: return false
        case .cell: return true
        case .value: return tree.value(of: Name.id.id, at: node).isAbsent
        }
    }
}

/// The role of an element inside an object.
private enum PartRole {
    /// A list of other objects, or a part that is queried separately.
    case list
    /// The cell of a control on macOS, which has an id of its own.
    case cell
    /// A value, unless the element has an id.
    case value

    init(of name: String) {
        self = Self.lists.contains(name) ? .list : name.hasSuffix("Cell") ? .cell : .value
    }

    /// The roles of the vocabulary's names, by name id.
    static let known = Name.fixedNames.names.map(PartRole.init(of:))

    private static let lists: Set<String> = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "variation", "items", "objects", "cells", "prototypes",
        "tableColumns", "sections", "layoutGuides", "gestureRecognizers", "rect", "scenes", "resources", "dependencies",
    ]
}
