import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkRender
import FormworkRules
import FormworkTemplates
import FormworkTree

/// Reads a document and writes a page that shows its states.
struct PageJob: Sendable {
    private let file: String
    private let standardInputName: String?
    private let earlierFile: String?
    private let output: String
    private let state: StateChoice
    private let scene: SceneChoice
    private let languages: [String]
    private let options: PageOptions
    private let rules: OutputRules
    private let byteLimit: Int
    private let documentLimits: DocumentLimits

    init(_ request: RenderRequest, file: String) {
        self.file = file
        standardInputName = request.standardInputName
        earlierFile = request.against
        output = request.output
        scene = SceneChoice(request.scene)
        languages = request.language
        state = StateChoice(request.state.steps, scene: scene, paths: [file])
        options = PageOptions(request, devices: request.screen.device.isEmpty ? nil : request.screen.device)
        rules = OutputRules(document: file, inputs: InputFiles([file] + (earlierFile.map { [$0] } ?? []), standardInputName: nil).files)
        byteLimit = request.maxOutput
        documentLimits = request.limits
    }

    func run() -> ExitStatus {
        var run = FileRun(paths: [file], standardInputName: standardInputName, jobs: 1)
        run.limits = documentLimits
        let status = run.documents { file, read throws(NameLookupError) in
            return try write(read, name: file)
        }
        return status.unless(state.failure ?? scene.failure)
    }

    private func write(_ read: ReadDocument, name: String) throws(NameLookupError) -> FileOutcome {
        var options = options
        let document: InterfaceDocument
        do throws(RunFailure) {
            let layout = options.layout.withFonts(of: read.document, file: name)
            // A single language applies to the page. Several languages can be switched on the page.
            (document, options.layout) = try LanguageChoice(languages.count == 1 ? languages[0] : nil)
                .translated(read.document, options: layout, file: name)
            for language in languages where languages.count > 1 {
                if let language = try LanguageChoice(language).language(of: read.document, file: name) {
                    options.languages.append(language)
                }
            }
        } catch {
            return error.outcome
        }
        options.scene = try scene.id(in: document)
        for step in try state.stage(document, options: options.layout).play.performedSteps {
            if let id = step.template?.id { options.openingTemplates.insert(id) }
            // Views that follow this one are hidden with it.
            if let id = step.change.visibility.first(where: { $0.view == step.view })?.view.id { options.openingToggles.append(id) }
        }
        var search = AssetSearch(document, at: ArgumentPath.location(name), converting: ImageTools.conversion)
        options.assets = search.run()
        var validator = Validator(solves: true)
        validator.fonts = options.layout.fonts
        let findings = validator.validate(document, file: name, readingDiagnostics: read.diagnostics)
        var page = Page(document, file: name, diagnostics: findings, options: options)
        if scene.failure != nil { return FileOutcome() }
        var outcome = FileOutcome()
        if page.isEmpty {
            let reason = document.platform == .watchOS ? "watchOS layouts are not solved" : "the document has no views"
            outcome.errors += "\(name): note: the page has no screens, because \(reason): use SVG, PNG or PDF\n"
        }
        if let earlierFile {
            do throws(RunFailure) {
                let earlier = try (DocumentSource.named(earlierFile) ?? .file(InputFile(path: earlierFile))).read(documentLimits)
                page.compare(with: Page(earlier.document, file: name, options: options), title: earlierFile)
            } catch {
                return FileOutcome(errors: "\(error.text)\n", status: error.status)
            }
        }
        for note in page.notes { outcome.errors += "\(name): note: \(note)\n" }
        for note in search.notes { outcome.errors += "\(name): note: \(note)\n" }
        outcome.write(page: page.html, of: name, to: output, rules, byteLimit: byteLimit)
        return outcome
    }
}

extension PageOptions {
    /// - Parameters:
    ///   - request: A request for a page.
    ///   - devices: The page's devices; nil for the usual ones.
    init(_ request: RenderRequest, devices: [Device]?) {
        self.init()
        layout = request.screen.screenlessOptions
        self.devices = devices
        opening.appearance = request.appearance ?? .light
        opening.annotations = Set(request.annotate)
        opening.showsHidden = request.showHidden
    }
}

extension FileOutcome {
    /// Writes a page to the output, unless it exceeds the limit.
    mutating func write(page html: [UInt8], of name: String, to output: String, _ rules: OutputRules, byteLimit: Int) {
        if html.count > byteLimit {
            errors += "\(name): error: the page would have more than \(byteLimit) bytes, the limit (--max-output)\n"
            status = .foundErrors
            return
        }
        do throws(FileError) { try OutputFile.replace(output, with: html, rules) } catch {
            errors += error.outcome.errors
            status = error.status
        }
    }
}

extension LayoutState.Step {
    /// Whether it creates or restores a snapshot.
    var isOfSnapshots: Bool {
        switch self {
        case .snapshot, .restore: true
        case .template, .hide, .show, .propagateHiding: false
        }
    }
}
