import FormworkModel
import FormworkNib

/// Static cells of a table. They are compiled into a `UITableViewDataSource` that the table view controller refers to.
///
/// Source: public knowledge of the keys that UIKit's `UITableViewDataSource`, `UITableViewSection` and `UITableViewRow` decode.
extension NibEncoder {
    /// Returns the list of static sections in a controller's table; nil unless it is a table view controller with such a list.
    static func staticSections(of controller: Element) -> Element? {
        guard controller.name == "tableViewController", let view = controller.child(key: "view", "tableView") else {
            return nil
        }
        return view.child(named: "sections")
    }

    mutating func writeStaticSections(_ object: Int, controller: Element) {
        guard let list = Self.staticSections(of: controller), extent.contains(list.node) else { return }
        // Empty sections may remain in a table that was changed to prototypes.
        if list.children.isEmpty, controller.child(key: "view")?["dataMode"] != "static" { return }
        noteUnproved(list, what: "the class 'UITableViewDataSource' of static cells")
        var sections: [NibValue] = []
        for section in list.children where section.name == "tableViewSection" {
            sections.append(NibGraphBuilder.reference(staticSection(section, of: object)))
        }
        let data = graph.make("UITableViewDataSource")
        graph.set(data, key: "UITableSections", value: graph.collection(sections))
        graph.set(object, key: "UITableViewControllerStaticDataSource", value: NibGraphBuilder.reference(data))
    }

    private mutating func staticSection(_ element: Element, of controller: Int) -> Int {
        element.look()
        let section = graph.make("UITableViewSection")
        for (name, key) in [("headerTitle", "UITableSectionHeaderTitle"), ("footerTitle", "UITableSectionFooterTitle")] {
            if let title = text(element, name) { graph.set(section, key: key, value: title.value(in: &graph)) }
        }
        var rows: [NibValue] = []
        for list in element.children where list.name == "cells" {
            for cell in list.children {
                if let row = staticRow(cell, of: controller) { rows.append(NibGraphBuilder.reference(row)) }
            }
        }
        graph.set(section, key: "UITableSectionRows", value: graph.collection(rows))
        return section
    }

    private mutating func staticRow(_ cell: Element, of controller: Int) -> Int? {
        guard let made = encode(cell, below: controller) else { return nil }
        let row = graph.make("UITableViewRow")
        graph.set(row, key: "UITableRowCell", value: NibGraphBuilder.reference(made))
        // A row without its own height has the row height of the table.
        if let height = number(cell, "rowHeight"), height != -1 { graph.set(row, key: "UITableRowHeight", value: .float(Float(height))) }
        return row
    }
}
