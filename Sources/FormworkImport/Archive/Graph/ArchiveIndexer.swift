import FormworkModel
import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// Fills the arrays of an archive graph: one pass over the tree, then one over its references.
struct ArchiveIndexer {
    struct Names: Sendable {
        let key = Name.key.id
        let `class` = Name.class.id
        let id = Name.id.id
        let ref = Name.ref.id
        let value = Name.value.id
        let type = Name.type.id
    }

    static let names = Names()

    /// The kind of element for each name in the vocabulary.
    private static let kindsByName: [ArchiveGraph.Kind] = {
        var kinds = [ArchiveGraph.Kind](repeating: .other, count: Name.fixedNames.names.count)
        let pairs: [(Name, ArchiveGraph.Kind)] = [
            (.object, .object), (.reference, .reference), (.string, .string), (.int, .int), (.integer, .integer), (.float, .float),
            (.double, .double), (.real, .real), (.bool, .bool), (.boolean, .boolean), (.nil, .nil), (.bytes, .bytes),
            (.characters, .characters), (.array, .array), (.set, .set), (.dictionary, .dictionary),
        ]
        for (name, kind) in pairs { kinds[Int(name.id)] = kind }
        return kinds
    }()

    private(set) var kinds: [ArchiveGraph.Kind]
    private(set) var keys: [TextRange]
    private(set) var classes: [ArchiveClass]
    private(set) var ends: [Int32]
    private(set) var targets: [Int32]
    private(set) var dangling: [Int] = []
    private(set) var duplicates: [Int] = []
    private var identifiers: IdentifierTable
    private var references: [(node: Int32, id: TextRange)] = []

    init(nodeCount: Int) {
        kinds = .init(repeating: .other, count: nodeCount)
        keys = .init(repeating: .absent, count: nodeCount)
        classes = .init(repeating: .unknown, count: nodeCount)
        ends = .init(repeating: 0, count: nodeCount)
        targets = .init(repeating: -1, count: nodeCount)
        identifiers = IdentifierTable(capacity: nodeCount / 4)
        references.reserveCapacity(nodeCount / 4)
    }

    mutating func read(_ tree: ElementTree) {
        tree.bytes.withUnsafeBufferPointer { bytes in
            readNodes(tree, bytes: bytes)
            for (node, id) in references {
                guard let target = identifiers.find(id, in: bytes) else {
                    dangling.append(Int(node))
                    continue
                }
                targets[Int(node)] = Int32(truncatingIfNeeded: target)
            }
        }
    }

    private mutating func readNodes(_ tree: ElementTree, bytes: UnsafeBufferPointer<UInt8>) {
        let names = Self.names
        let kindsByName = Self.kindsByName
        let classTable = ArchiveClass.table
        let count = tree.nodes.count
        var attribute = 0
        for index in 0..<count {
            let node = tree.nodes[index]
            ends[index] = Int32(truncatingIfNeeded: node.subtreeEnd.rawValue)
            let attributesEnd = index + 1 < count ? Int(tree.nodes[index + 1].firstAttribute) : tree.attributes.count
            defer { attribute = attributesEnd }
            guard node.kind == .element else { continue }
            let kind = Int(node.name) < kindsByName.count ? kindsByName[Int(node.name)] : .other
            kinds[index] = kind
            var reference = TextRange.absent
            for position in attribute..<attributesEnd {
                let value = tree.attributes[position].value
                switch tree.attributes[position].name {
                case names.key: keys[index] = value
                case names.class: classes[index] = ArchiveClass.symbol(classTable.find(value, in: bytes))
                case names.ref: reference = value
                case names.id:
                    let key = IdentifierTable.key(start: Int(value.offset), count: Int(value.length), in: bytes)
                    if identifiers.insert(key, value: index) != nil { duplicates.append(index) }
                default: break
                }
            }
            switch kind {
            case .reference:
                if reference.isPresent { references.append((Int32(truncatingIfNeeded: index), reference)) }
            case .nil: break
            default: targets[index] = Int32(truncatingIfNeeded: index)
            }
        }
    }
}
