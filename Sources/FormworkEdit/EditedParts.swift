import FormworkModel
import FormworkQuery
import FormworkTree

/// Elements of a document that commands have changed, each in a small document of its own.
///
/// Most commands change one element. Rewriting the document for each would cost time in proportion to its size, so the changes wait until a
/// command needs the whole document.
struct EditedParts {
    /// An element in its present state.
    struct Part {
        var document: InterfaceDocument
        /// The element's place in it.
        let node: NodeIndex
        var isChanged = false

        var element: Element { Element(document: document, node: node) }
        /// The objects in it, including the element.
        var objects: [Element] {
            let range = node..<document.tree.nodes[node].subtreeEnd
            return ObjectKind.any.all(in: document, scene: nil).filter { range.contains($0.node) }
        }
        /// Whether an object around it may take its name from it: it is a controller, which names its scene, or it or an element around it has such a key.
        var isShownByOthers: Bool {
            element.isController
                || sequence(first: element, next: \.parent).prefix(Self.shownDepth).contains { Self.shownKeys.contains($0["key"] ?? "") }
        }
        /// The keys of elements that give an object or a scene its name.
        private static let shownKeys: Set<String> = [
            "text", "title", "label", "attributedText", "attributedTitle", "content", "normal", "cell", "navigationItem",
        ]
        /// The greatest distance between an object and an element that gives it its name.
        private static let shownDepth = 4
        /// The length of the document after the element. A change there belongs to something else.
        var rest: Int { document.tree.sourceCount - Int(document.tree.nodes[node].end) }
    }

    /// The parts by their places in the document.
    private var parts: [NodeIndex: Part] = [:]
    /// The elements around them.
    private var above: Set<NodeIndex> = []
    /// The number of names that the document does not have.
    private(set) var newNames = 0

    /// Ids that do not mean a single element; nil until they are needed.
    private var sharedIDs: Set<String>?
    /// The names of the document's objects; nil until they are needed.
    private var names: ObjectNames?
    /// The names of objects in the parts, each with its part; nil where several parts have it.
    private var partOfName: [String: NodeIndex?] = [:]
    /// Whether a part may have renamed another object: a scene shows the title of its navigation item.
    private var areNamesUnsure = false

    /// The most nodes of an element that is changed separately.
    private static let largest = 512
    /// The most waiting elements. Each takes some kilobytes.
    private static let most = 4_096

    /// Returns the part of an element, which may be new; nil where it cannot be changed separately.
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

    /// Keeps a changed element.
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

    // MARK: Targets

    /// Returns the element with an id; nil where the id may mean another one.
    mutating func element(id: String, of document: InterfaceDocument) -> Element? {
        let shared = sharedIDs ?? ObjectNames.sharedIDs(of: document)
        sharedIDs = shared
        return shared.contains(id) ? nil : document.element(id: id)
    }

    /// Returns the only element with a name that isn't an id; nil where the name may mean another one.
    ///
    /// - Complexity: O(n log n) in the size of the document for the first name, O(log n + p) for each further one, with *p* nodes in its part.
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

    /// Whether a node is a part or inside one.
    private func isInPart(_ node: NodeIndex, of document: InterfaceDocument) -> Bool {
        sequence(first: Element(document: document, node: node), next: \.parent).contains { parts[$0.node] != nil }
    }

    /// Returns the document with all changed elements.
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
