import FormworkFiles
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is lent for the time of a call, and its count comes with it.

/// Where an output goes once links are followed, and what is there.
struct OutputPlace {
    /// As it was named, for messages.
    let path: String
    /// The file itself: a link that was named stays, and what it leads to is replaced.
    let target: SystemPath
    /// What the output replaces; nil where there is nothing.
    let old: stat?

    /// Finds out whether the output may be there at all.
    init(_ path: String, _ rules: OutputRules) throws(FileError) {
        self.path = path
        guard !path.utf8.contains(0) else { throw FileError(path: path, reason: "no file can be called that") }
        var target = SystemPath(path)
        for _ in 0..<Self.links {
            guard target.status(followsLink: false)?.isLink == true, let next = Self.destination(of: target) else { break }
            target = next
        }
        self.target = target
        guard FileFence.admits(target) else { throw FileFence.refusal(path) }
        old = target.status(followsLink: false)
        if let folder = rules.folder, let parent = target.parent.resolved, parent != folder, !parent.isInside(folder) {
            throw FileError(path: path, reason: "it is a link that leads out of the folder")
        }
        if target.name.isEmpty || old?.isFolder == true { throw FileError(path: path, reason: "it is a folder") }
        guard let old else { return }
        if old.isLink { throw FileError(path: path, reason: "its links lead in a circle") }
        if let input = rules.inputs[FileIdentity(old)] {
            throw FileError(path: path, reason: "it is the input '\(input)', which is not changed", isRefusal: true)
        }
        if old.st_mode & S_IFMT == S_IFBLK || rules.folder != nil && !old.isPlainFile {
            throw FileError(path: path, reason: "it is no file")
        }
        guard old.isPlainFile else { return }
        if target.withCString({ access($0, W_OK) }) != 0 { throw FileError.last(path) }
        // To replace one of the names would part them; to write into the file could leave it half written.
        if old.st_nlink > 1 {
            throw FileError(path: path, reason: "it has \(old.st_nlink) names (hard links), which would be parted: remove this one first")
        }
    }

    /// How many links are followed, as on Linux.
    private static let links = 40

    private static func destination(of link: SystemPath) -> SystemPath? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = link.withCString { path in
            buffer.withUnsafeMutableBytes { bytes in
                // Safe: the buffer is not empty, and of bytes.
                readlink(path, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
            }
        }
        guard count > 0 else { return nil }
        let name = Array(buffer[..<count])
        return name[0] == UInt8(ascii: "/") ? SystemPath(bytes: name) : link.parent.appending(name)
    }

    /// The number of the descriptor that a path such as `/dev/stdout` stands for: what is open is written to, not replaced.
    static func descriptor(_ path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default:
            for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) { return Int32(path.dropFirst(folder.count)) }
            return nil
        }
    }

    // MARK: One output, one document

    private struct Claim: Hashable {
        var folder: FileIdentity
        /// File systems that do not know small letters from capitals are many; texts that look the same are the same.
        var name: String
    }

    private static let claims = Mutex<[Claim: String]>([:])

    /// Forgets what earlier runs of this program's verbs have written: in a server each is one of many.
    static func forgetClaims() { claims.withLock { $0 = [:] } }

    /// Says that a document's output goes here.
    ///
    /// - Throws: where another document's does.
    func claim(for document: String?) throws(FileError) {
        guard let document, let folder = target.parent.status() else { return }
        let claim = Claim(folder: FileIdentity(folder), name: String(decoding: target.name, as: UTF8.self).lowercased())
        let other = Self.claims.withLock { claims in
            defer { claims[claim] = claims[claim] ?? document }
            return claims[claim]
        }
        if let other {
            throw FileError(path: path, reason: "'\(other)' and '\(document)' would share it", isRefusal: true)
        }
    }
}
