import FormworkFiles
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Waiting outputs that were left behind because the program that wrote them was killed.
enum StaleOutputs {
    private static let (start, end) = (".formwork-", ".tmp")

    /// Returns the temporary name of an output of this process.
    static func name(_ number: Int) -> String { "\(start)\(getpid())-\(number)\(end)" }

    private static let seen = Mutex<Set<FileIdentity>>([])

    /// Removes stale outputs from a folder the first time that this program writes into it.
    ///
    /// - Complexity: O(*n*) in the names in the folder, once.
    static func remove(in folder: SystemPath) {
        guard let status = folder.status(), seen.withLock({ $0.insert(FileIdentity(status)).inserted }) else { return }
        for name in (try? FolderListing.names(in: folder)) ?? [] where isOurs(name) { removeStale(folder.appending(name)) }
    }

    /// Whether a name has the form that ``name(_:)`` gives it.
    private static func isOurs(_ name: [UInt8]) -> Bool {
        guard name.starts(with: start.utf8), name.count > start.utf8.count + end.utf8.count,
            name.suffix(end.utf8.count).elementsEqual(end.utf8)
        else { return false }
        let numbers = name.dropFirst(start.utf8.count).dropLast(end.utf8.count).split(separator: UInt8(ascii: "-"))
        return numbers.count == 2 && numbers.joined().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Removes a plain file of this user that no running program holds locked.
    private static func removeStale(_ path: SystemPath) {
        let descriptor = path.withCString { open($0, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.isPlainFile, status.st_uid == geteuid(), status.st_nlink == 1 else { return }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
        // It may have been moved to its destination meanwhile, and another file may have its name.
        guard let named = path.status(followsLink: false), FileIdentity(named) == FileIdentity(status) else { return }
        _ = path.withCString { unlink($0) }
    }
}
