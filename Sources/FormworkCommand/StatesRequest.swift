import FormworkExport
import FormworkImport
import FormworkStates
import FormworkTemplates

/// The request of `formwork states`: solve every state: each template, on each device, with each hiding master hidden.
///
/// Its values have the names of the options, whose help describes them.
package struct StatesRequest: CommandRequest {
    package var files: FileSelection
    package var screen = ScreenSelection()
    package var state = StateSelection()
    package var scene: String?
    package var maxStates = StatesResult.usualLimit
    package var format = OutputFormat.text

    package init(files: FileSelection) { self.files = files }

    package func check() throws(UsageError) {
        try files.check()
        try state.check()
        if maxStates < 1 { throw UsageError("--max-states must be at least 1") }
    }

    package func perform() throws -> ExitStatus {
        let results = ResultFormat(format: format, command: "states", strict: files.strict)
        let paths = files.allPaths
        let scene = SceneChoice(scene)
        let first = StateChoice(state.first + (state.state ?? state.show.map { .show($0) }), scene: scene, paths: paths)
        let templates = StateChoice(state.template.map { .template($0) }, scene: scene, paths: paths)
        let masters = StateChoice(state.hide.map { .hide($0) }, scene: scene, paths: paths)
        let (screen, options) = (screen, screen.screenlessOptions)
        let limit = maxStates
        let status = results.run(files).documents { file, read throws(NameLookupError) in
            let sceneID = try scene.id(in: read.document)
            let options = options.withFonts(of: read.document, file: file)
            let chosen = try templates.stage(read.document, options).play.performedSteps.compactMap(\.template)
            let hidden = try masters.stage(read.document, options).play.performedSteps.compactMap(\.view)
            let result = StatesResult(
                try first.stage(read.document, options), file: file, devices: screen.devices(showing: read.document), scene: sceneID,
                templates: templates.steps.isEmpty ? nil : chosen, masters: masters.steps.isEmpty ? nil : hidden, limit: limit)
            return results.outcome(result.diagnostics, text: { result.shownText }, write: result.write)
        }
        return status.unless(first.failure ?? templates.failure ?? masters.failure ?? scene.failure)
    }
}
