import FormworkLayout
import FormworkModel
import FormworkTree

/// An item of a navigation bar or toolbar, as the document describes it.
struct BarItem {
    /// The content of an item.
    enum Content: Hashable {
        case title(String)
        case symbol(String)
        case image(String)
        /// A custom view, by its node.
        case view(NodeIndex)
        case space(Double)
        case flexibleSpace
    }

    var content: Content
    /// Whether the item is prominent, such as a Done button.
    var isProminent = false
    var isEnabled = true
    /// The scale of the symbol; nil for the bar's, which is large.
    var symbolScale: SymbolConfiguration.Scale?
    /// The item's tint; nil for the bar's.
    var tint: Paint?

    init(_ content: Content) { self.content = content }

    /// Reads a `<barButtonItem>`; nil for an item that shows nothing.
    init?(_ node: NodeIndex, context: ViewContext) {
        let values = context.values
        guard values.name(node) == .barButtonItem else { return nil }
        let style = values.string(.style, node: node)
        let system = values.word("systemItem", node: node)
        let width = values.number(.width, node: node) ?? 0
        if let view = values.child(node, key: "customView") {
            content = .view(view)
        } else if system == "flexibleSpace" {
            content = .flexibleSpace
        } else if system == "fixedSpace" {
            content = .space(min(max(width, 0), 2000))
        } else if let image = Self.imageName(node, values) {
            content = .image(image)
        } else if let system, let known = Self.content(ofSystemItem: system, isGlass: context.isGlass) {
            content = known
        } else if let title = values.text(.title, node: node, key: "title"), !title.isEmpty {
            content = .title(title)
        } else if values.child(node, key: "title") == nil {
            content = .title("Item")
        } else {
            return nil
        }
        isProminent = style == "done" || system == "done" || system == "save"
        isEnabled = values.flag(.enabled, node: node) ?? true
        tint = context.colors.paint(node, key: "tintColor")
        symbolScale = context.symbolConfiguration(node).scale
    }

    /// Returns the items among a node's child elements, in their order, limited to the number that a bar could show.
    static func items(in node: NodeIndex, _ context: ViewContext) -> [BarItem] {
        context.values.children(node).prefix(100).compactMap { BarItem($0, context: context) }
    }

    var isSpace: Bool {
        switch content {
        case .space, .flexibleSpace: true
        default: false
        }
    }

    /// Returns the name of the image of a bar item or tab bar item, given by an attribute or a child element.
    static func imageName(_ node: NodeIndex, _ values: ResolvedDocument, _ attribute: Name = .image, key: StaticString = "image") -> String?
    {
        let name = values.string(attribute, node: node) ?? values.child(node, key: key).flatMap { values.string(.image, node: $0) }
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the content of one of UIKit's system items.
    ///
    /// Source: UIKit's documentation of `UIBarButtonItem.SystemItem`.
    private static func content(ofSystemItem name: String, isGlass: Bool) -> Content? {
        switch name {
        case "done": isGlass ? .symbol("checkmark") : .title("Done")
        case "cancel": isGlass ? .symbol("xmark") : .title("Cancel")
        case "edit": .title("Edit")
        case "save": isGlass ? .symbol("checkmark") : .title("Save")
        case "undo": isGlass ? .symbol("arrow.uturn.backward") : .title("Undo")
        case "redo": isGlass ? .symbol("arrow.uturn.forward") : .title("Redo")
        case "close": .symbol(isGlass ? "xmark" : "xmark.circle.fill")
        case "add": .symbol("plus")
        case "compose": .symbol("square.and.pencil")
        case "reply": .symbol("arrowshape.turn.up.left")
        case "action": .symbol("square.and.arrow.up")
        case "organize": .symbol("folder")
        case "bookmarks": .symbol("book")
        case "search": .symbol("magnifyingglass")
        case "refresh": .symbol("arrow.clockwise")
        case "stop": .symbol("xmark")
        case "camera": .symbol("camera")
        case "trash": .symbol("trash")
        case "play": .symbol("play.fill")
        case "pause": .symbol("pause.fill")
        case "rewind": .symbol("backward.fill")
        case "fastForward": .symbol("forward.fill")
        case "pageCurl": .symbol("doc")
        case "writingTools": .symbol("pencil")
        default: nil
        }
    }
}
