import FormworkLayout
import FormworkModel
import FormworkTree

/// What a navigation bar shows.
struct NavigationContent {
    var title = ""
    var prompt = ""
    /// A view in the title's place, by its node.
    var titleView: NodeIndex?
    /// From the leading edge on.
    var leading: [BarItem] = []
    /// From the trailing edge on.
    var trailing: [BarItem] = []
    /// What the button back says; nil where there is none.
    var back: String?
    /// Whether the title stands large below the items.
    var hasLargeTitle = false

    /// Shows a navigation item.
    ///
    /// - Parameters:
    ///   - item: The `<navigationItem>`; nil where there is none.
    ///   - title: The title where it has none.
    ///   - context: Reads the document.
    init(_ item: NodeIndex?, title standard: String, _ context: ViewContext) {
        title = standard
        guard let item else { return }
        let values = context.values
        title = values.text(.title, item, key: "title") ?? standard
        prompt = values.text(.prompt, item, key: "prompt") ?? ""
        for child in values.children(item) {
            switch values.string(.key, child) {
            case "leftBarButtonItem": leading += BarItem(child, context).map { [$0] } ?? []
            case "rightBarButtonItem": trailing += BarItem(child, context).map { [$0] } ?? []
            case "titleView": titleView = child
            default:
                if values.isNamed(child, "leftBarButtonItems") { leading += BarItem.items(in: child, context) }
                if values.isNamed(child, "rightBarButtonItems") { trailing += BarItem.items(in: child, context) }
            }
        }
        leading.removeAll(where: \.isSpace)
        trailing.removeAll(where: \.isSpace)
    }
}
