import FormworkEdit
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRender
import FormworkRules

/// A file that is previewed: the page of what could be read last, and why the file as it stands is no document.
struct PreviewFile {
    /// The path as it was given.
    let path: String
    /// Of the document that could be read last; nil where none could be, yet.
    private(set) var page: Page?
    /// The same without what is shown beside it.
    private var plainPage: Page?
    /// How many pages there were before, and this one; 0 for none.
    private(set) var version = 0
    /// The first version of the document as it is now: later ones differ in what it is compared with.
    private var documentVersion = 0
    /// What the document has changed since a state that is kept of it; nil where none is.
    private(set) var changes: PreviewChanges?
    /// The document that could be read last, and when what it is compared with was written.
    private var compared: (document: InterfaceDocument, journal: FileStamp?)?
    /// The stamp of a journal that has changed: what it tells of may not be there yet.
    private var pendingJournal: FileStamp?
    /// Why the file as it stands cannot be shown; nil where it is.
    private(set) var problem: PreviewProblem?
    /// What has not been told yet, since it may pass while the file is being written.
    private var pendingProblem: PreviewProblem?
    /// Solves the page's states in other sizes; nil until that is asked for.
    private var live: LivePage?
    private var watch = FileWatch()
    /// What the file held when its document was read.
    private var bytes: [UInt8] = []
    /// What takes the changes of pages back, the last one last; empty once somebody else has changed the file.
    private var undos: [EditUndo] = []
    /// The document in the languages that were asked for.
    private var translations: [String: TranslatedDocument] = [:]
    /// The page of an earlier state that is shown beside, by what that is called.
    private var earlier: (title: String, page: Page)?
    /// How often the file was not there when it was looked for, one time after the other.
    private var absences = 0

    /// How often a file may be missing before that is told: editors take files away for a moment.
    private static let patience = 10
    /// How many changes can be taken back.
    private static let undoCount = 200

    /// How many changes can be taken back now.
    var undoable: Int { undos.count }

    init(path: String) { self.path = path }

    // MARK: Looking

    /// Looks at the file.
    ///
    /// - Parameters:
    ///   - reader: parses it.
    ///   - source: reads it, and knows the images beside it.
    /// - Returns: whether there is something new to show.
    mutating func look(_ reader: DocumentReader, _ source: PreviewSource) -> Bool {
        let path = path
        let sight = watch.look(FileStamp(of: path)) { source.read(path) }
        if sight != .missing { absences = 0 }
        switch sight {
        case .unchanged: return compareAgain(source)
        case .missing:
            absences += 1
            return absences == Self.patience && tell(PreviewProblem("the file is not there, or cannot be read"))
        case .settled: return tell(pendingProblem)
        case .changed(let bytes):
            do throws(DocumentError) {
                if bytes != self.bytes { undos = [] }
                let read = try reader.read(bytes, file: path)
                self.bytes = bytes
                show(read, source)
                return true
            } catch {
                pendingProblem = PreviewProblem(error.diagnostic)
                return false
            }
        }
    }

    /// Compares with another state where another one is kept now.
    private mutating func compareAgain(_ source: PreviewSource) -> Bool {
        guard let changes, let compared else { return false }
        let journal = FileStamp(of: changes.journal)
        guard journal != compared.journal else { return false }
        // The journal is written before the state is there.
        guard journal == pendingJournal else {
            pendingJournal = journal
            return false
        }
        compare(compared.document, source)
        showEarlier(source)
        version += 1
        return true
    }

    private mutating func compare(_ document: InterfaceDocument, _ source: PreviewSource) {
        changes = source.changes(document, path)
        compared = (document, changes.flatMap { FileStamp(of: $0.journal) })
    }

    private mutating func show(_ read: ReadDocument, _ source: PreviewSource) {
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
        compare(read.document, source)
        live = nil
        translations = [:]
        version += 1
        documentVersion = version
    }

    /// Shows the earlier state beside the document, where there is one.
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

    /// Tells why the file cannot be shown, or that it is.
    private mutating func tell(_ news: PreviewProblem?) -> Bool {
        defer { problem = news }
        return problem != news
    }

    // MARK: Solving

    /// A state in another size, as the page takes it; nil where the page has no such state.
    mutating func state(_ request: LivePage.Request, _ source: PreviewSource) -> [UInt8]? {
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

    /// Whether the document that is shown is what these bytes say.
    func holds(_ bytes: [UInt8]) -> Bool { problem == nil && bytes == self.bytes }

    /// Makes a change, and writes the file with the fewest bytes changed: it is to be looked at then.
    mutating func edit(_ edit: PreviewEdit, _ reader: DocumentReader, _ source: PreviewSource) -> PreviewOutcome {
        guard let write = source.write else { return .refused("this preview only reads: start it with --edit") }
        let conflict = "the file has changed meanwhile: nothing is written"
        guard documentVersion <= edit.version, edit.version <= version, problem == nil, let document = compared?.document,
            source.read(path) == bytes
        else { return .refused(conflict) }
        let (written, undo): ([UInt8], EditUndo?)
        do throws(EditError) {
            switch edit.change {
            case .set(let id, let name, let value):
                guard document.format == .modern else { return .refused("\(document.format.noun) is not changed in place") }
                guard document.element(id: id) != nil else { return .refused("there is no '\(id)'") }
                let operation = SetOperation(DocumentEditor.Assignment(id: id, name: name, value: value))
                let result = try EditScript([.set(operation)]).apply(to: document)
                if !result.isChanged { return .unchanged }
                (written, undo) = (result.document.text(), result.undo)
                guard (try? reader.read(written, file: path))?.document == result.document else {
                    return .refused("what would be written does not read as it should")
                }
            case .undo:
                guard let last = undos.last else { return .refused("there is nothing to take back") }
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
