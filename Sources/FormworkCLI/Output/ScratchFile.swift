import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// A file that a program of the system reads, there as long as this is.
///
/// Its name is gone as soon as it is made: whatever ends the program, nothing is left behind.
final class ScratchFile {
    /// What leads to it, for a program that this one starts.
    let path: String
    private let descriptor: Int32

    /// A new file; nil where none can be written.
    convenience init?(holding text: String) { self.init(holding: Array(text.utf8)) }

    /// A new file of some bytes; nil where none can be written.
    init?(holding bytes: [UInt8]) {
        let folder = SystemPath(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")
        var made: (descriptor: Int32, ticket: StopCleanup.Ticket)?
        for _ in 0..<100 where made == nil {
            let path = folder.appending("formwork-\(getpid())-\(UInt64.random(in: 0 ... .max))".utf8)
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
