import ArgumentParser
import FormworkCompile
import FormworkDiagnostics
import FormworkImport
import FormworkModel

struct CompileCommand: ParsableCommand {
    static let configuration = verb(
        "compile", abstract: "Compile an interface file to what an application loads.",
        discussion: """
            A XIB becomes a .nib - a file, or a folder of files where older systems need another one than newer ones -, a storyboard a \
            .storyboardc folder, as Apple's ibtool makes them. What is there already is replaced whole or not at all, and only where its \
            name ends in .nib or .storyboardc and its files begin as compiled ones do, or where it is an empty file.

            The document is checked first, as 'formwork validate' does. What cannot be compiled faithfully is an error, and nothing is \
            written; with --lenient it is left out and listed. Keys that are written by public knowledge alone, because no file of Apple's \
            compiler with them was at hand, are listed by --notices.
            """)

    @Argument(help: "The file to compile: .xib or .storyboard; '-' is standard input.")
    var file: String

    @Option(name: .customLong("stdin-path"), help: "What the document on standard input is called in messages.")
    var standardInputName: String?

    @Option(name: .shortAndLong, help: "The .nib or .storyboardc to write.")
    var output: String

    @Option(help: ArgumentHelp("ios, tvos or macos: an error where the document is for another one.", valueName: "name"))
    var platform: CompilePlatform?

    @OptionGroup var target: CompileTargetOptions

    @Flag(help: "Leave out what cannot be compiled faithfully, and list it as warnings.")
    var lenient = false

    @Flag(help: "List what is compiled by public knowledge alone, too.")
    var notices = false

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    func run() throws {
        var options = target.options
        options.isLenient = lenient
        if (standardInputName ?? file).split(separator: "/").contains("Base.lproj") { options.isBaseLocalized = true }
        let inputs = InputFiles([file], standardInputName: standardInputName)
        var run = FileRun(paths: [file], standardInputName: standardInputName, jobs: 1)
        run.inputs = inputs
        run.limits = limitOptions.limits
        let job = CompileJob(options: options, platform: platform, output: output, rules: OutputRules(inputs: inputs.files))
        let notices = notices
        let status = run.documents { file, read in
            let result = job.run(read.document, file: file)
            let shown = (read.diagnostics + result.diagnostics).filter { notices || $0.severity > .note }
            return FileOutcome(errors: shown.shown + result.failure, status: result.status)
        }
        try status.check()
    }
}

/// What a document is compiled for.
enum CompilePlatform: String, ChoiceArgument {
    case ios, tvos, macos

    func matches(_ platform: InterfaceDocument.Platform) -> Bool {
        switch self {
        case .ios: platform == .iOS
        case .tvos: platform == .tvOS
        case .macos: platform == .macOS
        }
    }
}

/// The devices that build systems name. No file of Apple's compiler that was at hand depends on them.
enum CompileDevice: String, ChoiceArgument { case iphone, ipad, mac, tv }

/// What both spellings of the verb take.
struct CompileTargetOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The oldest system that the result is loaded on; where it is left out, what the document says.", valueName: "version"),
        transform: Self.version)
    var minimumDeploymentTarget: CompileOptions.Version?

    @Option(help: ArgumentHelp("The module of classes whose provider is the target that is built.", valueName: "name"))
    var module: String?

    @Option(
        help: ArgumentHelp(
            "iphone, ipad, mac or tv: taken as ibtool takes it, and of no effect. What is compiled is for every device.",
            valueName: "device"))
    var targetDevice: [CompileDevice] = []

    @Option(
        help: ArgumentHelp(
            "The version of Xcode whose compiler the result is like; else the newest proved: 12.4 for iOS and tvOS, 26 for macOS.",
            valueName: "version"),
        transform: Self.version)
    var xcode: CompileOptions.Version?

    @Flag(
        name: .customLong("base-localization"),
        help: "Texts are looked up in translations when they are loaded, as those of a file in Base.lproj always are.")
    var isBaseLocalized = false

    static func version(_ text: String) throws -> CompileOptions.Version {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { (0...999).contains($0) } == true }), let major = parts[0] else {
            throw ValidationError("'\(text)' is no version: it is written 13, or 12.4")
        }
        return CompileOptions.Version(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    var options: CompileOptions {
        var options = CompileOptions()
        options.deploymentTarget = minimumDeploymentTarget
        options.module = module
        options.generation = xcode.map { CompilerGeneration(xcode: $0) }
        options.isBaseLocalized = isBaseLocalized
        return options
    }
}
