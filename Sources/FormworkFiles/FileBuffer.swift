import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is valid during a call, and its count comes with it.

/// A reusable buffer for reading files.
package final class FileBuffer {
    // Safe: exclusively owned, freed once in `deinit`, and lent out only during a call.
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)

    /// The size above which the memory is freed after a file, so that one huge file does not occupy it permanently.
    private static let keptSize = 1 << 24

    /// The maximum number of bytes to read from a file. One more byte is read, so that the caller can detect a larger file.
    package let sizeLimit: Int

    package init(sizeLimit: Int = DocumentLimits.usual.size) { self.sizeLimit = sizeLimit }

    deinit { memory.deallocate() }

    /// Calls `body` with the contents of a regular file, up to the limit. Other files are rejected: a pipe may never provide data, and a device may
    /// never end.
    ///
    /// - Throws: `FileError`, and the errors of `body`.
    package func read<Result>(
        plainFile path: SystemPath, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        try FileFence.check(path)
        let descriptor = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileError.last(path.text) }
        defer { close(descriptor) }
        guard FileFence.admits(descriptor: descriptor, openedAt: path) else { throw FileFence.refusal(path.text) }
        return try read(descriptor, path: path.text, mustBePlain: true, body: body)
    }

    /// Calls `body` with the contents of an open file, up to the limit.
    package func read<Result>(
        _ descriptor: Int32, path: String, mustBePlain: Bool, body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError.last(path) }
        if status.isPlainFile {
            reserve(min(Int(clamping: status.st_size), sizeLimit) + 2)
        } else if mustBePlain {
            throw FileError(path: path, reason: "it isn't a file")
        }
        defer { if memory.count > Self.keptSize { shrink() } }
        var count = 0
        while count <= sizeLimit {
            if count == memory.count { grow(to: memory.count * 2, keeping: count) }
            // Safe: `count` is below the memory's size, which was increased if necessary.
            let added = Self.read(
                descriptor, space: UnsafeMutableRawBufferPointer(rebasing: memory[count..<min(memory.count, sizeLimit + 1)]))
            if added == 0 { break }
            guard added > 0 else { throw FileError.last(path) }
            count += added
        }
        // Safe: the bytes up to `count` were read, and bytes need no alignment.
        return try body(UnsafeBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<count]))
    }

    // Safe: at most as many bytes are requested as there is space.
    private static func read(_ descriptor: Int32, space: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            #if canImport(Glibc)
                let count = Glibc.read(descriptor, space.baseAddress, space.count)
            #elseif canImport(Darwin)
                let count = Darwin.read(descriptor, space.baseAddress, space.count)
            #else
                let count = Musl.read(descriptor, space.baseAddress, space.count)
            #endif
            if count >= 0 || errno != EINTR { return count }
        }
    }

    private func reserve(_ size: Int) {
        if size > memory.count { grow(to: size, keeping: 0) }
    }

    private func shrink() {
        memory.deallocate()
        memory = .allocate(byteCount: 1 << 18, alignment: 64)
    }

    private func grow(to size: Int, keeping count: Int) {
        // Safe: `size` is larger than the present size, of which `count` bytes are kept.
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
        memory.deallocate()
        memory = larger
    }
}
