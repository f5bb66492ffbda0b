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
    /// How many pages there were before, and this one; 0 for none.
    private(set) var version = 0
    /// What the document has changed since a state that is kept of it; nil where none is.
    private(set) var changes: PreviewChanges?
    /// The document that could be read last, and when what it is compared with was written.
    private var compared: (document: InterfaceDocument, journal: FileStamp?)?
    /// Why the file as it stands cannot be shown; nil where it is.
    private(set) var problem: PreviewProblem?
    /// What has not been told yet, since it may pass while the file is being written.
    private var pendingProblem: PreviewProblem?
    /// Solves the page's states in other sizes; nil until that is asked for.
    private var live: LivePage?
    private var watch = FileWatch()
    /// How often the file was not there when it was looked for, one time after the other.
    private var absences = 0

    /// How often a file may be missing before that is told: editors take files away for a moment.
    private static let patience = 10

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
                show(try reader.read(bytes, file: path), source)
                return true
            } catch {
                pendingProblem = PreviewProblem(error.diagnostic)
                return false
            }
        }
    }

    /// Compares with another state where another one is kept now.
    private mutating func compareAgain(_ source: PreviewSource) -> Bool {
        guard let changes, let compared, FileStamp(of: changes.journal) != compared.journal else { return false }
        compare(compared.document, source)
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
        let page = Page(read.document, file: path, diagnostics: findings, options: options)
        problem = nil
        pendingProblem = nil
        if page.isEmpty {
            let isWatch = read.document.platform == .watchOS
            problem = PreviewProblem(
                "there is nothing to draw: " + (isWatch ? "interfaces of watchOS are not laid out by constraints" : "it has no views"))
            pendingProblem = problem
            return
        }
        self.page = page
        compare(read.document, source)
        live = nil
        version += 1
    }

    /// Tells why the file cannot be shown, or that it is.
    private mutating func tell(_ news: PreviewProblem?) -> Bool {
        defer { problem = news }
        return problem != news
    }

    // MARK: Solving

    /// A state in another size, as the page takes it; nil where the page has no such state.
    mutating func state(_ request: LivePage.Request) -> [UInt8]? {
        guard let page else { return nil }
        var live = self.live.take() ?? LivePage(page)
        defer { self.live = live }
        return live.state(request)
    }
}
