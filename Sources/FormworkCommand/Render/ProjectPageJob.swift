import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkRender
import FormworkRules
import FormworkTree
import Synchronization

/// Reads the storyboards of a project and writes one page that shows their flow and links to each.
struct ProjectPageJob: Sendable {
    private let folder: String
    private let output: String
    private let options: PageOptions
    private let isArranged: Bool
    private let rules: OutputRules
    private let byteLimit: Int
    private let documentLimits: DocumentLimits

    init(_ request: RenderRequest, folder: String) {
        self.folder = folder
        output = request.output
        // Without a requested device, a page of many documents shows each on its canvas.
        options = PageOptions(request, devices: request.screen.device)
        isArranged = request.arrange
        rules = OutputRules(document: nil, inputs: InputFiles([folder], standardInputName: nil).files)
        byteLimit = request.maxOutput
        documentLimits = request.limits
    }

    func run() -> ExitStatus {
        var run = FileRun(paths: [folder], standardInputName: nil, jobs: nil)
        run.limits = documentLimits
        let found = Mutex<[String: ProjectPage.Document]>([:])
        let status = run.documents { file, read throws(NameLookupError) in
            let document = read.document
            guard document.kind == .storyboard else { return FileOutcome() }
            var outcome = FileOutcome()
            var options = options
            options.layout = options.layout.withFonts(of: document, file: file)
            var search = AssetSearch(document, at: ArgumentPath.location(file), converting: ImageTools.conversion)
            options.assets = search.run()
            for note in search.notes { outcome.errors += "\(file): note: \(note)\n" }
            var validator = Validator(solves: true)
            validator.fonts = options.layout.fonts
            let findings = validator.validate(document, file: file, readingDiagnostics: read.diagnostics)
            found.withLock {
                $0[file] = ProjectPage.Document(
                    document, name: StoryboardFiles.name(of: file), file: file, diagnostics: findings, options: options)
            }
            return outcome
        }
        let written = write(found.withLock { $0 })
        if !written.errors.isEmpty { StandardOutput.writeError(written.errors) }
        return max(status, written.status)
    }

    private func write(_ documents: [String: ProjectPage.Document]) -> FileOutcome {
        var outcome = FileOutcome()
        let (files, notes) = StoryboardFiles.chosen(documents.keys)
        outcome.errors += notes
        var chosen = files.compactMap { documents[$0] }
        guard !chosen.isEmpty else {
            outcome.errors += "\(folder): note: there is nothing to draw: no document is a storyboard\n"
            return outcome
        }
        // The documents share the size limit of the page.
        for number in chosen.indices { chosen[number].options.byteLimit /= chosen.count }
        let title = folder.split(separator: "/").last { $0 != "." }.map(String.init) ?? "Project"
        let page = ProjectPage(chosen, title: title, isArranged: isArranged)
        for note in page.notes { outcome.errors += "\(note.file): note: \(note.text)\n" }
        outcome.write(page: page.html, of: folder, to: output, rules, byteLimit: byteLimit)
        return outcome
    }
}
