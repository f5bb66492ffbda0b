public import FormworkModel
package import FormworkTree

/// Short references to the objects of a document: `#a1B` for `a1B-c2-D3e`.
///
/// A reference is the shortest unique beginning of an object's id, with at least three characters. It stays valid while the document is edited,
/// unless an object with a similar id is added. Selectors accept it as an id.
public struct ShortReferences: Sendable {
    /// The minimum length of a reference, in characters.
    package static let shortest = 3

    private let texts: [String: String]

    /// Computes the references of a document.
    ///
    /// - Complexity: O(n log n) in the number of objects.
    public init(_ document: InterfaceDocument) {
        let ids = Self.ids(of: document).map(\.id)
        let sorted = Set(ids).sorted()
        var texts: [String: String] = [:]
        for (place, id) in sorted.enumerated() {
            guard Self.isOfXcode(id) else { continue }
            // In sorted order, the ids with the longest common beginning are neighbors.
            let shared = [place - 1, place + 1].filter(sorted.indices.contains).map { Self.sharedCount(id, sorted[$0]) }.max() ?? 0
            let count = max(Self.shortest, shared + 1)
            if count < id.utf8.count { texts[id] = String(id.prefix(count)) }
        }
        self.texts = texts
    }

    /// Returns the reference to an object, without `#`; nil for one without an id.
    public func text(of element: InterfaceDocument.Element) -> String? {
        (element.asScene?.id ?? element.id).map(text(ofID:))
    }

    /// Returns the reference to the object with an id: the id itself where nothing shorter is unique.
    public func text(ofID id: String) -> String { texts[id] ?? id }

    /// Returns the object whose id uniquely begins with a text; nil for none or several.
    static func node(beginning text: String, in document: InterfaceDocument) -> NodeIndex? {
        let found = nodes(beginning: text, in: document)
        return found.count == 1 ? found[0] : nil
    }

    /// Returns the objects whose ids begin with a text.
    static func nodes(beginning text: String, in document: InterfaceDocument) -> [NodeIndex] {
        guard text.utf8.count >= shortest else { return [] }
        return ids(of: document).filter { isOfXcode($0.id) && $0.id.hasPrefix(text) }.map(\.node)
    }

    /// Returns the ids of all objects and scenes, in document order.
    package static func ids(of document: InterfaceDocument) -> [(id: String, node: NodeIndex)] {
        let tree = document.tree
        return tree.nodeIndices.compactMap { node in
            guard tree.nodes[node].kind == .element else { return nil }
            let id = document.attribute(document.index.recordOfNode[node].kind == .scene ? .sceneID : .id, of: node)
            return id.map { ($0, node) }
        }
    }

    /// Whether an id has Xcode's form, `a1B-c2-D3e`. Other ids, such as numbers, may be the beginnings of each other.
    package static func isOfXcode(_ id: String) -> Bool {
        let bytes = Array(id.utf8)
        return bytes.count == 10 && bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-") && bytes.allSatisfy { $0 < 0x80 }
    }

    private static func sharedCount(_ left: String, _ right: String) -> Int { zip(left.utf8, right.utf8).prefix { $0 == $1 }.count }
}
