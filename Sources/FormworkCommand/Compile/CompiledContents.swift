import FormworkFiles
import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is only used during a call, and its size is passed along.

/// Recognises compiled output that may be replaced, by its names and by the first bytes of its files. Names alone don't prove that a
/// file isn't the user's own.
enum CompiledContents {
    private static let endings = [".nib", ".storyboardc"]
    private static let lists = ["Info.plist", "Info-8.0+.plist"]

    static func refusal(_ path: String) -> FileError {
        FileError(path: path, reason: "the folder contains more than compiled files", isRefusal: true)
    }

    /// Throws unless an existing folder may be replaced.
    static func checkFolder(_ folder: SystemPath, path: String) throws(FileError) {
        try checkName(folder, path: path)
        guard isCompiledFolder(folder) else { throw refusal(path) }
    }

    /// Throws unless an existing plain file may be replaced: it must be empty or compiled.
    static func checkFile(_ file: SystemPath, path: String) throws(FileError) {
        guard let start = start(of: file) else { throw FileError.last(path) }
        if start.isEmpty { return }
        try checkName(file, path: path)
        guard isCompiled(start) || isList(start) else {
            throw FileError(path: path, reason: "the existing file isn't a compiled interface file", isRefusal: true)
        }
    }

    private static func checkName(_ target: SystemPath, path: String) throws(FileError) {
        let name = String(decoding: target.name, as: UTF8.self)
        guard endings.contains(where: { name.hasSuffix($0) }) else {
            throw FileError(
                path: path, reason: "an existing output is replaced only if its name ends in \(endings.joined(separator: " or "))",
                isRefusal: true)
        }
    }

    /// Whether a folder contains only compiled files, their property lists, and folders of such files.
    static func isCompiledFolder(_ folder: SystemPath, depth: Int = 0) -> Bool {
        guard depth < 2, let entries = try? FolderListing.names(in: folder) else { return false }
        return entries.allSatisfy { name in
            let entry = folder.appending(name)
            guard let status = entry.status(followsLink: false) else { return false }
            let text = String(decoding: name, as: UTF8.self)
            if status.isFolder { return text.hasSuffix(".nib") && isCompiledFolder(entry, depth: depth + 1) }
            guard status.isPlainFile, let start = start(of: entry) else { return false }
            return lists.contains(text) ? isList(start) : text.hasSuffix(".nib") && (isCompiled(start) || isList(start))
        }
    }

    private static func isCompiled(_ start: [UInt8]) -> Bool { start.starts(with: "NIBArchive".utf8) }

    /// Whether a file begins like a property list. Keyed archives do, too.
    private static func isList(_ start: [UInt8]) -> Bool {
        if start.starts(with: "bplist".utf8) { return true }
        let text = String(decoding: start, as: UTF8.self).drop { $0 == "\u{FEFF}" || $0.isWhitespace }
        return text.hasPrefix("<?xml") && text.contains("<plist") || text.hasPrefix("<plist")
    }

    /// Returns the first bytes of a file; nil if it cannot be read.
    private static func start(of file: SystemPath) -> [UInt8]? {
        let descriptor = file.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        return count < 0 ? nil : Array(bytes.prefix(count))
    }
}
