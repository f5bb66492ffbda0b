package import FormworkTree

// Safe pointers: the tree's bytes are only used during a call, and ranges are the tree's own.

/// Unchecked access to a tree's arrays, for loops over all nodes. It is only valid inside `withReader`.
package struct TreeReader {
    // Safe: the arrays live during `withReader`, and the reader doesn't escape it. Indices are checked where they are used.
    package let nodes: UnsafeBufferPointer<ElementNode>
    package let attributes: UnsafeBufferPointer<ElementAttribute>  // Safe: as above.
    let base: UnsafePointer<UInt8>  // Safe: as above; ranges of the tree are within its bytes.
    private static let idName = Name.id.id

    // Safe: as above.
    init(nodes: UnsafeBufferPointer<ElementNode>, attributes: UnsafeBufferPointer<ElementAttribute>, base: UnsafePointer<UInt8>) {
        self.nodes = nodes
        self.attributes = attributes
        self.base = base
    }

    // Safe: a range of the tree is within its bytes.
    @inline(__always)
    package func bytes(_ text: TextRange) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base + Int(text.isAbsent ? 0 : text.offset), count: Int(text.length))
    }

    @inline(__always)
    package func attributeRange(of node: NodeIndex) -> Range<Int> {
        let next = node.place + 1
        let end = next < nodes.count ? Int(nodes[next].firstAttribute) : attributes.count
        return Int(nodes[node].firstAttribute)..<end
    }

    package func value(of name: NameID, at node: NodeIndex) -> TextRange {
        for position in attributeRange(of: node) where attributes[position].name == name { return attributes[position].value }
        return .absent
    }

    func id(of node: NodeIndex) -> TextRange { value(of: Self.idName, at: node) }

    func sameText(_ left: TextRange, _ right: TextRange) -> Bool {
        guard left.length == right.length else { return false }
        let (a, b) = (base + Int(left.offset), base + Int(right.offset))
        for index in 0..<Int(left.length) where a[index] != b[index] { return false }
        return true
    }

    /// Whether a text equals `word`.
    @inline(__always)
    package func equals(_ text: TextRange, word: StaticString) -> Bool {
        guard text.isPresent, Int(text.length) == word.utf8CodeUnitCount else { return false }
        let start = base + Int(text.offset)
        for index in 0..<Int(text.length) where start[index] != word.utf8Start[index] { return false }
        return true
    }
}

extension ElementTree {
    /// Calls `body` with a reader of the tree's arrays. The reader must not escape the call.
    package func withReader<Result>(_ body: (TreeReader) -> Result) -> Result {
        // Safe: only used during the call.
        nodes.withUnsafeBufferPointer { nodes in
            // Safe: only used during the call.
            attributes.withUnsafeBufferPointer { attributes in
                // Safe: only used during the call.
                bytes.withUnsafeBufferPointer { bytes in
                    guard let base = bytes.baseAddress else {
                        // Safe: a tree without bytes only has empty ranges.
                        return withUnsafePointer(to: UInt8(0)) { body(TreeReader(nodes: nodes, attributes: attributes, base: $0)) }
                    }
                    return body(TreeReader(nodes: nodes, attributes: attributes, base: base))
                }
            }
        }
    }
}
