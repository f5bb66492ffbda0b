import FormworkChanges
import FormworkData
import FormworkDiagnostics
import FormworkResults
import FormworkFiles
import FormworkImport
import FormworkModel
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
                "'\(request.ours)' is \(ours.format.noun), but a merge writes a modern document: convert it first", status: .wrongUsage)
        }
        for (side, path) in [(base, request.base), (theirs, request.theirs)] where side.kind != ours.kind || side.platform != ours.platform
        {
            throw RunFailure("'\(path)' and '\(request.ours)' are documents of different kinds", status: .wrongUsage)
        }
        let merge = ReviewedMerge(base: base, ours: ours, theirs: theirs, choice, solverLimit: request.solverLimit)
        let isOpen = !merge.conflicts.isEmpty && (merge.markerCount > 0 || request.report != nil)
        if merge.markerCount == 0, let problem = DocumentSource.problem(merge.text, document: merge.document, name: name) {
            throw RunFailure(problem)
        }
        let result =
            request.resolve && merge.markerCount > 0
            ? MergeDialog(merge.text, conflicts: merge.conflicts, size: request.markerSize).run() : nil
        do throws(FileError) {
            try OutputFile.replace(request.output, with: result?.text ?? merge.text)
            if let report = request.report { try OutputFile.replace(report, with: Self.shape.bytes((name, merge)) + [UInt8(ascii: "\n")]) }
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
                "'\(path)' cannot be read: \(SystemPath(path).status() == nil ? "no such file" : "it is a folder")", status: .cannotRead)
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

    /// The format of `formwork merge --report`.
    static let shape = JSONShape<(file: String, merge: ReviewedMerge)>.object("report", "The conflicts of a merge.") {
        JSONMember("schema", .integer(always: ResultEnvelope.version), "The version of this schema.") { _ in ResultEnvelope.version }
        JSONMember("command", .words(["merge"]), "The verb.") { _ in "merge" }
        JSONMember("file", ResultShapes.file) { $0.file }
        JSONMember("conflicts", .list(of: conflict), "Changes on both sides that differ.") { $0.merge.conflicts }
        JSONMember("notes", .list(of: .text), "Additional information.") { $0.merge.notes }
        JSONMember("solvedFrames", ResultShapes.count, "The number of frames that were solved again.") { $0.merge.solvedFrames }
    }

    private static let conflict = JSONShape<MergeConflict>.object("collision", "A change on both sides that differs.") {
        JSONMember(
            "kind", .word,
            "The kind of conflict: two values; a removal and a change; two places; two orders of children; two objects where only one is allowed."
        ) { $0.kind }
        JSONMember("scene", orNull: .text, "A readable name of the scene; null in a XIB.") { $0.scene }
        JSONMember("object", .text, "A readable name of the object.") { $0.object }
        JSONMember("id", ResultShapes.id, "The id of the object.") { $0.objectID }
        JSONMember("property", orNull: .text, "The property of the object, as text; null for the object itself.") { $0.property }
        JSONMember("ours", orNull: .text, "Our side, as text.") { $0.ours }
        JSONMember("theirs", orNull: .text, "Their side, as text.") { $0.theirs }
        JSONMember("text", .text, "A readable description.") { $0.line }
    }

    // MARK: Text

    /// Merges as git's own text merge would. Without it, git would treat a file that isn't a document as merged.
    private func mergeAsText() -> ExitStatus {
        let arguments = ["merge-file", "-p", "--marker-size=\(request.markerSize)", "-L", "ours", "-L", "base", "-L", "theirs"]
        guard let result = ToolRun.run("git", arguments: arguments + [request.ours, request.base, request.theirs]),
            let status = result.status,
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
