import FormworkFiles
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is only used during a call, and its size is passed along.

/// The destination of an output after following links, and the existing file there.
struct OutputPlace {
    /// The path as given, for messages.
    let path: String
    /// The file itself. A link that was named stays, and its destination is replaced.
    let target: SystemPath
    /// The status of the file to replace; nil if there is none.
    let old: stat?

    /// Resolves the destination and checks whether the output may be written there.
    init(_ path: String, rules: OutputRules) throws(FileError) {
        self.path = path
        guard !path.utf8.contains(0) else { throw FileError(path: path, reason: "it isn't a valid file name") }
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
        if old.isLink { throw FileError(path: path, reason: "its links form a cycle") }
        if let input = rules.inputs[FileIdentity(old)] {
            throw FileError(path: path, reason: "it would overwrite the input '\(input)'", isRefusal: true)
        }
        if old.st_mode & S_IFMT == S_IFBLK || rules.folder != nil && !old.isPlainFile {
            throw FileError(path: path, reason: "it isn't a file")
        }
        guard old.isPlainFile else { return }
        if target.withCString({ access($0, W_OK) }) != 0 { throw FileError.last(path) }
        // Replacing one of the names would separate them. Writing into the file could leave it half written.
        if old.st_nlink > 1 {
            throw FileError(path: path, reason: "it has \(old.st_nlink) hard links, which writing would separate: remove it first")
        }
    }

    /// The maximum number of links to follow, as on Linux.
    private static let links = 40

    private static func destination(of link: SystemPath) -> SystemPath? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = link.withCString { path in
            buffer.withUnsafeMutableBytes { bytes in
                // Safe: the buffer isn't empty and consists of bytes.
                readlink(path, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
            }
        }
        guard count > 0 else { return nil }
        let name = Array(buffer[..<count])
        return name[0] == UInt8(ascii: "/") ? SystemPath(bytes: name) : link.parent.appending(name)
    }

    /// Returns the descriptor that a path such as `/dev/stdout` names. An open descriptor is written to rather than replaced.
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

    /// Claims the destination for a document's output.
    ///
    /// - Throws: an error if another document has claimed it.
    func claim(for document: String?) throws(FileError) {
        guard let document, let folder = target.parent.status() else { return }
        let name = String(decoding: target.name, as: UTF8.self).lowercased()
        if let other = CommandSession.current.claims.claim(name, in: FileIdentity(folder), for: document) {
            throw FileError(path: path, reason: "'\(other)' and '\(document)' would both be written to it", isRefusal: true)
        }
    }
}

/// The outputs that the documents of a session have claimed.
final class OutputClaims: Sendable {
    private struct Claim: Hashable {
        var folder: FileIdentity
        /// In lower case, since many file systems are case-insensitive. Equal texts compare as equal regardless of their Unicode form.
        var name: String
    }

    private let claims = Mutex<[Claim: String]>([:])

    /// Claims a name in a folder for a document, unless it is taken.
    ///
    /// - Returns: the document that has claimed it before; nil if none has.
    func claim(_ name: String, in folder: FileIdentity, for document: String) -> String? {
        let claim = Claim(folder: folder, name: name)
        return claims.withLock { claims in
            defer { claims[claim] = claims[claim] ?? document }
            return claims[claim]
        }
    }
}
