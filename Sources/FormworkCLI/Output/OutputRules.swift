import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// What an output must and must not be.
struct OutputRules: Sendable {
    /// The document that the output is made of: no other one may have the same output.
    var document: String?
    /// The files that are read, none of which may be replaced, and how they were called.
    var inputs: [FileIdentity: String] = [:]
    /// The folder that the output stays in, resolved; nil where the person named the output's very path.
    var folder: SystemPath?
    /// What the file that is changed in place was like when it was read.
    var stamp: FileStamp?

    /// The rules for a file that is changed in place: what was read, and nothing that another program has put there since.
    ///
    /// A file that was found in a folder stays in the folder, even where it is a link.
    init(changing file: InputFile) {
        document = file.path
        stamp = FileStamp(file.location)
        folder = file.searched?.resolved
    }

    /// - Parameters:
    ///   - document: the document that the output is made of.
    ///   - inputs: the files that are read.
    init(document: String? = nil, inputs: [InputFile] = []) {
        self.document = document
        for file in inputs where !file.isStandardInput {
            if let status = file.location.status(), status.isPlainFile { self.inputs[FileIdentity(status)] = file.path }
        }
    }
}

/// By which it is known that a file is not what it was.
struct FileStamp: Hashable, Sendable {
    private let file: FileIdentity
    private let size: Int64
    private let times: [Int64]

    /// Nil where there is no such file.
    init?(_ path: SystemPath) {
        guard let status = path.status() else { return nil }
        file = FileIdentity(status)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            let (content, change) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (content, change) = (status.st_mtim, status.st_ctim)
        #endif
        times = [Int64(content.tv_sec), Int64(content.tv_nsec), Int64(change.tv_sec), Int64(change.tv_nsec)]
    }
}
