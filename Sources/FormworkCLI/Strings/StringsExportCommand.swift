import ArgumentParser
import FormworkCommand
import FormworkStrings
import Synchronization

struct StringsExportCommand: RequestCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Export the texts of documents for translation.",
        discussion: """
            --format strings is what ibtool --generate-strings-file writes, xliff and xliff2 are XLIFF 1.2 and 2.0, and xcstrings is Xcode's \
            string catalog. With --language, existing translations are included; without it, a catalog has all languages. A localized document \
            next to its original, such as de.lproj/Main.storyboard, is a translation and isn't exported itself. XLIFF of several documents is \
            one file, as for an application: -o App.xliff. If -o names a folder, each document becomes a file in it, and the structure of the \
            input folders is kept.
            """)

    @Argument(help: ArgumentHelp("Files or folders; '-' is standard input.", valueName: "path"))
    var paths: [String]

    @Option(name: .customLong("stdin-path"), help: "The path to use for standard input.")
    var standardInputName: String?

    @Option(help: ArgumentHelp("strings, xliff, xliff2 or xcstrings.", valueName: "format"), transform: StringsArgument.format)
    var format = TranslationFormat.strings

    @Option(
        help: ArgumentHelp("The target language, such as de.", valueName: "language"),
        transform: StringsArgument.language)
    var language: String?

    @Option(
        help: ArgumentHelp(
            "The language of the documents' texts (default: that of the document's folder, else en).", valueName: "language"),
        transform: StringsArgument.language)
    var sourceLanguage: String?

    @Option(
        help: ArgumentHelp("The encoding of a .strings file: utf-8 or utf-16 (the default, as in ibtool).", valueName: "encoding"),
        transform: StringsArgument.encoding)
    var encoding: EncodedText.Encoding?

    @Option(
        name: .shortAndLong, help: "The output file, or a folder for several; '-' is standard output (the default for one document).")
    var output: String?

    @Flag(help: "Treat the output as a folder, created if needed; the structure of input folders is kept.")
    var outputFolder = false

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: StringsExportRequest {
        var request = StringsExportRequest(paths: PathList.whole(paths))
        request.standardInputName = standardInputName
        request.format = format
        request.language = language
        request.sourceLanguage = sourceLanguage
        request.encoding = encoding
        request.output = output
        request.outputFolder = outputFolder
        request.limits = limitOptions.limits
        return request
    }
}
