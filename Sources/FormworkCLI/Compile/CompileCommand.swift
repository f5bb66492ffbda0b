import ArgumentParser
import FormworkCompile
import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkModel

struct CompileCommand: ParsableCommand {
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

    /// Throws if the documents of a folder cannot each have an output of their own.
    private func check(_ inputs: InputFiles) throws(RunFailure) {
        guard inputs.hasFolder else { return }
        if inputs.files.isEmpty, inputs.unreadable.isEmpty { throw RunFailure("there is no interface file in '\(file)'", .wrongUsage) }
        guard isFolder(inputs) else { return }
        if CompiledName.isOne(output) {
            throw RunFailure(
                "'\(file)' contains \(inputs.files.count) interface files, which cannot share the output '\(output)': specify a folder",
                .wrongUsage)
        }
        if output == "-" { throw RunFailure("the results of a folder cannot go to standard output: specify a folder", .wrongUsage) }
        var taken: [String: String] = [:]
        for input in inputs.files {
            let name = CompiledName.of(input.below)
            if let other = taken.updateValue(input.path, forKey: name.lowercased()) {
                throw RunFailure("'\(other)' and '\(input.path)' would share the output '\(name)'", .wrongUsage)
            }
        }
    }

    /// Whether the output is a folder with a file for each document.
    private func isFolder(_ inputs: InputFiles) -> Bool {
        inputs.hasFolder && (inputs.files.count > 1 || !CompiledName.isOne(output))
    }

    func run() throws {
        var options = target.options
        options.isLenient = lenient
        let inputs = InputFiles([file], standardInputName: standardInputName)
        do throws(RunFailure) { try check(inputs) } catch { return try error.report().check() }
        var run = FileRun(paths: [file], standardInputName: standardInputName, jobs: 1)
        run.inputs = inputs
        run.limits = limitOptions.limits
        let job = CompileJob(
            options: options, devices: target.targetDevice, platform: platform, output: output, rules: OutputRules(inputs: inputs.files))
        let outputs = isFolder(inputs) ? Dictionary(inputs.files.map { ($0.path, CompiledName.of($0.below)) }) { first, _ in first } : nil
        let (notices, folder) = (notices, output)
        let status = run.documents { file, read in
            var job = job
            if file.split(separator: "/").contains("Base.lproj") { job.options.isBaseLocalized = true }
            do throws(FileError) {
                if let name = outputs?[file] {
                    let root = try OutputFolder.make(folder)
                    try OutputFolder.makeFolders(in: folder, root, to: name)
                    job.rules.folder = root.resolved
                    job.output = OutputFolder.joined(folder, name)
                }
            } catch {
                return error.outcome
            }
            let result = job.run(read.document, file: file)
            let shown = (read.diagnostics + result.diagnostics).filter { notices || $0.severity > .note }
            return FileOutcome(errors: shown.shown + result.failure, status: result.status)
        }
        try status.check()
    }
}

/// The platform to compile for.
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

/// The devices that build systems pass. Only their platform is checked against the document; the result doesn't depend on them.
enum CompileDevice: String, ChoiceArgument {
    case iphone, ipad, mac, tv

    var platform: InterfaceDocument.Platform {
        switch self {
        case .iphone, .ipad: .iOS
        case .mac: .macOS
        case .tv: .tvOS
        }
    }
}

/// The options that `compile` and `ibtool` share.
struct CompileTargetOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The oldest system version to support (default: the document's).", valueName: "version"),
        transform: Self.version)
    var minimumDeploymentTarget: CompileOptions.Version?

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
    var xcode: CompileOptions.Version?

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

    static func version(_ text: String) throws -> CompileOptions.Version {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { (0...999).contains($0) } == true }), let major = parts[0] else {
            throw ValidationError("'\(text)' isn't a version such as 13 or 12.4")
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
