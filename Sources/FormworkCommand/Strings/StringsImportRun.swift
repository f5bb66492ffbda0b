import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkProject
import FormworkStrings
import FormworkTree
import Synchronization

/// Writes translations next to documents or into them.
struct StringsImportRun {
    private let request: StringsImportRequest
    private let search = TranslationSearch()

    init(_ request: StringsImportRequest) { self.request = request }

    func run() throws -> ExitStatus {
        var run = FileRun(paths: request.paths, standardInputName: request.standardInputName, jobs: 1)
        run.limits = request.limits
        let inputs = InputFiles(run.paths, standardInputName: request.standardInputName)
        run.inputs = inputs
        let files = inputs.files.map(\.path)
        let places =
            request.intoDocument
            ? try ConversionPlaces(inputs, output: request.output ?? "-", isFolder: request.outputFolder) { file in
                file.path.hasSuffix(".storyboard") ? "storyboard" : "xib"
            } : nil
        let (tables, language) = try read()
        let imported = TranslationImport(tables)
        let known = Mutex<Set<String>>([])
        let hasTables = !request.from.isEmpty
        let status = run.documents { file, document in
            known.withLock { $0.formUnion(document.document.localizableTexts.map(\.key.text)) }
            var part = imported.part(of: document.document, file: file, among: files)
            if let places {
                if !hasTables { part.texts = neighboringTexts(file, document: document.document, language: language) }
                guard let place = places[file] else { return FileOutcome() }
                return write(document.document, part: part, file: file, to: place)
            }
            return write(part, language: language, file: file)
        }
        let stray = imported.strayKeys(knowing: known.withLock { $0 })
        if !stray.isEmpty {
            StandardOutput.writeError(
                "formwork: warning: \(stray.count) of the texts belong to none of the documents, such as '\(stray[0])'\n")
        }
        for original in imported.strayOriginals(among: files) {
            StandardOutput.writeError("formwork: warning: the texts of '\(original)' belong to none of the documents\n")
        }
        return status
    }

    // MARK: Reading

    /// Reads the translations to import and determines their language.
    private func read() throws(RunFailure) -> ([TranslationTable], String) {
        var all: [(table: TranslationTable, language: String?)] = []
        for path in request.from {
            let file = InputFile(path: path)
            guard let format = TranslationFormat(fileName: path) else {
                throw RunFailure("'\(path)' has no known format: its name must end in .strings, .xliff or .xcstrings", status: .wrongUsage)
            }
            let bytes = try DocumentSource.file(file).bytes(request.limits)
            do throws(TranslationError) {
                let folder = TranslationSearch.name(of: file.location)?.folder.flatMap { LanguageName.isValid($0) ? $0 : nil }
                for table in try TranslationTable.tables(bytes, as: format) { all.append((table, table.language ?? folder)) }
            } catch {
                throw RunFailure(error.diagnostic(file: path), .foundErrors)
            }
        }
        if let language = request.language {
            let wanted = all.filter { entry in entry.language.map { LanguageName.areSame($0, language) } ?? true }
            // The folder's name doesn't decide: a table without a language is accepted.
            let tables = wanted.isEmpty ? all.filter { $0.table.language == nil } : wanted
            if tables.isEmpty, !request.from.isEmpty {
                throw RunFailure("there are no texts in '\(language)': found \(Self.list(all.compactMap(\.language)))", status: .wrongUsage)
            }
            return (tables.map(\.table), language)
        }
        let languages = Set(all.compactMap(\.language))
        guard let language = languages.first, languages.count == 1 else {
            let found = languages.isEmpty ? "the files don't specify it" : "found \(Self.list(Array(languages)))"
            throw RunFailure("specify the --language; \(found)", status: .wrongUsage)
        }
        guard LanguageName.isValid(language) else { throw RunFailure("'\(language)' isn't a language", status: .wrongUsage) }
        return (all.map(\.table), language)
    }

    private static func list(_ names: [String]) -> String { Set(names).sorted().map { "'\($0)'" }.joined(separator: ", ") }

    /// Returns the texts of the translations next to a document.
    private func neighboringTexts(_ file: String, document: InterfaceDocument, language: String) -> [StringsFile.Text] {
        let tables = search.found(at: ArgumentPath.location(file), language: language).tables.map(\.table)
        return tables.reduce(into: [:]) { $0.merge($1.texts) { _, last in last } }.map { StringsFile.Text(key: $0.key, value: $0.value) }
    }

    // MARK: Writing

    private func write(
        _ document: InterfaceDocument, part: TranslationImport.Part, file: String, to place: ConversionPlace
    ) -> FileOutcome {
        let texts = Dictionary(part.texts.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
        if texts.isEmpty {
            return FileOutcome(errors: "\(file): error: it has no translation: nothing is written\n", status: .foundErrors)
        }
        let result = document.settingTexts(texts).document
        let bytes = result.text()
        guard let again = try? DocumentReader(limits: .largest).read(bytes, file: file), again.document == result else {
            return FileOutcome(errors: "\(file): error: the output does not read back correctly\n", status: .defect)
        }
        do throws(FileError) {
            try place.write(bytes)
            return FileOutcome(errors: Self.notes(part, file: file))
        } catch {
            return error.outcome
        }
    }

    /// Writes translations next to a document, into its existing table or a new one.
    private func write(_ part: TranslationImport.Part, language: String, file: String) -> FileOutcome {
        if part.texts.isEmpty { return FileOutcome(errors: "\(file): note: it has no translation\n") }
        let location = ArgumentPath.location(file)
        guard let (table, around, _) = TranslationSearch.name(of: location) else {
            return FileOutcome(errors: "\(file): error: the document needs a file name to find its translations\n", status: .wrongUsage)
        }
        let places = search.places(at: location)
        let own = places.filter { place in place.language.map { LanguageName.areSame($0, language) } ?? false }
        if let copy = own.first(where: { $0.kind == .document }) {
            return FileOutcome(
                errors: "\(file): error: '\(language)' has its own document, '\(copy.path.text)': use --into-document\n",
                status: .wrongUsage)
        }
        let folder = around.appending("\(language).lproj")
        let target = own.first { $0.kind == .strings }?.path
        let catalog = target == nil ? places.first { $0.kind == .catalog }?.path : nil
        let path = target ?? catalog ?? folder.appending(table + ".strings")
        do throws(RunFailure) {
            let old = path.status() == nil ? nil : try DocumentSource.file(InputFile(path: path.text)).bytes(request.limits)
            let stamp = FileStamp(path)
            let bytes: [UInt8]
            var varying: [String] = []
            do throws(TranslationError) {
                if catalog == nil {
                    bytes = try strings(part.texts, old: old)
                } else {
                    (bytes, varying) = try self.catalog(part.texts, language: language, old: old ?? [])
                }
            } catch {
                return FileOutcome(errors: "\(error.diagnostic(file: path.text))\n", status: .foundErrors)
            }
            let isSame = bytes == old
            let verb: ShownText = isSame ? "unchanged" : request.dryRun ? "would be written" : "written"
            let count = part.texts.count - varying.count
            var outcome = FileOutcome(
                report: "\(path.text): \(verb): \(count) \(count == 1 ? "text" : "texts") of '\(file)'\n",
                errors: Self.notes(part, file: file))
            if let first = varying.first {
                outcome.errors +=
                    "\(path.text): warning: \(varying.count) of its texts have variations and are not changed, such as '\(first)'\n"
            }
            if isSame || request.dryRun { return outcome }
            do throws(FileError) {
                var rules = OutputRules(document: file)
                rules.folder = around.resolved
                if old == nil { try OutputFolder.make(folder.text) } else { rules.stamp = stamp }
                try OutputFile.replace(path.text, with: bytes, rules)
            } catch {
                outcome = error.outcome
            }
            return outcome
        } catch {
            return error.outcome
        }
    }

    private func strings(_ texts: [StringsFile.Text], old: [UInt8]?) throws(TranslationError) -> [UInt8] {
        guard let old else { return StringsFile.text(of: texts, as: .utf8(hasMark: false)) }
        return try StringsFile(old).setting(texts).bytes
    }

    /// Returns a catalog with texts set, and the keys of texts that vary by number or device and are left unchanged.
    private func catalog(
        _ texts: [StringsFile.Text], language: String, old: [UInt8]
    ) throws(TranslationError) -> (bytes: [UInt8], varying: [String]) {
        var catalog = try StringCatalog(old)
        var varying: [String] = []
        for text in texts {
            if !catalog.set(text.value, of: text.key, in: language) { varying.append(text.key) }
            if text.isCurrent, let comment = text.comment { catalog.renew(comment, of: text.key) }
        }
        return (catalog.bytes, varying)
    }

    private static func notes(_ part: TranslationImport.Part, file: String) -> ShownText {
        var notes: ShownText = ""
        if part.missing > 0 { notes += "\(file): note: \(part.missing) of its texts have no translation\n" }
        if let first = part.changed.first {
            notes += "\(file): warning: \(part.changed.count) of the translations are for a different text, such as that of '\(first)'\n"
        }
        if let first = part.unknown.first {
            notes += "\(file): warning: it doesn't contain \(part.unknown.count) of the translated texts, such as '\(first)'\n"
        }
        return notes
    }
}
