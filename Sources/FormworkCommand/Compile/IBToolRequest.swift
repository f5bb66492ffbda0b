import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkNib
import FormworkStrings
public import FormworkTree

/// The request of `formwork ibtool`: compile an interface file with the options of Apple's ibtool.
public struct IBToolRequest: CommandRequest {
    /// The file to compile: .xib or .storyboard.
    public var files: [String] = []
    /// The .nib or .storyboardc to write.
    public var compile: String?
    /// The output folder; the result is named after the document.
    public var compilationDirectory: String?
    /// The .strings file to write the document's texts to.
    public var exportStringsFile: String?
    /// The partial Info.plist to write, which is always empty.
    public var outputPartialInfoPlist: String?
    /// Whether to list errors.
    public var errors = false
    /// Whether to list warnings.
    public var warnings = false
    /// Whether to list notices.
    public var notices = false
    /// The format of the result.
    public var outputFormat = Format.xml1
    /// Whether to print the version.
    public var version = false
    /// The target to compile for.
    public var target = CompileTarget()
    /// An option without effect, which a notice lists.
    public var autoActivateCustomFonts = false
    /// An option without effect, which a notice lists.
    public var flatten: String?
    /// An option without effect, which a notice lists.
    public var sdk: String?
    /// An option without effect, which a notice lists.
    public var pluginDir: [String] = []
    /// An option without effect, which a notice lists.
    public var companionStringsFile: [String] = []
    /// An option without effect, which a notice lists.
    public var referenceExternalStringsFile: [String] = []
    /// An option that another command replaces; it is refused.
    public var stringsFile: String?
    /// An option that another command replaces; it is refused.
    public var importStringsFile: String?
    /// An option that another command replaces; it is refused.
    public var write: String?
    /// An option that another command replaces; it is refused.
    public var upgrade = false
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults.
    public init() {}

    /// The format of the result.
    public enum Format: String, CaseIterable, Sendable {
        /// Lines for people.
        case text = "human-readable-text"
        /// A property list.
        case xml1, binary1
    }

    public func check() throws(UsageError) {
        if version { return }
        if let refusal { throw UsageError(refusal) }
        guard files.count == 1 else { throw UsageError("expected one document, found \(files.count)") }
        if compile != nil, compilationDirectory != nil {
            throw UsageError("--compile and --compilation-directory cannot be used together")
        }
        let outputs = [
            ("the result", place()), ("--export-strings-file", exportStringsFile), ("--output-partial-info-plist", outputPartialInfoPlist),
        ]
        for (index, one) in outputs.enumerated() {
            for other in outputs[(index + 1)...] where Self.share(one.1, other.1) {
                throw UsageError("\(one.0) and \(other.0) would share the output '\(one.1 ?? "")'")
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

    public func perform() throws -> ExitStatus {
        if version { return StandardOutput.finish(versions) }
        let inputs = InputFiles(files, standardInputName: nil)
        var run = FileRun(paths: files, standardInputName: nil, jobs: 1)
        run.inputs = inputs
        run.limits = limits
        let rules = OutputRules(inputs: inputs.files)
        var compiled = rules
        if compile == nil { compiled.folder = compilationDirectory.flatMap { SystemPath($0).resolved } }
        let job = CompileJob(options: target.options, devices: target.targetDevice, output: place(), rules: compiled)
        let (wanted, format, compiles) = (severities, outputFormat, place() != nil)
        let ignored = ignored
        let (strings, partial) = (exportStringsFile, outputPartialInfoPlist)
        run.refusal = { problem, file in
            FileOutcome(output: Self.listed([problem], file: file, wanted: wanted, format: format), status: .foundErrors)
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
                output: Self.listed(read.diagnostics + result.diagnostics + ignored, file: file, wanted: wanted, format: format),
                errors: result.failure,
                status: result.status)
        }
        return status
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
        return OutputFolder.joined(compilationDirectory, name: CompiledName.of(name))
    }

    /// The severities to list: those requested, else errors.
    private var severities: Set<Diagnostic.Severity> {
        var result: Set<Diagnostic.Severity> = []
        if errors { result.insert(.error) }
        if warnings { result.insert(.warning) }
        if notices { result.insert(.note) }
        return result.isEmpty ? [.error] : result
    }

    private static let kinds: [(severity: Diagnostic.Severity, key: String)] = [
        (.error, "com.apple.ibtool.document.errors"), (.note, "com.apple.ibtool.document.notices"),
        (.warning, "com.apple.ibtool.document.warnings"),
    ]

    private static func listed(
        _ diagnostics: [Diagnostic], file: String, wanted: Set<Diagnostic.Severity>, format: Format
    ) -> [UInt8] {
        var list = PropertyListDraft()
        var text: ShownText = ""
        for kind in kinds where wanted.contains(kind.severity) {
            let found = diagnostics.filter { $0.severity == kind.severity }
            guard !found.isEmpty else {
                if format != .text { list.add(kind.key, value: .dictionary([])) }
                continue
            }
            text += "/* \(kind.key) */\n"
            let word = kind.severity == .note ? "notice" : kind.severity.rawValue
            for diagnostic in found { text += "\(diagnostic.location): \(word): \(diagnostic.message)\n" }
            let entries = found.map { diagnostic in
                PropertyListDraft.Value.dictionary([
                    PropertyListDraft.Entry("line", value: .integer(diagnostic.location.line)),
                    PropertyListDraft.Entry("message", value: .text(diagnostic.message)),
                    PropertyListDraft.Entry("type", value: .text(diagnostic.rule)),
                ])
            }
            list.add(kind.key, value: .dictionary([PropertyListDraft.Entry(file, value: .array(entries))]))
        }
        return bytes(list, text: text, format: format)
    }

    private static func bytes(_ list: PropertyListDraft, text: ShownText, format: Format) -> [UInt8] {
        switch format {
        case .text: return Array(text.text.utf8)
        case .xml1: return Array(list.xml.utf8)
        // A list that is too large for the binary format is written as XML.
        case .binary1: return (try? list.binary()) ?? Array(list.xml.utf8)
        }
    }

    /// The version of Apple's tools whose results are reproduced.
    private static var versionList: PropertyListDraft {
        var list = PropertyListDraft()
        list.add(
            "com.apple.ibtool.version",
            value: .dictionary([
                PropertyListDraft.Entry("bundle-version", value: .text("17701")),
                PropertyListDraft.Entry("short-bundle-version", value: .text("12.4")),
            ]))
        return list
    }

    /// The version of Apple's tools, in the requested format.
    private var versions: [UInt8] {
        let text: ShownText = "/* com.apple.ibtool.version */\nbundle-version: 17701\nshort-bundle-version: 12.4\n"
        return Self.bytes(Self.versionList, text: text, format: outputFormat)
    }
}
