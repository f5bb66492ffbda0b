import FormworkDSL

/// UIKit's `UINavigationItem`.
@MainActor
open class UINavigationItem: NSObject {
    /// What writes the items of the bar that it stands in.
    final var changed: (() -> Void)?

    /// UIKit's initializer.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// UIKit's `LargeTitleDisplayMode`.
    public enum LargeTitleDisplayMode: Int, Sendable, InterfaceWord { case automatic, always, never }

    /// UIKit's `title`.
    open var title: String? { didSet { changed?() } }
    /// UIKit's `prompt`.
    open var prompt: String? { didSet { changed?() } }
    /// UIKit's `backButtonTitle`.
    open var backButtonTitle: String? { didSet { changed?() } }
    /// UIKit's `leftItemsSupplementBackButton`.
    open var leftItemsSupplementBackButton = false { didSet { changed?() } }
    /// UIKit's `hidesBackButton`.
    open var hidesBackButton = false { didSet { changed?() } }
    /// UIKit's `titleView`; it stands in no document.
    open var titleView: UIView?
    /// UIKit's `largeTitleDisplayMode`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
    /// UIKit's `leftBarButtonItems`.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { watch(leftBarButtonItems) } }
    /// UIKit's `rightBarButtonItems`.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { watch(rightBarButtonItems) } }
    /// UIKit's `backBarButtonItem`.
    open var backBarButtonItem: UIBarButtonItem? { didSet { watch(backBarButtonItem.map { [$0] }) } }
    /// UIKit's `leftBarButtonItem`.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// UIKit's `rightBarButtonItem`.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    private func watch(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item.changed = { [weak self] in self?.changed?() } }
        changed?()
    }

    /// As Interface Builder writes it.
    final var content: LayoutContent {
        var result = LayoutContent("navigationItem")
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

    /// One item stands by itself, several in a list.
    private func add(_ items: [UIBarButtonItem]?, _ key: String, to content: inout LayoutContent) {
        guard let items, !items.isEmpty else { return }
        if items.count == 1 {
            var item = items[0].content
            item["key"] = key
            content.children.append(item)
        } else {
            content.children.append(LayoutContent(key + "s", children: items.map(\.content)))
        }
    }
}
