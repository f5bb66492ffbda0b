import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// A folder that files are written into, all or none; what else is in it stays, and nothing is written outside it.
enum OutputFolder {
    /// - Parameters:
    ///   - path: the folder, made where there is none; `-` is standard output, where the files follow one another.
    ///   - files: their names and what they hold.
    ///   - rules: what none of them must be.
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
            let full = joined(path, file.name)
            guard isName(file.name) else { throw FileError(path: full, reason: "no file can be called that") }
            guard names.insert(file.name.lowercased()).inserted else {
                throw FileError(path: full, reason: "two files would have this name")
            }
            let place = try OutputPlace(full, rules)
            try place.claim(for: rules.document)
            places.append(place)
        }
        // Beside the folder's files first, so that nothing has changed where one of them cannot be written.
        var pending: [PendingOutput] = []
        for (place, file) in zip(places, files) { pending.append(try PendingOutput(place, file.bytes)) }
        for output in pending { try output.commit() }
    }

    /// Makes a folder where there is none.
    ///
    /// - Returns: its path without links.
    @discardableResult
    static func make(_ path: String) throws(FileError) -> SystemPath {
        var bytes = Array(path.utf8)
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        let folder = SystemPath(bytes: bytes)
        try FileFence.check(folder)
        if let status = folder.status() {
            guard status.isFolder else { throw FileError(path: path, reason: "it is not a folder") }
        } else {
            // In the folder that is open, whatever its path leads to by now.
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

    /// Makes the folders that lead from a folder to a file inside it.
    ///
    /// - Parameters:
    ///   - path: of the folder, which is there.
    ///   - folder: the same, resolved.
    ///   - file: the file's path below it.
    static func makeFolders(in path: String, _ folder: SystemPath, to file: String) throws(FileError) {
        var below = path
        // By bytes: a mark behind a slash makes one character of both.
        for name in file.utf8.split(separator: UInt8(ascii: "/")).dropLast().map({ String(decoding: $0, as: UTF8.self) }) {
            below = joined(below, name)
            guard isName(name) else { throw FileError(path: below, reason: "no folder can be called that") }
            let made = try make(below)
            guard made.isInside(folder) else { throw FileError(path: below, reason: "it is a link that leads out of the folder") }
        }
    }

    /// The path of what has a name in a folder.
    static func joined(_ folder: String, _ name: String) -> String { folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)" }

    /// Whether something inside a folder can be called so.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
}
