import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
import FormworkTemplates

/// Solves individual states of a page's document at any size, fast enough for live resizing.
///
/// It caches the work that does not depend on the size. It is a value type, so each connection of a server can have its own.
public struct LivePage: Sendable {
    /// A state to be solved.
    public struct Request: Hashable, Sendable {
        /// The number of the tree in the page's data.
        public var tree: Int
        /// The number of the layout template in the tree; nil for none.
        public var template: Int?
        /// The numbers in the tree of the hiding masters whose visibility differs from the document.
        public var toggled: [Int]
        /// The device; nil for the document's canvas.
        public var device: Device?
        /// The device's orientation.
        public var orientation: Device.Orientation?
        /// The size of the root, in points; nil for the screen's size.
        public var size: Size?
        /// The language; nil for the document's own.
        public var language: String?
        /// The user's text size; nil for the device's usual one.
        public var textSize: ContentSizeCategory?
        /// The direction from leading to trailing; nil for that of the language.
        public var direction: LayoutOptions.Direction?
        /// The major version of the system whose controls are used; nil for that of the page.
        public var system: Int?

        /// Creates a request, by default for a tree on the document's canvas.
        public init(
            tree: Int, template: Int? = nil, toggled: [Int] = [], device: Device? = nil, orientation: Device.Orientation? = nil,
            size: Size? = nil, language: String? = nil, textSize: ContentSizeCategory? = nil, direction: LayoutOptions.Direction? = nil,
            system: Int? = nil
        ) {
            self.tree = tree
            self.template = template
            self.toggled = toggled
            self.device = device
            self.orientation = orientation
            self.size = size
            self.language = language
            self.textSize = textSize
            self.direction = direction
            self.system = system
        }

        /// Whether it asks for what a page itself has: a state in the usual size, language, text size and direction, with the usual controls.
        package var isUsual: Bool { size == nil && language == nil && textSize == nil && direction == nil && system == nil }
    }

    private struct Key: Hashable {
        var tree: Int
        var template: Int?
        var toggled: [Int]
        var device: Device?
        var orientation: Device.Orientation?
        var language: String?
        var textSize: ContentSizeCategory?
        var direction: LayoutOptions.Direction?
        var system: Int?
    }

    private let page: Page
    private var tables: PageTables
    private var prepared: [Key: PreparedState] = [:]

    /// The maximum number of cached states.
    private static let capacity = 32

    /// Creates a solver for the states of a page.
    public init(_ page: Page) {
        self.page = page
        tables = page.tables
    }

    /// Solves and draws a state. Returns it as UTF-8 JSON for the page's `showLive`; nil if the page has no such state.
    ///
    /// - Parameters:
    ///   - request: The state to solve.
    ///   - language: The document in the requested language; nil for its own texts.
    /// - Complexity: That of laying out and drawing the tree's scene once; the first time for a state also that of reading the document.
    public mutating func state(_ request: Request, in language: TranslatedDocument? = nil) -> [UInt8]? {
        guard page.trees.trees.indices.contains(request.tree) else { return nil }
        let tree = page.trees.trees[request.tree]
        if let template = request.template, !tree.templates.indices.contains(template) { return nil }
        let toggled = Set(request.toggled).sorted()
        guard toggled.allSatisfy(tree.masters.indices.contains) else { return nil }
        let state = state(request, toggled: toggled, tree: tree, language: language)
        let size = request.size.map { Size(width: Self.length($0.width), height: Self.length($0.height)) }
        let scene = language.flatMap { language in tree.scene.map { Scene(document: language.document, index: $0.index) } } ?? tree.scene
        let screens = state.screens(of: scene, size: size)
        guard let screen = screens.first(where: { page.trees.tree(ofRoot: $0.layout.root) == request.tree }) else { return nil }
        let shown = PageState(screen, tree: request.tree, state: state, trees: page.trees, tables: &tables)
        return json(shown, request: request, toggled: toggled)
    }

    /// Returns a length, limited to values that can be laid out.
    private static func length(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 100_000) : 0 }

    private mutating func state(
        _ request: Request, toggled: [Int], tree: PageTree, language: TranslatedDocument?
    ) -> PreparedState {
        let key = Key(
            tree: request.tree, template: request.template, toggled: toggled, device: request.device, orientation: request.orientation,
            language: language?.language, textSize: request.textSize, direction: request.direction, system: request.system)
        if let known = prepared[key] { return known }
        if prepared.count >= Self.capacity { prepared.removeAll(keepingCapacity: true) }
        let screen = PageScreen(device: request.device, orientation: request.orientation, size: nil, language: language)
        let document = language?.document ?? page.document
        var options = screen.options(page.options.layout)
        if let textSize = request.textSize { options.textSize = textSize }
        if let direction = request.direction { options.direction = direction }
        if let system = request.system { options.system = system }
        let stage = StagedDocument(document, on: options)
        let state = PreparedState(
            stage, template: request.template.flatMap { PageWriter.template(tree.templates[$0], in: document) },
            toggled: toggled.map { View(document: document, index: tree.masters[$0].index) },
            options: page.options, trees: page.trees)
        prepared[key] = state
        return state
    }

    private func json(_ state: PageState, request: Request, toggled: [Int]) -> [UInt8] {
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
            json.string(request.device?.name)
            json.key("orientation")
            json.string(request.orientation?.rawValue)
            json.key("language")
            json.string(request.language)
            json.key("textSize")
            json.string(request.textSize?.rawValue)
            json.key("direction")
            json.string(request.direction?.rawValue)
            json.key("system")
            json.string(request.system.map(String.init))
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

    /// Writes a look as in the page's tables, with the pictures and insets themselves in place of their numbers if the page does not have them.
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

    /// Writes the number of a picture or, if the page does not have it, the picture itself.
    private func write(art bytes: [UInt8], to json: inout JSONWriter) {
        if bytes.isEmpty { return json.integer(-1) }
        if let number = page.tables.art.known(bytes) { return json.integer(number) }
        // Safe: the bytes are copied while they are borrowed.
        bytes.withUnsafeBufferPointer { json.string($0) }
    }
}
