import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// A temporary file for a system program to read. It exists as long as this object.
///
/// Its name is removed as soon as it is created, so that nothing is left behind if the program dies.
final class ScratchFile {
    /// The path by which a child process can open it.
    let path: String
    private let descriptor: Int32

    /// Creates a file with bytes; nil if it cannot be written.
    init?(holding bytes: [UInt8]) {
        let folder = SystemPath(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")
        var made: (descriptor: Int32, ticket: StopCleanup.Ticket)?
        for _ in 0..<100 where made == nil {
            let path = folder.appending("formwork-\(getpid())-\(UInt64.random(in: 0 ... .max))")
            made = StopCleanup.create(path, mode: 0o600)
            if let made {
                _ = path.withCString { unlink($0) }
                StopCleanup.release(made.ticket)
            }
        }
        guard let descriptor = made?.descriptor else { return nil }
        self.descriptor = descriptor
        path = "/dev/fd/\(descriptor)"
        if OutputFile.writeAll(bytes, to: descriptor) != 0 || lseek(descriptor, 0, SEEK_SET) != 0 { return nil }
    }

    deinit { close(descriptor) }
}
