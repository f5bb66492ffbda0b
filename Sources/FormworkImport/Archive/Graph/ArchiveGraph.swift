import FormworkTree

/// An archive as a graph of objects: its tree, with the key and the class of every node as a symbol and the ids that
/// references point to. Nodes are named by their index in the tree.
///
/// Both dialects, 7.x and 8.00, are read by one set of rules everywhere: newer files mix them.
final class ArchiveGraph: Sendable {
    /// What an element of an archive is.
    enum Kind: UInt8, Sendable {
        case other, object, reference, string, int, integer, float, double, real, bool, boolean, `nil`, bytes, characters, array, set
        case dictionary
    }

    let tree: ElementTree
    let kinds: [Kind]
    /// The key of each node, as the archive has it.
    let keys: [TextRange]
    let classes: [ArchiveClass]
    /// The index after each node's last descendant.
    let ends: [Int32]
    /// For a reference, the node it points to; for any other node, itself; -1 for nil and for references to nothing.
    let targets: [Int32]
    /// References to ids that the archive does not hold.
    let dangling: [Int]
    /// Nodes whose id another node has already.
    let duplicates: [Int]

    /// How far a reference to a reference is followed.
    private static let referenceLimit = 8

    init(_ tree: ElementTree) {
        var index = ArchiveIndexer(nodeCount: tree.nodes.count)
        index.read(tree)
        self.tree = tree
        kinds = index.kinds
        keys = index.keys
        classes = index.classes
        ends = index.ends
        targets = index.targets
        dangling = index.dangling
        duplicates = index.duplicates
    }

    // MARK: Structure

    /// The child of `object` at `key`, as it stands there: maybe a reference.
    func raw(_ object: Int, _ key: ArchiveKey) -> Int? {
        // Safe pointers: they are read within their closures, at ranges of the tree.
        tree.bytes.withUnsafeBufferPointer { bytes in
            var child = object + 1
            let end = Int(ends[object])
            while child < end {
                if key.isEqual(to: keys[child], in: bytes) { return child }
                child = Int(ends[child])
            }
            return nil
        }
    }

    /// Whether a node is at a key of its object.
    func isKey(_ node: Int, _ key: ArchiveKey) -> Bool { tree.bytes.withUnsafeBufferPointer { key.isEqual(to: keys[node], in: $0) } }

    /// What a node stands for: itself, or what it refers to; nil where it is nil.
    func resolve(_ node: Int) -> Int? {
        var target = Int(targets[node])
        var steps = 0
        while target >= 0, kinds[target] == .reference {
            guard steps < Self.referenceLimit else { return nil }
            target = Int(targets[target])
            steps += 1
        }
        return target >= 0 ? target : nil
    }

    /// The value of `object` at `key`; nil where there is none, or nil is what it is.
    func value(_ object: Int, _ key: ArchiveKey) -> Int? { raw(object, key).flatMap(resolve) }

    /// The value behind several keys, one after another.
    func value(_ object: Int, _ path: ArchiveKey...) -> Int? {
        var node = object
        for key in path {
            guard let next = value(node, key) else { return nil }
            node = next
        }
        return node
    }

    /// The class and its name, wherever it is not one that is known.
    func className(_ object: Int) -> TextRange { tree.value(of: ArchiveIndexer.names.class, at: NodeIndex(object)) }

    /// The key under which a node stands, as the archive spells it.
    func keyName(_ node: Int) -> String? { tree.string(tree.value(of: ArchiveIndexer.names.key, at: NodeIndex(node))) }

    /// The id of a node as the archive spells it.
    func id(of node: Int) -> String { tree.string(tree.value(of: ArchiveIndexer.names.id, at: NodeIndex(node))) ?? "" }

    /// The superclasses of the classes that the archive describes.
    func describedSuperclasses() -> [String: String] {
        var result: [String: String] = [:]
        for node in classes.indices where classes[node] == .IBPartialClassDescription {
            guard let name = string(node, "className"), let superclass = string(node, "superclassName") else { continue }
            result[name] = superclass
        }
        return result
    }

    func offset(_ node: Int) -> Int { Int(tree.nodes[node].start) }

    /// The children of a node, as they stand, without the marks that the dialects put first.
    func children(_ node: Int) -> Children { Children(graph: self, next: node + 1, end: Int(ends[node])) }

    struct Children: Sequence, IteratorProtocol {
        let graph: ArchiveGraph
        var position: Int
        let end: Int

        init(graph: ArchiveGraph, next: Int, end: Int) {
            self.graph = graph
            position = next
            self.end = end
        }

        mutating func next() -> Int? {
            while position < end {
                let node = position
                position = Int(graph.ends[node])
                if graph.kinds[node] != .other, !graph.isKey(node, "EncodedWithXMLCoder") { return node }
            }
            return nil
        }
    }
}
