import FormworkChanges
import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkModel

/// Reverts changes that Interface Builder made on its own.
struct FmtRun {
    private let request: FmtRequest

    init(_ request: FmtRequest) { self.request = request }

    func run() throws(RunFailure) -> ExitStatus {
        if request.canonical { return try canonical() }
        var status = ExitStatus.fine
        for pair in try pairs() {
            do throws(RunFailure) { status = max(status, try treat(pair)) } catch { status = max(status, error.report()) }
        }
        return status
    }

    /// Returns the files with their earlier states. New files have none and nothing to revert.
    private func pairs() throws(RunFailure) -> [FilePair] {
        if request.paths.count == 1, case .file(let file)? = DocumentSource.named(request.against),
            let source = DocumentSource.named(request.paths[0])
        {
            return [FilePair(name: request.paths[0], old: .file(file), new: source)]
        }
        let repository = try GitRepository(
            hint: "specify an earlier file with --against, or use --canonical")
        let found = try FilePairs(repository, revisions: [request.against], isStaged: request.staged, paths: request.paths)
        for entry in found.skipped { StandardOutput.writeError("formwork: warning: '\(entry.path)' is skipped: \(entry.reason)\n") }
        return found.pairs.filter { $0.old != nil && $0.new != nil }
    }

    private func treat(_ pair: FilePair) throws(RunFailure) -> ExitStatus {
        guard let old = pair.old, let new = pair.new else { return .fine }
        let limits = request.limits
        var rules = OutputRules(document: new.name)
        if case .file(let file) = new { rules = OutputRules(changing: file) }
        let (before, after) = (try old.read(limits).document, try new.read(limits))
        guard before.format == .modern, after.document.format == .modern else {
            reportSkipped(archive: new.name)
            return .fine
        }
        let result = FormattedDocument(after.document, since: before, solverLimit: request.solverLimit)
        let bytes = try new.bytes(limits)
        if result.text == bytes { return .fine }
        let count = result.changes.folded.values.reduce(0, +)
        let classes = result.changes.folded.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key.title)" }.joined(separator: ", ")
        StandardOutput.writeReport("\(pair.name): \(request.checks ? "to restore" : "restored"): \(count == 0 ? "whitespace" : classes)\n")
        if request.checks { return .foundErrors }
        return try write(result.text, document: result.document, to: new, rules: rules)
    }

    private func reportSkipped(archive name: String) { StandardOutput.writeError("\(name): note: legacy archives are not changed\n") }

    private func write(_ text: [UInt8], document: InterfaceDocument, to source: DocumentSource, rules: OutputRules) throws(RunFailure)
        -> ExitStatus
    {
        guard case .file(let file) = source, !file.isStandardInput else {
            throw RunFailure("'\(source.name)' isn't a file that can be changed", status: .wrongUsage)
        }
        if let problem = DocumentSource.problem(text, document: document, name: source.name) { throw RunFailure(problem) }
        do throws(FileError) {
            try OutputFile.replace(file.location.text, with: text, rules)
            return .fine
        } catch {
            StandardOutput.writeError(error.outcome.errors)
            return error.status
        }
    }

    private func canonical() throws(RunFailure) -> ExitStatus {
        let inputs = InputFiles(request.paths, standardInputName: nil)
        var status = inputs.refuseEmptyFolders()
        inputs.writeOmissions()
        if !inputs.unreadable.isEmpty { status = .cannotRead }
        for file in inputs.files {
            let source = DocumentSource.file(file)
            let rules = OutputRules(changing: file)
            do throws(RunFailure) {
                let read = try source.read(request.limits).document
                guard read.format == .modern else {
                    reportSkipped(archive: file.path)
                    continue
                }
                let document = read.inWritingOrder()
                let text = document.text(reformatted: true)
                if try text == source.bytes(request.limits) { continue }
                let written: ExitStatus = request.checks ? .foundErrors : try write(text, document: document, to: source, rules: rules)
                status = max(status, written)
                if !request.checks, written != .fine { continue }
                StandardOutput.writeReport(
                    "\(file.path): \(request.checks ? "not in Xcode's formatting" : "written in Xcode's formatting")\n")
            } catch {
                status = max(status, error.report())
            }
        }
        return status
    }
}
