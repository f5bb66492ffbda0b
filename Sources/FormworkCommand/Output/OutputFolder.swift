import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Writes files into a folder: either all of them or none. Other files in the folder stay, and nothing is written outside of it.
enum OutputFolder {
    /// - Parameters:
    ///   - path: the folder, which is created if needed; `-` writes the files to standard output, one after another.
    ///   - files: their names and contents.
    ///   - rules: the files that must not be replaced.
    static func write(
        _ path: String, _ files: [(name: String, bytes: [UInt8])], _ rules: OutputRules = OutputRules()
    ) throws(FileError) {
        if path == "-" { return StandardOutput.write(Array(files.map(\.bytes).joined(separator: [UInt8(ascii: "\n")]))) }
        let folder = try make(path)
        var rules = rules
        rules.folder = rules.folder ?? folder
        var names: Set<String> = []
        var places: [OutputPlace] = []
        for file in files {
            let full = joined(path, name: file.name)
            guard isName(file.name) else { throw FileError(path: full, reason: "it isn't a valid file name") }
            guard names.insert(file.name.lowercased()).inserted else {
                throw FileError(path: full, reason: "two files would have this name")
            }
            let place = try OutputPlace(full, rules: rules)
            try place.claim(for: rules.document)
            places.append(place)
        }
        // All are first written under other names, so that nothing changes if one of them cannot be written.
        var pending: [PendingOutput] = []
        for (place, file) in zip(places, files) { pending.append(try PendingOutput(place, bytes: file.bytes)) }
        for output in pending { try output.commit() }
    }

    /// Creates a folder if needed.
    ///
    /// - Returns: its resolved path.
    @discardableResult
    static func make(_ path: String) throws(FileError) -> SystemPath {
        var bytes = Array(path.utf8)
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        let folder = SystemPath(bytes: bytes)
        try FileFence.check(folder)
        if let status = folder.status() {
            guard status.isFolder else { throw FileError(path: path, reason: "it isn't a folder") }
        } else {
            // Relative to the open folder, in case its path now leads elsewhere.
            let parent = PendingOutput.openFolder(folder.parent)
            guard parent >= 0 else { throw FileError.last(path) }
            defer { close(parent) }
            guard FileFence.admits(descriptor: parent, openedAt: folder.parent) else { throw FileFence.refusal(path) }
            if SystemPath(bytes: folder.name).withCString({ mkdirat(parent, $0, 0o777) }) != 0, errno != EEXIST {
                throw FileError.last(path)
            }
        }
        guard let resolved = folder.resolved else { throw FileError.last(path) }
        return resolved
    }

    /// Creates the folders between a folder and a file in its hierarchy.
    ///
    /// - Parameters:
    ///   - path: the path of the existing folder.
    ///   - folder: the same, resolved.
    ///   - file: the file's path below it.
    static func makeFolders(in path: String, _ folder: SystemPath, to file: String) throws(FileError) {
        var below = path
        // Split by bytes, because a combining mark after a slash would form one character with it.
        for name in file.utf8.split(separator: UInt8(ascii: "/")).dropLast().map({ String(decoding: $0, as: UTF8.self) }) {
            below = joined(below, name: name)
            guard isName(name) else { throw FileError(path: below, reason: "it isn't a valid folder name") }
            let made = try make(below)
            guard made.isInside(folder) else { throw FileError(path: below, reason: "it is a link that leads out of the folder") }
        }
    }

    /// Returns the path of a name in a folder.
    static func joined(_ folder: String, name: String) -> String { folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)" }

    /// Whether a text is a valid file name.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
}
