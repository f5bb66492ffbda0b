import FormworkData
import FormworkDiagnostics
import FormworkResults
import FormworkFiles
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkChanges
import FormworkTemplates
import FormworkTree

/// Compares files and writes the changes.
struct DiffRun {
    private let request: DiffRequest
    private let options: ReviewOptions
    private let limits: DocumentLimits
    /// The requested scene, identified on both sides by its id.
    private let scene: SceneChoice

    init(_ request: DiffRequest) {
        self.request = request
        scene = SceneChoice(request.scene)
        var options = ReviewOptions()
        options.scene = request.scene
        options.unfolds = request.unfold
        options.solves = request.solve
        options.devices = request.device
        options.steps = request.state.steps
        options.layout.system = request.system
        options.layout.solverLimit = request.solverLimit
        self.options = options
        limits = request.limits
    }

    func run() throws(RunFailure) -> ExitStatus { try write(pairs()) }

    /// The files to compare.
    private func pairs() throws(RunFailure) -> FilePairs {
        let words = request.words
        if words.count == 2, !request.staged, request.paths.isEmpty {
            let named = words.map { DocumentSource.named($0) != nil || SystemPath($0).status() != nil }
            if named[0] && named[1] { return try FilePairs(words[0], words[1]) }
            if named[0] || named[1], let missing = named.firstIndex(of: false), try !isRevision(words[missing]) {
                throw RunFailure("'\(words[missing])' is not a file, a folder or a revision", status: .cannotRead)
            }
        }
        let repository = try GitRepository(hint: Self.outsideHint)
        // As in git, an argument that isn't a revision is a path.
        var (revisions, paths) = ([String](), request.paths)
        for word in words {
            if try isRevision(word, in: repository) {
                revisions.append(word)
            } else if SystemPath(word).status() != nil {
                paths.append(word)
            } else {
                throw RunFailure("'\(word)' is not a revision, a file or a folder", status: .cannotRead)
            }
        }
        return try FilePairs(repository, revisions: revisions, isStaged: request.staged, paths: paths)
    }

    /// A hint on comparing files without a repository.
    static let outsideHint = "specify two files or two folders to compare"

    private func isRevision(_ word: String) throws(RunFailure) -> Bool {
        guard let repository = try? GitRepository() else { return false }
        return try isRevision(word, in: repository)
    }

    private func isRevision(_ word: String, in repository: GitRepository) throws(RunFailure) -> Bool {
        let ends = word.parts(separatedBy: word.contains("...") ? "..." : "..")
        return ends.count <= 2
            && ends.allSatisfy { end in
                end.isEmpty ? word != "" : repository.succeeds(["rev-parse", "--verify", "--quiet", "--end-of-options", end + "^{object}"])
            }
    }

    // MARK: Writing

    private func write(_ found: FilePairs) throws(RunFailure) -> ExitStatus {
        for entry in found.skipped { StandardOutput.writeError("formwork: warning: '\(entry.path)' is skipped: \(entry.reason)\n") }
        var output: [UInt8] = []
        var all: [FileComparison] = []
        var status = ExitStatus.fine
        let envelope = ResultEnvelope(command: "diff").pieces()
        if request.format == .json { output += envelope.opening }
        for (index, pair) in found.pairs.enumerated() {
            if CommandSession.isCancelled { break }
            CommandSession.report(index, of: found.pairs.count)
            let comparison: FileComparison
            do throws(RunFailure) {
                comparison = try compare(pair)
            } catch {
                status = max(status, error.report())
                if let problem = error.problem { add((pair.name, problem), as: ResultShapes.refused, to: &output) }
                continue
            }
            if !comparison.isEqual { status = max(status, .foundErrors) }
            switch request.format {
            case .text: output += (request.stat ? comparison.shownStatistics : comparison.shownText).text.utf8
            case .json, .ndjson:
                // Among several files, equal ones are not listed.
                if comparison.isEqual, found.pairs.count > 1 { continue }
                add(comparison, as: FileComparison.shape, to: &output)
            case .markdown, .html: all.append(comparison)
            }
            if let folder = request.pictures, !comparison.isEqual {
                try DiffPictures(request, options: options).write(comparison, into: folder)
            }
        }
        if let failure = scene.failure, !found.pairs.isEmpty, status < .cannotRead { throw RunFailure("\(failure)", status: .wrongUsage) }
        switch request.format {
        case .json: output += envelope.closing
        case .markdown: output += ReviewMarkdown.text(all).utf8
        case .html: output += try DiffPictures(request, options: options).page(all)
        case .text, .ndjson: break
        }
        do throws(FileError) {
            try OutputFile.replace(request.output, with: output, rules(found))
        } catch {
            StandardOutput.writeError(error.outcome.errors)
            return max(status, error.status)
        }
        return status
    }

    /// Adds a result in the JSON formats.
    private func add<Result>(_ result: Result, as shape: JSONShape<Result>, to output: inout [UInt8]) {
        guard request.format == .json || request.format == .ndjson else { return }
        if request.format == .json, output.last == UInt8(ascii: "}") { output += ResultEnvelope.separator.utf8 }
        output += shape.bytes(result)
        if request.format == .ndjson { output.append(UInt8(ascii: "\n")) }
    }

    /// Returns output rules that protect the compared files.
    private func rules(_ found: FilePairs) -> OutputRules {
        var inputs: [InputFile] = []
        for pair in found.pairs {
            for case .file(let file) in [pair.old, pair.new] { inputs.append(file) }
        }
        return OutputRules(inputs: inputs)
    }

    private func compare(_ pair: FilePair) throws(RunFailure) -> FileComparison {
        let (old, new) = (try side(pair.old), try side(pair.new))
        var options = DiffPictures.options(options, side: new)
        options.scene = try sceneID(new, old)
        if let document = (new ?? old)?.document { options.steps = try steps(of: document) }
        return FileComparison(name: pair.name, oldName: pair.oldName, old: old, new: new, options)
    }

    /// Returns the id of the requested scene on the first side that has it; the name itself if neither has.
    private func sceneID(_ sides: FileComparison.Side?...) throws(RunFailure) -> String? {
        for case let side? in sides {
            do throws(NameLookupError) {
                if let found = try scene.scene(of: side.document) { return found.id ?? request.scene }
            } catch {
                throw RunFailure("\(side.name): \(error)", status: .wrongUsage)
            }
        }
        return request.scene
    }

    /// Returns the requested steps, with names resolved to ids.
    private func steps(of document: InterfaceDocument) throws(RunFailure) -> [LayoutState.Step] {
        var steps: [LayoutState.Step] = []
        for step in options.steps {
            do throws(NameLookupError) { steps.append(try document.step(step, scene: nil)) } catch {
                throw RunFailure("\(error)" as ShownText, status: .wrongUsage)
            }
        }
        return steps
    }

    private func side(_ source: DocumentSource?) throws(RunFailure) -> FileComparison.Side? {
        guard let source else { return nil }
        return FileComparison.Side(name: source.name, document: try source.read(limits).document)
    }
}
