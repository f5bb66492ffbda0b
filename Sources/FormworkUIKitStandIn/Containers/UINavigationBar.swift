import FormworkDSL

/// Apple's [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
open class UINavigationBar: UIView {
    open var barStyle = UIBarStyle.default { didSet { write(barStyle) } }
    open var isTranslucent = true { didSet { write(isTranslucent) } }
    open var prefersLargeTitles = false { didSet { write(prefersLargeTitles) } }
    open var barTintColor: UIColor? { didSet { write(barTintColor) } }
    open var shadowImage: UIImage? { didSet { write(shadowImage) } }
    open var backIndicatorImage: UIImage? { didSet { write(backIndicatorImage) } }
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { write(backIndicatorTransitionMaskImage) } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { write(titleTextAttributes) } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { write(largeTitleTextAttributes) } }
    open weak var delegate: AnyObject?

    private func write(_ attributes: [NSAttributedString.Key: Any]?, of key: String = #function) {
        remove("textAttributes", key)
        guard let attributes else { return }
        var content = ElementFragment("textAttributes", ["key": key])
        if let font = attributes[.font] as? UIFont { content.children.append(font.content("fontDescription")) }
        if let color = attributes[.foregroundColor] as? UIColor { content.children.append(color.content("textColor")) }
        write(content)
    }

    open var items: [UINavigationItem]? {
        didSet {
            let items = items ?? []
            let write = { [weak self] in
                self?.standInLayoutView.setContent(ElementFragment("items", children: items.map(\.content)))
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
