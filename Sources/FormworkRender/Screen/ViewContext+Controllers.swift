import FormworkLayout
import FormworkModel
import FormworkTree

extension ViewContext {
    /// Returns the navigation bar's content for a controller, without the back button.
    func navigationContent(of controller: NodeIndex) -> NavigationContent {
        NavigationContent(
            values.child(controller, key: "navigationItem"), title: values.text(.title, node: controller, key: "title") ?? "", context: self
        )
    }

    /// Returns the title of a back button that leads to a controller.
    func backTitle(ofController controller: NodeIndex) -> String {
        backTitle(
            of: values.child(controller, key: "navigationItem"), title: values.text(.title, node: controller, key: "title") ?? "")
    }

    /// Returns the title of a back button that leads to a navigation item.
    ///
    /// - Parameters:
    ///   - item: The `<navigationItem>`; nil if there is none.
    ///   - title: The title to use if the item has none.
    func backTitle(of item: NodeIndex?, title: String) -> String {
        let button = item.flatMap { values.child($0, key: "backBarButtonItem") }
        if let title = button.flatMap({ values.text(.title, node: $0, key: "title") }) { return title }
        let own = item.flatMap { values.text(.title, node: $0, key: "title") } ?? title
        return own.isEmpty ? "Back" : own
    }

    /// Returns the tab bar items of a tab bar controller.
    func tabItems(of controller: NodeIndex, selected: Int) -> [TabItem] {
        (links.tabs[controller] ?? []).prefix(50).enumerated().map { tab, destination in
            TabItem(ofController: destination, isSelected: tab == selected, self)
        }
    }
}
