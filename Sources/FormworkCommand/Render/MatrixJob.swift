import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkProject
import FormworkRender
import FormworkTemplates
import FormworkTree
import Synchronization

/// The property that varies over the columns or rows of a matrix.
public enum MatrixAxis: String, CaseIterable, Sendable {
    /// The devices that are named, or a small and a large phone and a tablet.
    case devices
    /// Light and dark.
    case appearances
    /// The languages that are named.
    case languages
    /// The document without and with each of its layout templates.
    case states
    /// Left-to-right and right-to-left.
    case directions
    /// Small, usual and large texts.
    case textSizes = "text-sizes"
    /// The document and its counterparts for other platforms.
    case platforms
}

/// Reads a document and draws one of its screens in many variants, as a matrix.
struct MatrixJob: Sendable {
    /// The variant of one column or row. Properties that don't vary are nil.
    private struct Form: Sendable {
        var title = ""
        var device: Device?
        var appearance: Appearance?
        var language: String?
        var direction: LayoutOptions.Direction?
        var textSize: ContentSizeCategory?
        /// The index of a layout template among the scene's.
        var template: Int?
        /// The index of a document among those that were read.
        var document: Int?
    }

    private let files: [String]
    private let standardInputName: String?
    private let axes: [MatrixAxis]
    private let devices: [Device]
    private let languages: [String]
    private let output: PictureOutput
    private let layoutOptions: LayoutOptions
    private let state: StateChoice
    private let scene: SceneChoice
    private let options: RenderOptions
    private let usesRecordedFrames: Bool
    private let documentLimits: DocumentLimits

    init(_ request: RenderRequest, file: String) {
        files = [file] + request.beside
        standardInputName = request.standardInputName
        axes = request.axes
        devices = request.screen.device
        languages = request.language
        var layoutOptions = request.screen.screenlessOptions
        if devices.count == 1 { layoutOptions.device = devices[0] }
        self.layoutOptions = layoutOptions
        scene = SceneChoice(request.scene)
        state = StateChoice(request.state.steps, scene: scene, paths: files)
        options = request.renderOptions
        usesRecordedFrames = request.recorded
        output = PictureOutput(request, rules: OutputRules(document: file, inputs: InputFiles(files, standardInputName: nil).files))
        documentLimits = request.limits
    }

    func run() -> ExitStatus {
        var run = FileRun(paths: files, standardInputName: standardInputName, jobs: 1)
        run.limits = documentLimits
        let read = Mutex<[(name: String, document: InterfaceDocument)]>([])
        let status = run.documents { file, document throws(NameLookupError) in
            _ = try scene.id(in: document.document)
            read.withLock { $0.append((file, document.document)) }
            return FileOutcome()
        }
        let documents = read.withLock(\.self)
        guard let first = documents.first, status == .fine else { return status }
        var outcome = FileOutcome()
        do throws(NameLookupError) {
            outcome = try draw(documents, name: first.name)
        } catch {
            outcome = FileOutcome(errors: "\(first.name): error: \(error)\n", status: .wrongUsage)
        }
        if !outcome.errors.isEmpty { StandardOutput.writeError(outcome.errors) }
        return outcome.status.unless(state.failure)
    }

    private func draw(_ documents: [(name: String, document: InterfaceDocument)], name: String) throws(NameLookupError) -> FileOutcome {
        var outcome = FileOutcome()
        var assets: [AssetLibrary] = []
        for (file, document) in documents {
            var search = AssetSearch(document, at: ArgumentPath.location(file), converting: ImageTools.conversion)
            assets.append(search.run())
            for note in search.notes { outcome.errors += "\(file): note: \(note)\n" }
        }
        let columns = try forms(axes.first ?? .devices, documents: documents)
        let rows = axes.count > 1 ? try forms(axes[1], documents: documents) : [Form()]
        if columns.isEmpty || rows.isEmpty {
            let axis = columns.isEmpty ? axes.first : axes.last
            let hint = axis == .devices ? ": specify them with --device" : ""
            return FileOutcome(errors: "\(name): error: there are no \(axis?.rawValue ?? "forms") to draw\(hint)\n", status: .wrongUsage)
        }
        var cells: [[SheetWriter.Cell?]] = []
        var scale = 2.0
        for row in rows {
            var line: [SheetWriter.Cell?] = []
            for column in columns {
                let place = min(column.document ?? row.document ?? 0, documents.count - 1)
                let (file, read) = documents[place]
                var options = layoutOptions.withFonts(of: read, file: file)
                options.device = column.device ?? row.device ?? options.device
                options.direction = column.direction ?? row.direction ?? options.direction
                options.textSize = column.textSize ?? row.textSize ?? options.textSize
                var shown = read
                do throws(RunFailure) {
                    (shown, options) = try LanguageChoice(column.language ?? row.language ?? (languages.count == 1 ? languages[0] : nil))
                        .translated(read, options: options, file: file)
                } catch {
                    return error.outcome
                }
                var stage = try state.stage(shown, options: options)
                let templates = try templates(of: shown)
                if let template = column.template ?? row.template, templates.indices.contains(template) {
                    stage.apply(templates[template])
                }
                let source = PictureSource(
                    stage, scene: place == 0 ? try sceneID(shown) : nil, annotations: self.options.annotations,
                    usesRecordedFrames: usesRecordedFrames)
                scale = max(scale, source.scale)
                line.append(
                    SheetWriter.Cell(
                        source, appearance: column.appearance ?? row.appearance ?? self.options.appearance, assets: assets[place]))
            }
            cells.append(line)
        }
        let writer = SheetWriter(self.options)
        let screen = try screenName(documents[0].document)
        return output.write(name, scale: scale, outcome: outcome) { () throws(RenderError) in
            try writer.matrix(columns: columns.map(\.title), rows: rows.map(\.title), cells: cells, named: screen, title: name)
        }
    }

    /// Returns the id of the requested scene; else of the storyboard's initial scene.
    private func sceneID(_ document: InterfaceDocument) throws(NameLookupError) -> String? {
        if let id = try scene.scene(of: document)?.id { return id }
        guard scene.isForAll, let initial = document.element(id: initialID(document) ?? "") else { return nil }
        return document.scenes.first { $0.controller?.id == initial.id && $0.controller?.child(key: "view") != nil }?.id
    }

    private func initialID(_ document: InterfaceDocument) -> String? {
        document.scenes.first?.element.parent?.parent?["initialViewController"]
    }

    /// Returns the requested name if no scene has it; it may be a screen's name in a picture.
    private func screenName(_ document: InterfaceDocument) throws(NameLookupError) -> String? { try scene.otherName(in: document) }

    /// Returns the layout templates of the scene to draw.
    private func templates(of document: InterfaceDocument) throws(NameLookupError) -> [LayoutTemplate] {
        guard let id = try sceneID(document) else { return document.layoutTemplates }
        return document.layoutTemplates.filter { $0.root?.scene?.id == id }
    }

    // MARK: Forms

    private func forms(
        _ axis: MatrixAxis, documents: [(name: String, document: InterfaceDocument)]
    ) throws(NameLookupError) -> [Form] {
        switch axis {
        case .devices:
            let devices = devices.isEmpty ? Self.usualDevices(documents.first?.document.platform) : devices
            return devices.map { Form(title: $0.name, device: $0) }
        case .appearances: return Appearance.allCases.map { Form(title: $0.rawValue, appearance: $0) }
        case .languages: return languages.map { Form(title: $0, language: $0) }
        case .directions:
            return [Form(title: "left to right", direction: .leftToRight), Form(title: "right to left", direction: .rightToLeft)]
        case .textSizes:
            return [ContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge].map { Form(title: $0.shortName, textSize: $0) }
        case .states:
            guard let document = documents.first?.document else { return [] }
            return [Form(title: "as saved")]
                + (try templates(of: document)).enumerated().map { place, template in
                    Form(title: template.label ?? template.id ?? "template \(place + 1)", template: place)
                }
        case .platforms: return documents.enumerated().map { place, file in Form(title: Self.title(file.document), document: place) }
        }
    }

    private static func title(_ document: InterfaceDocument) -> String {
        switch document.platform {
        case .iOS: "iOS"
        case .macOS: "macOS"
        case .tvOS: "tvOS"
        case .watchOS: "watchOS"
        }
    }

    private static func usualDevices(_ platform: Platform?) -> [Device] {
        platform == .iOS ? ["iphone-se", "iphone-15", "ipad-pro-11"].compactMap { Device(named: $0) } : []
    }
}
