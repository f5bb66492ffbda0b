import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkRender
import FormworkTemplates
import FormworkTree
import Synchronization

/// Reads a document, or all documents of a folder, and writes a picture of each screen into another folder, with an index page.
///
/// The folder structure is kept. Each document's pictures are in a folder with its name.
struct FolderJob: Sendable {
    private let path: String
    private let standardInputName: String?
    private let output: String
    private let format: PictureFormat
    private let screen: ScreenSelection
    private let state: StateChoice
    private let scene: SceneChoice
    private let language: LanguageChoice
    private let options: RenderOptions
    private let usesRecordedFrames: Bool
    private let documentLimits: DocumentLimits

    init(_ request: RenderRequest, file: String) throws {
        path = file
        standardInputName = request.standardInputName
        output = request.output
        format = PictureFormat(request)
        screen = request.screen
        scene = SceneChoice(request.scene)
        state = StateChoice(request.state.steps, scene: scene, paths: [file])
        language = LanguageChoice(request.language.first)
        options = request.renderOptions
        usesRecordedFrames = request.recorded
        documentLimits = request.limits
    }

    /// Whether the output is a folder with a file for each screen: a folder is given as input or named as output.
    static func isMeant(input: String, output: String) -> Bool {
        if output == "-" { return false }
        if output.hasSuffix("/") || SystemPath(output).status()?.isFolder == true { return true }
        // A path with a picture's extension names a file.
        return PictureKind(path: output) == nil && InputFiles([input], standardInputName: nil).hasFolder
    }

    func run() -> ExitStatus {
        let inputs = InputFiles([path], standardInputName: standardInputName)
        let folder: SystemPath
        do throws(FileError) { folder = try OutputFolder.make(output) } catch {
            StandardOutput.writeError(error.outcome.errors)
            return error.status
        }
        if SystemPath(path).status()?.isFolder == true, let read = SystemPath(path).resolved, read == SystemPath(output).resolved {
            StandardOutput.writeError(
                "formwork: error: pictures are named after their documents: specify an output folder other than the input\n")
            return .wrongUsage
        }
        var run = FileRun(paths: [path], standardInputName: standardInputName, jobs: nil)
        run.inputs = inputs
        run.limits = documentLimits
        let rules = OutputRules(inputs: inputs.files)
        let places = Dictionary(inputs.files.map { ($0.path, $0.below) }, uniquingKeysWith: { first, _ in first })
        let written = Mutex<[String: [PictureIndex.Entry]]>([:])
        let status = run.documents { file, read throws(NameLookupError) in
            var own = rules
            own.document = file
            own.folder = folder
            var outcome = FileOutcome()
            var shown: [(writer: SheetWriter, source: PictureSource, device: String?)] = []
            let screens = screen.screens(showing: read.document)
            for options in screens {
                guard let (writer, source) = try source(read.document, screenOptions: options, file: file, outcome: &outcome) else {
                    continue
                }
                shown.append((writer, source, screens.count > 1 ? options.device?.name : nil))
            }
            if shown.isEmpty { return outcome }
            let below = places[file].flatMap { $0 == "<stdin>" ? "stdin" : $0 } ?? "document"
            let entries = write(shown, file: file, below: below, rules: own, outcome: &outcome)
            written.withLock { $0[file] = entries }
            return outcome
        }
        let entries = written.withLock { found in inputs.files.flatMap { found[$0.path] ?? [] } }
        return max(status, writeIndex(entries, rules: rules, folder: folder)).unless(state.failure ?? scene.failure)
    }

    /// Returns a document prepared for drawing; nil if there is nothing to draw.
    private func source(
        _ read: InterfaceDocument, screenOptions: LayoutOptions, file: String, outcome: inout FileOutcome
    ) throws(NameLookupError) -> (SheetWriter, PictureSource)? {
        let document: InterfaceDocument
        let translatedOptions: LayoutOptions
        do throws(RunFailure) {
            (document, translatedOptions) = try language.translated(
                read, options: screenOptions.withFonts(of: read, file: file), file: file)
        } catch {
            outcome = error.outcome
            return nil
        }
        let source = PictureSource(
            try state.stage(document, options: translatedOptions), scene: try scene.id(in: document), annotations: options.annotations,
            usesRecordedFrames: usesRecordedFrames)
        for limit in source.layout.roots.limitDiagnostics(document, file: file) {
            outcome.errors += "\(limit)\n"
            outcome.status = .foundErrors
        }
        if let reason = source.emptiness {
            if scene.isForAll { outcome.errors += "\(file): note: there is nothing to draw: \(reason)\n" }
            return nil
        }
        var search = AssetSearch(document, at: ArgumentPath.location(file), converting: ImageTools.conversion)
        var writer = SheetWriter(options)
        writer.options.assets = search.run()
        for note in search.notes { outcome.errors += "\(file): note: \(note)\n" }
        return (writer, source)
    }

    /// Draws the screens of a document and writes them: either all or none.
    ///
    /// - Parameter shown: the document on each device, with the device's name if there are several.
    /// - Returns: entries for the written pictures.
    private func write(
        _ shown: [(writer: SheetWriter, source: PictureSource, device: String?)], file: String, below: String, rules: OutputRules,
        outcome: inout FileOutcome
    ) -> [PictureIndex.Entry] {
        var names = ScreenFileNames()
        var files: [(name: String, bytes: [UInt8])] = []
        var entries: [PictureIndex.Entry] = []
        do throws(RenderError) {
            for (writer, source, device) in shown {
                for (screen, picture) in try writer.screens(source) {
                    let name = device.map { "\(screen) \($0)" } ?? screen
                    for note in picture.notes { outcome.errors += "\(file): note: \(note)\n" }
                    let fileName = names.name(for: name) + "." + format.kind.rawValue
                    do throws(PNGConversion.Failure) {
                        let (bytes, note) = try format.bytes(of: picture, scale: source.scale)
                        if let note { outcome.errors += "\(below)/\(fileName): note: \(note)\n" }
                        files.append((fileName, bytes))
                    } catch {
                        outcome.errors += "formwork: error: \(error.message)\n"
                        outcome.status = .cannotWrite
                        return []
                    }
                    entries.append(
                        PictureIndex.Entry(document: below, name: name, path: "\(below)/\(fileName)", isImage: format.kind != .pdf))
                }
            }
        } catch {
            outcome.errors += "\(file): error: \(error), the limit (--max-output)\n"
            outcome.status = .foundErrors
            return []
        }
        do throws(FileError) {
            guard let folder = rules.folder else { return [] }
            try OutputFolder.makeFolders(in: output, folder, to: below + "/screen")
            try OutputFolder.write(OutputFolder.joined(output, name: below), files, rules)
            return entries
        } catch {
            outcome.errors += error.outcome.errors
            outcome.status = error.status
            return []
        }
    }

    private func writeIndex(_ entries: [PictureIndex.Entry], rules: OutputRules, folder: SystemPath) -> ExitStatus {
        if entries.isEmpty { return .fine }
        var rules = rules
        rules.folder = folder
        let title = path.split(separator: "/").last.map(String.init) ?? "Pictures"
        let place = OutputFolder.joined(output, name: "index.html")
        if SystemPath(place).status() != nil {
            let beginning =
                (try? FileBuffer(sizeLimit: documentLimits.size).read(plainFile: SystemPath(place)) { Array($0.prefix(1000)) }) ?? []
            guard beginning.starts(with: PictureIndex.beginning.utf8) else {
                StandardOutput.writeError(
                    "formwork: error: '\(place)' already exists and isn't a page of pictures: it is not replaced\n")
                return .cannotWrite
            }
        }
        do throws(FileError) {
            try OutputFile.replace(place, with: PictureIndex(title: title, entries: entries).html, rules)
            return .fine
        } catch {
            StandardOutput.writeError(error.outcome.errors)
            return error.status
        }
    }
}
