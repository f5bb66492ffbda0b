import FormworkEdit
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRender
import FormworkRules

/// A file that is previewed: the page of its last readable state, and the reason why its current state cannot be shown.
struct PreviewFile {
    /// The path as given.
    let path: String
    /// The page of the last readable document; nil if there was none yet.
    private(set) var page: Page?
    /// The page without the earlier state for comparison.
    private var plainPage: Page?
    /// The number of pages so far, including this one; 0 for none.
    private(set) var version = 0
    /// The first version with the current document. Later versions differ only in the state for comparison.
    private var documentVersion = 0
    /// The changes of the document since a reference state; nil if there is none.
    private(set) var changes: PreviewChanges?
    /// The last readable document, and the stamp of the reference state's journal at the time of the comparison.
    private var compared: (document: InterfaceDocument, journal: FileStamp?)?
    /// The stamp of a changed journal, whose reference state may not be written yet.
    private var pendingJournal: FileStamp?
    /// The reason why the current file cannot be shown; nil if it is shown.
    private(set) var problem: PreviewProblem?
    /// A problem that is not reported yet, since it may disappear once the file is completely written.
    private var pendingProblem: PreviewProblem?
    /// Solves the page's states at other sizes; created on first use.
    private var live: LivePage?
    private var watch = FileWatch()
    /// The content of the file when its document was read.
    private var bytes: [UInt8] = []
    /// The undo operations of the pages' changes, latest last; empty once the file is changed by others.
    private var undos: [EditUndo] = []
    /// The translated documents requested so far, by language.
    private var translations: [String: TranslatedDocument] = [:]
    /// The page of the earlier state that is shown for comparison, with its title.
    private var earlier: (title: String, page: Page)?
    /// The number of consecutive looks at which the file was missing.
    private var absences = 0

    /// The number of looks after which a missing file is reported. Editors remove files for a moment.
    private static let patience = 10
    /// The maximum number of changes that can be undone.
    private static let undoCount = 200

    /// The number of changes that can be undone now.
    var undoable: Int { undos.count }

    init(path: String) { self.path = path }

    // MARK: Looking

    /// Looks at the file.
    ///
    /// - Parameters:
    ///   - reader: Parses the document.
    ///   - source: Reads the file, and finds the images next to it.
    /// - Returns: Whether there is something new to show.
    mutating func look(_ reader: DocumentReader, source: PreviewSource) -> Bool {
        let path = path
        let sight = watch.look(FileStamp(of: path)) { source.read(path) }
        if sight != .missing { absences = 0 }
        switch sight {
        case .unchanged: return compareAgain(source)
        case .missing:
            absences += 1
            return absences == Self.patience && setProblem(PreviewProblem("the file doesn't exist or cannot be read"))
        case .settled: return setProblem(pendingProblem)
        case .changed(let bytes):
            do throws(DocumentError) {
                if bytes != self.bytes { undos = [] }
                let read = try reader.read(bytes, file: path)
                self.bytes = bytes
                show(read, source: source)
                return true
            } catch {
                pendingProblem = PreviewProblem(error.diagnostic)
                return false
            }
        }
    }

    /// Updates the comparison if the reference state has changed.
    private mutating func compareAgain(_ source: PreviewSource) -> Bool {
        guard let changes, let compared else { return false }
        let journal = FileStamp(of: changes.journal)
        guard journal != compared.journal else { return false }
        // The journal is written before the reference state, so the comparison waits until the next look.
        guard journal == pendingJournal else {
            pendingJournal = journal
            return false
        }
        compare(compared.document, source: source)
        showEarlier(source)
        version += 1
        return true
    }

    private mutating func compare(_ document: InterfaceDocument, source: PreviewSource) {
        changes = source.changes(document, path)
        compared = (document, changes.flatMap { FileStamp(of: $0.journal) })
    }

    private mutating func show(_ read: ReadDocument, source: PreviewSource) {
        var validator = Validator(solves: true)
        validator.fonts = source.fonts(read.document, path)
        let findings = validator.validate(read.document, file: path, readingDiagnostics: read.diagnostics)
        var options = PageOptions()
        options.assets = source.assets(read.document, path)
        options.layout.fonts = validator.fonts
        plainPage = Page(read.document, file: path, diagnostics: findings, options: options)
        problem = nil
        pendingProblem = nil
        showEarlier(source)
        compare(read.document, source: source)
        live = nil
        translations = [:]
        version += 1
        documentVersion = version
    }

    /// Adds the earlier state to the page for comparison, if there is one.
    private mutating func showEarlier(_ source: PreviewSource) {
        page = plainPage
        guard let plainPage, let before = source.earlier(path) else {
            earlier = nil
            return
        }
        if earlier?.title != before.title {
            earlier = (before.title, Page(before.document, file: path, options: plainPage.options))
        }
        if let earlier { page?.compare(with: earlier.page, title: earlier.title) }
    }

    /// Sets the current problem, or clears it. Returns whether it has changed.
    private mutating func setProblem(_ news: PreviewProblem?) -> Bool {
        defer { problem = news }
        return problem != news
    }

    // MARK: Solving

    /// Returns a state at another size as JSON for the page; nil if the page has no such state.
    mutating func state(_ request: LivePage.Request, source: PreviewSource) -> [UInt8]? {
        guard let page else { return nil }
        var translation: TranslatedDocument?
        if let language = request.language {
            translation = translations[language] ?? source.translated(page.document, path, language)
            guard let translation else { return nil }
            translations[language] = translation
        }
        var live = self.live.take() ?? LivePage(page)
        defer { self.live = live }
        return live.state(request, in: translation)
    }

    // MARK: Editing

    /// Whether these bytes are the content of the shown document.
    func holds(_ bytes: [UInt8]) -> Bool { problem == nil && bytes == self.bytes }

    /// Makes a change and writes the file with a minimal difference. The caller then looks at the file again.
    mutating func edit(_ edit: PreviewEdit, reader: DocumentReader, source: PreviewSource) -> PreviewOutcome {
        guard let write = source.write else { return .refused("this preview is read-only: start it with --edit") }
        let conflict = "the file has changed in the meantime: nothing is written"
        guard documentVersion <= edit.version, edit.version <= version, problem == nil, let document = compared?.document,
            source.read(path) == bytes
        else { return .refused(conflict) }
        let (written, undo): ([UInt8], EditUndo?)
        do throws(EditError) {
            switch edit.change {
            case .set(let id, let name, let value):
                guard document.format == .modern else { return .refused("\(document.format.noun) cannot be changed in place") }
                guard document.element(id: id) != nil else { return .refused("there is no '\(id)'") }
                let operation = SetOperation(DocumentEditor.Assignment(id: id, name: name, value: value))
                let result = try EditScript([.set(operation)]).apply(to: document)
                if !result.isChanged { return .unchanged }
                (written, undo) = (result.document.text(), result.undo)
                guard (try? reader.read(written, file: path))?.document == result.document else {
                    return .refused("the output does not read back correctly")
                }
            case .undo:
                guard let last = undos.last else { return .refused("there is nothing to undo") }
                (written, undo) = (try last.apply(to: bytes), nil)
            }
        } catch {
            return .refused(error.message)
        }
        if let problem = write(path, written, bytes) { return .refused(problem) }
        if edit.change == .undo { undos.removeLast() } else if let undo { undos.append(undo) }
        if undos.count > Self.undoCount { undos.removeFirst() }
        bytes = written
        return .written(written)
    }
}
