import FormworkModel
import FormworkQuery
import FormworkTree

/// Elements of a document that commands have changed by themselves, each in a small document of its own.
///
/// Most commands touch one element. Written into the whole document each of them would cost as much as the document is long, so they wait
/// until a command wants to see all of it.
struct EditedParts {
    /// An element as it is now.
    struct Part {
        var document: InterfaceDocument
        /// Where the element stands in it.
        let node: NodeIndex
        var isChanged = false

        var element: Element { Element(document: document, node: node) }
        /// The objects in it, the element among them.
        var objects: [Element] {
            let range = node..<document.tree.nodes[node].subtreeEnd
            return ObjectKind.any.all(in: document, scene: nil).filter { range.contains($0.node) }
        }
        /// Whether what it stands in may show what it says: it is a controller, which names its scene, has a key, or is in what has one.
        var isShownByOthers: Bool {
            element.isController
                || sequence(first: element, next: \.parent).prefix(Self.shownDepth).contains { Self.shownKeys.contains($0["key"] ?? "") }
        }
        /// The keys of what an object or a scene is called after.
        private static let shownKeys: Set<String> = [
            "text", "title", "label", "attributedText", "attributedTitle", "content", "normal", "cell", "navigationItem",
        ]
        /// Through how many elements an object shows what stands in it.
        private static let shownDepth = 4
        /// How long the document is behind the element: what came there does not belong to it.
        var rest: Int { document.tree.sourceCount - Int(document.tree.nodes[node].end) }
    }

    /// By where the elements stand in the document.
    private var parts: [NodeIndex: Part] = [:]
    /// What they stand in.
    private var above: Set<NodeIndex> = []
    /// How many names came that the document does not have.
    private(set) var newNames = 0

    /// Ids of the document by which no element alone is meant; nil before anybody asks.
    private var sharedIDs: Set<String>?
    /// The names of the document's objects; nil before anybody asks.
    private var names: ObjectNames?
    /// The names of the objects in the parts, with the part that has each; nil for several ones.
    private var partOfName: [String: NodeIndex?] = [:]
    /// Whether what something else is called may have changed with a part: a scene shows the title of its navigation item.
    private var areNamesUnsure = false

    /// From how many nodes on an element is changed in the document itself.
    private static let largest = 512
    /// How many elements wait at most: each takes some kilobytes.
    private static let most = 4_096

    /// The part that an element is, which may be a new one; nil where it cannot be changed by itself.
    ///
    /// - Complexity: O(n) in the size of the part.
    func part(_ element: Element, with list: Element?) -> Part? {
        if let part = parts[element.node] { return part }
        let tree = element.document.tree
        let size = element.node.distance(to: tree.nodes[element.node].subtreeEnd)
        guard size <= Self.largest, parts.count < Self.most, !above.contains(element.node) else { return nil }
        var depth = 0
        var outer = element.parent
        while let some = outer {
            if parts[some.node] != nil || some.node == list?.node { return nil }
            depth += 1
            outer = some.parent
        }
        guard element.node != list?.node, let part = tree.cutOut(element.node, with: list?.node) else { return nil }
        let document = element.document
        return Part(
            document: InterfaceDocument(tree: part, kind: document.kind, platform: document.platform, format: document.format),
            node: NodeIndex(depth))
    }

    /// Keeps what an element has become.
    mutating func keep(_ part: Part, as element: Element) {
        let old = parts[element.node]?.document.tree ?? element.document.tree
        newNames += part.document.tree.names.extras.count - old.names.extras.count
        parts[element.node] = part
        for object in part.objects {
            for name in ObjectNames.kinds.flatMap({ $0(object) }) {
                let other = partOfName[name]
                partOfName[name] = other == nil || other == element.node ? .some(element.node) : .some(nil)
            }
        }
        areNamesUnsure = areNamesUnsure || part.isShownByOthers
        var outer = element.parent
        while let some = outer, above.insert(some.node).inserted { outer = some.parent }
    }

    // MARK: What is meant

    /// The element with an id; nil where another one may be meant.
    mutating func element(id: String, of document: InterfaceDocument) -> Element? {
        let shared = sharedIDs ?? ObjectNames.sharedIDs(of: document)
        sharedIDs = shared
        return shared.contains(id) ? nil : document.element(id: id)
    }

    /// The one element that a name means which is no id; nil where another one may be meant.
    ///
    /// - Complexity: O(n log n) in the size of the document for the first, O(log n) and what the part is long for each further one.
    mutating func element(named name: String, of document: InterfaceDocument) -> Element? {
        let names = names ?? ObjectNames(document)
        self.names = names
        guard !areNamesUnsure, !name.hasPrefix("#"), !names.isID(name, of: document) else { return nil }
        var own: (node: NodeIndex, part: Part)?
        if let holder = partOfName[name] {
            guard let holder, let part = parts[holder] else { return nil }
            own = (holder, part)
        }
        for (kind, called) in ObjectNames.kinds.enumerated() {
            var found = names.nodes(name, kind: kind).filter { !isInPart($0, of: document) }
            for object in own?.part.objects ?? [] where called(object).contains(name) {
                guard let own, object.node == own.part.node else { return nil }
                found.append(own.node)
            }
            if !found.isEmpty { return found.count == 1 ? Element(document: document, node: found[0]) : nil }
        }
        return nil
    }

    /// Whether a node is one of the parts, or in one.
    private func isInPart(_ node: NodeIndex, of document: InterfaceDocument) -> Bool {
        sequence(first: Element(document: document, node: node), next: \.parent).contains { parts[$0.node] != nil }
    }

    /// The document with what its elements have become.
    ///
    /// - Complexity: O(n) in the size of the document.
    func written(into document: InterfaceDocument) -> InterfaceDocument {
        let changed = parts.filter(\.value.isChanged)
        if changed.isEmpty { return document }
        var editor = TreeEditor(document.tree)
        for (node, part) in changed { editor.replace(node, with: part.node, of: part.document.tree) }
        return InterfaceDocument(tree: editor.finish(), kind: document.kind, platform: document.platform, format: document.format)
    }
}
