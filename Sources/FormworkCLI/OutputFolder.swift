#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// A folder of files that is made whole or not at all: written beside its place, then renamed.
enum OutputFolder {
    /// - Parameters:
    ///   - path: the folder, which is not there yet or is empty: what else stands in one is not to be lost.
    ///   - files: what stands in it.
    static func create(_ path: String, with files: [(name: String, bytes: [UInt8])]) throws(FileError) {
        var end = path[...]
        while end.count > 1, end.last == "/" { end.removeLast() }
        let path = String(end)
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
            throw FileError(path: path, reason: "it is a file, and several XIBs need a folder")
        }
        let temporary = path + ".formwork-\(getpid())"
        guard mkdir(temporary, 0o777) == 0 else { throw FileError.last(temporary) }
        do throws(FileError) {
            for file in files { try OutputFile.replace(temporary + "/" + file.name, with: file.bytes) }
            // An empty folder is replaced, another one stays as it is.
            guard rename(temporary, path) == 0 else {
                throw errno == ENOTEMPTY || errno == EEXIST
                    ? FileError(path: path, reason: "the folder is not empty") : FileError.last(path)
            }
        } catch {
            for file in files { unlink(temporary + "/" + file.name) }
            rmdir(temporary)
            throw error
        }
    }
}
