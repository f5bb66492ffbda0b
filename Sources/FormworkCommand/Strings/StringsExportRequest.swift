import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkProject
public import FormworkStrings
public import FormworkTree
import Synchronization

/// The request of `formwork strings export`: export the texts of documents for translation.
public struct StringsExportRequest: CommandRequest {
    /// Files or folders; '-' is standard input.
    public var paths: [String]
    /// The path to use for standard input.
    public var standardInputName: String?
    /// The format of the translations.
    public var format = TranslationFormat.strings
    /// The target language, such as de.
    public var language: String?
    /// The language of the documents' texts (default: that of the document's folder, else en).
    public var sourceLanguage: String?
    /// The encoding of a .strings file: utf-8 or utf-16 (the default, as in ibtool).
    public var encoding: EncodedText.Encoding?
    /// The output file, or a folder for several; '-' is standard output (the default for one document).
    public var output: String?
    /// Whether to treat the output as a folder, created if needed; the structure of input folders is kept.
    public var outputFolder = false
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults for all other values.
    public init(paths: [String]) { self.paths = paths }

    public func check() throws(UsageError) {
        if encoding != nil, format != .strings { throw UsageError("--encoding works with --format strings only") }
    }

    public func perform() throws -> ExitStatus {
        var run = FileRun(paths: paths, standardInputName: standardInputName, jobs: 1)
        run.limits = limits
        var inputs = InputFiles(run.paths, standardInputName: standardInputName)
        try SourceDocuments(inputs, language: language, sourceLanguage: sourceLanguage).removeTranslations(from: &inputs)
        run.inputs = inputs
        let isJoined = isJoined(inputs)
        if output == nil, inputs.files.count > 1, !isJoined {
            throw UsageError("there are \(inputs.files.count) documents: specify a folder with -o")
        }
        let (format, language) = (format, language)
        let places =
            isJoined
            ? nil
            : try ConversionPlaces(
                inputs, output: output ?? "-", isFolder: outputFolder,
                rename: { stem in language.map { Self.inFolder(of: $0, stem) } ?? stem }, ending: { _ in format.ending })
        let standardInput = Set(inputs.files.filter(\.isStandardInput).map(\.path))
        let options = (sourceLanguage, encoding ?? .ibtool)
        let search = TranslationSearch()
        let parts = Mutex<[XLIFFWriter.Part]>([])
        @Sendable func export(_ location: SystemPath) -> TranslationExport {
            TranslationExport(
                format: format, language: language, sourceLanguage: options.0 ?? TranslationSearch.language(of: location) ?? "en",
                encoding: options.1, toolVersion: FormworkVersion.current)
        }
        var status = run.documents { file, read in
            let location = ArgumentPath.location(file)
            let found = standardInput.contains(file) ? .init() : search.found(at: location, language: language)
            var outcome = FileOutcome(errors: read.diagnostics.shown + found.problems.filter { $0.severity == .error }.shown)
            let original = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
            guard let places else {
                let part = export(location).part(of: read.document, original: original, tables: found.tables)
                parts.withLock { $0.append(part) }
                return outcome
            }
            guard let place = places[file] else { return FileOutcome() }
            let bytes = export(location).bytes(of: read.document, original: original, tables: found.tables)
            do throws(FileError) { try place.write(bytes) } catch {
                outcome.errors += error.outcome.errors
                outcome.status = error.status
            }
            return outcome
        }
        if isJoined, !inputs.files.isEmpty {
            status = max(status, try write(parts.withLock { $0 }, export: export(SystemPath("")), rules: OutputRules(inputs: inputs.files)))
        }
        return status
    }

    /// Whether all documents go into one XLIFF: several, or those of a folder, are written to one file or to standard output.
    private func isJoined(_ inputs: InputFiles) -> Bool {
        guard format == .xliff || format == .xliff2, inputs.files.count > 1 || inputs.hasFolder, !outputFolder else { return false }
        guard let output, output != "-" else { return true }
        return !output.hasSuffix("/") && SystemPath(output).status()?.isFolder != true
    }

    private func write(_ parts: [XLIFFWriter.Part], export: TranslationExport, rules: OutputRules) throws -> ExitStatus {
        let languages = Set(parts.map(\.writer.sourceLanguage)).sorted()
        if format == .xliff2, languages.count > 1 {
            throw UsageError(
                "XLIFF 2.0 has one source language, but the documents have \(languages.joined(separator: ", ")): export each language separately"
            )
        }
        do throws(FileError) {
            try OutputFile.replace(output ?? "-", with: export.bytes(joining: parts), rules)
            return .fine
        } catch {
            StandardOutput.writeError(error.outcome.errors)
            return error.status
        }
    }

    /// Returns a document's path with its language folder replaced by that of another language, if it has one.
    private static func inFolder(of language: String, _ stem: String) -> String {
        var names = stem.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard names.count > 1, names[names.count - 2].hasSuffix(".lproj") else { return stem }
        names[names.count - 2] = "\(language).lproj"
        return names.joined(separator: "/")
    }
}
