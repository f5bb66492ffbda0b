// Safe pointers: libxml2 lends what its callbacks get for the time of the callback, and the parser owns its buffers from `init` to
// `deinit`; counts come with them and bound every index.

/// A stretch of memory that grows and is used again for the next document: what an array does, without its checks.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    // Safe: owned alone, as long as this lives; every access stays below `capacity`.
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func append(contentsOf pointer: UnsafePointer<Element>, count added: Int) {
        if count + added > capacity { grow(to: max(capacity * 2, count + added)) }
        (base + count).initialize(from: pointer, count: added)
        count += added
    }

    /// Empties it; what one huge document made it grow to is given back.
    mutating func removeAll() {
        count = 0
        guard capacity * MemoryLayout<Element>.stride > Self.keptBytes else { return }
        base.deallocate()
        capacity = Self.keptBytes / MemoryLayout<Element>.stride / 64
        base = .allocate(capacity: capacity)
    }

    private static var keptBytes: Int { 1 << 24 }

    /// A new array with the same elements.
    func array() -> [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

    @inline(never)
    private mutating func grow(to newCapacity: Int) {
        // Safe: as many elements are copied as were put in, into a longer stretch.
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.initialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = newCapacity
    }
}
