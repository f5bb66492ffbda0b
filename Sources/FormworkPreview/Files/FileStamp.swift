#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// File metadata that changes whenever a file is saved.
struct FileStamp: Hashable, Sendable {
    /// The inode, which changes if an editor writes a new file and renames it.
    var number: UInt64
    var size: Int64
    /// The modification time, in seconds and nanoseconds.
    var seconds: Int
    var nanoseconds: Int
}

extension FileStamp {
    /// Reads the stamp of a file; nil without a regular file at the path.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        number = UInt64(status.st_ino)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
