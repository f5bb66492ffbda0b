package import FormworkTree

/// A property list as a table of its objects: the form in which keyed archives are stored.
///
/// It also keeps details without meaning: the order of the objects and the width of the numbers. Encoding it again gives the same bytes if the
/// objects were contiguous.
package struct PropertyList: Sendable {
    package enum Node: Hashable, Sendable, BitwiseCopyable {
        case null
        case bool(Bool)
        /// An integer of 1, 2, 4 or 8 bytes; those of fewer than 8 are unsigned.
        case integer(Int64, width: UInt8)
        /// An integer of 16 bytes.
        case wide(high: UInt64, low: UInt64)
        case float(Float)
        case double(Double)
        /// The number of seconds since 1 January 2001.
        case date(Double)
        case data(TextRange)
        case ascii(TextRange)
        /// A big-endian UTF-16 text.
        case utf16(TextRange)
        /// A UTF-8 text in an XML property list.
        case utf8(TextRange)
        /// A reference to an object in a keyed archive, of 1 to 8 bytes.
        case uid(UInt64, width: UInt8)
        /// A range of the references.
        case array(first: UInt32, count: UInt32)
        case set(first: UInt32, count: UInt32)
        /// A range of the references: all keys, then their values.
        case dictionary(first: UInt32, count: UInt32)
    }

    package enum Encoding: Hashable, Sendable {
        case binary, xml
    }

    package var encoding: Encoding
    /// The bytes that ranges refer to.
    package var bytes: [UInt8]
    package var nodes: [Node] = []
    /// The indices of nodes in containers.
    package var references: [UInt32] = []
    package var top = 0

    package init(encoding: Encoding, bytes: [UInt8]) {
        self.encoding = encoding
        self.bytes = bytes
    }

    static let signature = Array("bplist00".utf8)

    /// Whether bytes begin like a binary property list.
    package static func isBinary(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: "bplist".utf8) }
}

extension PropertyList {
    package func text(_ node: Int) -> String? {
        guard nodes.indices.contains(node) else { return nil }
        switch nodes[node] {
        case .ascii(let range), .utf8(let range): return String(decoding: bytes[range.range], as: UTF8.self)
        case .utf16(let range):
            let units = stride(from: range.range.lowerBound, to: range.range.upperBound - 1, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        default: return nil
        }
    }

    /// Returns the nodes in an array or a set.
    package func items(_ node: Int) -> [Int] {
        guard nodes.indices.contains(node) else { return [] }
        switch nodes[node] {
        case .array(let first, let count), .set(let first, let count): return stretch(first, count: count).map { Int($0) }
        default: return []
        }
    }

    package func pairs(_ node: Int) -> [(key: Int, value: Int)] {
        guard nodes.indices.contains(node), case .dictionary(let first, let count) = nodes[node] else { return [] }
        return zip(stretch(first, count: count), stretch(first + count, count: count)).map { (Int($0), Int($1)) }
    }

    /// Returns the value of a dictionary for an ASCII key.
    package func value(_ node: Int, key: String) -> Int? { pairs(node).first { isText($0.key, text: key) }?.value }

    /// Whether a node is an ASCII text. A text of another length isn't decoded.
    package func isText(_ node: Int, text: String) -> Bool {
        guard nodes.indices.contains(node) else { return false }
        switch nodes[node] {
        case .ascii(let range), .utf8(let range): return Int(range.length) == text.utf8.count && bytes[range.range].elementsEqual(text.utf8)
        case .utf16(let range): return Int(range.length) == text.utf8.count * 2 && self.text(node) == text
        default: return false
        }
    }

    private func stretch(_ first: UInt32, count: UInt32) -> ArraySlice<UInt32> {
        references[Int(first)..<Int(first) + Int(count)]
    }
}
