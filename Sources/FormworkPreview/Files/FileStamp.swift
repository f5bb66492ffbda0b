#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// What the system says of a file that tells one saving from another.
struct FileStamp: Hashable, Sendable {
    /// The file's number: another one where an editor wrote beside the file and renamed.
    var number: UInt64
    var size: Int64
    /// When it was written, in seconds and nanoseconds.
    var seconds: Int
    var nanoseconds: Int
}

extension FileStamp {
    /// The stamp of a file; nil where there is none, or something that is no file.
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
