package import FormworkTree

// Safe pointers: the text's owner keeps it alive during the parse, and every index is checked against its count.

/// A kind of node in a JSON or YAML document.
package enum DataKind: UInt8, Sendable, BitwiseCopyable {
    case object, array, key, string, number, `true`, `false`, null
}

/// A value, or the key before a member's value.
package struct DataNode: Sendable, BitwiseCopyable {
    package var kind: DataKind
    /// The decoded text of a string or a key, the digits of a number.
    package var text: TextRange
    /// The byte offset in the source.
    package var offset: UInt32
    /// The index after the last descendant.
    package var subtreeEnd: UInt32
}

/// The values of a JSON or YAML document, in document order, in one flat array.
///
/// An object's children alternate between keys and values. Keys are unique in an object.
package struct DataTree: Sendable {
    /// The source, followed by the decoded texts that are not in it verbatim.
    package var bytes: [UInt8]
    /// The number of bytes that are the source.
    package var sourceCount: Int
    package var nodes: [DataNode]

    /// The maximum nesting depth of values.
    package static let depthLimit = 1_000

    package func string(_ text: TextRange) -> String { String(decoding: bytes[text.range], as: UTF8.self) }

    /// Whether a text equals `other`, byte for byte.
    package func equals(_ text: TextRange, other: StaticString) -> Bool {
        guard Int(text.length) == other.utf8CodeUnitCount else { return false }
        return bytes.withUnsafeBufferPointer { buffer in
            for position in 0..<Int(text.length) where buffer[Int(text.offset) + position] != other.utf8Start[position] { return false }
            return true
        }
    }

    /// Calls `body` with the key node and the value node of each member of the object at `index`.
    package func members<Failure: Error>(of index: Int, _ body: (_ key: Int, _ value: Int) throws(Failure) -> Void) throws(Failure) {
        var next = index + 1
        while next < Int(nodes[index].subtreeEnd) {
            try body(next, next + 1)
            next = Int(nodes[next + 1].subtreeEnd)
        }
    }

    /// Calls `body` with each element of the array at `index`.
    package func elements<Failure: Error>(of index: Int, _ body: (_ element: Int) throws(Failure) -> Void) throws(Failure) {
        var next = index + 1
        while next < Int(nodes[index].subtreeEnd) {
            try body(next)
            next = Int(nodes[next].subtreeEnd)
        }
    }
}
