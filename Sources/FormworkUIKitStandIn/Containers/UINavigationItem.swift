import FormworkTree

/// Apple's [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
open class UINavigationItem: NSObject {
    /// A closure that writes the items of the bar that contains the item.
    final var changed: (() -> Void)?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public enum LargeTitleDisplayMode: Int, Sendable, InterfaceWord { case automatic, always, never }

    open var title: String? { didSet { changed?() } }
    open var prompt: String? { didSet { changed?() } }
    open var backButtonTitle: String? { didSet { changed?() } }
    open var leftItemsSupplementBackButton = false { didSet { changed?() } }
    open var hidesBackButton = false { didSet { changed?() } }
    /// UIKit's `titleView`; not part of the document.
    open var titleView: UIView?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { watch(leftBarButtonItems) } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { watch(rightBarButtonItems) } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { watch(backBarButtonItem.map { [$0] }) } }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    private func watch(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item.changed = { [weak self] in self?.changed?() } }
        changed?()
    }

    /// Interface Builder's element for the navigation item.
    final var content: ElementFragment {
        var result = ElementFragment("navigationItem")
        result["title"] = title
        result["prompt"] = prompt
        result["backButtonTitle"] = backButtonTitle
        if leftItemsSupplementBackButton { result["leftItemsSupplementBackButton"] = "YES" }
        if hidesBackButton { result["hidesBackButton"] = "YES" }
        if largeTitleDisplayMode != .automatic { result["largeTitleDisplayMode"] = largeTitleDisplayMode.interfaceWord }
        add(backBarButtonItem.map { [$0] }, "backBarButtonItem", to: &result)
        add(leftBarButtonItems, "leftBarButtonItem", to: &result)
        add(rightBarButtonItems, "rightBarButtonItem", to: &result)
        return result
    }

    /// Adds one item as an element with the key, and several as a list.
    private func add(_ items: [UIBarButtonItem]?, _ key: String, to content: inout ElementFragment) {
        guard let items, !items.isEmpty else { return }
        if items.count == 1 {
            var item = items[0].content
            item["key"] = key
            content.children.append(item)
        } else {
            content.children.append(ElementFragment(key + "s", children: items.map(\.content)))
        }
    }
}
