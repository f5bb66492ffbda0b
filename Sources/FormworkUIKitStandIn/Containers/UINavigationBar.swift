import FormworkDSL

/// Apple's [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
@MainActor
open class UINavigationBar: UIView {
    open override class var interfaceElement: String { "navigationBar" }

    open var barStyle = UIBarStyle.default { didSet { write("barStyle", barStyle) } }
    open var isTranslucent = true { didSet { write("translucent", isTranslucent) } }
    open var prefersLargeTitles = false { didSet { write("largeTitles", prefersLargeTitles) } }
    open var barTintColor: UIColor? { didSet { write(barTintColor, "barTintColor") } }
    open var shadowImage: UIImage? { didSet { write(shadowImage, "shadowImage") } }
    open var backIndicatorImage: UIImage? { didSet { write(backIndicatorImage, "backIndicatorImage") } }
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { write(backIndicatorTransitionMaskImage, "backIndicatorTransitionMask") }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { write(titleTextAttributes, text: "titleTextAttributes") } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { write(largeTitleTextAttributes, text: "largeTitleTextAttributes") }
    }
    open weak var delegate: AnyObject?

    private func write(_ attributes: [NSAttributedString.Key: Any]?, text key: String) {
        remove("textAttributes", key)
        guard let attributes else { return }
        var content = LayoutContent("textAttributes", ["key": key])
        if let font = attributes[.font] as? UIFont { content.children.append(font.content("fontDescription")) }
        if let color = attributes[.foregroundColor] as? UIColor { content.children.append(color.content("textColor")) }
        write(content)
    }

    open var items: [UINavigationItem]? {
        didSet {
            let items = items ?? []
            let write = { [weak self] in
                self?.standInLayoutView.setContent(LayoutContent("items", children: items.map(\.content)))
                return ()
            }
            for item in items { item.changed = write }
            write()
        }
    }
}

/// Apple's [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Sendable, InterfaceWord {
    case `default`, black, blackTranslucent

    public static var blackOpaque: UIBarStyle { .black }
}
