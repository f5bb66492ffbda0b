import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// A document's tree with digests of each node for comparisons: of its content, and of its content without ids.
///
/// The digests are computed on first use: an outline doesn't need most of them.
final class ComparedTree {
    let document: InterfaceDocument
    /// The nodes with unique ids, by id.
    let identified: [String: NodeIndex]
    /// Ids that several elements share.
    private let repeated: Set<String>
    private lazy var digests = Self.digests(of: tree, ids: Set(identified.keys).union(repeated))
    /// The content digests of the images that the document embeds, by name. Their names are generated.
    private(set) lazy var embedded = embeddedImages()

    /// For each parent, the number of children with each key. Computed on demand.
    private var keyCounts: [NodeIndex: [SiblingKey: Int]] = [:]

    /// For each node, a digest of its whole content.
    var content: NodeTable<UInt64> { digests.content }
    /// For each node, a digest of its content without ids and references to ids of the document.
    var shape: NodeTable<UInt64> { digests.shape }

    var tree: ElementTree { _read { yield document.storage.tree } }
    var count: Int { document.storage.tree.nodes.count }

    init(_ document: InterfaceDocument) {
        self.document = document
        let tree = document.storage.tree
        var identified: [String: NodeIndex] = [:]
        var repeated: Set<String> = []
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            guard let id = Self.identity(of: node, in: tree) else { continue }
            if identified.updateValue(node, forKey: id) != nil { repeated.insert(id) }
        }
        for id in repeated { identified[id] = nil }
        self.identified = identified
        self.repeated = repeated
    }

    private func embeddedImages() -> [String: UInt64] {
        var images: [String: UInt64] = [:]
        let tree = document.storage.tree
        guard let list = tree.children(of: document.rootNode).first(where: { document.name(of: $0) == .resources }) else { return [:] }
        var known: Set<UInt64> = []
        for node in tree.children(of: list) where tree.nodes[node].subtreeEnd > node + 1 && document.name(of: node) == .image {
            guard let name = document.attribute(.name, of: node) else { continue }
            var digest = Digest()
            for part in tree.children(of: node) { digest.add(content[part]) }
            // Of several identical images, only the first one is identified by its content.
            if known.insert(digest.value).inserted { images[name] = digest.value }
        }
        return images
    }

    /// Returns the identity of an object across revisions of a document: its id, or its scene's.
    private static func identity(of node: NodeIndex, in tree: ElementTree) -> String? {
        let id = tree.value(of: Name.id.id, at: node)
        if id.isPresent { return tree.string(id) }
        let scene = tree.value(of: Name.sceneID.id, at: node)
        return scene.isPresent ? tree.string(scene).map { "scene " + $0 } : nil
    }

    /// Computes the digests of all nodes, children before their parents, in one pass.
    private static func digests(of tree: ElementTree, ids: Set<String>) -> (content: NodeTable<UInt64>, shape: NodeTable<UInt64>) {
        var content = NodeTable<UInt64>(repeating: 0, count: tree.nodes.count)
        var shape = content
        // Comparing lengths first avoids creating strings for most values.
        let lengths = Set(ids.map(\.utf8.count))
        let names = (tree.names.fixedNames.names + tree.names.extras).map { name in
            var digest = Digest()
            digest.add(name)
            return digest.value
        }
        for node in tree.nodeIndices.reversed() {
            let record = tree.nodes[node]
            var whole = Digest()
            whole.add(UInt64(record.kind.rawValue))
            whole.add(names[Int(record.name)])
            var form = whole
            for position in tree.attributeRange(of: node) {
                let attribute = tree.attributes[position]
                whole.add(names[Int(attribute.name)])
                whole.add(tree.bytes, range: attribute.value.range)
                let isID = attribute.name == Name.id.id || attribute.name == Name.sceneID.id
                if isID { continue }
                let isReference = lengths.contains(Int(attribute.value.length)) && tree.string(attribute.value).map(ids.contains) ?? false
                form.add(names[Int(attribute.name)])
                if !isReference { form.add(tree.bytes, range: attribute.value.range) }
            }
            if let blank = tree.blankText(of: node) { whole.add(tree.bytes, range: blank.range) }
            for child in tree.children(of: node) {
                whole.add(content[child])
                form.add(shape[child])
            }
            content[node] = whole.value
            shape[node] = form.value
        }
        return (content, shape)
    }

    /// Returns the children of a node.
    func children(of node: NodeIndex) -> [NodeIndex] { Array(tree.children(of: node)) }

    func parent(of node: NodeIndex) -> NodeIndex { tree.nodes[node].parent }

    func name(of node: NodeIndex) -> String { tree.names[tree.nodes[node].name] }

    /// Returns the number of nodes in a subtree, including its root.
    func size(of node: NodeIndex) -> Int { tree.nodes[node].subtreeEnd.place - node.place }

    /// Whether no sibling has the same name and key as a node.
    func isAlone(_ node: NodeIndex) -> Bool {
        let parent = parent(of: node)
        let counts =
            keyCounts[parent] ?? Dictionary(children(of: parent).map { (SiblingKey($0, of: self), 1) }, uniquingKeysWith: +)
        keyCounts[parent] = counts
        return counts[SiblingKey(node, of: self)] == 1
    }

    func isElement(_ node: NodeIndex) -> Bool { tree.nodes[node].kind == .element }

    func element(_ node: NodeIndex) -> Element { Element(document: document, node: node) }

    /// Returns the objects that a constraint or a connection refers to; empty for any other node.
    func ends(of node: NodeIndex) -> [NodeIndex] {
        let element = element(node)
        if let record = element.asConstraint?.record { return [record.first, record.second].compactMap(\.self) }
        if let record = element.asConnection?.record { return [record.destination].compactMap(\.self) }
        return []
    }

    subscript(attribute: Name, node: NodeIndex) -> String? { document.attribute(attribute, of: node) }
}
