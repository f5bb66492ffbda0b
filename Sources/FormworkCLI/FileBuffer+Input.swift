import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is lent for the time of a call, and its count comes with it.

extension FileBuffer {
    /// Calls `body` with the bytes of a file, and where it has more than the limit with one more than that.
    ///
    /// - Parameters:
    ///   - file: the file. One that was found, not named, is read only if it is a plain file: a pipe may never say anything, a device never
    ///     end.
    ///   - body: what is done with the bytes, which are there as long as it runs.
    /// - Throws: `FileError`, and what `body` throws.
    func read<Result>(_ file: InputFile, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) throws -> Result {
        if !file.isStandardInput { try FileFence.check(file.location) }
        if file.isFolder { return try file.packedFolder(sizeLimit: sizeLimit).withUnsafeBufferPointer { try body($0) } }
        let descriptor =
            file.isStandardInput
            ? STDIN_FILENO : file.location.withCString { open($0, O_RDONLY | O_CLOEXEC | (file.isNamed ? 0 : O_NONBLOCK)) }
        guard descriptor >= 0 else { throw FileError.last(file.path) }
        defer { if !file.isStandardInput { close(descriptor) } }
        if !file.isStandardInput, !FileFence.admits(descriptor: descriptor, openedAt: file.location) { throw FileFence.refusal(file.path) }
        return try read(descriptor, file.path, mustBePlain: !file.isNamed, body)
    }
}
