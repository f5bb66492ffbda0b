import FormworkLayout
import FormworkModel
import FormworkTree

/// The content of a navigation bar.
struct NavigationContent {
    var title = ""
    var prompt = ""
    /// The title view, by its node.
    var titleView: NodeIndex?
    /// The items from the leading edge inwards.
    var leading: [BarItem] = []
    /// The items from the trailing edge inwards.
    var trailing: [BarItem] = []
    /// The title of the back button; nil if there is none.
    var back: String?
    /// Whether the title is large, below the items.
    var hasLargeTitle = false

    /// Reads the content of a navigation item.
    ///
    /// - Parameters:
    ///   - item: The `<navigationItem>`; nil if there is none.
    ///   - title: The title to use if the item has none.
    ///   - context: The drawing context.
    init(_ item: NodeIndex?, title standard: String, context: ViewContext) {
        title = standard
        guard let item else { return }
        let values = context.values
        title = values.text(.title, node: item, key: "title") ?? standard
        prompt = values.text(.prompt, node: item, key: "prompt") ?? ""
        for child in values.children(item) {
            switch values.string(.key, node: child) {
            case "leftBarButtonItem": leading += BarItem(child, context: context).map { [$0] } ?? []
            case "rightBarButtonItem": trailing += BarItem(child, context: context).map { [$0] } ?? []
            case "titleView": titleView = child
            default:
                if values.isNamed(child, name: "leftBarButtonItems") { leading += BarItem.items(in: child, context) }
                if values.isNamed(child, name: "rightBarButtonItems") { trailing += BarItem.items(in: child, context) }
            }
        }
        leading.removeAll(where: \.isSpace)
        trailing.removeAll(where: \.isSpace)
    }
}
