import FormworkDiagnostics
import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// One document to read.
struct InputFile: Sendable, Hashable {
    /// The path in messages.
    var path: String
    /// The path for the system.
    var location: SystemPath
    /// The path below the folder that was named; the file's name if it was named itself.
    var below: String
    var isStandardInput = false
    /// Whether the user named the file itself rather than a folder that contains it. A named file may be a pipe.
    var isNamed = true
    /// Whether it is a folder that represents one document.
    var isFolder = false
    /// The folder in whose hierarchy the file was found; nil for a file that the user named.
    var searched: SystemPath?

    /// Creates an input for a folder that represents one document.
    init(compiledFolder path: String) {
        self.init(path: path)
        isFolder = true
        let name = path.split(separator: "/").last.map(String.init) ?? path
        below = name
    }

    init(path: String, isStandardInput: Bool = false) {
        self.path = path
        location = ArgumentPath.location(path)
        below = String(decoding: location.name, as: UTF8.self)
        self.isStandardInput = isStandardInput
    }

    /// Creates an input for a file with a name other than its path.
    ///
    /// - Parameter folder: the folder that it was found in.
    init(_ location: SystemPath, named name: String, in folder: SystemPath) {
        path = name
        searched = folder
        self.location = location
        below = name
        isNamed = false
    }

    /// Creates an input for a file that was found in a folder.
    init(_ location: SystemPath, below folder: SystemPath) {
        path = location.text
        self.location = location
        searched = folder
        let prefix = folder.bytes.last == UInt8(ascii: "/") ? folder.bytes.count : folder.bytes.count + 1
        below = String(decoding: location.bytes.dropFirst(prefix), as: UTF8.self)
        isNamed = false
    }

    /// Whether a path has the extension of an interface file.
    static func isInterfaceFile(_ path: [UInt8]) -> Bool {
        [".storyboard", ".xib", ".nib/designable.nib"].contains { path.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}

/// The documents that the paths of a command line name.
struct InputFiles: Sendable {
    private(set) var files: [InputFile] = []
    /// Paths that do not exist or cannot be read, with the reason.
    private(set) var unreadable: [(path: String, reason: String)] = []
    /// Pipes, sockets and devices in folders that have an interface file's name, with the reason for skipping them.
    private(set) var skipped: [(path: String, reason: String)] = []
    /// Whether a folder was named.
    private(set) var hasFolder = false
    /// The folders that were named, if they contain no document and nothing else was named.
    private(set) var emptyFolders: [String] = []
    /// The folders that were named, and the folders below them that contain an Xcode project or a git repository, found along the way. Nil if
    /// no folder was named.
    private(set) var searched: SearchedFolders?

    /// - Parameters:
    ///   - paths: files, folders and `-`, in the order of processing.
    ///   - standardInputName: the name of the document on standard input.
    init(_ paths: [String], standardInputName: String?) {
        for path in paths {
            if path == "-" {
                files.append(InputFile(path: standardInputName ?? "<stdin>", isStandardInput: true))
                continue
            }
            let file = InputFile(path: path)
            guard let status = file.location.status() else {
                unreadable.append((path, FileError.text(errno)))
                continue
            }
            if status.isFolder, InputFile.isCompiledFolder(file.location) {
                files.append(InputFile(compiledFolder: path))
            } else if status.isFolder {
                hasFolder = true
                search(file.location)
            } else {
                files.append(file)
            }
        }
        if hasFolder, files.isEmpty, unreadable.isEmpty { emptyFolders = paths }
    }

    /// Reports on standard error that the folders that were named contain no document.
    ///
    /// - Parameter hint: a hint on what to do.
    /// - Returns: the exit status of a run without documents.
    func refuseEmptyFolders(hint: String = "") -> ExitStatus {
        if emptyFolders.isEmpty { return .fine }
        StandardOutput.writeError("formwork: error: \(Self.emptyReason) in '\(emptyFolders.joined(separator: "', '"))'\(hint)\n")
        return .cannotRead
    }

    /// The reason for not processing a folder without documents.
    static let emptyReason = "there is no interface file"

    /// Adds a compiled file, or a folder that represents one, whether or not it contains its source.
    mutating func add(compiled path: String) {
        guard let status = ArgumentPath.location(path).status() else { return unreadable.append((path, FileError.text(errno))) }
        if !status.isFolder { return files.append(InputFile(path: path)) }
        let name = path.split(separator: "/").last ?? ""
        guard name.hasSuffix(".nib") || name.hasSuffix(".storyboardc") else {
            return unreadable.append((path, "it is a folder: specify the compiled files in it"))
        }
        files.append(InputFile(compiledFolder: path))
    }

    /// Creates inputs for known documents.
    init(_ files: [InputFile]) { self.files = files }

    /// Removes unwanted files without reporting them.
    mutating func remove(where isUnwanted: (InputFile) -> Bool) { files.removeAll(where: isUnwanted) }

    /// Whether a path is standard input, a folder, or a file with the name of an interface file.
    static func isOfInterest(_ path: String) -> Bool {
        if path == "-" { return true }
        let location = ArgumentPath.location(path)
        guard let status = location.status() else { return false }
        return status.isFolder || InputFile.isInterfaceFile(location.bytes) || location.bytes.suffix(4).elementsEqual(".nib".utf8)
    }

    /// Reports unreadable and skipped files on standard error, with the reasons.
    func writeOmissions() {
        for entry in unreadable { StandardOutput.writeError("formwork: error: '\(entry.path)' cannot be read: \(entry.reason)\n") }
        for entry in skipped { StandardOutput.writeError("formwork: warning: '\(entry.path)' is skipped: \(entry.reason)\n") }
    }

    /// Moves files that cannot be used to the unreadable ones.
    ///
    /// - Parameter obstacle: returns the reason why a file cannot be used; nil if it can.
    mutating func leaveOut(where obstacle: (InputFile) -> String?) {
        files.removeAll { file in
            guard let reason = obstacle(file) else { return false }
            unreadable.append((file.path, reason))
            return true
        }
    }

    /// Returns an error if a path doesn't name a single document; nil if it does or cannot be read.
    static func refusal(ofSingle path: String) -> String? {
        let inputs = InputFiles([path], standardInputName: nil)
        if inputs.files.count == 1 || !inputs.unreadable.isEmpty { return nil }
        if inputs.files.isEmpty { return "there is no interface file in '\(path)'" }
        return "'\(path)' contains \(inputs.files.count) interface files: specify one of them"
    }

    /// Adds the interface files below a folder in path order.
    private mutating func search(_ root: SystemPath) {
        var searched = searched ?? SearchedFolders()
        searched.named.insert(root)
        let found = Self.files(below: root, &unreadable) { name, folder in
            searched.note(name, in: folder)
            return InputFile.isInterfaceFile(folder.appending(name).bytes)
        }
        self.searched = searched
        for path in found {
            // A link to a file counts as the file.
            guard let status = path.status() else {
                unreadable.append((path.text, FileError.text(errno)))
                continue
            }
            if status.isPlainFile {
                files.append(InputFile(path, below: root))
            } else {
                skipped.append((path.text, status.isFolder ? "it is a link to a folder" : "it is a pipe, a socket or a device"))
            }
        }
    }

    /// Returns the wanted files below a folder, in path order. Links, pipes and devices with such names are included.
    ///
    /// - Parameters:
    ///   - root: the folder.
    ///   - unreadable: receives the folders that cannot be searched, with the reason.
    ///   - isWanted: whether a file is wanted, given its name and its folder.
    static func files(
        below root: SystemPath, _ unreadable: inout [(path: String, reason: String)], where isWanted: ([UInt8], SystemPath) -> Bool
    ) -> [SystemPath] {
        var found: [SystemPath] = []
        var folders = [root]
        while let folder = folders.popLast() {
            if CommandSession.isCancelled { break }
            do throws(FileError) {
                for name in try FolderListing.names(in: folder) {
                    let path = folder.appending(name)
                    // Links to folders aren't followed, since they may form cycles.
                    guard let status = path.status(followsLink: false) else { continue }
                    if status.isFolder {
                        folders.append(path)
                    } else if isWanted(name, folder) {
                        found.append(path)
                    }
                }
            } catch {
                unreadable.append((folder.text, error.reason))
            }
        }
        return found.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
}
