import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is only used during a call, and its size is passed along.

/// Replaces files atomically: the new file is written next to the old one, then renamed.
enum OutputFile {
    /// - Parameters:
    ///   - path: the file; `-` is standard output.
    ///   - bytes: the new content.
    ///   - rules: the files that must not be replaced.
    static func replace(_ path: String, with bytes: [UInt8], _ rules: OutputRules = OutputRules()) throws(FileError) {
        if path == "-" { return StandardOutput.write(bytes) }
        if let descriptor = OutputPlace.descriptor(path) { return try write(bytes, to: descriptor, path: path) }
        let place = try OutputPlace(path, rules: rules)
        try place.claim(for: rules.document)
        if let old = place.old, !old.isPlainFile {
            // Anything but a plain file, such as /dev/null or a pipe, is written to rather than replaced.
            let descriptor = place.target.withCString { open($0, O_WRONLY | O_CLOEXEC) }
            guard descriptor >= 0 else { throw FileError.last(path) }
            defer { close(descriptor) }
            guard FileFence.admits(descriptor: descriptor, openedAt: place.target) else { throw FileFence.refusal(path) }
            return try write(bytes, to: descriptor, path: path)
        }
        try PendingOutput(place, bytes: bytes).commit(replacing: rules.stamp)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
        let failure = writeAll(bytes, to: descriptor)
        if failure != 0 { throw FileError(path: path, reason: FileError.text(failure)) }
    }

    /// Writes every byte.
    ///
    /// - Returns: 0, or the system's error number.
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
                    let reason = errno
                    if reason == EINTR { continue }
                    // The descriptor is a full, non-blocking pipe.
                    guard reason == EAGAIN || reason == EWOULDBLOCK else { return reason }
                    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&wait, 1, 1000)
                    continue
                }
                written += count
            }
            return 0
        }
    }
}
