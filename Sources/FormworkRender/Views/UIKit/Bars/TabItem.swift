import FormworkLayout
import FormworkModel
import FormworkTree

/// An item of a tab bar.
struct TabItem {
    var title = ""
    var image: String?
    /// The symbol to draw without an image.
    var symbol: String?
    var badge: String?

    init(title: String) { self.title = title }

    /// Reads a `<tabBarItem>`.
    init(_ node: NodeIndex, isSelected: Bool, context: ViewContext) {
        let values = context.values
        badge = values.word("badgeValue", node: node).flatMap { $0.isEmpty ? nil : String($0.prefix(12)) }
        if let known = values.word("systemItem", node: node).flatMap({ Self.systemItems[$0] }) {
            (title, symbol) = known
            return
        }
        title = values.text(.title, node: node, key: "title") ?? ""
        let selected = isSelected ? BarItem.imageName(node, values, .selectedImage, key: "selectedImage") : nil
        image = selected ?? BarItem.imageName(node, values)
    }

    /// Creates the item of a controller: its tab bar item or, without one, an item with its title.
    init(ofController node: NodeIndex, isSelected: Bool, _ context: ViewContext) {
        if let item = context.values.child(node, key: "tabBarItem") {
            self.init(item, isSelected: isSelected, context: context)
            return
        }
        let values = context.values
        self.init(title: values.string(.title, node: node) ?? values.string(.userLabel, node: node) ?? "Item")
    }

    /// Source: UIKit's documentation of `UITabBarItem.SystemItem`.
    private static let systemItems: [String: (String, String?)] = [
        "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"), "featured": ("Featured", "star.fill"),
        "topRated": ("Top Rated", "star.fill"), "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.circle.fill"),
        "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"), "search": ("Search", "magnifyingglass"),
        "downloads": ("Downloads", "square.and.arrow.down"), "mostRecent": ("Most Recent", "clock.fill"),
        "mostViewed": ("Most Viewed", "list.bullet"),
    ]
}
