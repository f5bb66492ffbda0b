import FormworkModel
import FormworkTree

/// What views of AppKit say about those that they arrange, found once and not again for each of them.
///
/// Elements stand in it by the numbers of their nodes.
struct ArrangementIndex: Sendable {
    /// By a split or stack view: by a list's name, what it has for each arranged view.
    private var lists: [NodeIndex: [String: [Element]]] = [:]
    /// The places of tab view items in their tab views.
    private var tabs: [NodeIndex: Int] = [:]
    private var grids: [NodeIndex: GridTracks] = [:]
    /// By a view's number in the unit, the name of the first one that stands in it.
    private var firstSubviews: [Int: String] = [:]
    /// By the key and the id of a table's part, the name of the table.
    private var tables: [TablePart: String] = [:]

    private struct TablePart: Hashable {
        var key: String
        var id: String
    }

    init() {}

    /// - Parameter views: A unit's views.
    /// - Complexity: O(n) in the number of views and of their parts.
    init(_ views: [CodeView]) {
        for view in views {
            let element = view.view.element
            if let superview = view.superview, view.place == .subview, firstSubviews[superview] == nil {
                firstSubviews[superview] = view.name
            }
            switch element.name {
            case "splitView", "stackView":
                var found: [String: [Element]] = [:]
                for list in element.children where found[list.name] == nil { found[list.name] = list.children }
                lists[element.node] = found
            case "tabView":
                let items = element.children.first { $0.name == "tabViewItems" }?.children ?? []
                for (place, item) in items.enumerated() { tabs[item.node] = place }
            case "gridView": grids[element.node] = GridTracks(element)
            case "tableView", "outlineView":
                for key in ["headerView", "cornerView"] {
                    guard let id = element[key] else { continue }
                    let part = TablePart(key: key, id: id)
                    if tables[part] == nil { tables[part] = view.name }
                }
            default: break
            }
        }
    }

    /// The number that a list of a view has for the arranged view at a place.
    func number(_ list: String, _ place: Int, of view: Element) -> Element? {
        guard let numbers = lists[view.node]?[list], place < numbers.count else { return nil }
        return numbers[place]
    }

    /// The place of a tab view item among those of its tab view.
    func place(ofTab item: Element?) -> Int? { item.flatMap { tabs[$0.node] } }

    /// The expression of a grid view's cell.
    func place(ofCell cell: Element?, in name: String, _ language: CodeLanguage) -> String? {
        guard let cell, let grid = cell.parent?.parent else { return nil }
        return (grids[grid.node] ?? GridTracks(grid)).place(of: cell, in: name, language)
    }

    /// Whether a view is the first one that stands in its superview.
    func isFirst(_ view: CodeView) -> Bool { view.superview.map { firstSubviews[$0] == view.name } ?? false }

    /// The name of the table that has a header or corner view.
    func table(with key: String, _ part: Element) -> String? { part.id.flatMap { tables[TablePart(key: key, id: $0)] } }
}
