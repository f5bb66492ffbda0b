import FormworkTree

/// Apple's [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
open class UITabBarItem: UIBarItem {
    override class var element: String { "tabBarItem" }

    public enum SystemItem: Int, Sendable, InterfaceWord {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    public override init() { super.init() }

    public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
        self.init()
        content["systemItem"] = item.interfaceWord
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    open var selectedImage: UIImage? { didSet { content.set(selectedImage, "selectedImage") } }
    open var badgeValue: String? { didSet { content["badgeValue"] = badgeValue } }
}
