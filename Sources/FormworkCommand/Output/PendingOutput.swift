import FormworkFiles
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// A complete output that waits next to its destination under another name until it is moved there.
///
/// The old file stays until then. If the output is never moved, the waiting file is removed: with this value, on a signal
/// (``StopCleanup``), or, after a crash, when the next output is written into the folder (``StaleOutputs``).
final class PendingOutput {
    private let place: OutputPlace
    private let waiting: SystemPath
    private let descriptor: Int32
    /// The folder of both files. It is held open, so that replacing the folder meanwhile has no effect.
    private let folder: Int32
    private var ticket: StopCleanup.Ticket?

    /// Writes a file next to its destination.
    init(_ place: OutputPlace, bytes: [UInt8]) throws(FileError) {
        self.place = place
        let folder = try Self.open(folderOf: place)
        do throws(FileError) {
            StaleOutputs.remove(in: place.target.parent)
            (waiting, descriptor, ticket) = try Self.create(beside: place, in: folder)
        } catch {
            close(folder)
            throw error
        }
        self.folder = folder
        var failure = OutputFile.writeAll(bytes, to: descriptor)
        if failure == 0, let old = place.old {
            var new = stat()
            fstat(descriptor, &new)
            let isOther = new.st_uid != old.st_uid || new.st_gid != old.st_gid
            if isOther, fchown(descriptor, old.st_uid, old.st_gid) != 0 {
                throw FileError(path: place.path, reason: "its owner cannot be preserved")
            }
            // Before the permissions are set, since they may forbid it.
            ExtendedAttributes.copy(from: place.target, to: descriptor)
            if fchmod(descriptor, old.st_mode & 0o7777) != 0 { failure = errno }
        }
        // Some file systems don't support `fsync`.
        if failure == 0, fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { failure = errno }
        if failure != 0 { throw FileError(path: place.path, reason: FileError.text(failure)) }
    }

    deinit {
        if let ticket {
            _ = SystemPath(bytes: waiting.name).withCString { unlinkat(folder, $0, 0) }
            StopCleanup.release(ticket)
        }
        close(descriptor)
        close(folder)
    }

    /// Opens an output's folder and checks that the opened folder may be written to.
    private static func open(folderOf place: OutputPlace) throws(FileError) -> Int32 {
        let parent = place.target.parent
        let folder = openFolder(parent)
        guard folder >= 0 else { throw FileError.last(place.path) }
        guard FileFence.admits(descriptor: folder, openedAt: parent) else {
            close(folder)
            throw FileFence.refusal(place.path)
        }
        return folder
    }

    /// Opens a folder, even one that may not be listed.
    ///
    /// - Returns: its descriptor; negative, with `errno` set, if it cannot be opened.
    static func openFolder(_ path: SystemPath) -> Int32 {
        func opened(_ flags: Int32) -> Int32 {
            path.withCString { path in
                #if canImport(Glibc)
                    Glibc.open(path, flags | O_DIRECTORY | O_CLOEXEC)
                #elseif canImport(Darwin)
                    Darwin.open(path, flags | O_DIRECTORY | O_CLOEXEC)
                #else
                    Musl.open(path, flags | O_DIRECTORY | O_CLOEXEC)
                #endif
            }
        }
        let folder = opened(O_RDONLY)
        #if canImport(Darwin)
            return folder < 0 && errno == EACCES ? opened(O_SEARCH) : folder
        #else
            // Linux's O_PATH, which the system module lacks.
            return folder < 0 && errno == EACCES ? opened(0o10_000_000) : folder
        #endif
    }

    /// Moves the output to its destination.
    ///
    /// - Parameter stamp: the expected stamp of the file to replace; nil for any.
    func commit(replacing stamp: FileStamp? = nil) throws(FileError) {
        guard let ticket else { return }
        if let stamp, FileStamp(place.target) != stamp {
            throw FileError(path: place.path, reason: "another program changed or removed it after it was read")
        }
        let (old, new) = (SystemPath(bytes: waiting.name), SystemPath(bytes: place.target.name))
        let result = old.withCString { old in new.withCString { renameat(folder, old, folder, $0) } }
        if result != 0 { throw FileError.last(place.path) }
        self.ticket = nil
        StopCleanup.release(ticket)
        // A rename is only durable once the folder is synced to disk.
        fsync(folder)
    }

    // MARK: The waiting file

    private static let count = Atomic(0)

    private static func create(
        beside place: OutputPlace, in descriptorOfFolder: Int32
    ) throws(FileError) -> (SystemPath, Int32, StopCleanup.Ticket) {
        let folder = place.target.parent
        var attempts = 0
        while true {
            attempts += 1
            let path = folder.appending(StaleOutputs.name(count.add(1, ordering: .relaxed).newValue))
            guard let (descriptor, ticket) = StopCleanup.create(path, in: descriptorOfFolder, mode: place.old == nil ? 0o666 : 0o600)
            else {
                if errno == EMFILE, attempts == 1, raiseFileLimit() { continue }
                // It belongs to an earlier program with the same process id.
                if errno == EEXIST, attempts < 1000 { continue }
                throw FileError.last(place.path)
            }
            // While the file is locked, it isn't treated as stale.
            let isFree = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
            var status = stat()
            if isFree, fstat(descriptor, &status) == 0, status.st_nlink > 0 { return (path, descriptor, ticket) }
            _ = SystemPath(bytes: path.name).withCString { unlinkat(descriptorOfFolder, $0, 0) }
            StopCleanup.release(ticket)
            close(descriptor)
            if attempts >= 1000 { throw FileError(path: place.path, reason: FileError.text(EBUSY)) }
        }
    }

    /// Raises the limit of open files, since many outputs are open at the same time.
    private static func raiseFileLimit() -> Bool {
        var limit = rlimit()
        #if canImport(Glibc)
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let files = RLIMIT_NOFILE
        #endif
        guard getrlimit(files, &limit) == 0 else { return false }
        let wanted = min(limit.rlim_max, 10_240)
        guard wanted > limit.rlim_cur else { return false }
        limit.rlim_cur = wanted
        return setrlimit(files, &limit) == 0
    }
}
