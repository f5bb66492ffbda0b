import FormworkData
import FormworkDiagnostics
import FormworkResults
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkRules
import FormworkStrings
import Synchronization

/// Checks the translations of documents.
struct StringsCheckRun {
    private let request: StringsCheckRequest

    init(_ request: StringsCheckRequest) { self.request = request }

    func run() throws -> ExitStatus {
        let results = ResultFormat(format: request.format, command: "strings", strict: request.files.strict)
        let inputs = InputFiles(request.files.allPaths, standardInputName: request.files.standardInputName)
        let standardInput = Set(inputs.files.filter(\.isStandardInput).map(\.path))
        let owners = owners(of: inputs)
        let search = TranslationSearch()
        let screens = try screens()
        let request = request
        var run = results.run(request.files)
        run.inputs = inputs
        return run.documents { file, read in
            var found = standardInput.contains(file) ? .init() : search.found(at: ArgumentPath.location(file))
            if !request.language.isEmpty {
                found.tables.removeAll { table in !request.language.contains { LanguageName.areSame($0, table.language) } }
            }
            var check = TranslationCheck(read.document, file: file)
            check.sourceLanguage = request.sourceLanguage ?? TranslationSearch.language(of: ArgumentPath.location(file)) ?? "en"
            check.otherDocument = { id in Self.other(id, owners: owners, file: file) }
            var findings = found.problems + check.findings(in: found.tables, wanted: request.language)
            if request.layout {
                var layouts = LanguageLayouts()
                layouts.screens = screens
                layouts.solverLimit = request.solverLimit
                layouts.fonts = ProjectFonts.fonts(for: read.document, file: file)
                findings += layouts.findings(
                    in: read.document, languages(found.tables, of: read.document, besides: check.sourceLanguage), file: file)
            }
            return results.outcome(findings, text: { findings.shown }, result: (file, found.tables, findings), as: Self.shape)
        }
    }

    /// Returns another document that has an object, preferably one whose translations are in the same folders.
    private static func other(_ id: String, owners: [String: [String]], file: String) -> TranslationCheck.Other? {
        let around = TranslationSearch.name(of: ArgumentPath.location(file))?.around
        let others = (owners[id] ?? []).filter { $0 != file }.sorted()
        let beside = others.first { TranslationSearch.name(of: ArgumentPath.location($0))?.around == around }
        return (beside ?? others.first).map { TranslationCheck.Other(file: $0, isBeside: beside != nil) }
    }

    /// Returns the documents that have an object with a text, by the object's id. Empty unless several documents are checked.
    private func owners(of inputs: InputFiles) -> [String: [String]] {
        if inputs.files.count < 2 || inputs.files.contains(where: \.isStandardInput) { return [:] }
        let owners = Mutex<[String: [String]]>([:])
        var run = FileRun(paths: [], jobs: request.files.jobs)
        run.inputs = InputFiles(inputs.files)
        run.limits = request.files.limits
        // Unreadable files are reported when they are checked.
        _ = run.run { file, read in
            if case .success(let read) = read {
                let ids = Set(read.document.localizableTexts.compactMap(\.key.owner.id))
                owners.withLock { owners in for id in ids { owners[id, default: []].append(file) } }
            }
            return FileOutcome()
        }
        return owners.withLock { $0 }
    }

    private func screens() throws -> [ValidationScreen] {
        let devices = try ScreenChecks.devices(request.device)
        let orientations: [Device.Orientation?] = request.orientation.isEmpty ? [nil] : ScreenArgument.unique(request.orientation)
        return devices.flatMap { device in
            orientations.map { ScreenChecks.screen(device, orientation: $0, direction: .leftToRight, textSize: nil) }
        }
    }

    /// Returns the document in each language and in the pseudolanguages.
    private func languages(
        _ tables: [LanguageTable], of document: InterfaceDocument, besides sourceLanguage: String
    ) -> [TranslatedDocument] {
        var texts: [String: [String: String]] = [:]
        for table in tables where !LanguageName.areSame(table.language, sourceLanguage) {
            texts[table.language, default: [:]].merge(table.table.texts) { _, last in last }
        }
        return texts.keys.sorted().map { TranslatedDocument($0, texts: texts[$0] ?? [:], of: document) }
            + request.pseudo.map { TranslatedDocument($0, of: document) }
    }

    // MARK: Results

    /// The format of `formwork strings check` for one file.
    static let shape = JSONShape<(file: String, tables: [LanguageTable], findings: [Diagnostic])>.object(
        "checked", "A document's texts compared with their translations."
    ) {
        JSONMember("file", ResultShapes.file) { $0.file }
        JSONMember("translations", .list(of: translation), "The translations that belong to it.") { $0.tables }
        JSONMember("diagnostics", .list(of: ResultShapes.diagnostic), "Findings in the document or in a translation.") { $0.findings }
    }

    private static let translation = JSONShape<LanguageTable>.object(
        "translation", "The texts of a document in a language, from a file."
    ) {
        JSONMember("language", .text, "The language's identifier, such as de or pt-BR.") { $0.language }
        JSONMember("file", ResultShapes.file, "The file that contains the translation.") { $0.file }
        JSONMember("texts", ResultShapes.count, "The number of texts in it.") { $0.table.count }
        JSONMember("translated", ResultShapes.count, "The number of translated texts.") { $0.table.entries.count { $0.value != nil } }
    }
}
