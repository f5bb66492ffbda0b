package import FormworkTree

/// The elements of a tree by their ids: open addressing over the ids' bytes.
package struct IDTable: Sendable {
    /// A node's index plus one; 0 for a free slot.
    private var slots: [UInt32]
    private let mask: Int

    /// - Parameter count: how many ids there will be at most.
    init(count: Int) {
        var capacity = 8
        while capacity < count * 2 { capacity *= 2 }
        slots = Array(repeating: 0, count: capacity)
        mask = capacity - 1
    }

    /// Adds the node whose id is `id`.
    ///
    /// - Returns: nil, or the node that has the id already; then the table stays as it is.
    mutating func insert(_ id: TextRange, node: UInt32, in tree: TreeReader) -> UInt32? {
        var slot = Self.hash(tree, id) & mask
        while slots[slot] != 0 {
            if tree.sameText(tree.id(of: Int(slots[slot]) - 1), id) { return slots[slot] - 1 }
            slot = (slot + 1) & mask
        }
        slots[slot] = node + 1
        return nil
    }

    /// The node with the id, or nil.
    func node(_ id: TextRange, in tree: TreeReader) -> UInt32? {
        guard id.isPresent else { return nil }
        var slot = Self.hash(tree, id) & mask
        while slots[slot] != 0 {
            if tree.sameText(tree.id(of: Int(slots[slot]) - 1), id) { return slots[slot] - 1 }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// The node with the id.
    package func node(_ id: String, in tree: ElementTree) -> Int? {
        var id = id
        return id.withUTF8 { wanted in
            tree.withReader { reader in
                var slot = Self.hash(wanted) & mask
                while slots[slot] != 0 {
                    let node = Int(slots[slot]) - 1
                    if reader.bytes(reader.id(of: node)).elementsEqual(wanted) { return node }
                    slot = (slot + 1) & mask
                }
                return nil
            }
        }
    }

    private static func hash(_ tree: TreeReader, _ id: TextRange) -> Int { hash(tree.bytes(id)) }

    // Safe: read within the call alone.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        if bytes.count >= 8, let base = bytes.baseAddress {
            // The first and the last eight bytes; between them those of long ids.
            // Safe: eight bytes are read at offsets of which the last is eight before the end.
            let raw = UnsafeRawPointer(base)
            var offset = 0
            while offset < bytes.count - 8 {
                value = (value ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
                offset += 8
            }
            value = (value ^ raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        } else {
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            value = value &* 0x9E37_79B9_7F4A_7C15
        }
        return Int(truncatingIfNeeded: (value ^ (value >> 29)) & 0x7FFF_FFFF_FFFF_FFFF)
    }
}
