import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// A numbered set of names, looked up by bytes without creating strings. The hash table uses open addressing.
struct SymbolTable: Sendable {
    private(set) var names: [FixedText] = []
    private var slots: [UInt16]
    private let mask: Int

    /// Creates a table in which the first name has the number 0.
    init(_ names: [FixedText]) {
        var size = 16
        while size < names.count * 4 { size *= 2 }
        slots = [UInt16](repeating: .max, count: size)
        mask = size - 1
        for name in names {
            var slot = Self.hash(name.spelling.utf8) & mask
            while slots[slot] != .max { slot = (slot + 1) & mask }
            slots[slot] = UInt16(self.names.count)
            self.names.append(name)
        }
    }

    /// Returns the number of the name at `text` in `bytes`.
    func find(_ text: TextRange, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard text.isPresent, text.length > 0 else { return nil }
        var slot = Self.hash(bytes[Int(text.offset)..<Int(text.offset) + Int(text.length)]) & mask
        while slots[slot] != .max {
            if names[Int(slots[slot])].isEqual(to: text, in: bytes) { return Int(slots[slot]) }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Returns an FNV-1a hash.
    private static func hash(_ bytes: some Sequence<UInt8>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & 0x7fff_ffff)
    }
}
