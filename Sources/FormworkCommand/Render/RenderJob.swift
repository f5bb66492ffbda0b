import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkRender
import FormworkTemplates
import FormworkTree

/// Reads a document, and optionally another one to compare with, and writes the picture.
struct RenderJob: Sendable {
    private let file: String
    private let standardInputName: String?
    private let earlierFile: String?
    private let output: PictureOutput
    private let layoutOptions: LayoutOptions
    private let state: StateChoice
    private let scene: SceneChoice
    private let languages: [String]
    private let options: RenderOptions
    private let comparison: Set<Comparison>
    private let usesRecordedFrames: Bool
    private let documentLimits: DocumentLimits

    init(_ request: RenderRequest, file: String) throws {
        self.file = file
        standardInputName = request.standardInputName
        earlierFile = request.against
        layoutOptions = try request.screen.layoutOptions
        scene = SceneChoice(request.scene)
        languages = request.language
        state = StateChoice(request.state.steps, scene: scene, paths: [file])
        options = request.renderOptions
        let parts = Set(request.compare)
        comparison = parts.isEmpty && request.against != nil ? [.before, .after] : parts
        usesRecordedFrames = request.recorded
        documentLimits = request.limits
        let inputs = [file] + (earlierFile.map { [$0] } ?? [])
        output = PictureOutput(request, rules: OutputRules(document: file, inputs: InputFiles(inputs, standardInputName: nil).files))
    }

    func run() -> ExitStatus {
        var run = FileRun(paths: [file], standardInputName: standardInputName, jobs: 1)
        run.limits = documentLimits
        let status = run.documents { name, read throws(NameLookupError) in
            guard let earlierFile else { return try draw(read.document, name: name, earlier: nil) }
            // If the other file cannot be read, that is the outcome of the whole job.
            let (earlier, refusal) = readEarlier(earlierFile)
            guard let earlier else { return refusal }
            return try draw(read.document, name: name, earlier: earlier)
        }
        return status.unless(state.failure ?? scene.failure)
    }

    /// Returns the document to compare with, or the outcome if it cannot be read.
    private func readEarlier(_ path: String) -> (document: InterfaceDocument?, refusal: FileOutcome) {
        do throws(RunFailure) {
            return (try (DocumentSource.named(path) ?? .file(InputFile(path: path))).read(documentLimits).document, FileOutcome())
        } catch {
            return (nil, FileOutcome(errors: "\(error.text)\n", status: error.status))
        }
    }

    private func draw(
        _ read: InterfaceDocument, name: String, earlier: InterfaceDocument?
    ) throws(NameLookupError) -> FileOutcome {
        if languages.count > 1 { return try drawLanguages(read, name: name) }
        let document: InterfaceDocument
        let translatedOptions: LayoutOptions
        do throws(RunFailure) {
            (document, translatedOptions) = try LanguageChoice(languages.first).translated(
                read, options: layoutOptions.withFonts(of: read, file: name), file: name)
        } catch {
            return error.outcome
        }
        var sceneID = try scene.id(in: document)
        let stage = try state.stage(document, options: translatedOptions)
        var search = AssetSearch(document, at: ArgumentPath.location(name), converting: ImageTools.conversion)
        var writer = SheetWriter(options)
        writer.options.assets = search.run()
        // The name may be a screen's caption.
        let screenName = try scene.otherName(in: document)
        if let screenName, writer.names(of: source(stage, scene: nil)).contains(screenName) {
            scene.isMet()
            sceneID = nil
        }
        if scene.failure != nil { return FileOutcome() }
        let after = source(stage, scene: sceneID)
        var outcome = FileOutcome()
        for limit in after.layout.roots.limitDiagnostics(document, file: name) {
            outcome.errors += "\(limit)\n"
            outcome.status = .foundErrors
        }
        if let reason = after.emptiness { outcome.errors += "\(name): note: there is nothing to draw: \(reason)\n" }
        for note in search.notes { outcome.errors += "\(name): note: \(note)\n" }
        if comparison.isEmpty {
            return output.write(name, scale: after.scale, outcome: outcome) { () throws(RenderError) in
                try writer.picture(after, title: name, named: screenName)
            }
        }
        let before = source(try earlierStage(earlier, document: document, options: translatedOptions, name: name), scene: sceneID)
        if comparison.contains(.moves), output.path != "-" {
            outcome.report = writer.moves(before: before, after: after).map { "\($0)\n" }.joined()
        }
        return output.write(name, scale: after.scale, outcome: outcome) { () throws(RenderError) in
            try writer.picture(before: before, after: after, comparison, title: name, leavesEqualOut: earlier != nil && sceneID == nil)
        }
    }

    /// Draws the document in each language.
    private func drawLanguages(_ read: InterfaceDocument, name: String) throws(NameLookupError) -> FileOutcome {
        let base = layoutOptions.withFonts(of: read, file: name)
        var sources: [(language: String, source: PictureSource)] = []
        for language in languages {
            let document: InterfaceDocument
            let options: LayoutOptions
            do throws(RunFailure) { (document, options) = try LanguageChoice(language).translated(read, options: base, file: name) } catch {
                return error.outcome
            }
            let sceneID = try scene.id(in: document)
            sources.append((language, source(try state.stage(document, options: options), scene: sceneID)))
        }
        if scene.failure != nil { return FileOutcome() }
        var search = AssetSearch(read, at: ArgumentPath.location(name), converting: ImageTools.conversion)
        var writer = SheetWriter(options)
        writer.options.assets = search.run()
        var outcome = FileOutcome()
        if let reason = sources.first?.source.emptiness { outcome.errors += "\(name): note: there is nothing to draw: \(reason)\n" }
        let drawn = writer
        return output.write(name, scale: sources.first?.source.scale ?? 2, outcome: outcome) { () throws(RenderError) in
            try drawn.picture(sources, title: name)
        }
    }

    /// Returns the unchanged document, or the earlier one in the requested state if there is one.
    private func earlierStage(
        _ earlier: InterfaceDocument?, document: InterfaceDocument, options: LayoutOptions, name: String
    ) throws(NameLookupError) -> StagedDocument {
        guard let earlier else { return StagedDocument(document, on: options) }
        return try state.stage(earlier, options: layoutOptions.withFonts(of: document, file: name))
    }

    private func source(_ stage: StagedDocument, scene: String?) -> PictureSource {
        PictureSource(stage, scene: scene, annotations: options.annotations, usesRecordedFrames: usesRecordedFrames)
    }
}
