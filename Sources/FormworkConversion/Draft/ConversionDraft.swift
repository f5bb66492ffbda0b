import FormworkModel
import FormworkTree

/// What becomes of the nodes of a document: which come along and in which part of the new one, which go, and what is said otherwise.
struct ConversionDraft {
    /// What a reference to a placeholder or a controller becomes.
    enum Replacement {
        case id(String)
        /// It leads nowhere any more.
        case none
    }

    /// What is put into an element: one that stood elsewhere, or a new one.
    enum Insertion {
        case node(NodeIndex)
        case fragment(ElementFragment)
    }

    /// A part of the new document: a scene, or the whole of a XIB.
    struct Part {
        /// What references to ids become that the part does not have.
        var replacements: [String: Replacement] = [:]
        /// What actions of the application become.
        var actionReplacements: [String: String] = [:]
    }

    let source: InterfaceDocument
    var parts: [Part] = []
    /// The part in which each node comes along; -1 where it does not.
    private(set) var partOfNode: [Int]
    private(set) var removed: Set<NodeIndex> = []
    /// The attributes that are said otherwise; nil for one that goes.
    private(set) var attributes: [NodeIndex: [String: String?]] = [:]
    private(set) var names: [NodeIndex: String] = [:]
    /// What is put into a node, before one of its children or at the end.
    private(set) var insertions: [NodeIndex: [(sibling: NodeIndex?, what: Insertion)]] = [:]
    /// Cells that are made many times.
    var prototypes: [Range<NodeIndex>] = []
    private(set) var notes: [ConversionNote] = []
    private var takenIDs: Set<String> = []

    init(_ source: InterfaceDocument) {
        self.source = source
        partOfNode = Array(repeating: -1, count: source.tree.nodes.count)
    }

    func element(_ node: NodeIndex) -> Element { Element(document: source, node: node) }

    func subtree(_ node: NodeIndex) -> Range<NodeIndex> { node..<source.tree.nodes[node].subtreeEnd }

    /// Brings an element along, with what is in it.
    mutating func bring(_ node: NodeIndex, into part: Int) { for index in subtree(node) { partOfNode[index.place] = part } }

    /// Leaves an element out, with what is in it.
    mutating func leaveOut(_ node: NodeIndex, _ reason: ConversionNote.Reason, _ message: String) {
        note(reason, .leftOut, message, node)
        removed.insert(node)
        for index in subtree(node) { partOfNode[index.place] = -1 }
    }

    /// Takes an element from its place; it is put to another one.
    mutating func move(_ node: NodeIndex) { removed.insert(node) }

    mutating func note(_ reason: ConversionNote.Reason, _ outcome: ConversionNote.Outcome, _ message: String, _ node: NodeIndex) {
        notes.append(ConversionNote(reason, outcome, message, element(node)))
    }

    mutating func set(_ name: String, to value: String?, at node: NodeIndex) { attributes[node, default: [:]][name] = .some(value) }

    mutating func rename(_ node: NodeIndex, to name: String) { names[node] = name }

    mutating func insert(_ what: Insertion, into node: NodeIndex, before sibling: NodeIndex? = nil) {
        insertions[node, default: []].append((sibling, what))
    }

    /// An id that no element has; always the same for the same document and texts.
    mutating func newID(_ seeds: String...) -> String {
        var ids = ObjectIDGenerator(seeds: seeds)
        while true {
            let id = String(decoding: ids.next(), as: UTF8.self)
            if source.element(id: id) == nil, takenIDs.insert(id).inserted { return id }
        }
    }

    /// The notes in the order of the document.
    var sortedNotes: [ConversionNote] {
        notes.enumerated().sorted { ($0.element.element.node, $0.offset) < ($1.element.element.node, $1.offset) }.map(\.element)
    }
}
