import FormworkNib

/// Static cells of a table, which are in the data source in its controller's file.
///
/// Source: public knowledge of the keys that UIKit's `UITableViewDataSource`, `UITableViewSection` and `UITableViewRow` decode.
extension InterfaceReader {
    /// Writes the `<sections>` of a table with static cells.
    mutating func writeStaticSections(_ object: Int, element: Int) {
        guard let source = staticSources[object] else { return }
        noteKeys(of: source, but: ["UITableSections"])
        let sections = draft.add("sections", to: element)
        for section in list(source, key: "UITableSections") where elements[section] == nil { writeSection(section, in: sections) }
        draft.dropLastIfEmpty(element)
    }

    private mutating func writeSection(_ section: Int, in sections: Int) {
        let child = draft.add("tableViewSection", to: sections)
        elements[section] = child
        noteKeys(of: section, but: ["UITableSectionHeaderTitle", "UITableSectionFooterTitle", "UITableSectionRows"])
        for (key, name) in [("UITableSectionHeaderTitle", "headerTitle"), ("UITableSectionFooterTitle", "footerTitle")] {
            guard let title = text(section, key: key) else { continue }
            if title.contains("\n") || title.contains("\r") {
                draft.setText(draft.add("string", to: child, key: name), text: title)
            } else {
                draft.set(child, name: name, value: title)
            }
        }
        draft.set(child, name: "id", value: id(of: section))
        let cells = draft.add("cells", to: child)
        for row in list(section, key: "UITableSectionRows") {
            noteKeys(of: row, but: ["UITableRowCell", "UITableRowHeight"])
            guard let cell = graph.object(row, key: "UITableRowCell") else { continue }
            if let height = number(row, key: "UITableRowHeight") { rowHeights[cell] = height }
            write(cell, in: cells)
        }
    }

    /// Notes the keys of an object without a table, except for known ones.
    mutating func noteKeys(of object: Int, but known: Set<String>) {
        for field in graph.fields(of: object) {
            let key = graph.keys[Int(field.key)]
            guard !known.contains(key) else { continue }
            note("the key '\(key)' of the class '\(graph.className(object))' has no counterpart")
        }
    }

    private static let cellStyles: [Int: String] = [
        0: "IBUITableViewCellStyleDefault", 1: "IBUITableViewCellStyleValue1", 2: "IBUITableViewCellStyleValue2",
        3: "IBUITableViewCellStyleSubtitle",
    ]

    /// Writes the style of a cell with its views. Custom cells have style 0, too; they don't have the views of a style.
    mutating func writeCellStyle(_ object: Int, element: Int) {
        let views = [("UITextLabel", "textLabel"), ("UIDetailTextLabel", "detailTextLabel"), ("UIImageView", "imageView")].compactMap {
            key, name in graph.object(object, key: key).map { (name: name, view: $0) }
        }
        for (name, view) in views { draft.set(element, name: name, value: id(of: view)) }
        let style = number(object, key: "UITableViewCellStyle").flatMap { Int(exactly: $0) } ?? 0
        guard let word = Self.cellStyles[style] else {
            return note("the key 'UITableViewCellStyle' is \(style), which is not one of its values")
        }
        if style != 0 || !views.isEmpty { draft.set(element, name: "style", value: word) }
    }
}
