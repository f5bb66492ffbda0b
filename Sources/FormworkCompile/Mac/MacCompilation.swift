import FormworkNib
import FormworkTree

/// One document for macOS under compilation.
///
/// Every element that becomes an object gets it first, in the order of the document, so that all can name each other; then each is filled
/// by its family and its class, without recursion.
struct MacCompilation {
    let document: MacDocument
    let source: MacSource
    let options: CompileOptions
    let generation: MacGeneration
    var builder = NibGraphBuilder()
    /// What everything hangs from: the first object of an archive.
    let top: Int
    /// The objects of elements.
    var objects: [NodeIndex: Int] = [:]
    /// The elements that have objects, in their order.
    var elements: [NodeIndex] = []
    var nodesByID: [String: NodeIndex] = [:]
    /// The constraints of each view, and the views that a constraint speaks of.
    var constrainedViews: Set<NodeIndex> = []
    /// Whether tables are compiled as the eleventh system has them.
    var isForNewerTables = false
    /// Objects without an id: they stand in no table.
    var unnamed: [NodeIndex] = []
    var constraintsOfViews: [NodeIndex: [NodeIndex]] = [:]
    /// Frames that differ from the document's: what a scroll view gives those inside it.
    var frames: [NodeIndex: Frame] = [:]
    /// Views whose superview has no element.
    var holders: [NodeIndex: Int] = [:]
    var furtherSubviews: [NodeIndex: [NibValue]] = [:]
    /// Objects of other files, by their ids: of a storyboard's file for a view.
    var placeholders: [String: Int] = [:]
    var placeholderOrder: [String] = []
    /// The controllers that are objects of this file, by their ids.
    var ownPlaceholders: [String: Int] = [:]
    /// The ids of the objects that may be in other files.
    var outside: Set<String> = []
    /// Segues that are compiled as something else than a connection.
    var compiledSegues: Set<NodeIndex> = []
    /// Whether the file is one of a storyboard's.
    var isPartOfStoryboard = false
    /// How many files are around this one.
    var depth = 0
    /// The profiles of colour spaces that stand in the file, by their lengths.
    var profiles: [Int: Int] = [:]
    /// How much wider tables are than their rooms.
    var overflows: [NodeIndex: Double] = [:]
    /// What tiling makes of columns, of scrollers, and of what is beside and around the heads of tables.
    var columnWidths: [NodeIndex: Double] = [:]
    var percents: [NodeIndex: Double] = [:]
    var visibility: [NodeIndex: Bool] = [:]
    var cornerFrames: [NodeIndex: Frame] = [:]
    var headerRooms: [NodeIndex: Double] = [:]
    /// The images that are in the document itself, by their names.
    var embeddedImages: [String: NibValue] = [:]
    /// The cells of menus that have no element of their own.
    var popUpCells: [NodeIndex: Int] = [:]
    /// The guides of views that constraints hold to.
    var guides: [NodeIndex: [Int]] = [:]
    var cornerViews: [NodeIndex: Int] = [:]
    var headerViews: [NodeIndex: NodeIndex] = [:]
    /// The tables of header views.
    var tablesOfHeaders: [NodeIndex: NodeIndex] = [:]
    /// The names that columns get where they have none: by their places in their tables.
    var columnPlaces: [NodeIndex: Int] = [:]
    /// Properties that are set when the file is loaded.
    var lateValues: [LateValue] = []
    var hasTables: Bool { objects.keys.contains { ["tableView", "outlineView"].contains(source.name($0)) } }

    init(_ document: MacDocument) {
        self.document = document
        source = document.source
        options = document.options
        generation = document.generation
        top = builder.make("NSObject")
    }

    // MARK: Values

    mutating func set(_ object: Int, _ key: String, _ value: NibValue) { builder.set(object, key, value) }
    mutating func set(_ object: Int, _ key: String, integer: Int) { builder.set(object, key, NibGraphBuilder.integer(integer)) }
    /// A word of flags, which is stored with a sign.
    mutating func set(_ object: Int, _ key: String, flags: Int64) {
        builder.set(object, key, NibGraphBuilder.integer(Int(Int32(truncatingIfNeeded: flags))))
    }
    mutating func set(_ object: Int, _ key: String, text: String) { builder.set(object, key, builder.string(text)) }
    mutating func set(_ object: Int, _ key: String, truth: Bool) { builder.set(object, key, .bool(truth)) }
    mutating func set(_ object: Int, _ key: String, real: Double) { builder.set(object, key, .double(real)) }
    mutating func set(_ object: Int, _ key: String, object other: Int?) {
        builder.set(object, key, other.map { NibGraphBuilder.reference($0) } ?? .null)
    }
    mutating func set(_ object: Int, _ key: String, list items: [NibValue], of className: String = "NSMutableArray") {
        builder.set(object, key, builder.collection(items, of: className))
    }

    static func text(_ number: Double) -> String {
        if let whole = Int(exactly: number) { return "\(whole)" }
        return "\(number)"
    }

    static func size(_ width: Double, _ height: Double) -> String { "{\(text(width)), \(text(height))}" }
    static func rect(_ frame: Frame) -> String { "{{\(text(frame.x)), \(text(frame.y))}, \(size(frame.width, frame.height))}" }

    struct Frame: Equatable {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    /// A rectangle that an element has under a key.
    func frame(_ node: NodeIndex, key: String = "frame") -> Frame? {
        guard let rect = source.child(node, key: key) else { return nil }
        return Frame(
            x: source.number(rect, "x") ?? 0, y: source.number(rect, "y") ?? 0, width: source.number(rect, "width") ?? 0,
            height: source.number(rect, "height") ?? 0)
    }

    /// The text of an element's property: an attribute, or an element of its own.
    func text(_ node: NodeIndex, _ property: String) -> String? {
        if let text = source[node, property] { return text }
        guard let child = source.child(node, key: property), ["string", "mutableString"].contains(source.name(child)) else { return nil }
        return content(child)
    }

    /// The text of an element that is one.
    func content(_ node: NodeIndex) -> String {
        let text = source.tree.text(of: node) ?? ""
        return source.isYes(node, "base64-UTF8") ? MacText.decoded(text) : text
    }

    /// A text that is translated where the document is that of the base language.
    mutating func localized(_ node: NodeIndex, _ property: String, _ text: String) -> NibValue {
        guard options.isBaseLocalized, !text.isEmpty, let id = source[node, "id"] else { return builder.string(text) }
        let object = builder.make("NSLocalizableString")
        builder.set(object, "NS.bytes", builder.data(Array(text.utf8)))
        set(object, "NSKey", text: "\(id).\(property)")
        set(object, "NSDev", text: text)
        return NibGraphBuilder.reference(object)
    }

    // MARK: The tree

    /// The element around an element that has an object of its own.
    func owner(of node: NodeIndex) -> NodeIndex? {
        var current = source.tree.nodes[node].parent
        while current < node, current.place > 0 {
            if objects[current] != nil { return current }
            let next = source.tree.nodes[current].parent
            guard next < current else { return nil }
            current = next
        }
        return nil
    }

    func row(_ node: NodeIndex) -> MacTables.Row? { MacTables.elements[source.name(node)] }

    func isView(_ node: NodeIndex) -> Bool { row(node).map { $0.family == .view || $0.family == .control } ?? false }

    func subviews(_ node: NodeIndex) -> [NodeIndex] {
        if source.name(node) == "gridView" { return gridViews(node) }
        let gravities = source.name(node) == "stackView" ? Self.gravities.flatMap { views(node, in: $0.list) } : []
        return views(node, in: "subviews") + gravities
    }

    /// The views in a list of a view.
    func views(_ node: NodeIndex, in list: String) -> [NodeIndex] {
        source.child(node, named: list).map { source.children($0).filter { objects[$0] != nil } } ?? []
    }

    /// The lists of views that a stack view has at its beginning, in its middle and at its end, and what they are stored in.
    static let gravities = [
        (list: "beginningViews", key: "NSStackViewBeginningContainer"), (list: "middleViews", key: "NSStackViewMiddleContainer"),
        (list: "endViews", key: "NSStackViewEndContainer"),
    ]

    func object(_ id: String?) -> Int? { id.flatMap { nodesByID[$0] }.flatMap { objects[$0] } }

    /// The object that an attribute names; an id that is of none is refused.
    func object(_ node: NodeIndex, _ attribute: String) -> Int? {
        guard let id = source[node, attribute] else { return nil }
        if let known = object(id) { return known }
        refuse(node, "the \(attribute) of \(source.described(node)) is \(missing(id))")
        return nil
    }

    /// What a finding says of an id that has no object.
    func missing(_ id: String) -> String {
        source.account.leftOutIDs.contains(id) ? "'\(id)', which is not compiled" : "'\(id)', which is no object of the document"
    }

    func refuse(_ node: NodeIndex, _ message: String) { source.refuse(node, message) }
}

/// Texts of documents that are written as base64.
enum MacText {
    static func decoded(_ text: String) -> String { String(decoding: base64(text), as: UTF8.self) }
}
