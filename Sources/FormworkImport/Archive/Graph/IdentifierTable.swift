import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// A hash table from a document's ids, which are mostly decimal numbers, to indices. The last of equal ids wins.
struct IdentifierTable {
    private var keys: [UInt64]
    private var values: [Int32]
    private var mask: Int
    private var count = 0

    init(capacity: Int = 16) {
        var size = 32
        while size < capacity * 2 { size *= 2 }
        keys = [UInt64](repeating: 0, count: size)
        values = [Int32](repeating: -1, count: size)
        mask = size - 1
    }

    func find(_ id: TextRange, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        find(Self.key(start: Int(id.offset), count: Int(id.length), in: bytes))
    }

    func find(_ key: UInt64) -> Int? {
        var slot = Self.slot(key) & mask
        while keys[slot] != 0 {
            if keys[slot] == key { return Int(values[slot]) }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Sets the value of an id and returns the previous one, if any.
    @discardableResult
    mutating func insert(_ key: UInt64, value: Int) -> Int? {
        if count * 2 >= keys.count { grow() }
        var slot = Self.slot(key) & mask
        while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
        let previous = keys[slot] == key ? Int(values[slot]) : nil
        if keys[slot] == 0 { count += 1 }
        keys[slot] = key
        values[slot] = Int32(truncatingIfNeeded: value)
        return previous
    }

    private mutating func grow() {
        var larger = IdentifierTable(capacity: keys.count)
        for slot in keys.indices where keys[slot] != 0 { larger.insert(keys[slot], value: Int(values[slot])) }
        self = larger
    }

    /// Returns a nonzero key for an id: a unique one for canonical decimal numbers, a hash for others.
    static func key(start: Int, count: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        if count > 0, count < 18, count == 1 || bytes[start] != UInt8(ascii: "0") {
            var number: UInt64 = 0
            var index = start
            while index < start + count {
                let digit = bytes[index] &- UInt8(ascii: "0")
                if digit > 9 { break }
                number = number * 10 + UInt64(digit)
                index += 1
            }
            if index == start + count { return number + 1 }
        }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in start..<start + count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
        return hash | 0x8000_0000_0000_0000
    }

    private static func slot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 33) }
}
