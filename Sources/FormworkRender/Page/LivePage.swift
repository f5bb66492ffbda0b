import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
import FormworkStates

/// Solves single states of a page's document in any size, fast enough for a size that is being dragged.
///
/// It keeps what is the same in all sizes of a state. A value: each connection of a server may have its own.
public struct LivePage: Sendable {
    /// What is to be solved.
    public struct Request: Hashable, Sendable {
        /// The tree, by its number in the page's data.
        public var tree: Int
        /// The layout template, by its number in the tree; nil for none.
        public var template: Int?
        /// The hiding masters that are not as the document has them, by their numbers in the tree.
        public var toggled: [Int]
        /// The device; nil for the document's canvas.
        public var device: Device?
        /// Which way up the device is held.
        public var orientation: Device.Orientation?
        /// The size of the root, in points; nil for the screen's own.
        public var size: Size?
        /// The language in which it is shown; nil for the document's own.
        public var language: String?

        /// A state of a tree on the document's canvas.
        public init(
            tree: Int, template: Int? = nil, toggled: [Int] = [], device: Device? = nil, orientation: Device.Orientation? = nil,
            size: Size? = nil, language: String? = nil
        ) {
            self.tree = tree
            self.template = template
            self.toggled = toggled
            self.device = device
            self.orientation = orientation
            self.size = size
            self.language = language
        }
    }

    private struct Key: Hashable {
        var tree: Int
        var template: Int?
        var toggled: [Int]
        var device: Device?
        var orientation: Orientation?
        var language: String?
    }

    private let page: Page
    private var tables: PageTables
    private var prepared: [Key: PreparedState] = [:]

    /// States that are kept at once.
    private static let capacity = 32

    /// Solves states of a page.
    public init(_ page: Page) {
        self.page = page
        tables = page.tables
    }

    /// A state, solved and drawn, as JSON in UTF-8 that the page's `showLive` takes; nil where the page has no such state.
    ///
    /// - Parameters:
    ///   - request: what is to be solved.
    ///   - language: the document in the language that is asked for; nil for its own texts.
    /// - Complexity: That of laying out and drawing the tree's scene once; the first time for a state also that of reading the document.
    public mutating func state(_ request: Request, in language: TranslatedDocument? = nil) -> [UInt8]? {
        guard page.trees.trees.indices.contains(request.tree) else { return nil }
        let tree = page.trees.trees[request.tree]
        if let template = request.template, !tree.templates.indices.contains(template) { return nil }
        let toggled = Set(request.toggled).sorted()
        guard toggled.allSatisfy(tree.masters.indices.contains) else { return nil }
        let state = state(request, toggled, tree, language)
        let size = request.size.map { Size(width: Self.length($0.width), height: Self.length($0.height)) }
        let scene = language.flatMap { language in tree.scene.map { Scene(document: language.document, index: $0.index) } } ?? tree.scene
        let screens = state.screens(of: scene, size: size)
        guard let screen = screens.first(where: { page.trees.tree(ofRoot: $0.layout.root) == request.tree }) else { return nil }
        let shown = PageState(screen, tree: request.tree, state, page.trees, &tables)
        return json(shown, request, toggled)
    }

    /// A length that can be laid out.
    private static func length(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 100_000) : 0 }

    private mutating func state(
        _ request: Request, _ toggled: [Int], _ tree: PageTree, _ language: TranslatedDocument?
    ) -> PreparedState {
        let key = Key(
            tree: request.tree, template: request.template, toggled: toggled, device: request.device, orientation: request.orientation,
            language: language?.language)
        if let known = prepared[key] { return known }
        if prepared.count >= Self.capacity { prepared.removeAll(keepingCapacity: true) }
        let screen = PageScreen(device: request.device, orientation: request.orientation, size: nil, language: language)
        let document = language?.document ?? page.document
        let stage = StagedDocument(document, on: screen.options(page.options.layout))
        let state = PreparedState(
            stage, template: request.template.flatMap { PageWriter.template(tree.templates[$0], in: document) },
            toggled: toggled.map { View(document: document, index: tree.masters[$0].index) },
            page.options, page.trees)
        prepared[key] = state
        return state
    }

    private func json(_ state: PageState, _ request: Request, _ toggled: [Int]) -> [UInt8] {
        let count = page.trees.trees[request.tree].views.count
        var json = JSONWriter(escapesMarkup: true)
        json.object { json in
            json.key("tree")
            json.integer(request.tree)
            json.key("t")
            json.integer(request.template ?? -1)
            json.key("h")
            json.array(toggled)
            json.key("device")
            json.string(request.device.map { $0.names.first ?? $0.id })
            json.key("orientation")
            json.string(request.orientation?.rawValue)
            json.key("language")
            json.string(request.language)
            state.writeScreen(to: &json)
            json.key("b")
            write(art: state.behind, to: &json)
            json.key("f")
            write(art: state.front, to: &json)
            var looks: [PageState.ViewLook?] = Array(repeating: nil, count: count)
            for view in state.views { looks[view.number] = view }
            json.key("looks")
            json.array { json in for look in looks { if let look { write(look, to: &json) } else { json.integer(0) } } }
            state.writeIssues(tree: request.tree, page.trees, to: &json)
            // Colours that the page does not have yet.
            if tables.paints.count > page.tables.paints.count {
                json.key("paints")
                tables.writePaints(from: page.tables.paints.count, to: &json)
            }
        }
        return json.bytes
    }

    /// A look as the page's tables have it, with what the page does not have in place of the numbers.
    private func write(_ view: PageState.ViewLook, to json: inout JSONWriter) {
        let look = PageTables.Look(view.placed, art: -1, front: -1, insets: -1, transform: -1)
        json.array { json in
            for place in 0..<4 { json.hundredths(look.frame[place]) }
            json.hundredths(look.alpha)
            json.integer(look.flags.rawValue)
            write(art: view.art, to: &json)
            write(art: view.front, to: &json)
            json.array { json in for value in view.insets { json.points(value) } }
            json.hundredths(look.radius)
            if let matrix = view.placed.transform { json.matrix(matrix) } else { json.integer(-1) }
            if look.contentInset != 0 { json.hundredths(look.contentInset) }
        }
    }

    /// A picture by its number, or as it is where the page does not have it.
    private func write(art bytes: [UInt8], to json: inout JSONWriter) {
        if bytes.isEmpty { return json.integer(-1) }
        if let number = page.tables.art.known(bytes) { return json.integer(number) }
        // Safe: the bytes are copied while they are lent.
        bytes.withUnsafeBufferPointer { json.string($0) }
    }
}
