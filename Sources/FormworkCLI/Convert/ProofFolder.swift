#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The folder of a package that is compiled again and again: files that stay the same are left alone, so that the compiler does not read
/// them anew.
enum ProofFolder {
    /// - Parameters:
    ///   - path: the folder, made where there is none; its `.build` stays, sources that are not among the files go.
    ///   - files: the package's files, by their paths in it.
    static func write(_ path: String, _ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
        let wanted = Set(files.map(\.path))
        for folder in ["Sources", "Documents"] {
            // There is none of them the first time.
            var unreadable: [(path: String, reason: String)] = []
            for file in InputFiles.files(below: SystemPath(path + "/" + folder), &unreadable, where: { _, _ in true })
            where !wanted.contains(String(decoding: file.bytes.dropFirst(path.utf8.count + 1), as: UTF8.self)) {
                _ = file.withCString { unlink($0) }
            }
        }
        for file in files {
            let full = path + "/" + file.path
            try makeFolders(of: full)
            let old = try? FileBuffer().read(InputFile(path: full)) { Array($0) }
            if old != file.bytes { try OutputFile.replace(full, with: file.bytes) }
        }
    }

    private static func makeFolders(of file: String) throws(FileError) {
        var place = file.startIndex
        while let slash = file[file.index(after: place)...].firstIndex(of: "/") {
            let folder = String(file[..<slash])
            if mkdir(folder, 0o777) != 0, errno != EEXIST { throw FileError.last(folder) }
            place = slash
        }
    }
}
