package import FormworkTree

/// A hash table of a tree's elements by id, with open addressing over the ids' bytes.
package struct IDTable: Sendable {
    /// A node's index plus one; 0 for a free slot.
    private var slots: [UInt32]
    private let mask: Int
    /// Random, so that the author of a document cannot provoke collisions. It only affects time.
    private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

    /// - Parameter count: the maximum number of ids.
    init(count: Int) {
        var capacity = 8
        while capacity < count * 2 { capacity *= 2 }
        slots = Array(repeating: 0, count: capacity)
        mask = capacity - 1
    }

    /// Adds the node with an id.
    ///
    /// - Returns: nil, or the node that already has the id, in which case the table is unchanged.
    mutating func insert(_ id: TextRange, node: NodeIndex, in tree: TreeReader) -> NodeIndex? {
        var slot = hash(tree.bytes(id)) & mask
        while slots[slot] != 0 {
            if tree.sameText(tree.id(of: NodeIndex(rawValue: slots[slot] - 1)), id) { return NodeIndex(rawValue: slots[slot] - 1) }
            slot = (slot + 1) & mask
        }
        slots[slot] = node.rawValue + 1
        return nil
    }

    /// Returns the node with an id, or nil.
    func node(_ id: TextRange, in tree: TreeReader) -> NodeIndex? {
        guard id.isPresent else { return nil }
        var slot = hash(tree.bytes(id)) & mask
        while slots[slot] != 0 {
            if tree.sameText(tree.id(of: NodeIndex(rawValue: slots[slot] - 1)), id) { return NodeIndex(rawValue: slots[slot] - 1) }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Returns the node with an id, or nil.
    package func node(_ id: String, in tree: ElementTree) -> NodeIndex? {
        var id = id
        return id.withUTF8 { wanted in
            tree.withReader { reader in
                var slot = hash(wanted) & mask
                while slots[slot] != 0 {
                    let node = NodeIndex(rawValue: slots[slot] - 1)
                    if reader.bytes(reader.id(of: node)).elementsEqual(wanted) { return node }
                    slot = (slot + 1) & mask
                }
                return nil
            }
        }
    }

    // Safe: only read during the call.
    private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var value = seed
        func mix(_ word: UInt64) {
            let product = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            value = product.high ^ product.low &+ word
        }
        if bytes.count >= 8, let base = bytes.baseAddress {
            // All words of eight bytes; the last one may overlap the one before it.
            // Safe: eight bytes are read at each offset, and the last offset is eight bytes before the end.
            let raw = UnsafeRawPointer(base)
            var offset = 0
            while offset < bytes.count - 8 {
                mix(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            mix(raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
        } else {
            // At most seven bytes.
            var word = UInt64(bytes.count) << 56
            for byte in bytes { word = word << 8 | UInt64(byte) }
            mix(word)
        }
        return Int(truncatingIfNeeded: (value ^ (value >> 29)) & 0x7FFF_FFFF_FFFF_FFFF)
    }
}
