import FormworkLayout
import FormworkModel
import FormworkTree

extension ViewContext {
    /// What a navigation bar shows for a controller, without the button back.
    func navigationContent(of controller: NodeIndex) -> NavigationContent {
        NavigationContent(
            values.child(controller, key: "navigationItem"), title: values.text(.title, controller, key: "title") ?? "", self)
    }

    /// What a button back to a controller says.
    func backTitle(ofController controller: NodeIndex) -> String {
        backTitle(
            of: values.child(controller, key: "navigationItem"), title: values.text(.title, controller, key: "title") ?? "")
    }

    /// What a button back to a navigation item says.
    ///
    /// - Parameters:
    ///   - item: The `<navigationItem>`; nil where there is none.
    ///   - title: The title where the item has none.
    func backTitle(of item: NodeIndex?, title: String) -> String {
        let button = item.flatMap { values.child($0, key: "backBarButtonItem") }
        if let title = button.flatMap({ values.text(.title, $0, key: "title") }) { return title }
        let own = item.flatMap { values.text(.title, $0, key: "title") } ?? title
        return own.isEmpty ? "Back" : own
    }

    /// The items of a tab bar controller's tabs.
    func tabItems(of controller: NodeIndex, selected: Int) -> [TabItem] {
        (links.tabs[controller] ?? []).prefix(50).enumerated().map { tab, destination in
            TabItem(ofController: destination, isSelected: tab == selected, self)
        }
    }
}
