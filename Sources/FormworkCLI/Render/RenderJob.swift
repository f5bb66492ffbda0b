import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkRender
import FormworkStates
import FormworkTree

/// Reads a document, and another one to compare it with, and writes the picture.
struct RenderJob: Sendable {
    private let file: String
    private let standardInputName: String?
    private let earlierFile: String?
    private let output: String
    private let kind: PictureKind
    private let layoutOptions: LayoutOptions
    private let state: StateChoice
    private let scene: SceneChoice
    private let languages: [String]
    private let options: RenderOptions
    private let comparison: Set<Comparison>
    private let scale: Double?
    private let rules: OutputRules
    private let pictureLimits: PNGConversion.Limits
    private let documentLimits: DocumentLimits

    init(_ command: RenderCommand) throws {
        file = command.file
        standardInputName = command.standardInputName
        earlierFile = command.against
        output = command.output
        kind = PictureKind(path: command.output) ?? .svg
        layoutOptions = try command.screen.layoutOptions
        scene = SceneChoice(command.scene)
        languages = command.language
        state = StateChoice(command.state.steps, scene: scene, paths: [command.file])
        var options = RenderOptions()
        options.appearance = command.appearance ?? .light
        options.annotations = Set(command.annotate)
        options.showsHidden = command.showHidden
        options.spacesLetters = kind == .png
        options.byteLimit = command.maxOutput
        self.options = options
        let parts = Set(command.compare)
        comparison = parts.isEmpty && command.against != nil ? [.before, .after] : parts
        scale = command.scale
        pictureLimits = command.pictureLimits
        documentLimits = command.limitOptions.limits
        let inputs = [file] + (earlierFile.map { [$0] } ?? [])
        rules = OutputRules(document: file, inputs: InputFiles(inputs, standardInputName: nil).files)
    }

    func run() -> ExitStatus {
        var run = FileRun(paths: [file], standardInputName: standardInputName, jobs: 1)
        run.limits = documentLimits
        let status = run.documents { name, read throws(UnmetName) in
            guard let earlierFile else { return try draw(read.document, name, nil) }
            // The outcome of reading the other file is that of the whole.
            let (earlier, refusal) = readEarlier(earlierFile)
            guard let earlier else { return refusal }
            return try draw(read.document, name, earlier)
        }
        return status.unless(state.failure ?? scene.failure)
    }

    /// The document to compare with, or why there is none.
    private func readEarlier(_ path: String) -> (document: InterfaceDocument?, refusal: FileOutcome) {
        do throws(RunFailure) {
            return (try (DocumentSource.named(path) ?? .file(InputFile(path: path))).read(documentLimits).document, FileOutcome())
        } catch {
            return (nil, FileOutcome(errors: "\(error.text)\n", status: error.status))
        }
    }

    private func draw(
        _ read: InterfaceDocument, _ name: String, _ earlier: InterfaceDocument?
    ) throws(UnmetName) -> FileOutcome {
        if languages.count > 1 { return try drawLanguages(read, name) }
        let document: InterfaceDocument
        let translatedOptions: LayoutOptions
        do throws(RunFailure) {
            (document, translatedOptions) = try LanguageChoice(languages.first).translated(
                read, layoutOptions.withFonts(of: read, file: name), file: name)
        } catch {
            return error.outcome
        }
        let sceneID = try scene.id(in: document)
        let stage = try state.stage(document, translatedOptions)
        var search = AssetSearch(document, at: PathList.location(name))
        var writer = SheetWriter(options)
        writer.options.assets = search.run()
        if scene.failure != nil { return FileOutcome() }
        let after = source(stage, sceneID)
        var outcome = FileOutcome()
        for limit in after.layout.roots.limitDiagnostics(document, file: name) {
            outcome.errors += "\(limit)\n"
            outcome.status = .foundErrors
        }
        if let reason = after.emptiness { outcome.errors += "\(name): note: there is nothing to draw: \(reason)\n" }
        for image in search.tooLarge {
            outcome.errors += "\(name): note: image '\(image)' is too large for a picture: a placeholder stands for it\n"
        }
        if comparison.isEmpty {
            return write(name, scale: after.scale, outcome) { () throws(RenderError) in try writer.picture(after, title: name) }
        }
        let before = source(try earlierStage(earlier, document, translatedOptions, name), sceneID)
        if comparison.contains(.moves), output != "-" {
            outcome.report = writer.moves(before: before, after: after).map { "\($0)\n" }.joined()
        }
        return write(name, scale: after.scale, outcome) { () throws(RenderError) in
            try writer.picture(before: before, after: after, comparison, title: name, leavesEqualOut: earlier != nil && sceneID == nil)
        }
    }

    /// Draws the document in each language.
    private func drawLanguages(_ read: InterfaceDocument, _ name: String) throws(UnmetName) -> FileOutcome {
        let base = layoutOptions.withFonts(of: read, file: name)
        var sources: [(language: String, source: PictureSource)] = []
        for language in languages {
            let document: InterfaceDocument
            let options: LayoutOptions
            do throws(RunFailure) { (document, options) = try LanguageChoice(language).translated(read, base, file: name) } catch {
                return error.outcome
            }
            let sceneID = try scene.id(in: document)
            sources.append((language, source(try state.stage(document, options), sceneID)))
        }
        if scene.failure != nil { return FileOutcome() }
        var search = AssetSearch(read, at: PathList.location(name))
        var writer = SheetWriter(options)
        writer.options.assets = search.run()
        var outcome = FileOutcome()
        if let reason = sources.first?.source.emptiness { outcome.errors += "\(name): note: there is nothing to draw: \(reason)\n" }
        let drawn = writer
        return write(name, scale: sources.first?.source.scale ?? 2, outcome) { () throws(RenderError) in
            try drawn.picture(sources, title: name)
        }
    }

    /// The document as it stands, or another one in the same state.
    private func earlierStage(
        _ earlier: InterfaceDocument?, _ document: InterfaceDocument, _ options: LayoutOptions, _ name: String
    ) throws(UnmetName) -> StagedDocument {
        guard let earlier else { return StagedDocument(document, on: options) }
        return try state.stage(earlier, layoutOptions.withFonts(of: document, file: name))
    }

    private func source(_ stage: StagedDocument, _ scene: String?) -> PictureSource {
        PictureSource(stage, scene: scene, annotations: options.annotations)
    }

    private func write(
        _ name: String, scale: Double, _ outcome: FileOutcome, _ draw: () throws(RenderError) -> Picture
    ) -> FileOutcome {
        var outcome = outcome
        let picture: Picture
        do throws(RenderError) {
            picture = try draw()
        } catch {
            outcome.errors += "\(name): error: \(error), the limit (--max-output)\n"
            outcome.status = .foundErrors
            return outcome
        }
        for note in picture.notes { outcome.errors += "\(name): note: \(note)\n" }
        do throws(PNGConversion.Failure) {
            var bytes = picture.svg
            if kind == .png {
                let asked = self.scale ?? scale
                let possible = PNGConversion.scale(of: picture, asked: asked, pictureLimits)
                if possible < asked, self.scale != nil {
                    throw PNGConversion.Failure(
                        message: """
                            the picture would have more pixels than a PNG can have, or than --max-pixels allows: \
                            \((possible * 100).rounded(.down) / 100) pixels a point are possible
                            """)
                }
                if possible < asked {
                    outcome.errors +=
                        "\(output): note: the picture is drawn at \(possible.pointsText) pixels a point: it would be too large\n"
                }
                bytes = try PNGConversion.bytes(picture, scale: possible, pictureLimits)
            }
            do throws(FileError) {
                try OutputFile.replace(output, with: bytes, rules)
            } catch {
                outcome.errors += error.outcome.errors
                outcome.status = error.status
            }
        } catch {
            outcome.errors += "formwork: error: \(error.message)\n"
            outcome.status = .cannotWrite
        }
        return outcome
    }
}
