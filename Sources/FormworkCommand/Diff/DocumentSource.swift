import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkTree

/// The source of a document in a comparison or a merge.
enum DocumentSource {
    case file(InputFile)
    /// A git blob, by its hash or as `REV:PATH`, with its name in results. A nil repository is the one around the working folder.
    case blob(String, in: GitRepository?, name: String)

    /// The name in results.
    var name: String {
        switch self {
        case .file(let file): file.path
        case .blob(_, _, let name): name
        }
    }

    /// Returns the source that an argument names: a file, standard input, or a file of a revision.
    ///
    /// - Returns: nil if it isn't a single file.
    static func named(_ word: String) -> DocumentSource? {
        if word == "-" { return .file(InputFile(path: "<stdin>", isStandardInput: true)) }
        let file = InputFile(path: word)
        if let status = file.location.status() {
            if !status.isFolder { return .file(file) }
            return InputFile.isCompiledFolder(file.location) ? .file(InputFile(compiledFolder: word)) : nil
        }
        return isOfRevision(word) ? .blob(word, in: nil, name: word) : nil
    }

    /// Whether an argument has the form `REV:PATH`.
    static func isOfRevision(_ word: String) -> Bool {
        word.dropFirst().dropLast().contains(":") && !word.hasPrefix("-")
    }

    /// Returns the source's bytes.
    ///
    /// - Throws: `RunFailure` if they cannot be read.
    func bytes(_ limits: DocumentLimits) throws(RunFailure) -> [UInt8] {
        switch self {
        case .blob(let blob, let known, _):
            let repository: GitRepository
            if let known { repository = known } else { repository = try GitRepository(hint: DiffRun.outsideHint) }
            return try repository.blob(blob, limit: limits.size)
        case .file(let file):
            do {
                return try FileBuffer(sizeLimit: limits.size).read(file) { Array($0) }
            } catch {
                let reason = (error as? FileError)?.reason ?? "\(error)"
                throw RunFailure("'\(file.path)' cannot be read: \(reason)", status: .cannotRead)
            }
        }
    }

    /// Reads the source's document.
    ///
    /// - Throws: `RunFailure` if there is none.
    func read(_ limits: DocumentLimits) throws(RunFailure) -> ReadDocument {
        try Self.read(try bytes(limits), name: name, limits: limits)
    }

    /// Returns an error if bytes about to be written don't read back as the expected document; nil if they do.
    static func problem(_ text: [UInt8], document: InterfaceDocument, name: String) -> Diagnostic? {
        do throws(DocumentError) {
            if try DocumentReader(limits: .largest).read(text, file: name).document == document { return nil }
            let place = Diagnostic.Location(file: name, line: 1, column: 1)
            return Diagnostic(
                rule: "defect", severity: .error, message: "the output does not read back correctly: nothing is written",
                location: place)
        } catch {
            return error.diagnostic
        }
    }

    static func read(_ bytes: [UInt8], name: String, limits: DocumentLimits) throws(RunFailure) -> ReadDocument {
        do throws(DocumentError) {
            return try DocumentReader(limits: limits).read(bytes, file: name)
        } catch {
            guard let line = ConflictMarkers.line(in: bytes) else { throw RunFailure(error.diagnostic) }
            var problem = error.diagnostic
            problem.rule = "conflict-marker"
            problem.message = "unresolved conflict from an earlier merge: resolve it first"
            problem.location = Diagnostic.Location(file: name, line: line, column: 1)
            throw RunFailure(problem)
        }
    }
}
