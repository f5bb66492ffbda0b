#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// A file that is replaced whole or not at all: written beside the old one, then renamed.
enum OutputFile {
    /// - Parameter path: the file; `-` is standard output.
    static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        if path == "-" { return StandardOutput.write(bytes) }
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, reason: "it is a folder") }
        // What is not a plain file, such as /dev/null, is written to, not replaced.
        if exists, status.st_mode & S_IFMT != S_IFREG { return try writeThrough(path, bytes) }
        if exists, access(path, W_OK) != 0 { throw FileError.last(path) }
        let temporary = path + ".formwork-\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, exists ? status.st_mode & 0o777 : 0o666)
        guard descriptor >= 0 else { throw FileError.last(path) }
        var failure = writeAll(bytes, to: descriptor)
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, rename(temporary, path) != 0 { failure = errno }
        guard failure == 0 else {
            unlink(temporary)
            throw FileError(path: path, reason: String(cString: strerror(failure)))
        }
    }

    private static func writeThrough(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        let descriptor = open(path, O_WRONLY)
        guard descriptor >= 0 else { throw FileError.last(path) }
        let failure = writeAll(bytes, to: descriptor)
        close(descriptor)
        if failure != 0 { throw FileError(path: path, reason: String(cString: strerror(failure))) }
    }

    /// Writes every byte.
    ///
    /// - Returns: 0, or the system's number of the error.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                #if canImport(Glibc)
                    let count = Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                #elseif canImport(Darwin)
                    let count = Darwin.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                #else
                    let count = Musl.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                #endif
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                written += count
            }
            return 0
        }
    }
}
