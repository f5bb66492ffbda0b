import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkRules
import FormworkStrings
import Synchronization

/// Checks the translations of documents.
struct StringsCheckRun {
    private let command: StringsCheckCommand

    init(_ command: StringsCheckCommand) { self.command = command }

    func run() throws -> ExitStatus {
        let results = ResultFormat(format: command.format, command: "strings", strict: command.files.strict)
        let inputs = InputFiles(command.files.allPaths, standardInputName: command.files.standardInputName)
        let standardInput = Set(inputs.files.filter(\.isStandardInput).map(\.path))
        let owners = owners(of: inputs)
        let search = TranslationSearch()
        let screens = try screens()
        let command = command
        var run = results.run(command.files)
        run.inputs = inputs
        return run.documents { file, read in
            var found = standardInput.contains(file) ? .init() : search.found(at: PathList.location(file))
            if !command.language.isEmpty {
                found.tables.removeAll { table in !command.language.contains { LanguageName.areSame($0, table.language) } }
            }
            var check = TranslationCheck(read.document, file: file)
            check.sourceLanguage = command.sourceLanguage ?? TranslationSearch.language(of: PathList.location(file)) ?? "en"
            check.otherDocument = { id in Self.other(id, owners, file) }
            var findings = found.problems + check.findings(in: found.tables, wanted: command.language)
            if command.layout {
                var layouts = LanguageLayouts()
                layouts.screens = screens
                layouts.solverLimit = command.solverLimit
                layouts.fonts = ProjectFonts.fonts(for: read.document, file: file)
                findings += layouts.findings(
                    in: read.document, languages(found.tables, of: read.document, besides: check.sourceLanguage), file: file)
            }
            let tables = found.tables
            return results.outcome(findings, text: { findings.shown }) { json in
                json.object { json in
                    json.key("file")
                    json.string(file)
                    json.key("translations")
                    json.array { json in for table in tables { Self.write(table, &json) } }
                    json.diagnostics(findings)
                }
            }
        }
    }

    /// Returns another document that has an object, preferably one whose translations are in the same folders.
    private static func other(_ id: String, _ owners: [String: [String]], _ file: String) -> TranslationCheck.Other? {
        let around = TranslationSearch.name(of: PathList.location(file))?.around
        let others = (owners[id] ?? []).filter { $0 != file }.sorted()
        let beside = others.first { TranslationSearch.name(of: PathList.location($0))?.around == around }
        return (beside ?? others.first).map { TranslationCheck.Other(file: $0, isBeside: beside != nil) }
    }

    /// Returns the documents that have an object with a text, by the object's id. Empty unless several documents are checked.
    private func owners(of inputs: InputFiles) -> [String: [String]] {
        if inputs.files.count < 2 || inputs.files.contains(where: \.isStandardInput) { return [:] }
        let owners = Mutex<[String: [String]]>([:])
        var run = FileRun(paths: [], jobs: command.files.jobs)
        run.inputs = InputFiles(inputs.files)
        run.limits = command.files.limitOptions.limits
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
        let devices = try ValidationScreenOptions.devices(command.device)
        let orientations: [Orientation?] = command.orientation.isEmpty ? [nil] : ScreenArgument.unique(command.orientation)
        return devices.flatMap { device in orientations.map { ValidationScreenOptions.screen(device, $0, .leftToRight, nil) } }
    }

    /// Returns the document in each language and in the pseudolanguages.
    private func languages(
        _ tables: [LanguageTable], of document: InterfaceDocument, besides sourceLanguage: String
    ) -> [TranslatedDocument] {
        var texts: [String: [String: String]] = [:]
        for table in tables where !LanguageName.areSame(table.language, sourceLanguage) {
            texts[table.language, default: [:]].merge(table.table.texts) { _, last in last }
        }
        return texts.keys.sorted().map { TranslatedDocument($0, texts[$0] ?? [:], of: document) }
            + command.pseudo.map { TranslatedDocument($0, of: document) }
    }

    private static func write(_ table: LanguageTable, _ json: inout JSONWriter) {
        json.object { json in
            json.key("language")
            json.string(table.language)
            json.key("file")
            json.string(table.file)
            json.key("texts")
            json.integer(table.table.count)
            json.key("translated")
            json.integer(table.table.entries.filter { $0.value != nil }.count)
        }
    }
}
