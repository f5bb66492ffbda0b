import FormworkNib
import FormworkTree

/// The compilation of a document for macOS.
///
/// First, each element with an object gets it, in document order, so that objects can refer to each other. Then the objects are filled according
/// to their family and class, without recursion.
struct MacCompilation {
    let document: MacDocument
    let source: CompileSource
    let options: CompileOptions
    let generation: MacGeneration
    var builder = NibGraphBuilder()
    /// The root: the first object of an archive.
    let top: Int
    var objects: [NodeIndex: Int] = [:]
    /// The elements with objects, in order.
    var elements: [NodeIndex] = []
    var nodesByID: [String: NodeIndex] = [:]
    /// The views that constraints refer to.
    var constrainedViews: Set<NodeIndex> = []
    /// Whether tables are compiled as for macOS 11.
    var isForNewerTables = false
    /// The elements without an id, whose objects aren't in any table.
    var unnamed: [NodeIndex] = []
    var constraintsOfViews: [NodeIndex: [NodeIndex]] = [:]
    /// Frames that differ from the document's, such as those that a scroll view sets.
    var frames: [NodeIndex: Frame] = [:]
    /// Views whose superview has no element.
    var holders: [NodeIndex: Int] = [:]
    var furtherSubviews: [NodeIndex: [NibValue]] = [:]
    /// The placeholders for objects in other files of a storyboard, by id.
    var placeholders: [String: Int] = [:]
    var placeholderOrder: [String] = []
    /// The controllers that are objects of this file, by id.
    var ownPlaceholders: [String: Int] = [:]
    /// The ids of the objects that may be in other files.
    var outside: Set<String> = []
    /// Segues that aren't compiled as connections.
    var compiledSegues: Set<NodeIndex> = []
    var isPartOfStoryboard = false
    /// The number of enclosing files.
    var depth = 0
    /// The color space profiles in the file, by size.
    var profiles: [Int: Int] = [:]
    /// The width by which tables exceed the available width.
    var overflows: [NodeIndex: Double] = [:]
    /// The results of tiling for columns, scrollers, corner views and table headers.
    var columnWidths: [NodeIndex: Double] = [:]
    var percents: [NodeIndex: Double] = [:]
    var visibility: [NodeIndex: Bool] = [:]
    var cornerFrames: [NodeIndex: Frame] = [:]
    var headerRooms: [NodeIndex: Double] = [:]
    /// The images stored in the document itself, by name.
    var embeddedImages: [String: NibValue] = [:]
    /// The cells of menus without an element of their own.
    var popUpCells: [NodeIndex: Int] = [:]
    /// The layout guides of views that constraints use.
    var guides: [NodeIndex: [Int]] = [:]
    var cornerViews: [NodeIndex: Int] = [:]
    var headerViews: [NodeIndex: NodeIndex] = [:]
    var tablesOfHeaders: [NodeIndex: NodeIndex] = [:]
    /// The index of each column in its table, for generated identifiers.
    var columnPlaces: [NodeIndex: Int] = [:]
    /// Properties that are set by name when the file is loaded.
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

    mutating func set(_ object: Int, _ key: String, _ value: NibValue) { builder.set(object, key: key, value: value) }
    mutating func set(_ object: Int, _ key: String, integer: Int) { builder.set(object, key: key, value: NibGraphBuilder.integer(integer)) }
    /// Sets a word of flags, which is stored as a signed number.
    mutating func set(_ object: Int, _ key: String, flags: Int64) {
        builder.set(object, key: key, value: NibGraphBuilder.integer(Int(Int32(truncatingIfNeeded: flags))))
    }
    mutating func set(_ object: Int, _ key: String, text: String) { builder.set(object, key: key, value: builder.string(text)) }
    mutating func set(_ object: Int, _ key: String, textOrNull text: String?) {
        builder.set(object, key: key, value: text.map { builder.string($0) } ?? .null)
    }
    mutating func set(_ object: Int, _ key: String, truth: Bool) { builder.set(object, key: key, value: .bool(truth)) }
    mutating func set(_ object: Int, _ key: String, real: Double) { builder.set(object, key: key, value: .double(real)) }
    mutating func set(_ object: Int, _ key: String, object other: Int?) {
        builder.set(object, key: key, value: other.map { NibGraphBuilder.reference($0) } ?? .null)
    }
    mutating func set(_ object: Int, _ key: String, list items: [NibValue], of className: String = "NSMutableArray") {
        builder.set(object, key: key, value: builder.collection(items, of: className))
    }

    static func text(_ number: Double) -> String {
        if let whole = Int(exactly: number) { return "\(whole)" }
        return "\(number)"
    }

    static func size(_ width: Double, height: Double) -> String { "{\(text(width)), \(text(height))}" }
    static func rect(_ frame: Frame) -> String { "{{\(text(frame.x)), \(text(frame.y))}, \(size(frame.width, height: frame.height))}" }

    struct Frame: Equatable {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    /// Returns the rectangle of an element with a key.
    func frame(_ node: NodeIndex, key: String = "frame") -> Frame? {
        guard let rect = source.child(node, key: key) else { return nil }
        return Frame(
            x: source.number(rect, "x") ?? 0, y: source.number(rect, "y") ?? 0, width: source.number(rect, "width") ?? 0,
            height: source.number(rect, "height") ?? 0)
    }

    /// Returns the text of a property, in an attribute or a child element.
    func text(_ node: NodeIndex, _ property: String) -> String? {
        if let text = source[node, property] { return text }
        guard let child = source.child(node, key: property), ["string", "mutableString"].contains(source.name(child)) else { return nil }
        return content(child)
    }

    /// Returns the text content of an element.
    func content(_ node: NodeIndex) -> String {
        let text = source.tree.text(of: node) ?? ""
        return source.isYes(node, "base64-UTF8") ? MacText.decoded(text) : text
    }

    /// Returns a text, which is localizable if the document is in the base language.
    mutating func localized(_ node: NodeIndex, property: String, text: String) -> NibValue {
        guard options.isBaseLocalized, !text.isEmpty, let id = source[node, "id"] else { return builder.string(text) }
        let object = builder.make("NSLocalizableString")
        builder.set(object, key: "NS.bytes", value: builder.data(Array(text.utf8)))
        set(object, "NSKey", text: "\(id).\(property)")
        set(object, "NSDev", text: text)
        return NibGraphBuilder.reference(object)
    }

    // MARK: The tree

    /// Returns the nearest enclosing element with an object.
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

    func row(_ node: NodeIndex) -> MacTables.Row? { MacTables.row(of: source.name(node)) }

    func isView(_ node: NodeIndex) -> Bool { row(node).map { $0.family == .view || $0.family == .control } ?? false }

    func subviews(_ node: NodeIndex) -> [NodeIndex] {
        if source.name(node) == "gridView" { return gridViews(node) }
        let gravities = source.name(node) == "stackView" ? Self.gravities.flatMap { views(node, in: $0.list) } : []
        return views(node, in: "subviews") + gravities
    }

    /// Returns the views in a list of a view.
    func views(_ node: NodeIndex, in list: String) -> [NodeIndex] {
        source.child(node, named: list).map { source.children($0).filter { objects[$0] != nil } } ?? []
    }

    /// The lists of a stack view's views by gravity, with the keys of their containers.
    static let gravities = [
        (list: "beginningViews", key: "NSStackViewBeginningContainer"), (list: "middleViews", key: "NSStackViewMiddleContainer"),
        (list: "endViews", key: "NSStackViewEndContainer"),
    ]

    func object(_ id: String?) -> Int? { id.flatMap { nodesByID[$0] }.flatMap { objects[$0] } }

    /// Returns the object that an attribute refers to; an id without an object is refused.
    func object(_ node: NodeIndex, _ attribute: String) -> Int? {
        guard let id = source[node, attribute] else { return nil }
        if let known = object(id) { return known }
        refuse(node, message: "the \(attribute) of \(source.described(node)) is \(missing(id))")
        return nil
    }

    /// Returns a description of an id without an object, for findings.
    func missing(_ id: String) -> String {
        source.account.leftOutIDs.contains(id) ? "'\(id)', which is not compiled" : "'\(id)', which is not in the document"
    }

    func refuse(_ node: NodeIndex, message: String) { source.refuse(node, message: message) }
}

/// Decodes base64 texts in documents.
enum MacText {
    static func decoded(_ text: String) -> String { String(decoding: base64(text), as: UTF8.self) }
}
