import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// A temporary folder of files for a system program to change. It is removed with this object, or when the program ends.
final class ScratchFolder {
    /// Its path.
    let path: String
    private let folder: SystemPath
    private var tickets: [(path: SystemPath, ticket: StopCleanup.Ticket)] = []
    private let ticket: StopCleanup.Ticket

    /// Creates a folder that only this user can read; nil if it cannot be created.
    init?() {
        let place = SystemPath(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")
        var made: (path: SystemPath, ticket: StopCleanup.Ticket)?
        for _ in 0..<100 where made == nil {
            let path = place.appending("formwork-\(getpid())-\(UInt64.random(in: 0 ... .max))")
            made = StopCleanup.createFolder(path, mode: 0o700).map { (path, $0) }
        }
        guard let made else { return nil }
        folder = made.path
        ticket = made.ticket
        path = made.path.text
    }

    /// Writes a file that doesn't exist yet.
    ///
    /// - Returns: `false` if it cannot be written.
    func write(_ name: String, bytes: [UInt8]) -> Bool {
        let path = folder.appending(name)
        guard let (descriptor, ticket) = StopCleanup.create(path, mode: 0o600) else { return false }
        tickets.append((path, ticket))
        defer { close(descriptor) }
        return OutputFile.writeAll(bytes, to: descriptor) == 0
    }

    deinit {
        for (path, ticket) in tickets {
            _ = path.withCString { unlink($0) }
            StopCleanup.release(ticket)
        }
        _ = folder.withCString { rmdir($0) }
        StopCleanup.release(ticket)
    }
}
