import FormworkDSL

/// UIKit's `UINavigationBar`.
@MainActor
open class UINavigationBar: UIView {
    open override class var interfaceElement: String { "navigationBar" }

    /// UIKit's `barStyle`.
    open var barStyle = UIBarStyle.default { didSet { write("barStyle", barStyle) } }
    /// UIKit's `isTranslucent`.
    open var isTranslucent = true { didSet { write("translucent", isTranslucent) } }
    /// UIKit's `prefersLargeTitles`.
    open var prefersLargeTitles = false { didSet { write("largeTitles", prefersLargeTitles) } }
    /// UIKit's `barTintColor`.
    open var barTintColor: UIColor? { didSet { write(barTintColor, "barTintColor") } }
    /// UIKit's `shadowImage`.
    open var shadowImage: UIImage? { didSet { write(shadowImage, "shadowImage") } }
    /// UIKit's `backIndicatorImage`.
    open var backIndicatorImage: UIImage? { didSet { write(backIndicatorImage, "backIndicatorImage") } }
    /// UIKit's `backIndicatorTransitionMaskImage`.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { write(backIndicatorTransitionMaskImage, "backIndicatorTransitionMask") }
    }
    /// UIKit's `titleTextAttributes`.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { write(titleTextAttributes, text: "titleTextAttributes") } }
    /// UIKit's `largeTitleTextAttributes`.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { write(largeTitleTextAttributes, text: "largeTitleTextAttributes") }
    }
    /// UIKit's `delegate`.
    open weak var delegate: AnyObject?

    private func write(_ attributes: [NSAttributedString.Key: Any]?, text key: String) {
        remove("textAttributes", key)
        guard let attributes else { return }
        var content = LayoutContent("textAttributes", ["key": key])
        if let font = attributes[.font] as? UIFont { content.children.append(font.content("fontDescription")) }
        if let color = attributes[.foregroundColor] as? UIColor { content.children.append(color.content("textColor")) }
        write(content)
    }

    /// UIKit's `items`.
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

/// UIKit's `UIBarStyle`.
public enum UIBarStyle: Int, Sendable, InterfaceWord {
    case `default`, black, blackTranslucent

    /// UIKit's `blackOpaque`.
    public static var blackOpaque: UIBarStyle { .black }
}
