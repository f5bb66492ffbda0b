import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Why a file could not be read or written.
struct FileError: Error {
    var path: String
    var reason: String

    /// The reason that the system gave last.
    static func last(_ path: String) -> FileError { FileError(path: path, reason: String(cString: strerror(errno))) }
}

/// Memory that files are read into, one after another.
final class FileBuffer {
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)

    /// Beyond this size the memory is given back after a file, so that one huge file does not weigh on the rest.
    private static let keptSize = 1 << 24

    /// How many bytes of a file are of use: one more than that tells that there are too many.
    private let sizeLimit: Int

    init(sizeLimit: Int = DocumentLimits.usual.size) { self.sizeLimit = sizeLimit }

    deinit { memory.deallocate() }

    /// Calls `body` with the bytes of a file.
    func read<Result>(_ file: InputFile, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) throws -> Result {
        let descriptor = file.isStandardInput ? STDIN_FILENO : open(file.path, O_RDONLY)
        guard descriptor >= 0 else { throw FileError.last(file.path) }
        defer { if !file.isStandardInput { close(descriptor) } }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            reserve(min(Int(clamping: status.st_size), sizeLimit) + 2)
        }
        var count = 0
        while count <= sizeLimit {
            if count == memory.count { grow(to: memory.count * 2, keeping: count) }
            let added = Self.read(descriptor, UnsafeMutableRawBufferPointer(rebasing: memory[count..<min(memory.count, sizeLimit + 1)]))
            if added == 0 { break }
            guard added > 0 else { throw FileError.last(file.path) }
            count += added
        }
        defer { if memory.count > Self.keptSize { shrink() } }
        return try body(UnsafeBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<count]))
    }

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
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
        memory.deallocate()
        memory = larger
    }
}
