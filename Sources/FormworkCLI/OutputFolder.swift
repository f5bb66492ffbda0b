#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// A folder that files are written into, all or none; what else is in it stays.
enum OutputFolder {
    /// - Parameters:
    ///   - path: the folder, made where there is none; `-` is standard output, where the files follow one another.
    ///   - files: their names and what they hold.
    static func write(_ path: String, _ files: [(name: String, bytes: [UInt8])]) throws(FileError) {
        if path == "-" { return StandardOutput.write(Array(files.map(\.bytes).joined(separator: [UInt8(ascii: "\n")]))) }
        try make(path)
        let marker = ".formwork-\(getpid())"
        var written: [String] = []
        func removeWritten() { for name in written { unlink("\(path)/\(name)\(marker)") } }
        for file in files {
            do throws(FileError) {
                // Beside the folder's files first, so that nothing has changed where one of them cannot be written.
                written.append(file.name)
                try OutputFile.replace("\(path)/\(file.name)\(marker)", with: file.bytes)
            } catch {
                removeWritten()
                throw FileError(path: "\(path)/\(file.name)", reason: error.reason)
            }
        }
        for name in written where rename("\(path)/\(name)\(marker)", "\(path)/\(name)") != 0 {
            let error = FileError.last("\(path)/\(name)")
            removeWritten()
            throw error
        }
    }

    private static func make(_ path: String) throws(FileError) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(path: path, reason: "it is not a folder") }
        } else if mkdir(path, 0o777) != 0 {
            throw FileError.last(path)
        }
    }
}
