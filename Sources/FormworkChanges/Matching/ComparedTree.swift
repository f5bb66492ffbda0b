import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// A document's tree with what a comparison asks of each node: what it says, and what it says but for the ids in it.
///
/// Digests are made when they are first asked for: an outline does without most of them.
final class ComparedTree {
    let document: InterfaceDocument
    /// The nodes whose ids no other element has, by their ids.
    let identified: [String: NodeIndex]
    /// Ids that several elements have.
    private let repeated: Set<String>
    private lazy var digests = Self.digests(of: tree, ids: Set(identified.keys).union(repeated))
    /// Images that the document holds itself, by their names, which are made up: digests of what they are.
    private(set) lazy var embedded = embeddedImages()

    /// By parent the number of children with each key, for those that were asked about.
    private var keyCounts: [NodeIndex: [SiblingKey: Int]] = [:]

    /// For each node a digest of all that it holds.
    var content: NodeTable<UInt64> { digests.content }
    /// For each node a digest of all that it holds but its ids, and references to ids of the document.
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
            // Of two that are the same their names tell which is which.
            if known.insert(digest.value).inserted { images[name] = digest.value }
        }
        return images
    }

    /// What makes an object the same one in two revisions of a document: its id, or its scene's.
    private static func identity(of node: NodeIndex, in tree: ElementTree) -> String? {
        let id = tree.value(of: Name.id.id, at: node)
        if id.isPresent { return tree.string(id) }
        let scene = tree.value(of: Name.sceneID.id, at: node)
        return scene.isPresent ? tree.string(scene).map { "scene " + $0 } : nil
    }

    /// The digests of all nodes: children before their parents, so that one pass does.
    private static func digests(of tree: ElementTree, ids: Set<String>) -> (content: NodeTable<UInt64>, shape: NodeTable<UInt64>) {
        var content = NodeTable<UInt64>(repeating: 0, count: tree.nodes.count)
        var shape = content
        // An id is short, and few texts are: most values need not be made strings to know that they are none.
        let lengths = Set(ids.map(\.utf8.count))
        let names = (tree.names.vocabulary.names + tree.names.extras).map { name in
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
                whole.add(tree.bytes, attribute.value.range)
                let isID = attribute.name == Name.id.id || attribute.name == Name.sceneID.id
                if isID { continue }
                let isReference = lengths.contains(Int(attribute.value.length)) && tree.string(attribute.value).map(ids.contains) ?? false
                form.add(names[Int(attribute.name)])
                if !isReference { form.add(tree.bytes, attribute.value.range) }
            }
            if let blank = tree.blankText(of: node) { whole.add(tree.bytes, blank.range) }
            for child in tree.children(of: node) {
                whole.add(content[child])
                form.add(shape[child])
            }
            content[node] = whole.value
            shape[node] = form.value
        }
        return (content, shape)
    }

    /// The nodes directly in another one.
    func children(of node: NodeIndex) -> [NodeIndex] { Array(tree.children(of: node)) }

    func parent(of node: NodeIndex) -> NodeIndex { tree.nodes[node].parent }

    func name(of node: NodeIndex) -> String { tree.names[tree.nodes[node].name] }

    /// How many nodes an element is, itself among them.
    func size(of node: NodeIndex) -> Int { tree.nodes[node].subtreeEnd.place - node.place }

    /// Whether none of a node's siblings has the same name and word.
    func isAlone(_ node: NodeIndex) -> Bool {
        let parent = parent(of: node)
        let counts =
            keyCounts[parent] ?? Dictionary(children(of: parent).map { (SiblingKey($0, of: self), 1) }, uniquingKeysWith: +)
        keyCounts[parent] = counts
        return counts[SiblingKey(node, of: self)] == 1
    }

    func isElement(_ node: NodeIndex) -> Bool { tree.nodes[node].kind == .element }

    func element(_ node: NodeIndex) -> Element { Element(document: document, node: node) }

    /// What a constraint or a connection speaks of; nothing for any other node.
    func ends(of node: NodeIndex) -> [NodeIndex] {
        let element = element(node)
        if let record = element.asConstraint?.record { return [record.first, record.second].compactMap(\.self) }
        if let record = element.asConnection?.record { return [record.destination].compactMap(\.self) }
        return []
    }

    subscript(attribute: Name, node: NodeIndex) -> String? { document.attribute(attribute, of: node) }
}
