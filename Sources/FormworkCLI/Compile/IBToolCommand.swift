import ArgumentParser
import FormworkCommand
import FormworkStrings

struct IBToolCommand: RequestCommand {
    static let configuration = verb(
        "ibtool", abstract: "Compile an interface file with the options of Apple's ibtool.",
        discussion: """
            For build systems that call ibtool. The options are the same where formwork has a counterpart, and results are printed as the \
            same kind of property list. Linking, upgrading and importing strings are refused; formwork has its own commands for most of that.
            """)

    @Argument(help: "The file to compile: .xib or .storyboard.")
    var files: [String] = []

    @Option(help: ArgumentHelp("The .nib or .storyboardc to write.", valueName: "path"))
    var compile: String?

    @Option(help: ArgumentHelp("The output folder; the result is named after the document.", valueName: "folder"))
    var compilationDirectory: String?

    @Option(
        name: [.customLong("export-strings-file"), .customLong("generate-strings-file"), .customLong("generate-stringsfile")],
        help: ArgumentHelp("Write the document's texts as a .strings file.", valueName: "path"))
    var exportStringsFile: String?

    @Option(help: ArgumentHelp("Write a partial Info.plist, which is always empty.", valueName: "path"))
    var outputPartialInfoPlist: String?

    @Flag(help: "List errors.") var errors = false
    @Flag(help: "List warnings.") var warnings = false
    @Flag(help: "List notices.") var notices = false

    @Option(help: ArgumentHelp("human-readable-text, xml1 or binary1.", valueName: "format"))
    var outputFormat = IBToolRequest.Format.xml1

    @Flag(help: "Print the version.") var version = false

    @OptionGroup var target: CompileTargetOptions

    // Options that build systems pass and that have no effect here.
    @Flag(help: .hidden) var autoActivateCustomFonts = false
    @Option(help: .hidden) var flatten: String?
    @Option(help: .hidden) var sdk: String?
    @Option(help: .hidden) var pluginDir: [String] = []
    @Option(help: .hidden) var companionStringsFile: [String] = []
    @Option(help: .hidden) var referenceExternalStringsFile: [String] = []

    // Options for which there are separate verbs.
    @Option(help: .hidden) var stringsFile: String?
    @Option(help: .hidden) var importStringsFile: String?
    @Option(help: .hidden) var write: String?
    @Flag(help: .hidden) var upgrade = false

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    // MARK: Output

    var request: IBToolRequest {
        var request = IBToolRequest()
        request.files = PathList.whole(files)
        request.compile = compile
        request.compilationDirectory = compilationDirectory
        request.exportStringsFile = exportStringsFile
        request.outputPartialInfoPlist = outputPartialInfoPlist
        request.errors = errors
        request.warnings = warnings
        request.notices = notices
        request.outputFormat = outputFormat
        request.version = version
        request.target = target.selection
        request.autoActivateCustomFonts = autoActivateCustomFonts
        request.flatten = flatten
        request.sdk = sdk
        request.pluginDir = pluginDir
        request.companionStringsFile = companionStringsFile
        request.referenceExternalStringsFile = referenceExternalStringsFile
        request.stringsFile = stringsFile
        request.importStringsFile = importStringsFile
        request.write = write
        request.upgrade = upgrade
        request.limits = limitOptions.limits
        return request
    }
}
