import ArgumentParser
import FormworkLayout
import FormworkStrings

struct StringsCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Hold translations against their documents, and screens against translations.",
        discussion: """
            Found are texts that a language lacks (missing-translation), keys that no object has (stale-translation), translations of a text \
            that is another one now (changed-source-text), values such as %@ that differ (format-specifier-mismatch, an error), keys that \
            stand twice (duplicate-translation), and files and keys that lie where nothing reads them (misplaced-translation).

            --layout lays each document out in each language, and finds which texts are cut, which views are pushed out or over others, and \
            which constraints conflict, that are in order in the document's own language. --pseudo tries languages that nobody speaks: long \
            has every text twice, rtl goes from right to left. Texts in fonts and scripts that Formwork cannot measure are not judged.

            Ends with status 1 when there is an error; with --strict also when there is a warning.
            """)

    @OptionGroup var files: FileOptions

    @Option(
        help: ArgumentHelp("Only this language, whether there are translations or not; may be repeated.", valueName: "language"),
        transform: StringsArgument.language)
    var language: [String] = []

    @Option(
        help: ArgumentHelp(
            "The language of the documents' texts (default: that of the folder that a document is in, else en).", valueName: "language"),
        transform: StringsArgument.language)
    var sourceLanguage: String?

    @Option(help: "text for people; json or ndjson for programs.")
    var format = OutputFormat.text

    @Flag(help: "Lay the documents out in each language.")
    var layout = false

    @Option(
        help: ArgumentHelp("With --layout: long, rtl, or both with a comma.", valueName: "languages"), transform: StringsArgument.pseudo)
    var pseudo: [PseudoLanguage] = []

    @Option(
        help: ArgumentHelp(
            "With --layout: lay documents out on this device, or on those of a set: phones, tablets, all; may be repeated (default: the canvas).",
            valueName: "id|name|set"))
    var device: [String] = []

    @Option(
        help: ArgumentHelp("With --device: portrait or landscape; both may be named.", valueName: "orientation"),
        transform: ScreenArgument.word)
    var orientation: [Orientation] = []

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    func validate() throws {
        if !layout, !pseudo.isEmpty || !device.isEmpty { throw ValidationError("--pseudo and --device are for --layout") }
        if device.isEmpty, !orientation.isEmpty { throw ValidationError("--orientation is of devices: name a --device") }
        _ = try ValidationScreenOptions.devices(device)
    }

    func run() throws { try StringsCheckRun(self).run().check() }
}
