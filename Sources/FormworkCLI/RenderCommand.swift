import ArgumentParser
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRender
import FormworkTemplates

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draw the screens: SVG, PNG, or a page to look around in.",
        discussion: """
            The screens of all scenes stand on one sheet; --scene picks one. The output's name says what is made: .svg, .png or .html.
            """)

    @Argument(help: "The document.")
    var file: String

    @Option(name: .shortAndLong, help: "Where the picture goes: a file that ends in .svg, .png or .html; - for SVG on standard output.")
    var output: String

    @OptionGroup var screen: ScreenOptions
    @OptionGroup var state: StateOptions

    @Option(help: ArgumentHelp("Only the scene with this id.", valueName: "id"))
    var scene: String?

    @Option(help: ArgumentHelp("light or dark.", valueName: "appearance"), transform: ScreenArgument.word)
    var appearance = Appearance.light

    @Flag(help: "Draw hidden views, ghostly.")
    var showHidden = false

    func run() throws {
        let layoutOptions = try screen.layoutOptions
        let choice = StateChoice(state.steps, scene: scene, paths: [file])
        let sceneChoice = SceneChoice(scene)
        var options = RenderOptions()
        options.appearance = appearance
        options.showsHidden = showHidden
        let writer = SheetWriter(options)
        let (output, title, scene) = (output, file, scene)
        let status = FileRun(paths: [file], standardInputName: nil, jobs: 1).run { file, read in
            switch read {
            case .failure(let error): return FileOutcome(errors: "\(error.diagnostic)\n", status: .foundErrors)
            case .success(let read):
                sceneChoice.note(read.document)
                do throws(StateNameError) {
                    let play = try choice.play(read.document, layoutOptions)
                    var states: [Int: String] = [:]
                    for scene in read.document.scenes { states[scene.index] = play.text(ofScene: scene.index) }
                    let source = PictureSource(play.state.permanent(), options: layoutOptions, states: states, scene: scene)
                    let bytes = writer.svg(source, title: title)
                    do throws(FileError) {
                        try OutputFile.replace(output, with: bytes)
                    } catch {
                        return FileOutcome(errors: "formwork: error: \(error)\n", status: .cannotWrite)
                    }
                    return FileOutcome()
                } catch {
                    return FileOutcome(errors: "\(file): error: \(error)\n", status: .wrongUsage)
                }
            }
        }
        if let message = choice.failure ?? sceneChoice.failure {
            StandardOutput.writeError("formwork: error: \(message)\n")
            try max(status, .wrongUsage).check()
        }
        try status.check()
    }
}
