import ArgumentParser
import FormworkCommand
import FormworkLayout
import FormworkStrings

struct StringsCheckCommand: RequestCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check translations against their documents, and layouts with translated texts.",
        discussion: """
            Reports texts without a translation (missing-translation), keys that no object has (stale-translation), translations of a text that \
            has changed (changed-source-text), specifiers such as %@ that differ (format-specifier-mismatch, an error), duplicate keys \
            (duplicate-translation), and files and keys that nothing reads (misplaced-translation).

            --layout lays out each document in each language, and reports truncated texts, views that are pushed out or over others, and \
            conflicting constraints, unless the document's own language has them too. --pseudo adds test languages: long doubles every text, \
            rtl lays out from right to left. Texts in fonts and scripts that Formwork cannot measure are not checked.

            Exits with status 1 if there is an error, or a warning with --strict.
            """)

    @OptionGroup var files: FileOptions

    @Option(
        help: ArgumentHelp("Check only this language, even without translations; may be repeated.", valueName: "language"),
        transform: StringsArgument.language)
    var language: [String] = []

    @Option(
        help: ArgumentHelp(
            "The language of the documents' texts (default: that of the document's folder, else en).", valueName: "language"),
        transform: StringsArgument.language)
    var sourceLanguage: String?

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    @Flag(help: "Lay out the documents in each language.")
    var layout = false

    @Option(
        help: ArgumentHelp("With --layout: long, rtl, or both with a comma.", valueName: "languages"), transform: StringsArgument.pseudo)
    var pseudo: [PseudoLanguage] = []

    @Option(
        help: ArgumentHelp(
            "With --layout: a device, or a set of devices (phones, tablets, all); may be repeated (default: the canvas).",
            valueName: "id|name|set"))
    var device: [String] = []

    @Option(
        help: ArgumentHelp("With --device: portrait or landscape; may be repeated.", valueName: "orientation"),
        transform: ScreenArgument.word)
    var orientation: [Device.Orientation] = []

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    var request: StringsCheckRequest {
        var request = StringsCheckRequest(files: files.selection)
        request.language = language
        request.sourceLanguage = sourceLanguage
        request.format = format
        request.layout = layout
        request.pseudo = pseudo
        request.device = device
        request.orientation = orientation
        request.solverLimit = solverLimit
        return request
    }
}
