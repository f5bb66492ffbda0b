import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkRender
import FormworkStates
import FormworkTree

/// Reads a document, and another one to compare it with, and writes the picture.
struct RenderJob: Sendable {
    private let file: String
    private let standardInputName: String?
    private let earlierFile: String?
    private let output: PictureOutput
    private let layoutOptions: LayoutOptions
    private let state: StateChoice
    private let scene: SceneChoice
    private let options: RenderOptions
    private let comparison: Set<Comparison>
    private let documentLimits: DocumentLimits

    init(_ command: RenderCommand, file: String) throws {
        self.file = file
        standardInputName = command.standardInputName
        earlierFile = command.against
        layoutOptions = try command.screen.layoutOptions
        scene = SceneChoice(command.scene)
        state = StateChoice(command.state.steps, scene: scene, paths: [file])
        options = command.renderOptions
        let parts = Set(command.compare)
        comparison = parts.isEmpty && command.against != nil ? [.before, .after] : parts
        documentLimits = command.limitOptions.limits
        let inputs = [file] + (earlierFile.map { [$0] } ?? [])
        output = PictureOutput(command, OutputRules(document: file, inputs: InputFiles(inputs, standardInputName: nil).files))
    }

    func run() -> ExitStatus {
        var run = FileRun(paths: [file], standardInputName: standardInputName, jobs: 1)
        run.limits = documentLimits
        let status = run.documents { name, read throws(UnmetName) in
            guard let earlierFile else { return try draw(read.document, name, nil) }
            // The outcome of reading the other file is that of the whole.
            let (earlier, refusal) = readEarlier(earlierFile)
            guard let earlier else { return refusal }
            return try draw(read.document, name, earlier)
        }
        return status.unless(state.failure ?? scene.failure)
    }

    /// The document to compare with, or why there is none.
    private func readEarlier(_ path: String) -> (document: InterfaceDocument?, refusal: FileOutcome) {
        do throws(RunFailure) {
            return (try (DocumentSource.named(path) ?? .file(InputFile(path: path))).read(documentLimits).document, FileOutcome())
        } catch {
            return (nil, FileOutcome(errors: "\(error.text)\n", status: error.status))
        }
    }

    private func draw(
        _ document: InterfaceDocument, _ name: String, _ earlier: InterfaceDocument?
    ) throws(UnmetName) -> FileOutcome {
        let sceneID = try scene.id(in: document)
        let stage = try state.stage(document, layoutOptions.withFonts(of: document, file: name))
        var search = AssetSearch(document, at: PathList.location(name))
        var writer = SheetWriter(options)
        writer.options.assets = search.run()
        if scene.failure != nil { return FileOutcome() }
        let after = source(stage, sceneID)
        var outcome = FileOutcome()
        for limit in after.layout.roots.limitDiagnostics(document, file: name) {
            outcome.errors += "\(limit)\n"
            outcome.status = .foundErrors
        }
        if let reason = after.emptiness { outcome.errors += "\(name): note: there is nothing to draw: \(reason)\n" }
        for image in search.tooLarge {
            outcome.errors += "\(name): note: image '\(image)' is too large for a picture: a placeholder stands for it\n"
        }
        if comparison.isEmpty {
            return output.write(name, scale: after.scale, outcome) { () throws(RenderError) in try writer.picture(after, title: name) }
        }
        let before = source(try earlierStage(earlier, document, name), sceneID)
        if comparison.contains(.moves), output.path != "-" {
            outcome.report = writer.moves(before: before, after: after).map { "\($0)\n" }.joined()
        }
        return output.write(name, scale: after.scale, outcome) { () throws(RenderError) in
            try writer.picture(before: before, after: after, comparison, title: name, leavesEqualOut: earlier != nil && sceneID == nil)
        }
    }

    /// The document as it stands, or another one in the same state.
    private func earlierStage(
        _ earlier: InterfaceDocument?, _ document: InterfaceDocument, _ name: String
    ) throws(UnmetName) -> StagedDocument {
        let options = layoutOptions.withFonts(of: document, file: name)
        guard let earlier else { return StagedDocument(document, on: options) }
        return try state.stage(earlier, options)
    }

    private func source(_ stage: StagedDocument, _ scene: String?) -> PictureSource {
        PictureSource(stage, scene: scene, annotations: options.annotations)
    }
}
