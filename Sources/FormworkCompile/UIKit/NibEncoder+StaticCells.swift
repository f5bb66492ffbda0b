import FormworkModel
import FormworkNib

/// Cells that a table has from the beginning: its controller's data source holds them, in the controller's file.
///
/// Source: what UIKit's `UITableViewDataSource`, `UITableViewSection` and `UITableViewRow` are publicly known to read.
extension NibEncoder {
    /// The sections of a table that a table view controller shows; only such a controller takes them.
    static func staticSections(of controller: Element) -> Element? {
        guard controller.name == "tableViewController", let view = controller.child(key: "view"), view.name == "tableView" else {
            return nil
        }
        return CompileSource.child(view, named: "sections")
    }

    mutating func writeStaticSections(_ object: Int, _ controller: Element) {
        guard let list = Self.staticSections(of: controller), extent.contains(list.node) else { return }
        // What is left of sections in a table that was made one of prototypes.
        if list.children.isEmpty, controller.child(key: "view")?["dataMode"] != "static" { return }
        noteUnproved(list, "the class 'UITableViewDataSource' of static cells")
        for child in list.children where child.name != "tableViewSection" {
            refuse(child, "'\(child.name)' in the sections of \(controller.description) is not compiled")
        }
        var sections: [NibValue] = []
        for section in list.children where section.name == "tableViewSection" {
            sections.append(NibGraphBuilder.reference(staticSection(section, of: object)))
        }
        let data = graph.make("UITableViewDataSource")
        graph.set(data, "UITableSections", graph.collection(sections))
        graph.set(object, "UITableViewControllerStaticDataSource", NibGraphBuilder.reference(data))
    }

    private static let sectionAttributes: Set<String> = ["id", "headerTitle", "footerTitle", "userLabel", "colorLabel"]

    private mutating func staticSection(_ element: Element, of controller: Int) -> Int {
        for (name, value) in element.attributes where !Self.sectionAttributes.contains(name) {
            refuse(element, "the attribute '\(name)' (\(value.prefix(40))) of \(element.description) is not compiled")
        }
        let section = graph.make("UITableViewSection")
        for (name, key) in [("headerTitle", "UITableSectionHeaderTitle"), ("footerTitle", "UITableSectionFooterTitle")] {
            if let title = text(element, name) { graph.set(section, key, title.value(in: &graph)) }
        }
        var rows: [NibValue] = []
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("cells", _):
                for cell in child.children {
                    if let row = staticRow(cell, of: controller) { rows.append(NibGraphBuilder.reference(row)) }
                }
            case ("string", "headerTitle"?), ("string", "footerTitle"?), ("mutableString", "headerTitle"?),
                ("mutableString", "footerTitle"?), ("userComments", _), ("attributedString", "userComments"?):
                break
            default: refuse(child, "'\(child["key"] ?? child.name)' of \(element.description) is not compiled")
            }
        }
        graph.set(section, "UITableSectionRows", graph.collection(rows))
        return section
    }

    private mutating func staticRow(_ cell: Element, of controller: Int) -> Int? {
        guard let made = encode(cell, below: controller) else { return nil }
        let row = graph.make("UITableViewRow")
        graph.set(row, "UITableRowCell", NibGraphBuilder.reference(made))
        // A row without a height of its own has that of the table's rows.
        if let height = number(cell, "rowHeight"), height != -1 { graph.set(row, "UITableRowHeight", .float(Float(height))) }
        return row
    }
}
