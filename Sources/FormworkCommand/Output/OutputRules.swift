import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The restrictions on an output's destination.
struct OutputRules: Sendable {
    /// The document that the output is made from. No other document may have the same output.
    var document: String?
    /// The input files with their names, none of which may be replaced.
    var inputs: [FileIdentity: String] = [:]
    /// The folder that the output must be inside, resolved; nil if the user named the output's path itself.
    var folder: SystemPath?
    /// The stamp of a file to change in place, from when it was read.
    var stamp: FileStamp?

    /// Creates the rules for changing a file in place: only the file that was read may be replaced, not a newer version.
    ///
    /// The output of a file that was found in a folder must stay inside that folder, even if the file is a link.
    init(changing file: InputFile) {
        document = file.path
        stamp = FileStamp(file.location)
        folder = file.searched?.resolved
    }

    /// - Parameters:
    ///   - document: the document that the output is made from.
    ///   - inputs: the input files.
    init(document: String? = nil, inputs: [InputFile] = []) {
        self.document = document
        for file in inputs where !file.isStandardInput {
            if let status = file.location.status(), status.isPlainFile { self.inputs[FileIdentity(status)] = file.path }
        }
    }
}

/// A file's identity, size and times, which reveal that it has changed.
struct FileStamp: Hashable, Sendable {
    private let file: FileIdentity
    private let size: Int64
    private let times: [Int64]

    /// Creates the stamp of a file; nil if the file does not exist.
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
