#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Memory that one file after another is read into.
public final class FileBuffer {
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)

    public init() {}

    deinit { memory.deallocate() }

    /// Returns the bytes of a file, valid until the next one is read.
    public func read(_ path: String) -> UnsafeBufferPointer<UInt8> {
        let descriptor = open(path, O_RDONLY)
        precondition(descriptor >= 0, "cannot open \(path)")
        defer { _ = close(descriptor) }
        var status = stat()
        fstat(descriptor, &status)
        let size = Int(status.st_size)
        if size > memory.count {
            memory.deallocate()
            memory = .allocate(byteCount: size * 2, alignment: 16)
        }
        var count = 0
        while count < size {
            let added = pread(descriptor, memory.baseAddress! + count, size - count, off_t(count))
            if added <= 0 { break }
            count += added
        }
        return UnsafeBufferPointer(start: memory.baseAddress!.assumingMemoryBound(to: UInt8.self), count: count)
    }
}
