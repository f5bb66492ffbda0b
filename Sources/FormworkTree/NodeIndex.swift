/// The place of a node in its tree, counted in document order.
///
/// A number that is nothing else: neither the place of an attribute, nor that of a view or of another record.
@usableFromInline
package struct NodeIndex: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline
    package var rawValue: UInt32

    @inlinable
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The node at a place, from 0.
    @inlinable
    package init(_ place: Int) { rawValue = UInt32(place) }

    /// Its place among the nodes, from 0.
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

    /// The node after one, in document order: its first child where it has one.
    @inlinable
    package static func + (node: NodeIndex, count: Int) -> NodeIndex { node.advanced(by: count) }
}

extension Array where Element == ElementNode {
    /// A node of a tree.
    @inlinable
    package subscript(node: NodeIndex) -> ElementNode {
        get { self[node.place] }
        _modify { yield &self[node.place] }
    }
}

// Safe: a tree lends its nodes for the time of a call, and indices are the tree's own.
extension UnsafeBufferPointer where Element == ElementNode {
    /// A node of a tree.
    @inlinable
    package subscript(node: NodeIndex) -> ElementNode { self[node.place] }
}
