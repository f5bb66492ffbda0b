import FormworkExport
import FormworkImport
import FormworkLayout
import FormworkModel

/// The request of `formwork solve`: solve Auto Layout: the frame of every view.
///
/// Its values have the names of the options, whose help describes them.
package struct SolveRequest: CommandRequest {
    package var files: FileSelection
    package var screen = ScreenSelection()
    package var scene: String?
    package var state = StateSelection()
    package var blind = false
    package var explain: String?
    package var language: String?
    package var format = OutputFormat.text

    package init(files: FileSelection) { self.files = files }

    package func check() throws(UsageError) {
        try files.check()
        try state.check()
    }

    package func perform() throws -> ExitStatus {
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
        return status.unless(choice.failure ?? scene.failure ?? view?.failure)
    }
}
