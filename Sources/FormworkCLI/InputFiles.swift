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
    /// As it is reported.
    var path: String
    /// As the system has it.
    var location: SystemPath
    /// What it is called below the folder that was named; its name where it was named itself.
    var below: String
    var isStandardInput = false
    /// Whether the person named the file itself, and not a folder that it is in: then it may be a pipe.
    var isNamed = true
    /// Whether it is a folder that stands for one document.
    var isFolder = false
    /// The folder that the file was found in, however deep; nil for a file that the person named.
    var searched: SystemPath?

    /// A folder that stands for one document.
    init(compiledFolder path: String) {
        self.init(path: path)
        isFolder = true
        let name = path.split(separator: "/").last.map(String.init) ?? path
        below = name
    }

    init(path: String, isStandardInput: Bool = false) {
        self.path = path
        location = PathList.location(path)
        below = String(decoding: location.name, as: UTF8.self)
        self.isStandardInput = isStandardInput
    }

    /// A file that is known by another name than its path.
    ///
    /// - Parameter folder: the folder that it was found in.
    init(_ location: SystemPath, named name: String, in folder: SystemPath) {
        path = name
        searched = folder
        self.location = location
        below = name
        isNamed = false
    }

    /// A file that was found in a folder.
    init(_ location: SystemPath, below folder: SystemPath) {
        path = location.text
        self.location = location
        searched = folder
        let prefix = folder.bytes.last == UInt8(ascii: "/") ? folder.bytes.count : folder.bytes.count + 1
        below = String(decoding: location.bytes.dropFirst(prefix), as: UTF8.self)
        isNamed = false
    }

    /// Whether a path is one of an interface file, by its ending.
    static func isInterfaceFile(_ path: [UInt8]) -> Bool {
        [".storyboard", ".xib", ".nib/designable.nib"].contains { path.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}

/// The documents that the paths of a command line stand for.
struct InputFiles: Sendable {
    private(set) var files: [InputFile] = []
    /// Paths that do not exist or cannot be read, with the reason.
    private(set) var unreadable: [(path: String, reason: String)] = []
    /// What is called like an interface file, and is none: pipes, sockets and devices in folders, with the reason.
    private(set) var skipped: [(path: String, reason: String)] = []
    /// Whether a folder was named.
    private(set) var hasFolder = false
    /// The folders that were named, where they hold no document and nothing else was named.
    private(set) var emptyFolders: [String] = []
    /// The folders that were named, and in them those with an Xcode project or a repository of git in them: the search comes past them anyway.
    private(set) var searched = SearchedFolders()

    /// - Parameters:
    ///   - paths: files, folders and `-`, in the order in which they are treated.
    ///   - standardInputName: what the document on standard input is called.
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
                searched.named.insert(file.location)
                search(file.location)
            } else {
                files.append(file)
            }
        }
        if hasFolder, files.isEmpty, unreadable.isEmpty { emptyFolders = paths }
    }

    /// Says on standard error that the folders that were named hold no document.
    ///
    /// - Parameter hint: what to do about it.
    /// - Returns: the status that a run ends with that has nothing to treat.
    func refuseEmptyFolders(hint: String = "") -> ExitStatus {
        if emptyFolders.isEmpty { return .fine }
        StandardOutput.writeError("formwork: error: \(Self.emptyReason) in '\(emptyFolders.joined(separator: "', '"))'\(hint)\n")
        return .cannotRead
    }

    /// Why a folder without documents is not treated.
    static let emptyReason = "there is no interface file"

    /// Adds a compiled file, or a folder that stands for one, whether its source is in it or not.
    mutating func add(compiled path: String) {
        guard let status = PathList.location(path).status() else { return unreadable.append((path, FileError.text(errno))) }
        if !status.isFolder { return files.append(InputFile(path: path)) }
        let name = path.split(separator: "/").last ?? ""
        guard name.hasSuffix(".nib") || name.hasSuffix(".storyboardc") else {
            return unreadable.append((path, "it is a folder: name the compiled files in it"))
        }
        files.append(InputFile(compiledFolder: path))
    }

    /// Documents that are known already.
    init(_ files: [InputFile]) { self.files = files }

    /// Takes out what is not wanted, without a word.
    mutating func remove(where isUnwanted: (InputFile) -> Bool) { files.removeAll(where: isUnwanted) }

    /// Whether a path is standard input, a folder, or a file that is called like an interface file.
    static func isOfInterest(_ path: String) -> Bool {
        if path == "-" { return true }
        let location = PathList.location(path)
        guard let status = location.status() else { return false }
        return status.isFolder || InputFile.isInterfaceFile(location.bytes) || location.bytes.suffix(4).elementsEqual(".nib".utf8)
    }

    /// Names on standard error what is not read, with the reasons.
    func writeOmissions() {
        for entry in unreadable { StandardOutput.writeError("formwork: error: '\(entry.path)' cannot be read: \(entry.reason)\n") }
        for entry in skipped { StandardOutput.writeError("formwork: warning: '\(entry.path)' is skipped: \(entry.reason)\n") }
    }

    /// Takes out what cannot be used.
    ///
    /// - Parameter obstacle: why a file cannot; nil where it can.
    mutating func leaveOut(where obstacle: (InputFile) -> String?) {
        files.removeAll { file in
            guard let reason = obstacle(file) else { return false }
            unreadable.append((file.path, reason))
            return true
        }
    }

    /// Why a path does not name a single document, where one is to be named; nil where it does, or cannot be read.
    static func refusal(ofSingle path: String) -> String? {
        let inputs = InputFiles([path], standardInputName: nil)
        if inputs.files.count == 1 || !inputs.unreadable.isEmpty { return nil }
        if inputs.files.isEmpty { return "there is no interface file in '\(path)'" }
        return "'\(path)' holds \(inputs.files.count) interface files: name one of them"
    }

    /// Adds the interface files below a folder in path order.
    private mutating func search(_ root: SystemPath) {
        var searched = searched
        let found = Self.files(below: root, &unreadable) { name, folder in
            searched.note(name, in: folder)
            return InputFile.isInterfaceFile(folder.appending(name).bytes)
        }
        self.searched = searched
        for path in found {
            // A link to a file stands for it.
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

    /// The files below a folder that are wanted, in path order; links, pipes and devices of those names, too.
    ///
    /// - Parameters:
    ///   - root: the folder.
    ///   - unreadable: gets the folders that cannot be searched, with the reason.
    ///   - isWanted: says of a file's name, and of the folder that it is in, whether it is.
    static func files(
        below root: SystemPath, _ unreadable: inout [(path: String, reason: String)], where isWanted: ([UInt8], SystemPath) -> Bool
    ) -> [SystemPath] {
        var found: [SystemPath] = []
        var folders = [root]
        while let folder = folders.popLast() {
            if CapturedRun.isCancelled { break }
            do throws(FileError) {
                for name in try FolderListing.names(in: folder) {
                    let path = folder.appending(name)
                    // A link to a folder is not followed: it may lead in circles.
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
