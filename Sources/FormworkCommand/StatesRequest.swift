import FormworkResults
import FormworkImport
import FormworkTemplates

/// The request of `formwork states`: solve every state: each template, on each device, with each hiding master hidden.
public struct StatesRequest: CommandRequest {
    /// The documents to read.
    public var files: FileSelection
    /// The screens to lay out on.
    public var screen = ScreenSelection()
    /// The state that documents are brought into.
    public var state = StateSelection()
    /// The only scene, by id, name or selector; nil for all.
    public var scene: String?
    /// The maximum number of states of a document; if there are more, none is solved.
    public var maxStates = StagedDocument.StatesResult.usualLimit
    /// The output format: text, json or ndjson.
    public var format = OutputFormat.text

    /// Creates a request with the defaults for all other values.
    public init(files: FileSelection) { self.files = files }

    public func check() throws(UsageError) {
        try files.check()
        try state.check()
        if maxStates < 1 { throw UsageError("--max-states must be at least 1") }
    }

    public func perform() throws -> ExitStatus {
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
            let chosen = try templates.stage(read.document, options: options).play.performedSteps.compactMap(\.template)
            let hidden = try masters.stage(read.document, options: options).play.performedSteps.compactMap(\.view)
            let result = StagedDocument.StatesResult(
                try first.stage(read.document, options: options), file: file, devices: screen.devices(showing: read.document),
                scene: sceneID,
                templates: templates.steps.isEmpty ? nil : chosen, masters: masters.steps.isEmpty ? nil : hidden, limit: limit)
            return results.outcome(result.diagnostics, text: { result.shownText }, result: result, as: StagedDocument.StatesResult.shape)
        }
        return status.unless(first.failure ?? templates.failure ?? masters.failure ?? scene.failure)
    }
}
