import FormworkDiagnostics
import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The folder in which proofs are compiled, one at a time. Programs in it are run, so it must belong to the user.
struct ProofFolder {
    /// The path, with links resolved.
    let path: String
    private let lock: Int32

    /// Opens the folder, creating it if needed, and waits until no other proof uses it.
    ///
    /// Compiling the code that proofs share takes minutes, so a second proof waits instead of compiling it again. The folder is locked until
    /// it is released or this program ends.
    init(_ path: String) throws(FileError) {
        try Self.makeFolders(path + "/")
        try Self.makeOwn(path)
        guard let resolved = realpath(path, nil) else { throw FileError.last(path) }
        defer { free(resolved) }
        self.path = String(cString: resolved)
        lock = open(self.path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { throw FileError.last(path + "/lock") }
        if flock(lock, LOCK_EX | LOCK_NB) == 0 { return }
        StandardOutput.writeError("waiting for another proof in '\(path)'\n")
        while flock(lock, LOCK_EX) != 0 {
            if errno == EINTR { continue }
            throw FileError.last(path + "/lock")
        }
    }

    /// Releases the lock for the next proof.
    func release() { close(lock) }

    /// Returns the path of a subfolder that belongs to the user, creating it if needed.
    func ownFolder(_ name: String) throws(FileError) -> String {
        let folder = path + "/" + name
        try Self.makeOwn(folder)
        return folder
    }

    /// Creates a folder if needed. Throws for a folder that another user may have filled.
    private static func makeOwn(_ path: String) throws(FileError) {
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw FileError.last(path) }
        var status = stat()
        guard lstat(path, &status) == 0 else { throw FileError.last(path) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(path: path, reason: "it isn't a folder") }
        guard status.st_uid == geteuid() else {
            throw FileError(path: path, reason: "it belongs to another user, and its programs are run")
        }
        guard status.st_mode & 0o022 == 0 else {
            throw FileError(path: path, reason: "other users can write to it, and its programs are run")
        }
    }

    /// Whether a package that the user didn't name may be compiled and run. It must belong to this user, to root, or to the owner of the
    /// running program, and must not be writable by everyone.
    static func isTrusted(package: String, around program: String) -> Bool {
        var (status, own) = (stat(), stat())
        guard stat(package, &status) == 0, stat(program, &own) == 0 else { return false }
        return [0, geteuid(), own.st_uid].contains(status.st_uid) && status.st_mode & 0o002 == 0
    }

    /// Writes a package that is compiled repeatedly. Unchanged files aren't rewritten, so that the compiler doesn't recompile them.
    ///
    /// - Parameters:
    ///   - name: the package's subfolder. Files in it that aren't in `files` are removed: a version-specific manifest would override the
    ///     package's own, and SwiftPM settings could name other sources.
    ///   - files: the package's files, by their paths in it.
    func write(_ name: String, files: [(path: String, bytes: [UInt8])]) throws(FileError) {
        let package = try ownFolder(name)
        // SwiftPM records the resolved versions of dependencies there.
        let wanted = Set(files.map(\.path) + ["Package.resolved"])
        var unreadable: [(path: String, reason: String)] = []
        for file in InputFiles.files(below: SystemPath(package), &unreadable, where: { _, _ in true })
        where !wanted.contains(String(decoding: file.bytes.dropFirst(package.utf8.count + 1), as: UTF8.self)) {
            _ = file.withCString { unlink($0) }
        }
        for file in files {
            let full = package + "/" + file.path
            try Self.makeFolders(full)
            let old = try? FileBuffer().read(InputFile(path: full)) { Array($0) }
            var rules = OutputRules()
            rules.folder = SystemPath(path)
            if old != file.bytes { try OutputFile.replace(full, with: file.bytes, rules) }
        }
    }

    /// Creates the folders that contain a file.
    private static func makeFolders(_ file: String) throws(FileError) {
        var place = file.startIndex
        while place < file.endIndex, let slash = file[file.index(after: place)...].firstIndex(of: "/") {
            let folder = String(file[..<slash])
            if mkdir(folder, 0o700) != 0, errno != EEXIST { throw FileError.last(folder) }
            place = slash
        }
    }
}
