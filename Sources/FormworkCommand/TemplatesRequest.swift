import FormworkDiagnostics
import FormworkResults
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRules
import FormworkTemplates

/// The request of `formwork templates`: list what each layout template would change.
public struct TemplatesRequest: CommandRequest {
    /// The documents to read.
    public var files: FileSelection
    /// The screens to lay out on.
    public var screen = ScreenSelection()
    /// The state that documents are brought into.
    public var state = StateSelection()
    /// The scene whose templates are listed, by id, name or selector; nil for all.
    public var scene: String?
    /// The output format: text, json or ndjson.
    public var format = OutputFormat.text

    /// Creates a request with the defaults for all other values.
    public init(files: FileSelection) { self.files = files }

    public func check() throws(UsageError) {
        try files.check()
        try state.check()
    }

    public func perform() throws -> ExitStatus {
        let format = format
        let results = ResultFormat(format: format, command: "templates", strict: files.strict)
        let scene = SceneChoice(scene)
        let wanted = StateChoice(state.template.map { .template($0) }, scene: scene, paths: files.allPaths)
        let changes = StateChoice(state.changes, scene: scene, paths: files.allPaths)
        let screen = try screen.layoutOptions
        let status = results.run(files).documents { file, read throws(NameLookupError) in
            let sceneID = try scene.id(in: read.document)
            let screen = screen.withFonts(of: read.document, file: file)
            let result = try Self.result(read.document, file: file, wanted: wanted, changes: changes, scene: sceneID, screen: screen)
            if !wanted.steps.isEmpty, result.entries.isEmpty, format == .text { return FileOutcome() }
            return results.outcome(result.diagnostics, text: { result.shownText }, result: result, as: TemplatesResult.shape)
        }
        return status.unless(wanted.failure ?? changes.failure ?? scene.failure)
    }

    private static func result(
        _ document: InterfaceDocument, file: String, wanted: StateChoice, changes: StateChoice, scene: String?, screen: LayoutOptions
    ) throws(NameLookupError) -> TemplatesResult {
        // The named templates, in document order.
        let names =
            wanted.steps.isEmpty ? nil : Set(try wanted.stage(document, options: screen).play.performedSteps.compactMap(\.template?.id))
        var stage = StagedDocument(document, on: screen)
        if !changes.steps.isEmpty { stage = StagedDocument(try changes.stage(document, options: screen).changed.document, on: screen) }
        let effects = StagedDocument.TemplateEffects(stage) { template in
            names.map { names in template.id.map(names.contains) ?? false } ?? true && (scene == nil || template.scene?.id == scene)
        }
        if effects.isEmpty { return TemplatesResult(file: file, document: stage.document, entries: []) }
        var diagnostics = Validator().validateTemplates(
            stage.document, file: file, layout: stage.layout, templateLayouts: effects.layouts)
        if !changes.steps.isEmpty {
            // Locations refer to the file.
            let map = InterfaceDocument.SourceMap(document, file: file)
            for index in diagnostics.indices {
                for finding in diagnostics[index].indices {
                    diagnostics[index][finding].location = map.location(of: diagnostics[index][finding])
                }
            }
        }
        let entries = effects.reports.indices.filter { effects.layouts[$0] != nil }.map { index in
            TemplatesResult.Entry(report: effects.reports[index], frames: effects.frames(index), diagnostics: diagnostics[index])
        }
        return TemplatesResult(file: file, document: stage.document, entries: entries)
    }
}
