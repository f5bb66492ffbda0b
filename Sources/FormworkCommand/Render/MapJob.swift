import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkRender
import FormworkTree
import Synchronization

/// Reads a storyboard, or all storyboards of a folder, and writes the map of their scenes.
struct MapJob: Sendable {
    private let paths: [String]
    private let standardInputName: String?
    private let isFolder: Bool
    private let layoutOptions: LayoutOptions
    private let state: StateChoice
    private let options: RenderOptions
    private let isArranged: Bool
    private let output: PictureOutput
    private let documentLimits: DocumentLimits

    init(_ request: RenderRequest, file: String) throws {
        paths = [file]
        standardInputName = request.standardInputName
        isFolder = request.isFolderMap
        layoutOptions = try request.screen.layoutOptions
        state = StateChoice(request.state.steps, scene: SceneChoice(nil), paths: paths)
        options = request.renderOptions
        isArranged = request.arrange
        output = PictureOutput(
            request, rules: OutputRules(document: isFolder ? nil : file, inputs: InputFiles(paths, standardInputName: nil).files))
        documentLimits = request.limits
    }

    func run() -> ExitStatus {
        var run = FileRun(paths: paths, standardInputName: standardInputName, jobs: nil)
        run.limits = documentLimits
        let found = Mutex<[String: SheetWriter.MapDocument]>([:])
        let status = run.documents { file, read throws(NameLookupError) in
            let document = read.document
            guard document.kind == .storyboard || !isFolder else { return FileOutcome() }
            var outcome = FileOutcome()
            let stage = try state.stage(document, options: layoutOptions.withFonts(of: document, file: file))
            var search = AssetSearch(document, at: ArgumentPath.location(file), converting: ImageTools.conversion)
            let assets = search.run()
            let source = PictureSource(stage, annotations: options.annotations)
            for limit in source.layout.roots.limitDiagnostics(document, file: file) {
                outcome.errors += "\(limit)\n"
                outcome.status = .foundErrors
            }
            for note in search.notes { outcome.errors += "\(file): note: \(note)\n" }
            found.withLock { $0[file] = SheetWriter.MapDocument(source, name: StoryboardFiles.name(of: file), assets: assets) }
            return outcome
        }
        let written = write(found.withLock { $0 })
        if !written.errors.isEmpty { StandardOutput.writeError(written.errors) }
        return max(status, written.status).unless(state.failure)
    }

    private func write(_ documents: [String: SheetWriter.MapDocument]) -> FileOutcome {
        var outcome = FileOutcome()
        guard let name = paths.first, !documents.isEmpty else { return outcome }
        let (files, notes) = StoryboardFiles.chosen(documents.keys)
        outcome.errors += notes
        let chosen = files.compactMap { documents[$0] }
        let scale = chosen.first?.source.scale ?? 2
        return output.write(name, scale: scale, outcome: outcome) { () throws(RenderError) in
            try SheetWriter(options).map(chosen, title: name, isArranged: isArranged)
        }
    }
}
