/// The index of a node in its tree, in document order.
///
/// A separate type, so that it cannot be confused with the index of an attribute, a view or another record.
@usableFromInline
package struct NodeIndex: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline
    package var rawValue: UInt32

    @inlinable
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates the index of the node at a place, from 0.
    @inlinable
    package init(_ place: Int) { rawValue = UInt32(place) }

    /// The node's place among all nodes, from 0.
    @inlinable
    package var place: Int { Int(rawValue) }
}

extension NodeIndex: Strideable {
    @inlinable
    package static func < (left: NodeIndex, right: NodeIndex) -> Bool { left.rawValue < right.rawValue }

    @inlinable
    package static func == (left: NodeIndex, right: NodeIndex) -> Bool { left.rawValue == right.rawValue }

    @inlinable
    package func advanced(by count: Int) -> NodeIndex { NodeIndex(place + count) }

    @inlinable
    package func distance(to other: NodeIndex) -> Int { other.place - place }

    /// Returns a node further on in document order. The node after a parent is its first child.
    @inlinable
    package static func + (node: NodeIndex, count: Int) -> NodeIndex { node.advanced(by: count) }
}

extension Array where Element == ElementNode {
    /// The node at an index.
    @inlinable
    package subscript(node: NodeIndex) -> ElementNode {
        get { self[node.place] }
        _modify { yield &self[node.place] }
    }
}

// Safe: a tree keeps its nodes alive during a call, and the indices are the tree's own.
extension UnsafeBufferPointer where Element == ElementNode {
    /// The node at an index.
    @inlinable
    package subscript(node: NodeIndex) -> ElementNode { self[node.place] }
}
