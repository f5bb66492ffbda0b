import FormworkFiles
import FormworkImport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is lent for the time of a call, and its count comes with it.

/// The files of the project around a document, and no others: no link leads out of it, and nothing is waited for that is not a plain file.
struct ProjectFiles {
    /// The project's folder, resolved.
    let root: SystemPath
    /// The document, resolved.
    private let document: SystemPath

    /// How many entries of a folder are looked at at most.
    private static let entryLimit = 20_000
    /// How many folders are looked into at most.
    private static let folderLimit = 4_000
    /// How deep they may be below the project's.
    private static let depthLimit = 32
    private static let skipped: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]
    /// Beyond this many bytes what describes an asset is not read.
    private static let contentsLimit = 1 << 20

    /// The files of a folder.
    ///
    /// - Parameter root: resolved.
    init(root: SystemPath) {
        self.root = root
        document = root
    }

    /// Nil where there is no such document.
    init?(around path: SystemPath) {
        guard let document = path.resolved else { return nil }
        self.document = document
        root = Self.projectFolder(of: document)
    }

    /// The nearest folder around the document that looks like a project's, else the folder around the document's own.
    private static func projectFolder(of document: SystemPath) -> SystemPath {
        var folder = document.parent
        for _ in 0..<6 {
            // Not the whole disk, nor all that is in a folder like /home.
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

    /// The names in a folder, sorted; empty where it cannot be read.
    ///
    /// - Parameter onFailure: told why it cannot be.
    func entries(of folder: SystemPath, onFailure: (String) -> Void = { _ in }) -> [(name: String, isFolder: Bool)] {
        Self.names(in: folder, onFailure: onFailure).compactMap { name in
            // A link to a folder is not followed: it may lead in circles.
            folder.appending(name.utf8).status(followsLink: false).map { (name, $0.isFolder) }
        }
    }

    /// Looks at what lies in the project's folders, but for those that tools fill with the work of others.
    ///
    /// - Parameter visit: Told of each entry; it says of a folder whether it is looked into.
    func walk(_ visit: (_ path: SystemPath, _ name: String, _ isFolder: Bool) -> Bool) {
        var folders: [(path: SystemPath, depth: Int)] = [(root, 0)]
        var visited = 0
        while let (folder, depth) = folders.popLast(), visited < Self.folderLimit {
            visited += 1
            for (name, isFolder) in entries(of: folder) {
                let entry = folder.appending(name.utf8)
                guard visit(entry, name, isFolder), isFolder, !name.hasPrefix("."), !Self.skipped.contains(name), depth < Self.depthLimit
                else { continue }
                folders.append((entry, depth + 1))
            }
        }
    }

    /// A file's path below the project's folder.
    func below(_ path: SystemPath) -> String { String(decoding: path.bytes.dropFirst(root.bytes.count + 1), as: UTF8.self) }

    /// Those first whose paths have most in common with the document's: of the same target.
    func nearest(_ paths: [SystemPath]) -> [SystemPath] {
        func common(_ path: SystemPath) -> Int { zip(path.text, document.text).prefix { $0 == $1 }.count }
        return paths.map { ($0, common($0)) }.sorted { ($1.1, $0.0.text) < ($0.1, $1.0.text) }.map(\.0)
    }

    /// Whether a document may call a file in a folder so.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }

    // MARK: What they hold

    /// What is known of a file's content.
    enum Content {
        /// There is no such file in the project.
        case none
        /// It has more bytes than are asked for.
        case tooLarge
        case bytes([UInt8])
    }

    /// What a file of the project holds; a link stands for the file that it leads to, if that is in the project, too.
    func read(_ path: SystemPath, limit: Int) -> Content {
        do throws(ReadingFailure) {
            return .bytes(try read(path, limit: limit, FileBuffer(sizeLimit: limit)) { Array($0) })
        } catch {
            return error == .tooLarge ? .tooLarge : .none
        }
    }

    /// Why a file of the project is not read.
    enum ReadingFailure: Error, Equatable {
        case isOutside
        case tooLarge
        case unreadable(String)
    }

    /// Calls `body` with what a file of the project holds; a link stands for the file that it leads to, if that is in the project, too.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: the most bytes that it may have.
    ///   - buffer: what it is read into; it takes as much.
    ///   - body: what is done with it.
    func read<Result>(
        _ path: SystemPath, limit: Int, _ buffer: FileBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) throws(ReadingFailure) -> Result {
        guard let file = path.resolved else { throw .unreadable(FileError.text(errno)) }
        guard FileFence.admits(file) else { throw .isOutside }
        guard file.isInside(root), let before = file.status(followsLink: false), before.isPlainFile else { throw .isOutside }
        let descriptor = file.withCString { open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .unreadable(FileError.text(errno)) }
        defer { close(descriptor) }
        var status = stat()
        // What was asked about is what was opened.
        guard fstat(descriptor, &status) == 0, FileIdentity(status) == FileIdentity(before) else { throw .isOutside }
        if status.st_size > limit { throw .tooLarge }
        do {
            let result = try buffer.read(descriptor, path.text, mustBePlain: true) { bytes in
                bytes.count > limit ? nil : body(bytes)
            }
            if let result { return result }
        } catch {
            throw .unreadable((error as? FileError)?.reason ?? String(describing: error))
        }
        throw .tooLarge
    }

    /// What describes the asset that a folder of a catalogue is.
    func contents(of folder: SystemPath) -> AssetContents? {
        guard case .bytes(let bytes) = read(folder.appending("Contents.json".utf8), limit: Self.contentsLimit) else { return nil }
        return bytes.withUnsafeBufferPointer { AssetContents($0) }
    }
}
