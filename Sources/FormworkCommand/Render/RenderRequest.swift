import FormworkLayout
public import FormworkRender
import FormworkTemplates
public import FormworkTree

/// The request of `formwork render`: draw screens as SVG, PNG, PDF or an interactive page.
public struct RenderRequest: CommandRequest {
    /// The file to read, or a folder of files; '-' is standard input.
    public var file: String?
    /// The path to show in messages for standard input.
    public var standardInputName: String?
    /// The output file (.svg, .png, .pdf or .html), replaced atomically; a folder for one file per screen in the --format; or '-' for SVG
    /// on standard output.
    public var output: String
    /// The format, if the output's name doesn't determine it: svg, png, pdf or html.
    public var format: PictureKind?
    /// The screens to lay out on.
    public var screen = ScreenSelection()
    /// The state that documents are brought into.
    public var state = StateSelection()
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual
    /// The only scene, by id, name or selector; nil for all.
    public var scene: String?
    /// Whether to draw the storyboard as a map: its scenes as placed on Interface Builder's canvas, and the segues between them. The map of a
    /// folder has all its storyboards, with the references between them; as a page, it leads to every screen.
    public var map = false
    /// Whether to rearrange the scenes of a map, each to the right of those that lead to it.
    public var arrange = false
    /// The properties that vary by column and by row of a matrix of pictures.
    public var sheet: [MatrixAxis] = []
    /// Further documents for a matrix of platforms.
    public var beside: [String] = []
    /// Whether to draw views at their recorded frames instead of their solved ones.
    public var recorded = false
    /// The languages of texts. Several are drawn side by side, or can be chosen on a page.
    public var language: [String] = []
    /// Annotations to draw over the views.
    public var annotate: [Annotation] = []
    /// The parts that show two states. Moves are also listed.
    public var compare: [Comparison] = []
    /// The earlier state: a file, or REV:PATH in git; steps are applied to both.
    public var against: String?
    /// The appearance; nil for light.
    public var appearance: Appearance?
    /// Whether to draw hidden views faintly.
    public var showHidden = false
    /// Whether to draw open menus of pop-up buttons next to their screens.
    public var menus = false
    /// The pixels per point of a PNG (default: those of the device).
    public var scale: Double?
    /// The maximum number of pixels of a PNG; without --scale, larger pictures are scaled down.
    public var maxPixels = Self.pixelLimit
    /// The maximum number of seconds for drawing a PNG.
    public var maxSeconds = Self.secondLimit
    /// The maximum size of the output, in bytes (default: 268435456).
    public var maxOutput = 268_435_456

    /// The usual maximum number of pixels of a PNG.
    public static let pixelLimit = PNGConversion.Limits().pixels
    /// The usual maximum number of seconds for drawing a PNG.
    public static let secondLimit = PNGConversion.Limits().seconds

    /// Creates a request with the defaults for all other values.
    public init(output: String) { self.output = output }

    /// The format of the output; nil if nothing determines it.
    var kind: PictureKind? { format ?? PictureKind(path: output) ?? (isFolder ? .svg : nil) }

    /// The axes of the matrix to draw. Several devices in one picture form a row.
    var axes: [MatrixAxis] {
        let isPlain = sheet.isEmpty && kind != .html && !isFolder && !map && compare.isEmpty && against == nil && language.count < 2
        return isPlain && screen.device.count > 1 ? [.devices] : sheet
    }

    /// Whether each screen becomes a separate file.
    var isFolder: Bool { file.map { FolderJob.isMeant(input: $0, output: output) && !isFolderMap } ?? false }

    /// Whether to draw the map of all storyboards in a folder.
    var isFolderMap: Bool { map && file.map { InputFiles([$0], standardInputName: nil).hasFolder } ?? false }

    /// The limits of a PNG's size and conversion time.
    var pictureLimits: PNGConversion.Limits { PNGConversion.Limits(pixels: maxPixels, seconds: maxSeconds) }

    public func check() throws(UsageError) {
        try state.check()
        if maxOutput < 1 { throw UsageError("--max-output must be at least 1") }
        guard let file else { throw UsageError("specify a file or a folder") }
        if !isFolder, !isFolderMap, let refusal = InputFiles.refusal(ofSingle: file) { throw UsageError(refusal) }
        guard let kind else {
            throw UsageError("the output '\(output)' has no known format: use a name that ends in .svg, .png, .pdf or .html")
        }
        try validateForms(kind)
        if let scale, !(0.05...20).contains(scale) { throw UsageError("--scale must be a number from 0.05 to 20") }
        if !(1...1_000_000_000).contains(maxPixels) { throw UsageError("--max-pixels must be a number from 1 to 1000000000") }
        if !(1...86_400).contains(maxSeconds) { throw UsageError("--max-seconds must be a number from 1 to 86400") }
        if scale != nil, kind != .png { throw UsageError("--scale works with PNG only") }
        if kind == .html, !compare.isEmpty {
            throw UsageError("--compare works with SVG, PNG and PDF only: pages compare states themselves")
        }
        if kind == .html, state.steps.contains(where: \.isOfSnapshots) {
            throw UsageError("snapshots work with SVG, PNG and PDF only")
        }
        if arrange, !map { throw UsageError("--arrange needs --map") }
        if map {
            if kind == .html, !isFolderMap {
                throw UsageError("--map makes pages of folders only: the page of a storyboard starts with its map")
            }
            if !compare.isEmpty || against != nil {
                throw UsageError("--compare and --against don't work with maps")
            }
            if isFolderMap, !state.steps.isEmpty { throw UsageError("states don't work with the map of a folder") }
            if !language.isEmpty { throw UsageError("--language doesn't work with maps") }
            if scene != nil { throw UsageError("--scene doesn't work with maps") }
        }
        if language.count > 1, !compare.isEmpty || against != nil {
            throw UsageError("--compare and --against work with one language only")
        }
        if !compare.isEmpty, against == nil, state.steps.isEmpty {
            throw UsageError("nothing to compare: use --template, --hide, --show, --state or --against")
        }
    }

    /// Validates the combination of options for several pictures, or for variants of a screen.
    private func validateForms(_ kind: PictureKind) throws(UsageError) {
        if isFolder {
            if kind == .html { throw UsageError("a folder needs --format svg, png or pdf") }
            if output == "-" { throw UsageError("the pictures of a folder need an output folder: -o DIR") }
            if map { throw UsageError("a map is one picture: specify an output file") }
            if !compare.isEmpty || against != nil { throw UsageError("--compare and --against don't work with folders") }
            if !sheet.isEmpty { throw UsageError("--sheet doesn't work with folders") }
            if language.count > 1 { throw UsageError("folders work with one language only") }
        }
        if recorded {
            if kind == .html || map { throw UsageError("--recorded doesn't work with pages or maps") }
            let isElsewhere = !screen.device.isEmpty || screen.size != nil || screen.environment == .device
            if isElsewhere || !state.steps.isEmpty || !language.isEmpty || screen.direction == .rightToLeft {
                throw UsageError("--recorded doesn't work with devices, sizes, states, languages or directions")
            }
        }
        if sheet.isEmpty {
            if !beside.isEmpty { throw UsageError("--beside needs --sheet platforms") }
            return
        }
        if sheet.count > 2 || Set(sheet).count < sheet.count { throw UsageError("--sheet needs one or two different values") }
        if kind == .html || map || !compare.isEmpty || against != nil {
            throw UsageError("--sheet doesn't work with pages, maps, --compare or --against")
        }
        if sheet.contains(.languages), language.isEmpty { throw UsageError("--sheet languages needs --language") }
        if !sheet.contains(.languages), language.count > 1 { throw UsageError("several languages need --sheet languages") }
        if sheet.contains(.platforms), beside.isEmpty { throw UsageError("--sheet platforms needs --beside") }
        if !sheet.contains(.platforms), !beside.isEmpty { throw UsageError("--beside needs --sheet platforms") }
        if !sheet.contains(.devices), screen.device.count > 1 { throw UsageError("several devices need --sheet devices") }
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

    public func perform() throws -> ExitStatus {
        guard let file else { throw UsageError("specify a file or a folder") }
        if isFolderMap, kind == .html { return ProjectPageJob(self, folder: file).run() }
        if map { return try MapJob(self, file: file).run() }
        if !axes.isEmpty { return MatrixJob(self, file: file).run() }
        if isFolder { return try FolderJob(self, file: file).run() }
        if kind == .html { return PageJob(self, file: file).run() }
        return try RenderJob(self, file: file).run()
    }
}
