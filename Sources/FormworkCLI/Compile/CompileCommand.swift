import ArgumentParser
import FormworkCommand
import FormworkModel

struct CompileCommand: RequestCommand {
    static let configuration = verb(
        "compile", abstract: "Compile interface files to .nib files and .storyboardc folders.",
        discussion: """
            A XIB becomes a .nib (a file, or a folder of files if older systems need a different one) and a storyboard becomes a .storyboardc \
            folder, as with Apple's ibtool. An existing output is replaced atomically, and only if it is an empty file, or if its name ends in \
            .nib or .storyboardc and its files look compiled.

            The document is checked first, as by 'formwork validate'. Content that cannot be compiled faithfully is an error, and nothing is \
            written; with --lenient it is left out and reported as a warning. --notices lists the keys that have never been compared with the \
            output of Apple's compiler.

            If the input is a folder, each document's output has the same path below the output folder.
            """)

    @Argument(help: "The file to compile: .xib or .storyboard, or a folder of them; '-' is standard input.")
    var file: String

    @Option(name: .customLong("stdin-path"), help: "The path to show in messages for standard input.")
    var standardInputName: String?

    @Option(name: .shortAndLong, help: "The .nib or .storyboardc to write, or the output folder if the input is a folder.")
    var output: String

    @Option(help: ArgumentHelp("ios, tvos or macos; documents for other platforms are an error.", valueName: "name"))
    var platform: CompilePlatform?

    @OptionGroup var target: CompileTargetOptions

    @Flag(help: "Leave out what cannot be compiled faithfully, and report it as warnings.")
    var lenient = false

    @Flag(help: "Also list keys that have never been compared with Apple's compiler.")
    var notices = false

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: CompileRequest {
        var request = CompileRequest(file: file, output: output)
        request.standardInputName = standardInputName
        request.platform = platform
        request.target = target.selection
        request.lenient = lenient
        request.notices = notices
        request.limits = limitOptions.limits
        return request
    }
}

/// The options that `compile` and `ibtool` share.
struct CompileTargetOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The oldest system version to support (default: the document's).", valueName: "version"),
        transform: Self.version)
    var minimumDeploymentTarget: SystemVersion?

    @Option(
        help: ArgumentHelp("The module of classes that inherit their module from the target.", valueName: "name"), transform: Self.module)
    var module: String?

    @Option(
        help: ArgumentHelp(
            "iphone, ipad, mac or tv; documents for none of them are an error. The output works on every device.",
            valueName: "device"))
    var targetDevice: [CompileDevice] = []

    @Option(
        help: ArgumentHelp(
            "The Xcode version whose compiler to match (default: the newest verified, 12.4 for iOS and tvOS, 26 for macOS).",
            valueName: "version"),
        transform: Self.version)
    var xcode: SystemVersion?

    @Flag(
        name: .customLong("base-localization"),
        help: "Look up texts in translations when the file is loaded, as files in Base.lproj always do.")
    var isBaseLocalized = false

    /// Validates a module name. The runtime finds no classes in a module with an invalid name.
    static func module(_ text: String) throws -> String {
        let name = String(
            text.enumerated().map { place, character in
                character.isLetter || character == "_" || place > 0 && character.isNumber ? character : "_"
            })
        if name == text, !text.isEmpty { return text }
        throw ValidationError(
            "'\(text)' isn't a valid Swift module name" + (name.contains { $0 != "_" } ? ": did you mean '\(name)'?" : ""))
    }

    static func version(_ text: String) throws -> SystemVersion {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { (0...999).contains($0) } == true }), let major = parts[0] else {
            throw ValidationError("'\(text)' isn't a version such as 13 or 12.4")
        }
        return SystemVersion(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    var selection: CompileTarget {
        var selection = CompileTarget()
        selection.minimumDeploymentTarget = minimumDeploymentTarget
        selection.module = module
        selection.targetDevice = targetDevice
        selection.xcode = xcode
        selection.isBaseLocalized = isBaseLocalized
        return selection
    }
}

extension CompilePlatform: ChoiceArgument {}
extension CompileDevice: ChoiceArgument {}
