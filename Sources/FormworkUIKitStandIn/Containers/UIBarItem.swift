import FormworkDSL

/// Apple's [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem).
open class UIBarItem: NSObject {
    /// The name of Interface Builder's element.
    class var element: String { "barItem" }
    /// A closure that writes the items of the bar that contains the item.
    final var changed: (() -> Void)?
    final var content: ElementFragment {
        didSet { changed?() }
    }

    public override init() {
        content = ElementFragment(Self.element)
        super.init()
    }

    open var title: String? { didSet { content["title"] = title } }
    open var image: UIImage? { didSet { content.set(image, "image") } }
    open var landscapeImagePhone: UIImage? { didSet { content.set(landscapeImagePhone, "landscapeImage") } }
    open var isEnabled = true { didSet { content["enabled"] = isEnabled ? nil : "NO" } }
    open var isSpringLoaded = false { didSet { content["springLoaded"] = isSpringLoaded ? "YES" : nil } }
    open var tag = 0 { didSet { content["tag"] = tag == 0 ? nil : String(tag) } }
}

extension UIView {
    /// Writes the items of a bar, now and whenever one changes.
    final func write(items: [UIBarItem]) {
        let write = { [weak self] in
            self?.standInLayoutView.setContent(ElementFragment("items", children: items.map(\.content)))
            return ()
        }
        for item in items { item.changed = write }
        write()
    }
}
