import FormworkModel
import FormworkTree

/// An index of the settings that AppKit views have for the views they arrange.
///
/// Elements are identified by their nodes.
struct ArrangementIndex: Sendable {
    /// The lists of a split or stack view with an entry for each arranged view, by name.
    private var lists: [NodeIndex: [String: [Element]]] = [:]
    /// The indices of tab view items in their tab views.
    private var tabs: [NodeIndex: Int] = [:]
    private var grids: [NodeIndex: GridTracks] = [:]
    /// The name of a view's first subview, by the view's number in the unit.
    private var firstSubviews: [Int: String] = [:]
    /// The name of a table, by the key and the id of its part.
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

    /// Returns the entry of a view's list for the arranged view at an index.
    func number(_ list: String, place: Int, of view: Element) -> Element? {
        guard let numbers = lists[view.node]?[list], place < numbers.count else { return nil }
        return numbers[place]
    }

    /// Returns the index of a tab view item in its tab view.
    func place(ofTab item: Element?) -> Int? { item.flatMap { tabs[$0.node] } }

    /// Returns the expression of a grid view's cell.
    func place(ofCell cell: Element?, in name: String, _ language: CodeLanguage) -> String? {
        guard let cell, let grid = cell.parent?.parent else { return nil }
        return (grids[grid.node] ?? GridTracks(grid)).place(of: cell, in: name, language)
    }

    /// Whether a view is the first subview of its superview.
    func isFirst(_ view: CodeView) -> Bool { view.superview.map { firstSubviews[$0] == view.name } ?? false }

    /// Returns the name of the table that has a header or corner view.
    func table(with key: String, _ part: Element) -> String? { part.id.flatMap { tables[TablePart(key: key, id: $0)] } }
}
