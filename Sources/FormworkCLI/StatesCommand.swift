import ArgumentParser
import FormworkExport
import FormworkImport
import FormworkStates
import FormworkTemplates

struct StatesCommand: ParsableCommand {
    static let configuration = verb(
        "states", abstract: "Solve every state: each template, on each device, with each hiding master hidden.",
        discussion: """
            Reports for each state whether its constraints determine every frame, leave some ambiguous, or conflict. --template and --hide \
            limit the templates and hidden views that are tried; --show and --state are applied first.
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup(title: "Screen") var screen: ScreenOptions
    @OptionGroup(title: "State") var state: StateOptions

    @Option(help: ArgumentHelp("Only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Option(help: ArgumentHelp("The maximum number of states of a document; if there are more, none is solved.", valueName: "number"))
    var maxStates = StatesResult.usualLimit

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    func validate() throws {
        if maxStates < 1 { throw ValidationError("--max-states must be at least 1") }
    }

    func run() throws {
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
        try status.unless(first.failure ?? templates.failure ?? masters.failure ?? scene.failure).check()
    }
}
