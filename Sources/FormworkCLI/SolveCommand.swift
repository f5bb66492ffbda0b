import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport
import FormworkLayout
import FormworkModel
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

    @Option(
        help: ArgumentHelp("A layout template, by id or label, that is applied to its scene first; may be repeated.", valueName: "name"))
    var template: [String] = []

    @Flag(help: "Use no recorded frame but those that are given: of roots, cells, and views outside Auto Layout.")
    var blind = false

    @Option(help: "text for people; json or ndjson for programs.")
    var format = OutputFormat.text

    func run() throws {
        let results = ResultFormat(format: format, command: "solve", strict: files.strict)
        let choice = TemplateChoice(template)
        var options = screen.layoutOptions
        options.isBlind = blind
        let chosen = options
        let scene = SceneChoice(scene)
        let status = results.run(files).run { file, read in
            switch read {
            case .failure(let error): return results.refusal(error.diagnostic, file: file)
            case .success(let read):
                scene.note(read.document)
                let reports = choice.reports(of: read.document)
                var options = chosen
                options.replacement = ConstraintReplacement(applying: reports)
                let result = SolveResult(
                    file: file, document: read.document, layout: read.document.layout(options), states: Self.states(reports),
                    scene: scene.id)
                return results.outcome(result.diagnostics, text: { result.text }, write: result.write)
            }
        }
        if let message = choice.failure ?? scene.failure {
            StandardOutput.writeError("formwork: error: \(message)\n")
            try max(status, .wrongUsage).check()
        }
        try status.check()
    }

    /// What was done to each scene, in words: `template=A,template=B`.
    private static func states(_ reports: [TemplateReport]) -> [Int: String] {
        var states: [Int: String] = [:]
        for report in reports {
            let scene = report.template.scene?.index ?? 0
            let step = "template=\(report.template.label ?? report.template.id ?? "?")"
            states[scene] = states[scene].map { "\($0),\(step)" } ?? step
        }
        return states
    }
}
