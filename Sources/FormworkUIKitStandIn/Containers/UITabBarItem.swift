import FormworkDSL

/// UIKit's `UITabBarItem`.
@MainActor
open class UITabBarItem: UIBarItem {
    override class var element: String { "tabBarItem" }

    /// UIKit's `SystemItem`.
    public enum SystemItem: Int, Sendable, InterfaceWord {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    /// UIKit's initializer.
    public override init() { super.init() }

    /// UIKit's initializer.
    public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
        self.init()
        content["systemItem"] = item.interfaceWord
        self.tag = tag
    }

    /// UIKit's initializer.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// UIKit's initializer.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// UIKit's `selectedImage`.
    open var selectedImage: UIImage? { didSet { content.set(selectedImage, "selectedImage") } }
    /// UIKit's `badgeValue`.
    open var badgeValue: String? { didSet { content["badgeValue"] = badgeValue } }
}
