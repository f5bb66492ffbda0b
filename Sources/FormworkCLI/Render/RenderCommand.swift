import ArgumentParser
import FormworkLayout
import FormworkRender
import FormworkTemplates

struct RenderCommand: ParsableCommand {
    static let configuration = verb(
        "render", abstract: "Draw the screens: SVG, PNG, PDF, or a page to look around in.",
        discussion: """
            The screens of all scenes stand on one sheet; --scene picks one. The output's name says what is made: .svg, .png \
            or .pdf (both through librsvg's rsvg-convert) or .html. Of a folder, or with a folder as the output, each screen becomes a file of \
            its own, and index.html shows them all. --sheet draws one screen in many forms. Images and colours are taken from the project around the document where they are found there. \
            --compare shows the document as it stands beside what --template, --hide and --state make of it, or --against another file in the \
            same state; screens that look the same in both are left out. --map draws a storyboard, or with --project all of a folder, with its \
            segues; --project with a page shows the flow of all its storyboards first.
            """)

    @Argument(help: "The file to read, or a folder of files; '-' is standard input.")
    var file: String?

    @Option(
        help: ArgumentHelp(
            """
            Draw the map of all storyboards in this folder, in place of a file: with references from one to another. As .html: a page \
            that opens with the map and leads into every screen.
            """, valueName: "folder")
    )
    var project: String?

    @Option(name: .customLong("stdin-path"), help: "What the document on standard input is called in messages.")
    var standardInputName: String?

    @Option(
        name: .shortAndLong,
        help:
            """
            The file to write, with a name that ends in .svg, .png, .pdf or .html; it is replaced whole or not at all. A folder, with a file for \
            each screen: of what --format says. '-': SVG on standard output.
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

    @Option(help: "What is made, where the output's name does not say it: svg, png, pdf or html.")
    var format: PictureKind?

    @OptionGroup var screen: ScreenOptions
    @OptionGroup var state: StateOptions
    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    @Option(help: ArgumentHelp("Only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Flag(help: "Draw the storyboard as a map: its scenes as they stand on Interface Builder's canvas, and the segues between them.")
    var map = false

    /// Whether to draw a map: if requested, and always for a project.
    var isMap: Bool { map || project != nil }

    @Flag(help: "Put the scenes of a map anew, each to the right of those that lead to it.")
    var arrange = false

    @Option(
        help: ArgumentHelp(
            """
            Draw one screen in many forms, as a matrix: what its columns differ in, and behind a comma its rows. There are: \
            \(MatrixAxis.allCases.map(\.rawValue).joined(separator: ", ")).
            """, valueName: "columns,rows"),
        transform: ScreenArgument.words)
    var sheet: [MatrixAxis] = []

    @Option(help: ArgumentHelp("Another document of a --sheet platforms; may be repeated.", valueName: "file"))
    var beside: [String] = []

    @Flag(help: "Draw views where Interface Builder has recorded them, not where their constraints put them.")
    var recorded = false

    @Option(
        help: ArgumentHelp(LanguageChoice.help + " Several stand side by side, and on a page can be chosen.", valueName: "language"),
        transform: StringsArgument.language)
    var language: [String] = []

    @Option(
        help: ArgumentHelp(
            "What is drawn over the views: \(Annotation.allCases.map(\.rawValue).joined(separator: ", ")); several with commas.",
            valueName: "annotations"),
        transform: ScreenArgument.words)
    var annotate: [Annotation] = []

    @Option(
        help: ArgumentHelp(
            "What is shown of two states: before, after, overlay, moves; several with commas. Moves are printed, too.", valueName: "parts"),
        transform: ScreenArgument.words)
    var compare: [Comparison] = []

    @Option(help: ArgumentHelp("The earlier state: a file, or REV:PATH of git; steps are taken on both.", valueName: "file"))
    var against: String?

    @Option(help: ArgumentHelp("light (the default) or dark.", valueName: "appearance"), transform: ScreenArgument.word)
    var appearance: Appearance?

    @Flag(help: "Draw hidden views, ghostly.")
    var showHidden = false

    @Flag(help: "Draw the menus of pop-up buttons beside their screens, open.")
    var menus = false

    @Option(help: ArgumentHelp("Pixels in a point, of a PNG; those of the device where nothing is said.", valueName: "n"))
    var scale: Double?

    @Option(
        help: ArgumentHelp("How many pixels a PNG may have; without --scale it is drawn smaller where it would have more.", valueName: "n"))
    var maxPixels = PNGConversion.Limits().pixels

    @Option(help: ArgumentHelp("How many seconds a PNG may take.", valueName: "n"))
    var maxSeconds = PNGConversion.Limits().seconds

    /// The limits of a PNG's size and conversion time.
    var pictureLimits: PNGConversion.Limits { PNGConversion.Limits(pixels: maxPixels, seconds: maxSeconds) }

    @Option(help: ArgumentHelp("How large the output may become, in bytes (default: 268435456).", valueName: "bytes"))
    var maxOutput = 268_435_456

    func validate() throws {
        if maxOutput < 1 { throw ValidationError("--max-output is a number of bytes, from 1") }
        guard (file == nil) != (project == nil) else { throw ValidationError("name a file, or a folder with --project") }
        if let file, !isFolder, let refusal = InputFiles.refusal(ofSingle: file) { throw ValidationError(refusal) }
        guard let kind else {
            throw ValidationError("'\(output)' does not say what is to be drawn: end it in .svg, .png, .pdf or .html")
        }
        try validateForms(kind)
        if let scale, !(0.05...20).contains(scale) { throw ValidationError("--scale is a number from 0.05 to 20") }
        if !(1...1_000_000_000).contains(maxPixels) { throw ValidationError("--max-pixels is a number from 1 to 1000000000") }
        if !(1...86_400).contains(maxSeconds) { throw ValidationError("--max-seconds is a number from 1 to 86400") }
        if scale != nil, kind != .png { throw ValidationError("--scale is for PNG; SVG, PDF and HTML have no pixels") }
        if kind == .html, !compare.isEmpty {
            throw ValidationError("the page compares states by itself: --compare is for SVG, PNG and PDF")
        }
        if kind == .html, state.steps.contains(where: \.isOfSnapshots) {
            throw ValidationError("the page shows what single templates make of a document: snapshots are for SVG and PNG")
        }
        if arrange, !isMap { throw ValidationError("--arrange is for a --map") }
        if isMap {
            if kind == .html, project == nil {
                throw ValidationError("the page of a storyboard opens with its map: --map is for SVG and PNG")
            }
            if !compare.isEmpty || against != nil {
                throw ValidationError("a map shows one state: --compare and --against are for screens")
            }
            if project != nil, !state.steps.isEmpty { throw ValidationError("a project is drawn as it stands: states are for one file") }
            if !language.isEmpty { throw ValidationError("a map is drawn in the document's own language: --language is for screens") }
            if scene != nil { throw ValidationError("a map shows all scenes: --scene is for screens") }
        }
        if language.count > 1, !compare.isEmpty || against != nil {
            throw ValidationError("several languages stand side by side: --compare and --against take one")
        }
        if !compare.isEmpty, against == nil, state.steps.isEmpty {
            throw ValidationError("nothing to compare: name a --template, --hide, --show or --state, or a file --against")
        }
    }

    /// Validates the combination of options for several pictures, or for variants of a screen.
    private func validateForms(_ kind: PictureKind) throws {
        if isFolder {
            if kind == .html { throw ValidationError("a folder gets pictures, and one page that shows them: --format svg, png or pdf") }
            if output == "-" { throw ValidationError("a folder's pictures go into a folder: -o DIR") }
            if isMap { throw ValidationError("of a folder --project draws the --map, into one file") }
            if !compare.isEmpty || against != nil { throw ValidationError("--compare and --against draw one file") }
            if !sheet.isEmpty { throw ValidationError("--sheet draws one screen, into one file") }
            if language.count > 1 { throw ValidationError("a folder's pictures are drawn in one language") }
        }
        if recorded {
            if kind == .html || isMap { throw ValidationError("--recorded is for screens, as SVG, PNG or PDF") }
            let isElsewhere = !screen.device.isEmpty || screen.size != nil || screen.environment == .device
            if isElsewhere || !state.steps.isEmpty || !language.isEmpty || screen.direction == .rightToLeft {
                throw ValidationError("recorded frames are those of the document as it stands, on its own canvas")
            }
        }
        if sheet.isEmpty {
            if !beside.isEmpty { throw ValidationError("--beside is for --sheet platforms") }
            return
        }
        if sheet.count > 2 || Set(sheet).count < sheet.count { throw ValidationError("--sheet takes one or two different words") }
        if kind == .html || isMap || !compare.isEmpty || against != nil {
            throw ValidationError("--sheet draws one screen in many forms, as SVG, PNG or PDF")
        }
        if sheet.contains(.languages), language.isEmpty { throw ValidationError("--sheet languages: name them with --language") }
        if !sheet.contains(.languages), language.count > 1 { throw ValidationError("several languages: --sheet languages") }
        if sheet.contains(.platforms), beside.isEmpty { throw ValidationError("--sheet platforms: name other documents with --beside") }
        if !sheet.contains(.platforms), !beside.isEmpty { throw ValidationError("--beside is for --sheet platforms") }
        if !sheet.contains(.devices), screen.device.count > 1 { throw ValidationError("several devices: --sheet devices") }
    }

    /// The options for drawing screens.
    var renderOptions: RenderOptions {
        var options = RenderOptions()
        options.appearance = appearance ?? .light
        options.annotations = Set(annotate)
        options.showsHidden = showHidden
        options.showsMenus = menus
        options.spacesLetters = kind == .png || kind == .pdf
        options.byteLimit = maxOutput
        return options
    }

    func run() throws {
        if let project, kind == .html { return try ProjectPageJob(self, folder: project).run().check() }
        if isMap { return try MapJob(self).run().check() }
        guard let file else { throw ValidationError("name a file") }
        if !axes.isEmpty { return try MatrixJob(self, file: file).run().check() }
        if isFolder { return try FolderJob(self, file: file).run().check() }
        if kind == .html { return try PageJob(self, file: file).run().check() }
        try RenderJob(self, file: file).run().check()
    }
}
