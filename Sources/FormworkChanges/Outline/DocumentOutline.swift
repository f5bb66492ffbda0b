import FormworkDiagnostics
package import FormworkModel
import FormworkTree

/// A document as text for `git diff`: one line per object, followed by one line per fact.
///
/// It leaves out only the data that Interface Builder maintains by itself, so documents that differ in nothing else have equal outlines. An
/// object's id is included if its name is ambiguous. A frame is left out if constraints, a stack view or the screen place the view.
package struct DocumentOutline {
    /// The version of the output format. A change makes git discard cached outlines.
    package static let version = 3

    private let tree: ComparedTree
    private let names: ObjectNames
    private var objects: [NodeIndex] = []
    private var facts: NodeTable<[String]>
    /// The header of each object, and the number of objects with the same one; nil for nodes that are not objects.
    private var headers: NodeTable<String?>
    private var counts: [String: Int] = [:]
    private let usedNames: Set<String>

    /// - Complexity: O(n log n) in the size of the document.
    package init(_ document: InterfaceDocument) {
        tree = ComparedTree(document)
        names = ObjectNames(tree)
        facts = NodeTable(repeating: [], count: tree.count)
        headers = NodeTable(repeating: nil, count: tree.count)
        usedNames = DifferenceSorter.usedNames(tree, of: [tree])
        // Names can be disambiguated only once all are known.
        visit { outline, node in
            if outline.names.object(of: node) == node, !outline.isReference(node) { outline.addObject(node) }
            return node + 1
        }
        for object in objects { addPlace(of: object) }
        visit { $0.addFacts(of: $1) }
    }

    /// The lines of text, in UTF-8.
    package var text: [UInt8] {
        var text: [UInt8] = []
        for object in objects {
            text += ShownText.symbols(in: header(of: object)).utf8
            text.append(UInt8(ascii: "\n"))
            for fact in facts[object].sorted() {
                text += "    ".utf8
                text += ShownText.symbols(in: fact).utf8
                text.append(UInt8(ascii: "\n"))
            }
        }
        return text
    }

    private var document: InterfaceDocument { tree.document }

    // MARK: Objects

    /// Visits all nodes except those that Interface Builder writes by itself.
    ///
    /// - Parameter body: returns the node to continue with.
    private mutating func visit(_ body: (inout DocumentOutline, NodeIndex) -> NodeIndex) {
        var node = document.rootNode
        let end = tree.tree.nodes[node].subtreeEnd
        while node < end {
            // Interface Builder's own data is skipped.
            if DifferenceSorter.isWrittenByItself(node, tree: tree, usedNames: usedNames) {
                node = tree.tree.nodes[node].subtreeEnd
                continue
            }
            node = body(&self, node)
        }
    }

    private func isReference(_ node: NodeIndex) -> Bool {
        switch document.storage.index.recordOfNode[node].kind {
        case .constraint, .connection: true
        default: false
        }
    }

    private mutating func addObject(_ node: NodeIndex) {
        objects.append(node)
        let header = plainHeader(of: node)
        headers[node] = header
        counts[header, default: 0] += 1
    }

    private mutating func addPlace(of node: NodeIndex) {
        let holder = names.object(of: tree.parent(of: node))
        if holder != document.rootNode, names.subject(of: holder) != .scene {
            facts[node].append("in \(reference(to: holder))")
        }
    }

    private func plainHeader(of node: NodeIndex) -> String {
        if node == document.rootNode { return "document" }
        let name = names.name(of: node)
        if names.subject(of: node) == .scene { return "scene \(name)" }
        return names.sceneName(of: node).map { "\($0) ▸ \(name)" } ?? name
    }

    /// Returns an object's header, with its id where several objects have the same header.
    private func header(of node: NodeIndex) -> String {
        let header = headers[node] ?? plainHeader(of: node)
        guard counts[header, default: 0] > 1, let id = tree[.id, node] ?? tree[.sceneID, node] else { return header }
        return "\(header) #\(id)"
    }

    private func reference(to node: NodeIndex) -> String {
        let name = names.name(of: node)
        guard counts[headers[node] ?? plainHeader(of: node), default: 0] != 1, let id = tree[.id, node] else {
            return name.isEmpty ? "document" : name
        }
        return "\(name) #\(id)"
    }

    // MARK: Facts

    /// Adds the facts of a node.
    ///
    /// - Returns: the node to continue with.
    private mutating func addFacts(of node: NodeIndex) -> NodeIndex {
        let object = names.object(of: node)
        let end = tree.tree.nodes[node].subtreeEnd
        guard tree.isElement(node) else {
            if let text = tree.tree.text(of: node) {
                let words = names.property(of: node, attribute: nil).words
                add("\(words.isEmpty ? "text" : words): \(ValueText.whole(text))", to: object)
            }
            return end
        }
        if node == object, isReference(node) {
            addReference(node)
            return end
        }
        if node != object, isFrameOfConstraints(node) { return end }
        let (words, value) = names.property(of: node, attribute: nil)
        if node != object, value == node {
            add("\(words): \(ValueText.whole(tree.element(node), reference: said))", to: object)
            return end
        }
        var isSilent = node == object || tree.tree.isList(node)
        for attribute in tree.element(node).attributes where !isNoise(attribute.name, at: node) {
            isSilent = true
            let name = node == object ? ValueText.words(attribute.name) : names.property(of: node, attribute: attribute.name).words
            add("\(name): \(said(attribute.name, attribute.value))", to: object)
        }
        if !isSilent, end == node + 1 { add("\(words.isEmpty ? tree.name(of: node) : words): there", to: object) }
        return node + 1
    }

    private mutating func add(_ fact: String, to object: NodeIndex) { facts[object].append(fact) }

    /// Whether an attribute contains nothing that a user wrote.
    private func isNoise(_ name: String, at node: NodeIndex) -> Bool {
        switch name {
        case "id", "sceneID", "misplaced", "ambiguous": true
        case "key": node != names.object(of: node)
        case "toolsVersion", "systemVersion", "version", "defaultVersion": node == document.rootNode
        default: false
        }
    }

    /// Whether a rect is the frame of a view that constraints, a stack view or the screen place.
    private func isFrameOfConstraints(_ node: NodeIndex) -> Bool {
        guard document.name(of: node) == .rect, (tree[.key, node] ?? "").hasSuffix("rame") else { return false }
        guard let view = tree.element(tree.parent(of: node)).asView, !view.hasFixedFrame, !view.isAmbiguous else { return false }
        guard let superview = view.superview else { return view.scene != nil && view.element["key"] == "view" }
        return !view.translatesAutoresizingMaskIntoConstraints || view.element["key"] != nil || superview.element.name == "stackView"
    }

    /// Returns a value in words. For a reference that is the object's name.
    private func said(_ name: String, _ value: String) -> String {
        if ObjectReference.isReference(name, value: value), let target = tree.identified[value] { return reference(to: target) }
        if let image = tree.embedded[value] { return "an image of the document \(String(image, radix: 36))" }
        return ValueText.whole(value, named: name)
    }

    private mutating func addReference(_ node: NodeIndex) {
        let element = tree.element(node)
        var holder = names.object(of: tree.parent(of: node))
        var parts: [String]
        var described: Set<String> = ["id"]
        if let record = element.asConstraint?.record {
            let phrase = ConstraintPhrase(record, of: tree) { second, _ in reference(to: second) }
            if let item = phrase.item { holder = names.object(of: item) }
            parts = ["constraint \(phrase.subject) \(phrase.value)"]
            described.formUnion([
                "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "constant", "priority",
            ])
        } else {
            parts = [ValueText.words(tree.name(of: node))]
        }
        for attribute in element.attributes where !described.contains(attribute.name) {
            parts.append("\(ValueText.words(attribute.name)) \(said(attribute.name, attribute.value))")
        }
        for child in element.children { parts.append(ValueText.whole(child, reference: said)) }
        if let text = element.plainText { parts.append(ValueText.whole(text)) }
        add(parts.joined(separator: ", "), to: holder)
    }
}
