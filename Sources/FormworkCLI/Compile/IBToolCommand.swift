import ArgumentParser
import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkNib
import FormworkStrings

struct IBToolCommand: ParsableCommand {
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
    var outputFormat = Format.xml1

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

    enum Format: String, ChoiceArgument {
        case text = "human-readable-text"
        case xml1, binary1
    }

    func validate() throws {
        if version { return }
        if let refusal { throw ValidationError(refusal) }
        guard files.count == 1 else { throw ValidationError("expected one document, found \(files.count)") }
        if compile != nil, compilationDirectory != nil {
            throw ValidationError("--compile and --compilation-directory cannot be used together")
        }
        let outputs = [
            ("the result", place()), ("--export-strings-file", exportStringsFile), ("--output-partial-info-plist", outputPartialInfoPlist),
        ]
        for (index, one) in outputs.enumerated() {
            for other in outputs[(index + 1)...] where Self.share(one.1, other.1) {
                throw ValidationError("\(one.0) and \(other.0) would share the output '\(one.1 ?? "")'")
            }
        }
    }

    /// The error for an option that another command replaces, with that command; nil if no such option is given.
    private var refusal: String? {
        let file = files.last ?? "FILE"
        let output = write ?? "OUT"
        for (option, strings) in [("--strings-file", stringsFile), ("--import-strings-file", importStringsFile)] {
            guard let strings else { continue }
            return "\(option) is not supported: formwork strings import \(file) --from \(strings) --into-document -o \(output)"
        }
        if upgrade { return "--upgrade is not supported: formwork edit \(file) --do 'set document toolsVersion=…' -o \(output)" }
        if write != nil { return "--write is not supported: formwork edit \(file) --do … -o \(output)" }
        return nil
    }

    /// Whether two outputs are the same or one is inside the other.
    private static func share(_ one: String?, _ other: String?) -> Bool {
        guard let one, let other else { return false }
        let (first, second) = (resolved(one), resolved(other))
        return first == second || first.isInside(second) || second.isInside(first)
    }

    /// Resolves a path, even if nothing exists there yet.
    private static func resolved(_ path: String) -> SystemPath {
        var bytes = Array(path.utf8)
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        let place = SystemPath(bytes: bytes)
        if let there = place.resolved { return there }
        guard bytes != place.parent.bytes, let folder = place.parent.resolved else { return place }
        return folder.appending(place.name)
    }

    func run() throws {
        if version { return print(Self.versions) }
        let inputs = InputFiles(files, standardInputName: nil)
        var run = FileRun(paths: files, standardInputName: nil, jobs: 1)
        run.inputs = inputs
        run.limits = limitOptions.limits
        let rules = OutputRules(inputs: inputs.files)
        var compiled = rules
        if compile == nil { compiled.folder = compilationDirectory.flatMap { SystemPath($0).resolved } }
        let job = CompileJob(options: target.options, devices: target.targetDevice, output: place(), rules: compiled)
        let (wanted, format, compiles) = (severities, outputFormat, place() != nil)
        let ignored = ignored
        let (strings, partial) = (exportStringsFile, outputPartialInfoPlist)
        run.refusal = { problem, file in
            FileOutcome(output: Self.listed([problem], file, wanted, format), status: .foundErrors)
        }
        let status = run.documents { file, read in
            var result = compiles ? job.run(read.document, file: file) : CompileJob.Result()
            do throws(FileError) {
                // Nothing is written for a rejected document.
                if let strings, result.status == .fine {
                    let export = TranslationExport(
                        format: .strings, language: nil, sourceLanguage: "en", encoding: .ibtool, toolVersion: FormworkVersion.current)
                    try OutputFile.replace(strings, with: export.bytes(of: read.document, original: file, tables: []), rules)
                }
                if let partial, result.status == .fine {
                    try OutputFile.replace(partial, with: Array(PropertyListDraft().xml.utf8), rules)
                }
            } catch {
                result.failure = error.outcome.errors
                result.status = error.status
            }
            return FileOutcome(
                output: Self.listed(read.diagnostics + result.diagnostics + ignored, file, wanted, format), errors: result.failure,
                status: result.status)
        }
        try status.check()
    }

    /// A notice for each option that has no effect here.
    private var ignored: [Diagnostic] {
        let said = [
            ("--auto-activate-custom-fonts", autoActivateCustomFonts), ("--flatten", flatten != nil), ("--sdk", sdk != nil),
            ("--plugin-dir", !pluginDir.isEmpty),
            ("--companion-strings-file", !companionStringsFile.isEmpty),
            ("--reference-external-strings-file", !referenceExternalStringsFile.isEmpty),
        ]
        return said.filter(\.1).map { name, _ in
            Diagnostic(
                rule: "ignored-option", severity: .note, message: "the option '\(name)' has no effect",
                location: Diagnostic.Location(file: files.first ?? "", line: 1, column: 1))
        }
    }

    private func place() -> String? {
        if let compile { return compile }
        guard let compilationDirectory, let file = files.first else { return nil }
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return OutputFolder.joined(compilationDirectory, CompiledName.of(name))
    }

    /// The severities to list: those requested, else errors.
    private var severities: Set<Diagnostic.Severity> {
        var result: Set<Diagnostic.Severity> = []
        if errors { result.insert(.error) }
        if warnings { result.insert(.warning) }
        if notices { result.insert(.note) }
        return result.isEmpty ? [.error] : result
    }

    // MARK: Output

    private static let kinds: [(severity: Diagnostic.Severity, key: String)] = [
        (.error, "com.apple.ibtool.document.errors"), (.note, "com.apple.ibtool.document.notices"),
        (.warning, "com.apple.ibtool.document.warnings"),
    ]

    private static func listed(
        _ diagnostics: [Diagnostic], _ file: String, _ wanted: Set<Diagnostic.Severity>, _ format: Format
    ) -> [UInt8] {
        var list = PropertyListDraft()
        var text: ShownText = ""
        for kind in kinds where wanted.contains(kind.severity) {
            let found = diagnostics.filter { $0.severity == kind.severity }
            guard !found.isEmpty else {
                if format != .text { list.add(kind.key, .dictionary([])) }
                continue
            }
            text += "/* \(kind.key) */\n"
            let word = kind.severity == .note ? "notice" : kind.severity.rawValue
            for diagnostic in found { text += "\(diagnostic.location): \(word): \(diagnostic.message)\n" }
            let entries = found.map { diagnostic in
                PropertyListDraft.Value.dictionary([
                    PropertyListDraft.Entry("line", .integer(diagnostic.location.line)),
                    PropertyListDraft.Entry("message", .text(diagnostic.message)),
                    PropertyListDraft.Entry("type", .text(diagnostic.rule)),
                ])
            }
            list.add(kind.key, .dictionary([PropertyListDraft.Entry(file, .array(entries))]))
        }
        return bytes(list, text, format)
    }

    private static func bytes(_ list: PropertyListDraft, _ text: ShownText, _ format: Format) -> [UInt8] {
        switch format {
        case .text: return Array(text.text.utf8)
        case .xml1: return Array(list.xml.utf8)
        // A list that is too large for the binary format is written as XML.
        case .binary1: return (try? list.binary()) ?? Array(list.xml.utf8)
        }
    }

    /// The version of Apple's tools whose results are reproduced.
    private static var versions: PropertyListDraft {
        var list = PropertyListDraft()
        list.add(
            "com.apple.ibtool.version",
            .dictionary([
                PropertyListDraft.Entry("bundle-version", .text("17701")), PropertyListDraft.Entry("short-bundle-version", .text("12.4")),
            ]))
        return list
    }

    private func print(_ list: PropertyListDraft) {
        let text: ShownText = "/* com.apple.ibtool.version */\nbundle-version: 17701\nshort-bundle-version: 12.4\n"
        StandardOutput.write(Self.bytes(list, text, outputFormat))
    }
}
