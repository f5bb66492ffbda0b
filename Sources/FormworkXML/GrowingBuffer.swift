// Safe pointers: libxml2 keeps the arguments of a callback alive during the callback, and the parser owns its buffers from `init` to `deinit`; the
// counts come with them and bound every index.

/// A growing buffer that is reused for the next document: like an array, without its checks.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    // Safe: exclusively owned during this object's lifetime; every access is below `capacity`.
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

    /// Removes all elements. Memory beyond a limit, which only a huge document needs, is freed.
    mutating func removeAll() {
        count = 0
        guard capacity * MemoryLayout<Element>.stride > Self.keptBytes else { return }
        base.deallocate()
        capacity = Self.keptBytes / MemoryLayout<Element>.stride / 64
        base = .allocate(capacity: capacity)
    }

    private static var keptBytes: Int { 1 << 24 }

    /// Returns the elements as a new array.
    func array() -> [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

    @inline(never)
    private mutating func grow(to newCapacity: Int) {
        // Safe: copies the initialized elements into a larger buffer.
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.initialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = newCapacity
    }
}
