import FormworkTree

/// An archive as a graph of objects: its tree, with the key, the class and the reference target of each node. Nodes are identified by their index
/// in the tree.
///
/// Both dialects, 7.x and 8.00, are read by the same rules, because newer files mix them.
final class ArchiveGraph: Sendable {
    /// The kind of an archive element.
    enum Kind: UInt8, Sendable {
        case other, object, reference, string, int, integer, float, double, real, bool, boolean, `nil`, bytes, characters, array, set
        case dictionary
    }

    let tree: ElementTree
    let kinds: [Kind]
    /// The key of each node, as in the archive.
    let keys: [TextRange]
    let classes: [ArchiveClass]
    /// The index after each node's last descendant.
    let ends: [Int32]
    /// The target of a reference; the node itself if it isn't a reference; -1 for nil and dangling references.
    let targets: [Int32]
    /// References to ids that aren't in the archive.
    let dangling: [Int]
    /// Nodes with an id that an earlier node already has.
    let duplicates: [Int]

    /// The maximum length of a chain of references.
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

    /// Returns the child of `object` for `key`, unresolved: it may be a reference.
    func raw(_ object: Int, key: ArchiveKey) -> Int? {
        // Safe pointers: they are used only within the closure, with ranges of the tree.
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

    /// Whether a node has a key in its object.
    func isKey(_ node: Int, key: ArchiveKey) -> Bool { tree.bytes.withUnsafeBufferPointer { key.isEqual(to: keys[node], in: $0) } }

    /// Returns the node itself, or the target of a reference; nil for a null value.
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

    /// Returns the value of `object` for `key`; nil if it is missing or null.
    func value(_ object: Int, key: ArchiveKey) -> Int? { raw(object, key: key).flatMap(resolve) }

    /// Returns the value at a path of keys.
    func value(_ object: Int, _ path: ArchiveKey...) -> Int? {
        var node = object
        for key in path {
            guard let next = value(node, key: key) else { return nil }
            node = next
        }
        return node
    }

    /// Returns the text of an object's class name, which may be unknown.
    func className(_ object: Int) -> TextRange { tree.value(of: ArchiveIndexer.names.class, at: NodeIndex(object)) }

    /// Returns the key of a node, as in the archive.
    func keyName(_ node: Int) -> String? { tree.string(tree.value(of: ArchiveIndexer.names.key, at: NodeIndex(node))) }

    /// Returns the id of a node, as in the archive.
    func id(of node: Int) -> String { tree.string(tree.value(of: ArchiveIndexer.names.id, at: NodeIndex(node))) ?? "" }

    /// Returns the superclasses of the classes that the archive describes.
    func describedSuperclasses() -> [String: String] {
        var result: [String: String] = [:]
        for node in classes.indices where classes[node] == .IBPartialClassDescription {
            guard let name = string(node, key: "className"), let superclass = string(node, key: "superclassName") else { continue }
            result[name] = superclass
        }
        return result
    }

    func offset(_ node: Int) -> Int { Int(tree.nodes[node].start) }

    /// Returns the children of a node, unresolved, without the marker elements at the beginning.
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
                if graph.kinds[node] != .other, !graph.isKey(node, key: "EncodedWithXMLCoder") { return node }
            }
            return nil
        }
    }
}
