import ArgumentParser
import FormworkLayout
import FormworkRender
import FormworkTemplates

struct RenderCommand: ParsableCommand {
    static let configuration = verb(
        "render", abstract: "Draw screens as SVG, PNG, PDF or an interactive page.",
        discussion: """
            All scenes are drawn on one sheet; --scene picks one. The output's name determines the format: .svg, .png or .pdf (both need \
            librsvg's rsvg-convert) or .html. If the input or the output is a folder, each screen becomes a file, and index.html shows them \
            all. --sheet draws one screen in many forms. Images and colours are taken from the project around the document. --compare shows \
            the document next to the result of --template, --hide and --state, or next to another file with --against, and leaves out screens \
            that look the same. --map draws a storyboard with its segues, or all storyboards of a folder with --project; as a page, --project \
            starts with the flow of all its storyboards.
            """)

    @Argument(help: "The file to read, or a folder of files; '-' is standard input.")
    var file: String?

    @Option(
        help: ArgumentHelp(
            """
            Draw the map of all storyboards in this folder, with the references between them, instead of a file. As .html: a page that \
            starts with the map and leads to every screen.
            """, valueName: "folder")
    )
    var project: String?

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

    /// The format of the output; nil if nothing determines it.
    var kind: PictureKind? { format ?? PictureKind(path: output) ?? (isFolder ? .svg : nil) }

    /// The axes of the matrix to draw. Several devices in one picture form a row.
    var axes: [MatrixAxis] {
        let isPlain = sheet.isEmpty && kind != .html && !isFolder && !isMap && compare.isEmpty && against == nil && language.count < 2
        return isPlain && screen.device.count > 1 ? [.devices] : sheet
    }

    /// Whether each screen becomes a separate file.
    var isFolder: Bool { file.map { FolderJob.isMeant(input: $0, output: output) } ?? false }

    @Option(help: "The format, if the output's name doesn't determine it: svg, png, pdf or html.")
    var format: PictureKind?

    @OptionGroup(title: "Screen") var screen: ScreenOptions
    @OptionGroup(title: "State") var state: StateOptions
    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    @Option(help: ArgumentHelp("Only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Flag(help: "Draw the storyboard as a map: its scenes as placed on Interface Builder's canvas, and the segues between them.")
    var map = false

    /// Whether to draw a map: if requested, and always for a project.
    var isMap: Bool { map || project != nil }

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
        help: ArgumentHelp(LanguageChoice.help + " Several are drawn side by side, or can be chosen on a page.", valueName: "language"),
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
            "How to show two states, separated by commas: before, after, overlay, moves. Moves are also printed.", valueName: "parts"),
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
    var maxPixels = PNGConversion.Limits().pixels

    @Option(help: ArgumentHelp("The maximum number of seconds for drawing a PNG.", valueName: "n"))
    var maxSeconds = PNGConversion.Limits().seconds

    /// The limits of a PNG's size and conversion time.
    var pictureLimits: PNGConversion.Limits { PNGConversion.Limits(pixels: maxPixels, seconds: maxSeconds) }

    @Option(help: ArgumentHelp("The maximum size of the output, in bytes (default: 268435456).", valueName: "bytes"))
    var maxOutput = 268_435_456

    func validate() throws {
        if maxOutput < 1 { throw ValidationError("--max-output must be at least 1") }
        guard (file == nil) != (project == nil) else { throw ValidationError("specify either a file or a folder with --project") }
        if let file, !isFolder, let refusal = InputFiles.refusal(ofSingle: file) { throw ValidationError(refusal) }
        guard let kind else {
            throw ValidationError("the output '\(output)' has no known format: use a name that ends in .svg, .png, .pdf or .html")
        }
        try validateForms(kind)
        if let scale, !(0.05...20).contains(scale) { throw ValidationError("--scale must be a number from 0.05 to 20") }
        if !(1...1_000_000_000).contains(maxPixels) { throw ValidationError("--max-pixels must be a number from 1 to 1000000000") }
        if !(1...86_400).contains(maxSeconds) { throw ValidationError("--max-seconds must be a number from 1 to 86400") }
        if scale != nil, kind != .png { throw ValidationError("--scale works with PNG only") }
        if kind == .html, !compare.isEmpty {
            throw ValidationError("--compare works with SVG, PNG and PDF only: pages compare states themselves")
        }
        if kind == .html, state.steps.contains(where: \.isOfSnapshots) {
            throw ValidationError("snapshots work with SVG, PNG and PDF only")
        }
        if arrange, !isMap { throw ValidationError("--arrange needs --map") }
        if isMap {
            if kind == .html, project == nil {
                throw ValidationError("--map works with SVG, PNG and PDF only: the page of a storyboard starts with its map")
            }
            if !compare.isEmpty || against != nil {
                throw ValidationError("--compare and --against don't work with maps")
            }
            if project != nil, !state.steps.isEmpty { throw ValidationError("states don't work with --project") }
            if !language.isEmpty { throw ValidationError("--language doesn't work with maps") }
            if scene != nil { throw ValidationError("--scene doesn't work with maps") }
        }
        if language.count > 1, !compare.isEmpty || against != nil {
            throw ValidationError("--compare and --against work with one language only")
        }
        if !compare.isEmpty, against == nil, state.steps.isEmpty {
            throw ValidationError("nothing to compare: use --template, --hide, --show, --state or --against")
        }
    }

    /// Validates the combination of options for several pictures, or for variants of a screen.
    private func validateForms(_ kind: PictureKind) throws {
        if isFolder {
            if kind == .html { throw ValidationError("a folder needs --format svg, png or pdf") }
            if output == "-" { throw ValidationError("the pictures of a folder need an output folder: -o DIR") }
            if isMap { throw ValidationError("--map doesn't work with folders: use --project") }
            if !compare.isEmpty || against != nil { throw ValidationError("--compare and --against don't work with folders") }
            if !sheet.isEmpty { throw ValidationError("--sheet doesn't work with folders") }
            if language.count > 1 { throw ValidationError("folders work with one language only") }
        }
        if recorded {
            if kind == .html || isMap { throw ValidationError("--recorded doesn't work with pages or maps") }
            let isElsewhere = !screen.device.isEmpty || screen.size != nil || screen.environment == .device
            if isElsewhere || !state.steps.isEmpty || !language.isEmpty || screen.direction == .rightToLeft {
                throw ValidationError("--recorded doesn't work with devices, sizes, states, languages or directions")
            }
        }
        if sheet.isEmpty {
            if !beside.isEmpty { throw ValidationError("--beside needs --sheet platforms") }
            return
        }
        if sheet.count > 2 || Set(sheet).count < sheet.count { throw ValidationError("--sheet needs one or two different values") }
        if kind == .html || isMap || !compare.isEmpty || against != nil {
            throw ValidationError("--sheet doesn't work with pages, maps, --compare or --against")
        }
        if sheet.contains(.languages), language.isEmpty { throw ValidationError("--sheet languages needs --language") }
        if !sheet.contains(.languages), language.count > 1 { throw ValidationError("several languages need --sheet languages") }
        if sheet.contains(.platforms), beside.isEmpty { throw ValidationError("--sheet platforms needs --beside") }
        if !sheet.contains(.platforms), !beside.isEmpty { throw ValidationError("--beside needs --sheet platforms") }
        if !sheet.contains(.devices), screen.device.count > 1 { throw ValidationError("several devices need --sheet devices") }
    }

    /// The options for drawing screens.
    var renderOptions: RenderOptions {
        var options = RenderOptions()
        options.appearance = appearance ?? .light
        options.annotations = Set(annotate)
        options.showsHidden = showHidden
        options.showsMenus = menus
        options.spacesLetters = kind == .png || kind == .pdf
        if options.spacesLetters { options.letters = InstalledFonts.shared.letters }
        options.byteLimit = maxOutput
        return options
    }

    func run() throws {
        if let project, kind == .html { return try ProjectPageJob(self, folder: project).run().check() }
        if isMap { return try MapJob(self).run().check() }
        guard let file else { throw ValidationError("specify a file") }
        if !axes.isEmpty { return try MatrixJob(self, file: file).run().check() }
        if isFolder { return try FolderJob(self, file: file).run().check() }
        if kind == .html { return try PageJob(self, file: file).run().check() }
        try RenderJob(self, file: file).run().check()
    }
}
