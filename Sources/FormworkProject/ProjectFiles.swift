import FormworkFiles
import FormworkImport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: buffers are used only during a call and carry their count.

/// The files of the project around a document, and no others: links out of the project aren't followed, and only plain files are opened.
struct ProjectFiles {
    /// The project's folder, with links resolved.
    let root: SystemPath
    /// The document, with links resolved.
    private let document: SystemPath

    /// The maximum number of entries that are examined in a folder.
    private static let entryLimit = 20_000
    /// The maximum number of folders that are searched.
    private static let folderLimit = 4_000
    /// The maximum depth of folders below the project's folder.
    private static let depthLimit = 32
    private static let skipped: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]
    /// The size in bytes above which the description of an asset isn't read.
    private static let contentsLimit = 1 << 20

    /// Creates the list of files in a folder.
    ///
    /// - Parameter root: The folder, with links resolved.
    init(root: SystemPath) {
        self.root = root
        document = root
    }

    /// Returns nil if the document doesn't exist.
    init?(around path: SystemPath) {
        guard let document = path.resolved else { return nil }
        self.document = document
        root = Self.projectFolder(of: document)
    }

    /// Returns the nearest folder around the document that looks like a project's, or else the document's own folder.
    private static func projectFolder(of document: SystemPath) -> SystemPath {
        var folder = document.parent
        for _ in 0..<6 {
            // Don't search the whole disk or a folder like /home.
            guard folder.bytes.count(where: { $0 == UInt8(ascii: "/") }) > 1 else { break }
            if names(in: folder).contains(where: { ProjectFolder.Mark($0.utf8).map { $0 != .part } ?? ($0 == ".git") }) { return folder }
            folder = folder.parent
        }
        return document.parent
    }

    private static func names(in folder: SystemPath, onFailure: (String) -> Void = { _ in }) -> [String] {
        var names: [[UInt8]] = []
        do throws(FileError) {
            names = try FolderListing.names(in: folder, limit: entryLimit)
        } catch {
            onFailure(error.reason)
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { String(validating: $0, as: UTF8.self) }
    }

    /// Returns the names in a folder, sorted; empty if it can't be read.
    ///
    /// - Parameter onFailure: Called with the reason if it can't be read.
    func entries(of folder: SystemPath, onFailure: (String) -> Void = { _ in }) -> [(name: String, isFolder: Bool)] {
        Self.names(in: folder, onFailure: onFailure).compactMap { name in
            // Links to folders aren't followed, because they may form a cycle.
            folder.appending(name).status(followsLink: false).map { (name, $0.isFolder) }
        }
    }

    /// Visits the entries of the project's folders, except for folders of dependencies and build products.
    ///
    /// - Parameter visit: Called for each entry; returns whether to search a folder.
    func walk(_ visit: (_ path: SystemPath, _ name: String, _ isFolder: Bool) -> Bool) {
        var folders: [(path: SystemPath, depth: Int)] = [(root, 0)]
        var visited = 0
        while let (folder, depth) = folders.popLast(), visited < Self.folderLimit {
            visited += 1
            for (name, isFolder) in entries(of: folder) {
                let entry = folder.appending(name)
                guard visit(entry, name, isFolder), isFolder, !name.hasPrefix("."), !Self.skipped.contains(name), depth < Self.depthLimit
                else { continue }
                folders.append((entry, depth + 1))
            }
        }
    }

    /// Returns a file's path below the project's folder.
    func below(_ path: SystemPath) -> String { String(decoding: path.bytes.dropFirst(root.bytes.count + 1), as: UTF8.self) }

    /// Returns the paths sorted by the length of the prefix shared with the document's path, longest first: those are probably of the same
    /// target.
    func nearest(_ paths: [SystemPath]) -> [SystemPath] {
        func common(_ path: SystemPath) -> Int { zip(path.text, document.text).prefix { $0 == $1 }.count }
        return paths.map { ($0, common($0)) }.sorted { ($1.1, $0.0.text) < ($0.1, $1.0.text) }.map(\.0)
    }

    /// Whether a document may use this as a file name in a folder.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }

    // MARK: Contents

    /// The content of a file.
    enum Content {
        /// The file isn't in the project.
        case none
        /// The file is larger than the limit.
        case tooLarge
        case bytes([UInt8])
    }

    /// Reads a file of the project. A link is followed if its destination is in the project, too.
    func read(_ path: SystemPath, limit: Int) -> Content {
        do throws(ReadingFailure) {
            return .bytes(try read(path, limit: limit, buffer: FileBuffer(sizeLimit: limit)) { Array($0) })
        } catch {
            return error == .tooLarge ? .tooLarge : .none
        }
    }

    /// The reason why a file isn't read.
    enum ReadingFailure: Error, Equatable {
        case isOutside
        case tooLarge
        case unreadable(String)
    }

    /// Calls `body` with the content of a file of the project. A link is followed if its destination is in the project, too.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - limit: The maximum size in bytes.
    ///   - buffer: The buffer to read into, of at least this size.
    ///   - body: The function to call.
    func read<Result>(
        _ path: SystemPath, limit: Int, buffer: FileBuffer, body: (UnsafeBufferPointer<UInt8>) -> Result
    ) throws(ReadingFailure) -> Result {
        guard let file = path.resolved else { throw .unreadable(FileError.text(errno)) }
        guard FileFence.admits(file) else { throw .isOutside }
        guard file.isInside(root), let before = file.status(followsLink: false), before.isPlainFile else { throw .isOutside }
        let descriptor = file.withCString { open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .unreadable(FileError.text(errno)) }
        defer { close(descriptor) }
        var status = stat()
        // Check that the opened file is the one examined before.
        guard fstat(descriptor, &status) == 0, FileIdentity(status) == FileIdentity(before) else { throw .isOutside }
        if status.st_size > limit { throw .tooLarge }
        do {
            let result = try buffer.read(descriptor, path: path.text, mustBePlain: true) { bytes in
                bytes.count > limit ? nil : body(bytes)
            }
            if let result { return result }
        } catch {
            throw .unreadable((error as? FileError)?.reason ?? String(describing: error))
        }
        throw .tooLarge
    }

    /// Reads the description of the asset in a catalog folder.
    func contents(of folder: SystemPath) -> AssetContents? {
        guard case .bytes(let bytes) = read(folder.appending("Contents.json"), limit: Self.contentsLimit) else { return nil }
        return bytes.withUnsafeBufferPointer { AssetContents($0) }
    }
}
