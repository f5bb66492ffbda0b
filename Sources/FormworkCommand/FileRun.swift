import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkTree
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Processes files on several cores and writes the results in file order.
struct FileRun {
    var paths: [String]
    var standardInputName: String?
    /// The number of files to process at once; nil for the number of cores.
    var jobs: Int?
    /// The text around the results.
    var frame = ResultFrame.none
    /// Outcomes to write after those of the documents.
    var followers: [FileOutcome] = []
    /// Whether documents may also be JSON or YAML data.
    var readsData = false
    /// The limits of reading documents.
    var limits = DocumentLimits.usual
    /// Whether a folder without documents is a success.
    var allowsEmpty = false
    /// A note for folders without documents.
    var emptyHint = ""

    /// The documents, if they are known before the run.
    var inputs: InputFiles?

    /// Returns the outcome for a file without a document.
    var refusal: @Sendable (_ problem: Diagnostic, _ file: String) -> FileOutcome = { problem, _ in
        FileOutcome(errors: "\(problem)\n", status: .foundErrors)
    }

    /// The document that was read, or the reading error. Not a `Result`, for which the runtime searches all conformances of the program.
    enum Reading {
        case success(ReadDocument)
        case failure(DocumentError)
    }

    /// Processes one file, given the document that was read or the reading error.
    typealias Treatment = @Sendable (_ file: String, _ read: Reading) -> FileOutcome

    /// Processes every document. A file without a document yields ``refusal``. A name that matches nothing in a document, or several
    /// objects, is a usage error.
    ///
    /// - Returns: the exit status of the run.
    func documents(
        _ treat: @escaping @Sendable (_ file: String, _ read: ReadDocument) throws(NameLookupError) -> FileOutcome
    ) -> ExitStatus {
        let refusal = refusal
        return run { file, read in
            switch read {
            case .failure(let error): return refusal(error.diagnostic, file)
            case .success(let read):
                do throws(NameLookupError) {
                    return try treat(file, read)
                } catch {
                    return FileOutcome(errors: "\(file): error: \(error)\n", status: .wrongUsage)
                }
            }
        }
    }

    /// Processes every file.
    ///
    /// - Returns: the exit status of the run.
    func run(_ treat: @escaping Treatment) -> ExitStatus {
        let inputs = inputs ?? InputFiles(paths, standardInputName: standardInputName)
        let files = inputs.files
        StandardOutput.write(frame.opening)
        let output = OrderedOutput(total: files.count + followers.count, separator: Array(frame.separator.utf8))
        let queue = WorkQueue(files: files, output: output, readsData: readsData, limits: limits, treat: treat)
        let workers = max(1, min(jobs ?? Self.cores, files.count))
        WorkerThreads.run(workers) { queue.work() }
        for (index, outcome) in followers.enumerated() { output.submit(outcome, at: files.count + index) }
        let empty = allowsEmpty ? [] : inputs.emptyFolders.map { (path: $0, reason: InputFiles.emptyReason) }
        StandardOutput.write(frame.closing(inputs.unreadable + empty + output.unread + inputs.skipped))
        inputs.writeOmissions()
        let status = allowsEmpty ? output.status : max(output.status, inputs.refuseEmptyFolders(hint: emptyHint))
        return inputs.unreadable.isEmpty ? status : max(status, .cannotRead)
    }

    private static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Distributes files to workers, each of which has its own reader.
private final class WorkQueue: Sendable {
    private let files: [InputFile]
    private let output: OrderedOutput
    private let readsData: Bool
    private let limits: DocumentLimits
    private let treat: FileRun.Treatment
    private let next = Mutex(0)

    init(files: [InputFile], output: OrderedOutput, readsData: Bool, limits: DocumentLimits, treat: @escaping FileRun.Treatment) {
        self.files = files
        self.output = output
        self.readsData = readsData
        self.limits = limits
        self.treat = treat
    }

    /// Processes files until none are left.
    func work() {
        let buffer = FileBuffer(sizeLimit: limits.size)
        let reader = DocumentReader(limits: limits)
        while let index = claim() {
            output.waitForRoom(at: index)
            output.submit(outcome(of: files[index], buffer, reader: reader), at: index)
        }
    }

    private func claim() -> Int? {
        if CommandSession.isCancelled { return nil }
        return next.withLock { value in
            guard value < files.count else { return nil }
            defer { value += 1 }
            return value
        }
    }

    private func outcome(of file: InputFile, _ buffer: FileBuffer, reader: DocumentReader) -> FileOutcome {
        do {
            return try buffer.read(file) { bytes in
                let format = readsData ? InputKind.dataFormat(of: file.path, bytes) : nil
                do throws(DocumentError) {
                    if let format { return treat(file.path, .success(try reader.read(bytes, as: format, file: file.path))) }
                    return treat(file.path, .success(try reader.read(bytes, file: file.path)))
                } catch {
                    return treat(file.path, .failure(error))
                }
            }
        } catch {
            let reason = (error as? FileError)?.reason ?? String(describing: error)
            return FileOutcome(
                errors: "formwork: error: '\(file.path)' cannot be read: \(reason)\n", status: .cannotRead, unread: (file.path, reason))
        }
    }
}
