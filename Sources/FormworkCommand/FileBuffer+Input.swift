import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is only used during a call, and its size is passed along.

extension FileBuffer {
    /// Calls `body` with the bytes of a file. For a file over the limit, passes one byte more than the limit.
    ///
    /// - Parameters:
    ///   - file: the file. One that was found in a folder is only read if it is a plain file: a pipe may never deliver data, and a device
    ///     may never end.
    ///   - body: a closure that receives the bytes. They are only valid during the call.
    /// - Throws: `FileError`, and any error of `body`.
    func read<Result>(_ file: InputFile, body: (UnsafeBufferPointer<UInt8>) throws -> Result) throws -> Result {
        if !file.isStandardInput { try FileFence.check(file.location) }
        if file.isFolder { return try file.packedFolder(sizeLimit: sizeLimit).withUnsafeBufferPointer { try body($0) } }
        let descriptor =
            file.isStandardInput
            ? STDIN_FILENO : file.location.withCString { open($0, O_RDONLY | O_CLOEXEC | (file.isNamed ? 0 : O_NONBLOCK)) }
        guard descriptor >= 0 else { throw FileError.last(file.path) }
        defer { if !file.isStandardInput { close(descriptor) } }
        if !file.isStandardInput, !FileFence.admits(descriptor: descriptor, openedAt: file.location) { throw FileFence.refusal(file.path) }
        return try read(descriptor, path: file.path, mustBePlain: !file.isNamed, body: body)
    }
}
