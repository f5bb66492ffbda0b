import FormworkTree

// Safe pointers: the bytes are those of a tree that is alive around the call, and ranges are the tree's own.

/// Numbers for a fixed set of words, found by the words' bytes: open addressing, no strings made.
struct SymbolTable: Sendable {
    private var slots: [UInt16]
    private let mask: Int
    private var words: [UInt8] = []
    private var bounds: [(start: Int32, count: Int32)] = []

    /// A table in which the first word has the number 0.
    init(_ spellings: [String]) {
        var size = 256
        while size < spellings.count * 4 { size *= 2 }
        slots = [UInt16](repeating: .max, count: size)
        mask = size - 1
        for (index, spelling) in spellings.enumerated() {
            let start = words.count
            words.append(contentsOf: spelling.utf8)
            bounds.append((Int32(start), Int32(words.count - start)))
            var slot = words.withUnsafeBufferPointer { Self.hash($0, start, words.count - start) } & mask
            while slots[slot] != .max { slot = (slot + 1) & mask }
            slots[slot] = UInt16(index)
        }
    }

    /// The number of the word that stands at `text` in `bytes`.
    @inline(__always)
    func find(_ text: TextRange, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        find(start: Int(text.offset), count: Int(text.length), in: bytes)
    }

    func find(start: Int, count: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard count > 0, start + count <= bytes.count else { return nil }
        var slot = Self.hash(bytes, start, count) & mask
        while slots[slot] != .max {
            let word = bounds[Int(slots[slot])]
            if Int(word.count) == count, isEqual(word.start, bytes, start, count) { return Int(slots[slot]) }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private func isEqual(_ word: Int32, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> Bool {
        words.withUnsafeBufferPointer { words in
            for offset in 0..<count where words[Int(word) + offset] != bytes[start + offset] { return false }
            return true
        }
    }

    /// FNV-1a.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in start..<start + count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & 0x7fff_ffff)
    }
}
