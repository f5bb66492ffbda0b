import ArgumentParser
import FormworkCommand
import FormworkRender

struct RenderCommand: RequestCommand {
    static let configuration = verb(
        "render", abstract: "Draw screens as SVG, PNG, PDF or an interactive page.",
        discussion: """
            All scenes are drawn on one sheet; --scene picks one. The output's name determines the format: .svg, .png or .pdf (both need \
            librsvg's rsvg-convert) or .html. If the input or the output is a folder, each screen becomes a file, and index.html shows them \
            all. --sheet draws one screen in many forms. Images and colours are taken from the project around the document. --compare shows \
            the document next to the result of --template, --hide and --state, or next to another file with --against, and leaves out screens \
            that look the same. --map draws a storyboard with its segues, or all storyboards of a folder with the references between them; as \
            .html, a page that starts with the map of the folder and leads to every screen.
            """)

    @Argument(help: "The file to read, or a folder of files; '-' is standard input.")
    var file: String?

    // The former name of the folder of --map.
    @Option(help: .hidden) var project: String?

    @Option(name: .customLong("stdin-path"), help: "The path to show in messages for standard input.")
    var standardInputName: String?

    @Option(
        name: .shortAndLong,
        help:
            """
            The output file (.svg, .png, .pdf or .html), replaced atomically; a folder for one file per screen in the --format; or '-' for \
            SVG on standard output.
            """
    )
    var output: String

    @Option(help: "The format, if the output's name doesn't determine it: svg, png, pdf or html.")
    var format: PictureKind?

    @OptionGroup(title: "Screen") var screen: ScreenOptions
    @OptionGroup(title: "State") var state: StateOptions
    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    @Option(help: ArgumentHelp("Only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Flag(
        help: ArgumentHelp(
            """
            Draw the map of a storyboard, or of all in a folder: the scenes as placed on Interface Builder's canvas, and the segues between \
            them.
            """))
    var map = false

    @Flag(help: "Rearrange the scenes of a map, each to the right of those that lead to it.")
    var arrange = false

    @Option(
        help: ArgumentHelp(
            """
            Draw one screen in many forms, as a matrix: what varies by column and, after a comma, by row. Possible values: \
            \(MatrixAxis.allCases.map(\.rawValue).joined(separator: ", ")).
            """, valueName: "columns,rows"),
        transform: ScreenArgument.words)
    var sheet: [MatrixAxis] = []

    @Option(help: ArgumentHelp("Another document for --sheet platforms; may be repeated.", valueName: "file"))
    var beside: [String] = []

    @Flag(help: "Draw views at their recorded frames instead of their solved ones.")
    var recorded = false

    @Option(
        help: ArgumentHelp(
            StringsArgument.layoutHelp + " Several are drawn side by side, or can be chosen on a page.", valueName: "language"),
        transform: StringsArgument.language)
    var language: [String] = []

    @Option(
        help: ArgumentHelp(
            "Annotations to draw over the views, separated by commas: \(Annotation.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "annotations"),
        transform: ScreenArgument.words)
    var annotate: [Annotation] = []

    @Option(
        help: ArgumentHelp(
            "The parts of a comparison of two states, separated by commas: before, after, overlay, moves. Moves are also printed.",
            valueName: "parts"),
        transform: ScreenArgument.words)
    var compare: [Comparison] = []

    @Option(help: ArgumentHelp("The earlier state: a file, or REV:PATH in git; steps are applied to both.", valueName: "file"))
    var against: String?

    @Option(help: ArgumentHelp("light (the default) or dark.", valueName: "appearance"), transform: ScreenArgument.word)
    var appearance: Appearance?

    @Flag(help: "Draw hidden views faintly.")
    var showHidden = false

    @Flag(help: "Draw open menus of pop-up buttons next to their screens.")
    var menus = false

    @Option(help: ArgumentHelp("The pixels per point of a PNG (default: those of the device).", valueName: "n"))
    var scale: Double?

    @Option(
        help: ArgumentHelp("The maximum number of pixels of a PNG; without --scale, larger pictures are scaled down.", valueName: "n"))
    var maxPixels = RenderRequest.pixelLimit

    @Option(help: ArgumentHelp("The maximum number of seconds for drawing a PNG.", valueName: "n"))
    var maxSeconds = RenderRequest.secondLimit

    @Option(help: ArgumentHelp("The maximum size of the output, in bytes (default: 268435456).", valueName: "bytes"))
    var maxOutput = 268_435_456

    var request: RenderRequest {
        get throws {
            if file != nil, project != nil { throw ValidationError("specify either a file or a folder with --project") }
            return described
        }
    }

    private var described: RenderRequest {
        var request = RenderRequest(output: output)
        request.file = file ?? project
        request.standardInputName = standardInputName
        request.format = format
        request.screen = screen.selection
        request.state = state.selection
        request.limits = limitOptions.limits
        request.scene = scene
        request.map = map || project != nil
        request.arrange = arrange
        request.sheet = sheet
        request.beside = beside
        request.recorded = recorded
        request.language = language
        request.annotate = annotate
        request.compare = compare
        request.against = against
        request.appearance = appearance
        request.showHidden = showHidden
        request.menus = menus
        request.scale = scale
        request.maxPixels = maxPixels
        request.maxSeconds = maxSeconds
        request.maxOutput = maxOutput
        return request
    }
}
