import ArgumentParser
import FormworkExport
import FormworkImport
import FormworkLayout
import FormworkModel

struct SolveCommand: ParsableCommand {
    static let configuration = verb(
        "solve", abstract: "Solve Auto Layout: the frame of every view.",
        discussion: """
            The layout is solved for the canvas of the Xcode version that wrote the document, or for a --device. Frames use the document's \
            coordinates, like recorded ones; 'misplaced' lists the views whose recorded frame differs. --explain prints where each number of a \
            view's frame comes from, and how certain it is.
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup(title: "Screen") var screen: ScreenOptions

    @Option(help: ArgumentHelp("Only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @OptionGroup(title: "State") var state: StateOptions

    @Flag(help: "Ignore recorded frames, except those of roots, cells and views outside Auto Layout.")
    var blind = false

    @Option(
        help: ArgumentHelp(
            "Only explain the frame of this view, named by id, label or selector.", valueName: "name"))
    var explain: String?

    @Option(help: ArgumentHelp(LanguageChoice.help, valueName: "language"), transform: StringsArgument.language)
    var language: String?

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    func run() throws {
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
                    shown.append(try translation.translated(read.document, options.withFonts(of: read.document, file: file), file: file))
                }
            } catch {
                return error.outcome
            }
            guard let first = shown.first else { return FileOutcome() }
            let sceneID = try scene.id(in: first.document)
            if let view {
                guard let found = try view.find(in: first.document) else { return FileOutcome() }
                let result = ExplanationResult(try choice.stage(first.document, first.options), file: file, view: found)
                return results.outcome(result.diagnostics, text: { result.shownText }, write: result.write)
            }
            var result = SolveResult(try choice.stage(first.document, first.options), file: file, scene: sceneID)
            for other in shown.dropFirst() {
                result.append(SolveResult(try choice.stage(other.document, other.options), file: file, scene: sceneID))
            }
            return results.outcome(result.diagnostics, text: { result.shownText }, write: result.write)
        }
        try status.unless(choice.failure ?? scene.failure ?? view?.failure).check()
    }
}
