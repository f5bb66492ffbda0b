import FormworkModel
import FormworkTree

/// An upgrade under way: the archive, what has been written of the document, and what was found.
struct ArchiveUpgrade {
    let graph: ArchiveGraph
    let records: ArchiveRecords
    let type: ArchiveType
    let usesAutolayout: Bool
    var builder: ElementTreeBuilder
    var findings: ArchiveFindings
    /// The number and the text of each modern name, by its symbol.
    private var nameIDs = ModernName.ids
    private let nameTexts: [TextRange]
    /// The objects that are written already, or being written.
    var isWritten: [Bool]
    /// The images that the document names, by their names, and where.
    var images: [String: Int] = [:]
    /// The ids that are given out: those of the archive, then generated ones.
    var identifiers: IdentifierTable

    /// The superclasses of the classes that the archive describes; read where they are needed first.
    lazy var superclasses = graph.describedSuperclasses()

    /// The ids of bindings by their connectors; read where they are needed first.
    lazy var bindings = records.bindings(graph)

    /// What may still be written, in elements and bytes of text: far more than any archive asks for that does not share its
    /// values in bad faith.
    private var budget: Int

    /// How deep elements may nest, so that the document can be read again.
    static let depthLimit = 240

    init(_ graph: ArchiveGraph, _ records: ArchiveRecords, _ type: ArchiveType, usesAutolayout: Bool) {
        self.usesAutolayout = usesAutolayout
        self.graph = graph
        self.records = records
        self.type = type
        findings = records.findings
        identifiers = records.identifiers
        var builder = ElementTreeBuilder(converting: graph.tree)
        builder.reserve(elements: graph.tree.nodes.count / 3)
        let base = builder.text(ModernName.spellings.bytes)
        nameTexts = ModernName.spellings.bounds.map { TextRange(offset: base.offset + $0.offset, length: $0.length) }
        self.builder = builder
        isWritten = [Bool](repeating: false, count: graph.keys.count)
        budget = 1_000_000 + graph.tree.bytes.count * 8
    }

    /// The number of a name; one that the vocabulary does not hold gets its number when it is written first.
    private mutating func id(of name: ModernName) -> NameID {
        let known = nameIDs[Int(name.rawValue)]
        if known != .max { return known }
        let id = builder.name(name.spelling)
        nameIDs[Int(name.rawValue)] = id
        return id
    }

    // MARK: Writing

    mutating func begin(_ element: ModernName, from node: Int, key: ModernName? = nil) {
        budget -= 16
        builder.begin(id(of: element), from: graph.offset(node))
        if let key { set(.key, key) }
    }

    mutating func end() { builder.end() }

    mutating func set(_ name: ModernName, _ value: ModernName) { builder.attribute(id(of: name), nameTexts[Int(value.rawValue)]) }

    func text(of name: ModernName) -> TextRange { nameTexts[Int(name.rawValue)] }

    mutating func set(_ name: ModernName, _ value: TextRange) { builder.attribute(id(of: name), value) }

    mutating func set(_ name: ModernName, text: String) { builder.attribute(id(of: name), builder.text(text)) }

    mutating func set(_ name: ModernName, number: Double) {
        builder.attribute(id(of: name), builder.text(DocumentNumber.text(number)))
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
        if !graph.isEncoded(inner), let text = graph.content(inner) {
            budget -= Int(text.length)
            return isExhausted(at: node) ? nil : text
        }
        budget -= graph.content(inner).map { Int($0.length) } ?? 0
        if isExhausted(at: node) { return nil }
        guard let bytes = graph.bytes(node).map(Self.withoutNul) else { return nil }
        if String(validating: bytes, as: UTF8.self) != nil { return builder.text(bytes) }
        unreadable(node, "base64 of a text in UTF-8; it stays as it is")
        return graph.content(inner)
    }

    /// Whether nothing more may be written, which is noted.
    mutating func isExhausted(at node: Int) -> Bool {
        if budget >= 0 { return false }
        note(.tooLarge, "values shared so often that the document would grow without measure", at: node)
        return true
    }

    /// Whether the items of a list may be written: a list that two objects share is the first one's.
    mutating func claim(_ list: Int) -> Bool {
        if isExhausted(at: list) || isWritten[list] { return false }
        isWritten[list] = Int(graph.ends[list]) > list + 1
        return true
    }

    private static func withoutNul(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        while bytes.last == 0 { bytes.removeLast() }
        return bytes
    }

    /// Whether a text is written as an attribute: Xcode makes elements of long ones and of those with control characters.
    func fitsAttribute(_ text: TextRange) -> Bool {
        (text.length <= Self.attributeLimit || builder.characterCount(text) <= Self.attributeLimit)
            && isPlain(text, keepingLines: false)
    }

    /// Whether a text holds nothing but characters that XML knows, U+FFFE and U+FFFF not being any.
    func isPlain(_ text: TextRange, keepingLines: Bool) -> Bool {
        var before: UInt32 = 0
        return builder.allSatisfy(text) { byte in
            before = (before << 8 | UInt32(byte)) & 0xFF_FFFF
            if byte < 0x20 { return keepingLines && (byte == 0x0A || byte == 0x0D || byte == 0x09) }
            return before != 0xEF_BFBE && before != 0xEF_BFBF
        }
    }

    /// The longest text, in characters, that Xcode writes as an attribute.
    private static let attributeLimit = 127

    // MARK: Findings

    mutating func note(_ kind: ArchiveFinding.Kind, _ message: String, at node: Int) { findings.note(kind, message, graph.offset(node)) }

    mutating func unreadable(_ node: Int, _ wanted: String) {
        let key = graph.tree.string(graph.tree.value(of: ArchiveIndexer.names.key, at: NodeIndex(node))) ?? "item"
        note(.unreadableValue, "the value of '\(key)' is not \(wanted)", at: node)
    }
}
