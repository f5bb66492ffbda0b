import FormworkResults
import FormworkImport
import FormworkLayout
import FormworkModel

/// The request of `formwork solve`: solve Auto Layout: the frame of every view.
public struct SolveRequest: CommandRequest {
    /// The documents to read.
    public var files: FileSelection
    /// The screens to lay out on.
    public var screen = ScreenSelection()
    /// The only scene, by id, name or selector; nil for all.
    public var scene: String?
    /// The state that documents are brought into.
    public var state = StateSelection()
    /// Whether to ignore recorded frames, except those of roots, cells and views outside Auto Layout.
    public var blind = false
    /// The view whose frame is explained instead, by id, label or selector.
    public var explain: String?
    /// The language of texts; nil for that of the documents.
    public var language: String?
    /// The output format: text, json or ndjson.
    public var format = OutputFormat.text

    /// Creates a request with the defaults for all other values.
    public init(files: FileSelection) { self.files = files }

    public func check() throws(UsageError) {
        try files.check()
        try state.check()
    }

    public func perform() throws -> ExitStatus {
        let results = ResultFormat(format: format, command: "solve", strict: files.strict)
        if explain != nil { _ = try screen.layoutOptions }
        let (screen, isBlind) = (screen, blind)
        let scene = SceneChoice(scene)
        let choice = StateChoice(state.steps, scene: scene, paths: files.allPaths)
        let view = explain.map { ViewChoice($0, scene: scene, paths: files.allPaths) }
        let translation = LanguageChoice(language)
        let status = results.run(files).documents { file, read throws(NameLookupError) in
            var shown: [(document: InterfaceDocument, options: LayoutOptions)] = []
            do throws(RunFailure) {
                for var options in screen.screens(showing: read.document) {
                    options.isBlind = isBlind
                    shown.append(
                        try translation.translated(read.document, options: options.withFonts(of: read.document, file: file), file: file))
                }
            } catch {
                return error.outcome
            }
            guard let first = shown.first else { return FileOutcome() }
            let sceneID = try scene.id(in: first.document)
            if let view {
                guard let found = try view.find(in: first.document) else { return FileOutcome() }
                let result = ExplanationResult(try choice.stage(first.document, options: first.options), file: file, view: found)
                return results.outcome(result.diagnostics, text: { result.shownText }, result: result, as: ExplanationResult.shape)
            }
            var result = SolveResult(try choice.stage(first.document, options: first.options), file: file, scene: sceneID)
            for other in shown.dropFirst() {
                result.append(SolveResult(try choice.stage(other.document, options: other.options), file: file, scene: sceneID))
            }
            return results.outcome(result.diagnostics, text: { result.shownText }, result: result, as: SolveResult.shape)
        }
        return status.unless(choice.failure ?? scene.failure ?? view?.failure)
    }
}
