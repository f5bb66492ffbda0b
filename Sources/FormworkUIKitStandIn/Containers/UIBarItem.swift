import FormworkDSL

/// UIKit's `UIBarItem`.
@MainActor
open class UIBarItem: NSObject {
    /// What Interface Builder calls it.
    class var element: String { "barItem" }
    /// What writes the items of the bar that it stands in.
    final var changed: (() -> Void)?
    final var content: LayoutContent {
        didSet { changed?() }
    }

    /// UIKit's initializer.
    public override init() {
        content = LayoutContent(Self.element)
        super.init()
    }

    /// UIKit's `title`.
    open var title: String? { didSet { content["title"] = title } }
    /// UIKit's `image`.
    open var image: UIImage? { didSet { content.set(image, "image") } }
    /// UIKit's `landscapeImagePhone`.
    open var landscapeImagePhone: UIImage? { didSet { content.set(landscapeImagePhone, "landscapeImage") } }
    /// UIKit's `isEnabled`.
    open var isEnabled = true { didSet { content["enabled"] = isEnabled ? nil : "NO" } }
    /// UIKit's `isSpringLoaded`.
    open var isSpringLoaded = false { didSet { content["springLoaded"] = isSpringLoaded ? "YES" : nil } }
    /// UIKit's `tag`.
    open var tag = 0 { didSet { content["tag"] = tag == 0 ? nil : String(tag) } }
}

extension UIView {
    /// Writes the items of a bar, now and whenever one changes.
    final func write(items: [UIBarItem]) {
        let write = { [weak self] in
            self?.standInLayoutView.setContent(LayoutContent("items", children: items.map(\.content)))
            return ()
        }
        for item in items { item.changed = write }
        write()
    }
}
