import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is lent for the time of a call, and its count comes with it.

/// Memory that files are read into, one after another.
package final class FileBuffer {
    // Safe: owned by this value alone, freed once in `deinit`, and lent out for the time of a call.
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)

    /// Beyond this size the memory is given back after a file, so that one huge file does not weigh on the rest.
    private static let keptSize = 1 << 24

    /// How many bytes of a file are of use: one more than that tells its reader that there are too many.
    package let sizeLimit: Int

    package init(sizeLimit: Int = DocumentLimits.usual.size) { self.sizeLimit = sizeLimit }

    deinit { memory.deallocate() }

    /// Calls `body` with what a plain file holds, as far as the limit goes. Nothing else is read: a pipe may never say anything, a device
    /// never end.
    ///
    /// - Throws: `FileError`, and what `body` throws.
    package func read<Result>(
        plainFile path: SystemPath, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        try FileFence.check(path)
        let descriptor = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileError.last(path.text) }
        defer { close(descriptor) }
        guard FileFence.admits(descriptor: descriptor, openedAt: path) else { throw FileFence.refusal(path.text) }
        return try read(descriptor, path.text, mustBePlain: true, body)
    }

    /// Calls `body` with what an open file holds, as far as the limit goes.
    package func read<Result>(
        _ descriptor: Int32, _ path: String, mustBePlain: Bool, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError.last(path) }
        if status.isPlainFile {
            reserve(min(Int(clamping: status.st_size), sizeLimit) + 2)
        } else if mustBePlain {
            throw FileError(path: path, reason: "it is no file")
        }
        defer { if memory.count > Self.keptSize { shrink() } }
        var count = 0
        while count <= sizeLimit {
            if count == memory.count { grow(to: memory.count * 2, keeping: count) }
            // Safe: `count` is below the memory's size, which has just grown where it was not.
            let added = Self.read(descriptor, UnsafeMutableRawBufferPointer(rebasing: memory[count..<min(memory.count, sizeLimit + 1)]))
            if added == 0 { break }
            guard added > 0 else { throw FileError.last(path) }
            count += added
        }
        // Safe: the bytes up to `count` were read, and a byte needs no alignment.
        return try body(UnsafeBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<count]))
    }

    // Safe: as many bytes are asked for as the space has.
    private static func read(_ descriptor: Int32, _ space: UnsafeMutableRawBufferPointer) -> Int {
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
        // Safe: `size` is larger than what the memory has, of which `count` bytes are kept.
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
        memory.deallocate()
        memory = larger
    }
}
