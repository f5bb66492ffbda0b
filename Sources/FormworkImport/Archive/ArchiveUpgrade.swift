import FormworkModel
import FormworkTree

/// An upgrade under way: the archive, what has been written of the document, and what was found.
struct ArchiveUpgrade {
    let graph: ArchiveGraph
    let records: ArchiveRecords
    let type: ArchiveType
    var builder: ElementTreeBuilder
    var findings: ArchiveFindings
    /// The number and the text of each modern name, by its symbol.
    private let nameIDs: [NameID]
    private let nameTexts: [TextRange]
    /// The objects that are written already, or being written.
    var isWritten: [Bool]
    /// The images that the document names, by their names, and where.
    var images: [String: Int] = [:]
    /// The ids that are given out: those of the archive, then generated ones.
    var identifiers: IdentifierTable

    /// The superclasses of the classes that the archive describes; read where they are needed first.
    lazy var superclasses = graph.describedSuperclasses()

    /// How deep elements may nest, so that the document can be read again.
    static let depthLimit = 240

    init(_ graph: ArchiveGraph, _ records: ArchiveRecords, _ type: ArchiveType) {
        self.graph = graph
        self.records = records
        self.type = type
        findings = records.findings
        identifiers = records.identifiers
        var builder = ElementTreeBuilder(converting: graph.tree)
        builder.reserve(elements: graph.tree.nodes.count / 3)
        let base = builder.text(ModernName.spellings.bytes)
        nameTexts = ModernName.spellings.bounds.map { TextRange(offset: base.offset + $0.offset, length: $0.length) }
        nameIDs = zip(ModernName.ids, ModernName.allCases).map { id, name in id == .max ? builder.name(name.spelling) : id }
        self.builder = builder
        isWritten = [Bool](repeating: false, count: graph.keys.count)
    }

    // MARK: Writing

    mutating func begin(_ element: ModernName, from node: Int, key: ModernName? = nil) {
        builder.begin(nameIDs[Int(element.rawValue)], from: graph.offset(node))
        if let key { set(.key, key) }
    }

    mutating func end() { builder.end() }

    mutating func set(_ name: ModernName, _ value: ModernName) { builder.attribute(nameIDs[Int(name.rawValue)], nameTexts[Int(value.rawValue)]) }

    mutating func set(_ name: ModernName, _ value: TextRange) { builder.attribute(nameIDs[Int(name.rawValue)], value) }

    mutating func set(_ name: ModernName, text: String) { builder.attribute(nameIDs[Int(name.rawValue)], builder.text(text)) }

    mutating func set(_ name: ModernName, number: Double) {
        builder.attribute(nameIDs[Int(name.rawValue)], builder.text(ArchiveNumber.text(number)))
    }

    /// A number that is a node of the archive: its text is used where it is what Xcode would write.
    mutating func set(_ name: ModernName, numberAt node: Int) {
        guard let text = graph.content(node), let number = graph.double(node) else { return unreadable(node, "a number") }
        if graph.isPlainInteger(text) { set(name, text) } else { set(name, number: number) }
    }

    mutating func content(_ value: TextRange, from node: Int) { builder.content(value, from: graph.offset(node)) }

    // MARK: Texts

    /// The text of a string, decoded where it must be; nil where the node is no text.
    mutating func text(_ node: Int) -> TextRange? {
        guard let inner = graph.textNode(node) else { return nil }
        if !graph.isEncoded(inner), let text = graph.content(inner) { return text }
        return graph.bytes(node).map { builder.text(Self.withoutNul($0)) }
    }

    private static func withoutNul(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        while bytes.last == 0 { bytes.removeLast() }
        return bytes
    }

    /// Whether an attribute can hold a text: no new lines and no control characters.
    func fitsAttribute(_ text: TextRange) -> Bool { builder.allSatisfy(text) { $0 >= 0x20 } }

    // MARK: Findings

    mutating func note(_ kind: ArchiveFinding.Kind, _ message: String, at node: Int) { findings.note(kind, message, graph.offset(node)) }

    mutating func unreadable(_ node: Int, _ wanted: String) {
        let key = graph.tree.string(graph.tree.value(of: ArchiveIndexer.names.key, at: node)) ?? "item"
        note(.unreadableValue, "the value of '\(key)' is not \(wanted)", at: node)
    }
}
