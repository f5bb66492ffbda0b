package import FormworkModel
import FormworkTree

/// What attributes of selectors mean: the values that an object has by a name.
///
/// A name is an attribute as it stands in the document, the key of a value in it, a key path of a runtime attribute, or one of the names
/// that a person would use; all of them count. See <doc:Selectors#Attributes>.
package struct ObjectValues {
    let document: InterfaceDocument
    let tree: ElementTree

    package init(_ document: InterfaceDocument) {
        self.document = document
        tree = document.tree
    }

    // MARK: Ids and classes

    /// The objects with an id, or the one whose id alone begins so.
    func nodes(id: String) -> [NodeIndex] {
        var found: [NodeIndex] = []
        if let node = document.index.ids.node(id, in: tree) { found.append(node) }
        for scene in document.index.scenes where text(.sceneID, scene.node) == id { found.append(scene.node) }
        if found.isEmpty { return ShortReferences.node(beginning: id, in: document).map { [$0] } ?? [] }
        for issue in document.index.issues {
            if case .duplicateID = issue.kind, tree.string(issue.text) == id { found.append(issue.node) }
        }
        return found.sorted()
    }

    /// Whether an object is of a class: its own, the platform's for such an element, or the module of its own.
    func isOfClass(_ node: NodeIndex, _ name: String) -> Bool {
        let element = Element(document: document, node: node)
        return element[.customClass] == name || element.platformClass == name || element[.customModule] == name
    }

    // MARK: Attributes

    /// Whether one of the values that an object has by a name is what is asked for.
    func holds(_ test: Selector.AttributeTest, at node: NodeIndex) -> Bool {
        if let written = written(test.name, node), test.holds(written) { return true }
        return friendly(test.name, node).contains(where: test.holds) || keyed(test.name[...], node).contains(where: test.holds)
            || runtimeValues(test.name, node).contains(where: test.holds)
    }

    /// All values that an object has by a name: as written, then what else the name means.
    package func values(_ name: String, of element: InterfaceDocument.Element) -> [String] {
        var values = written(name, element.node).map { [$0] } ?? []
        for value in derived(name, element.node) where !values.contains(value) { values.append(value) }
        return values
    }

    /// The value of an attribute as it stands in the document.
    private func written(_ name: String, _ node: NodeIndex) -> String? {
        tree.names.id(of: name).flatMap { tree.string(tree.value(of: $0, at: node)) }
    }

    private func derived(_ name: String, _ node: NodeIndex) -> [String] {
        friendly(name, node) + keyed(name[...], node) + runtimeValues(name, node)
    }

    func text(_ name: Name, _ node: NodeIndex) -> String? { document.attribute(name, of: node) }

    // MARK: Values by key

    /// The values by a key in an element, of which further names say a part: `frame.width`, `fontDescription.pointSize`.
    private func keyed(_ name: Substring, _ node: NodeIndex) -> [String] {
        // A key with a dot in it is none that Interface Builder writes.
        let parts = name.split(separator: ".", maxSplits: 1)
        guard let key = parts.first else { return [] }
        var result: [String] = []
        for child in elements(in: node) where isKey(tree.value(of: Name.key.id, at: child), key) {
            if parts.count == 1 {
                result += ValueWords.of(child, in: self)
            } else {
                result += written(String(parts[1]), child).map { [$0] } ?? []
                result += keyed(parts[1], child)
            }
        }
        return result
    }

    private func isKey(_ text: TextRange, _ key: Substring) -> Bool {
        text.isPresent && Int(text.length) == key.utf8.count && tree.bytes[text.range].elementsEqual(key.utf8)
    }

    private func runtimeValues(_ keyPath: String, _ node: NodeIndex) -> [String] {
        guard !document.index.runtimeAttributes.isEmpty,
            let list = elements(in: node).first(where: { document.name(of: $0) == .userDefinedRuntimeAttributes })
        else { return [] }
        var result: [String] = []
        for child in elements(in: list) {
            guard let attribute = Element(document: document, node: child).asRuntimeAttribute, attribute.keyPath == keyPath else {
                continue
            }
            if let written = text(.value, child) { result.append(written) }
            for value in elements(in: child) { result += ValueWords.of(value, in: self) }
        }
        return result
    }

    /// The elements directly in a node.
    func elements(in node: NodeIndex) -> [NodeIndex] {
        var result: [NodeIndex] = []
        var child = node + 1
        while child < tree.nodes[node].subtreeEnd {
            if tree.nodes[child].kind == .element { result.append(child) }
            child = tree.nodes[child].subtreeEnd
        }
        return result
    }

    /// The elements in an object that are parts of it and no objects of their own: values by key, states of a button, its cell, segments.
    ///
    /// - Returns: in the document's order, the object itself first.
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

/// What an element in an object is to it.
private enum PartRole {
    /// It holds other objects, or what is asked of by itself.
    case list
    /// It is what shows the object on macOS, and has an id.
    case cell
    /// A value, unless it has an id.
    case value

    init(of name: String) {
        self = Self.lists.contains(name) ? .list : name.hasSuffix("Cell") ? .cell : .value
    }

    /// By the numbers of the names of the vocabulary.
    static let known = Name.vocabulary.names.map(PartRole.init(of:))

    private static let lists: Set<String> = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "variation", "items", "objects", "cells", "prototypes",
        "tableColumns", "sections", "layoutGuides", "gestureRecognizers", "rect", "scenes", "resources", "dependencies",
    ]
}
