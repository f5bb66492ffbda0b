#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// One document to read: its path as it is reported.
struct InputFile: Sendable, Hashable {
    var path: String
    var isStandardInput = false
}

/// The documents that the paths of a command line stand for.
struct InputFiles: Sendable {
    private(set) var files: [InputFile] = []
    /// Named paths that do not exist or cannot be searched, with the reason.
    private(set) var unreadable: [(path: String, reason: String)] = []

    /// - Parameters:
    ///   - paths: files, folders and `-`, in the order in which they are treated.
    ///   - standardInputName: what the document on standard input is called.
    init(_ paths: [String], standardInputName: String?) {
        for path in paths {
            if path == "-" {
                files.append(InputFile(path: standardInputName ?? "<stdin>", isStandardInput: true))
                continue
            }
            var status = stat()
            guard stat(path, &status) == 0 else {
                unreadable.append((path, String(cString: strerror(errno))))
                continue
            }
            if Self.isFolder(status) { search(path) } else { files.append(InputFile(path: path)) }
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
    private mutating func search(_ root: String) {
        files += Self.files(below: root, &unreadable, where: Self.isInterfaceFile).map { InputFile(path: $0) }
    }

    /// The files below a folder that are wanted, in path order.
    ///
    /// - Parameters:
    ///   - root: the folder.
    ///   - unreadable: gets the folders that cannot be searched, with the reason.
    ///   - isWanted: says of a file's name, and of the folder that it is in, whether it is.
    static func files(
        below root: String, _ unreadable: inout [(path: String, reason: String)], where isWanted: (String, String) -> Bool
    ) -> [String] {
        var found: [String] = []
        var folders = [root]
        while let folder = folders.popLast() {
            guard let stream = opendir(folder) else {
                unreadable.append((folder, String(cString: strerror(errno))))
                continue
            }
            defer { closedir(stream) }
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name == "." || name == ".." { continue }
                let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                var status = stat()
                // A link to a folder is not followed: it may lead in circles.
                guard lstat(path, &status) == 0 else { continue }
                if isFolder(status) {
                    folders.append(path)
                } else if isWanted(name, folder) {
                    found.append(path)
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }

    private static func isInterfaceFile(_ name: String, in folder: String) -> Bool {
        name.hasSuffix(".storyboard") || name.hasSuffix(".xib") || (name == "designable.nib" && folder.hasSuffix(".nib"))
    }
}
