import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkStates
import FormworkTemplates

struct SolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solve", abstract: "Solve Auto Layout: the frame of every view.",
        discussion: """
            A document is solved as it stands, on the canvas of the Xcode that wrote it; with --device as that device shows it. \
            Frames are in the document's coordinates and can be held against the recorded ones: 'misplaced' lists the views whose \
            recorded frame is another.
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup var screen: ScreenOptions

    @Option(help: ArgumentHelp("Only the scene with this id.", valueName: "id"))
    var scene: String?

    @OptionGroup var state: StateOptions

    @Flag(help: "Use no recorded frame but those that are given: of roots, cells, and views outside Auto Layout.")
    var blind = false

    @Option(help: "text for people; json or ndjson for programs.")
    var format = OutputFormat.text

    func run() throws {
        let results = ResultFormat(format: format, command: "solve", strict: files.strict)
        var options = try screen.layoutOptions
        options.isBlind = blind
        let chosen = options
        let choice = StateChoice(state.steps, scene: scene, paths: files.allPaths)
        let scene = SceneChoice(scene)
        let status = results.run(files).run { file, read in
            switch read {
            case .failure(let error): return results.refusal(error.diagnostic, file: file)
            case .success(let read):
                scene.note(read.document)
                do throws(StateNameError) {
                    let result = try Self.result(read.document, file: file, choice, chosen, scene: scene.id)
                    return results.outcome(result.diagnostics, text: { result.shownText }, write: result.write)
                } catch {
                    return FileOutcome(errors: "\(file): error: \(error)\n", status: .wrongUsage)
                }
            }
        }
        if let message = choice.failure ?? scene.failure {
            StandardOutput.writeError("formwork: error: \(message)\n")
            try max(status, .wrongUsage).check()
        }
        try status.check()
    }

    private static func result(
        _ document: InterfaceDocument, file: String, _ choice: StateChoice, _ options: LayoutOptions, scene: String?
    ) throws(StateNameError) -> SolveResult {
        SolveResult(try choice.stage(document, options), file: file, scene: scene)
    }
}
