import FormworkDiagnostics
import FormworkEdit
import Synchronization

/// Applies a script's edits to documents. Each document gets all edits or none.
struct EditRun {
    /// The number of files per outcome.
    private struct Counts: Sendable {
        var changed = 0
        var equal = 0
        var other = 0
        var firstMissing: ShownText?
    }

    private let request: EditRequest

    init(_ request: EditRequest) { self.request = request }

    func run() throws(RunFailure) -> ExitStatus {
        let script = try script()
        let inputs = InputFiles(request.paths, standardInputName: request.standardInputName)
        let isSingle = inputs.files.count == 1
        let counts = Mutex(Counts())
        var run = FileRun(paths: [], standardInputName: request.standardInputName, jobs: request.jobs)
        run.inputs = inputs
        run.limits = request.limits
        // If the document goes to standard output, nothing else is printed there.
        if request.format != .text { ResultFormat(format: request.format, command: "edit", strict: false).frame(&run) }
        let job = EditJob(request, script: script, isSingle: isSingle)
        let rules = Dictionary(
            inputs.files.filter { !$0.isStandardInput }.map { ($0.path, OutputRules(changing: $0)) },
            uniquingKeysWith: { first, _ in first })
        let status = run.documents { file, read in
            let result = job.edit(read, file: file, rules: rules[file])
            counts.withLock { counts in
                switch result.outcome {
                case .changed: counts.changed += 1
                case .equal: counts.equal += 1
                case .missing(let text):
                    counts.other += 1
                    if counts.firstMissing == nil { counts.firstMissing = text }
                case .archive: counts.other += 1
                case .failed: break
                }
            }
            // Among several files, a missing object is only an error if no file has it.
            if case .missing = result.outcome, !isSingle { return FileOutcome(output: job.unmatchedResult(file)) }
            // Among several files, archives are skipped.
            if case .archive = result.outcome, !isSingle {
                return FileOutcome(output: job.unmatchedResult(file), errors: "\(file): note: legacy archives are not changed\n")
            }
            return result.file
        }
        return finish(counts.withLock { $0 }, isSingle: isSingle, status: status)
    }

    /// Reports the number of changed files.
    private func finish(_ counts: Counts, isSingle: Bool, status: ExitStatus) -> ExitStatus {
        if isSingle { return status }
        if counts.changed == 0, counts.equal == 0, let text = counts.firstMissing, status == .fine {
            StandardOutput.writeError(text)
            return .wrongUsage
        }
        if request.format == .text {
            let total = counts.changed + counts.equal + counts.other
            let verb = request.dryRun ? "would change" : "changed"
            StandardOutput.writeReport("\(counts.changed) of \(total) files \(verb)\n")
        }
        return status
    }

    /// Returns the edit commands: the script's, then the command line's.
    private func script() throws(RunFailure) -> EditScript {
        var operations: [EditScript] = []
        if let path = request.script {
            let file = InputFile(path: path == "-" ? "<stdin>" : path, isStandardInput: path == "-")
            let bytes = try DocumentSource.file(file).bytes(request.limits)
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw RunFailure("'\(file.path)' isn't valid UTF-8", status: .wrongUsage)
            }
            do throws(EditError) { operations.append(try EditScript(parsing: text)) } catch {
                throw RunFailure(
                    at: "\(file.path):\(error.line ?? 1):\(error.column ?? 1)", "\(error.message)\(Self.notes(error))", status: .wrongUsage)
            }
        }
        do throws(EditError) { operations.append(try EditScript(commands: request.commands)) } catch {
            throw RunFailure("\(error.message)\(Self.notes(error))", status: .wrongUsage)
        }
        return EditScript(joining: operations)
    }

    /// Returns hints for correcting a command, one per line.
    static func notes(_ error: EditError) -> ShownText { error.notes.map { "\n    note: \($0)" as ShownText }.joined() }
}
