import FormworkChanges
import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkReview
import FormworkTree

/// Reads three documents, merges them and writes the result.
struct MergeRun {
    private let request: MergeRequest
    private let limits: DocumentLimits
    /// The document's name.
    private let name: String

    init(_ request: MergeRequest) {
        self.request = request
        limits = request.limits
        name = request.path ?? (request.output == "-" ? request.ours : request.output)
    }

    func run() -> ExitStatus {
        do throws(RunFailure) {
            return try merge()
        } catch {
            guard request.driver else { return error.report() }
            _ = error.report()
            return mergeAsText()
        }
    }

    private func merge() throws(RunFailure) -> ExitStatus {
        let ours = try read(request.ours), theirs = try read(request.theirs)
        let base = try readBase(ours)
        guard ours.format == .modern else {
            throw RunFailure(
                "'\(request.ours)' is \(ours.format.noun), but a merge writes a modern document: convert it first", .wrongUsage)
        }
        for (side, path) in [(base, request.base), (theirs, request.theirs)] where side.kind != ours.kind || side.platform != ours.platform
        {
            throw RunFailure("'\(path)' and '\(request.ours)' are documents of different kinds", .wrongUsage)
        }
        let merge = ReviewedMerge(base: base, ours: ours, theirs: theirs, choice, solverLimit: request.solverLimit)
        let isOpen = !merge.conflicts.isEmpty && (merge.markerCount > 0 || request.report != nil)
        if merge.markerCount == 0, let problem = DocumentSource.problem(merge.text, merge.document, name: name) {
            throw RunFailure(problem)
        }
        let result =
            request.resolve && merge.markerCount > 0 ? MergeDialog(merge.text, merge.conflicts, size: request.markerSize).run() : nil
        do throws(FileError) {
            try OutputFile.replace(request.output, with: result?.text ?? merge.text)
            if let report = request.report { try OutputFile.replace(report, with: self.report(merge)) }
        } catch {
            StandardOutput.writeError(error.outcome.errors)
            return error.status
        }
        if result == nil || result?.isOpen == true { report(merge, isOpen: isOpen) }
        if let result { return result.isOpen ? .foundErrors : .fine }
        return isOpen ? .foundErrors : .fine
    }

    private var choice: ReviewedMerge.Choice {
        if request.takesOurs || request.report != nil { return .side(.ours) }
        if request.takesTheirs { return .side(.theirs) }
        return .markers(size: request.markerSize, ours: "ours", theirs: "theirs")
    }

    // MARK: Reading

    private func read(_ path: String) throws(RunFailure) -> InterfaceDocument {
        guard let source = DocumentSource.named(path) else {
            throw RunFailure(
                "'\(path)' cannot be read: \(SystemPath(path).status() == nil ? "no such file" : "it is a folder")", .cannotRead)
        }
        return try source.read(limits).document
    }

    /// Reads the common ancestor. If both sides added the file, it is an empty document.
    private func readBase(_ ours: InterfaceDocument) throws(RunFailure) -> InterfaceDocument {
        if let source = DocumentSource.named(request.base), try source.bytes(limits).isEmpty {
            var builder = ElementTreeBuilder(converting: ours.storage.tree)
            builder.begin(builder.name("document"), from: 0)
            builder.end()
            return InterfaceDocument(tree: builder.finish(), kind: ours.kind, platform: ours.platform, format: .modern)
        }
        return try read(request.base)
    }

    // MARK: Writing

    private func report(_ merge: ReviewedMerge, isOpen: Bool) {
        for conflict in merge.conflicts {
            let word: ShownText = isOpen ? "conflict" : "resolved"
            StandardOutput.writeError("\(name): \(word): \(conflict.line)\n")
        }
        for note in merge.notes { StandardOutput.writeError("\(name): note: \(note)\n") }
    }

    private func report(_ merge: ReviewedMerge) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("schema")
            json.integer(1)
            json.key("command")
            json.string("merge")
            json.key("file")
            json.string(name)
            json.key("conflicts")
            json.array { json in
                for conflict in merge.conflicts {
                    json.object { json in
                        for (key, value) in [
                            ("kind", conflict.kind.rawValue), ("scene", conflict.scene), ("object", conflict.object),
                            ("id", conflict.objectID),
                            ("property", conflict.property), ("ours", conflict.ours), ("theirs", conflict.theirs), ("text", conflict.line),
                        ] as [(StaticString, String?)] {
                            json.key(key)
                            json.string(value)
                        }
                    }
                }
            }
            json.key("notes")
            json.array { json in for note in merge.notes { json.string(note) } }
            json.key("solvedFrames")
            json.integer(merge.solvedFrames)
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    // MARK: Text

    /// Merges as git's own text merge would. Without it, git would treat a file that isn't a document as merged.
    private func mergeAsText() -> ExitStatus {
        let arguments = ["merge-file", "-p", "--marker-size=\(request.markerSize)", "-L", "ours", "-L", "base", "-L", "theirs"]
        guard let result = ToolRun.run("git", arguments + [request.ours, request.base, request.theirs]), let status = result.status,
            status < 128
        else { return .cannotRead }
        do throws(FileError) {
            try OutputFile.replace(request.output, with: result.output)
        } catch {
            StandardOutput.writeError(error.outcome.errors)
            return error.status
        }
        return status == 0 ? .fine : .foundErrors
    }
}
