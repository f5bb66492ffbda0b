import FormworkModel
import FormworkTree

/// The plan of a conversion: the nodes to copy, with their part of the new document, the nodes to remove, and the changes.
struct ConversionDraft {
    /// The replacement of a reference to a placeholder or a controller.
    enum Replacement {
        case id(String)
        /// The reference has no destination any more.
        case none
    }

    /// An insertion into an element: a moved element or a new one.
    enum Insertion {
        case node(NodeIndex)
        case fragment(ElementFragment)
    }

    /// A part of the new document: a scene, or a whole XIB.
    struct Part {
        /// The replacements of references to objects that the part doesn't have, by id.
        var replacements: [String: Replacement] = [:]
        /// The replacements of targets of actions to the application, by id.
        var actionReplacements: [String: String] = [:]
    }

    let source: InterfaceDocument
    var parts: [Part] = []
    /// The part to which each node is copied; -1 for none.
    private(set) var partOfNode: [Int]
    private(set) var removed: Set<NodeIndex> = []
    /// The changed attributes; nil for a removed one.
    private(set) var attributes: [NodeIndex: [String: String?]] = [:]
    private(set) var names: [NodeIndex: String] = [:]
    /// The insertions into a node, before one of its children or at the end.
    private(set) var insertions: [NodeIndex: [(sibling: NodeIndex?, what: Insertion)]] = [:]
    /// The ranges of prototype cells, which may have many instances.
    var prototypes: [Range<NodeIndex>] = []
    private(set) var notes: [ConversionNote] = []
    private var takenIDs: Set<String> = []

    init(_ source: InterfaceDocument) {
        self.source = source
        partOfNode = Array(repeating: -1, count: source.tree.nodes.count)
    }

    func element(_ node: NodeIndex) -> Element { Element(document: source, node: node) }

    func subtree(_ node: NodeIndex) -> Range<NodeIndex> { node..<source.tree.nodes[node].subtreeEnd }

    /// Adds an element and its descendants to a part.
    mutating func bring(_ node: NodeIndex, into part: Int) { for index in subtree(node) { partOfNode[index.place] = part } }

    /// Leaves out an element and its descendants, with a note.
    mutating func leaveOut(_ node: NodeIndex, reason: ConversionNote.Reason, message: String) {
        note(reason, outcome: .leftOut, message: message, node: node)
        removed.insert(node)
        for index in subtree(node) { partOfNode[index.place] = -1 }
    }

    /// Removes an element from its place because it is inserted elsewhere.
    mutating func move(_ node: NodeIndex) { removed.insert(node) }

    mutating func note(_ reason: ConversionNote.Reason, outcome: ConversionNote.Outcome, message: String, node: NodeIndex) {
        notes.append(ConversionNote(reason, outcome: outcome, message: message, element: element(node)))
    }

    mutating func set(_ name: String, to value: String?, at node: NodeIndex) { attributes[node, default: [:]][name] = .some(value) }

    mutating func rename(_ node: NodeIndex, to name: String) { names[node] = name }

    mutating func insert(_ what: Insertion, into node: NodeIndex, before sibling: NodeIndex? = nil) {
        insertions[node, default: []].append((sibling, what))
    }

    /// Returns an unused id. It is always the same for the same document and seeds.
    mutating func newID(_ seeds: String...) -> String {
        var ids = ObjectIDGenerator(seeds: seeds)
        while true {
            let id = String(decoding: ids.next(), as: UTF8.self)
            if source.element(id: id) == nil, takenIDs.insert(id).inserted { return id }
        }
    }

    /// The notes in document order.
    var sortedNotes: [ConversionNote] {
        notes.enumerated().sorted { ($0.element.element.node, $0.offset) < ($1.element.element.node, $1.offset) }.map(\.element)
    }
}
