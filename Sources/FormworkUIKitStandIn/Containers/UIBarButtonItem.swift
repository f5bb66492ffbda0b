import FormworkDSL
import FormworkModel

/// UIKit's `UIBarButtonItem`.
@MainActor
open class UIBarButtonItem: UIBarItem {
    override class var element: String { "barButtonItem" }

    /// UIKit's `SystemItem`.
    public enum SystemItem: Int, Sendable, InterfaceWord {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
        case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// UIKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord { case plain, bordered, done }

    /// UIKit's initializer.
    public override init() { super.init() }

    /// UIKit's initializer.
    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init()
        content["systemItem"] = item.interfaceWord
        self.target = target as AnyObject?
        self.action = action
    }

    /// UIKit's initializer.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style)
        self.target = target as AnyObject?
        self.action = action
    }

    /// UIKit's initializer.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style)
        self.target = target as AnyObject?
        self.action = action
    }

    /// UIKit's initializer.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private func set(_ style: Style) { self.style = style }

    /// UIKit's `style`.
    open var style = Style.plain { didSet { content["style"] = style.interfaceWord } }
    /// UIKit's `width`.
    open var width: CGFloat = 0 { didSet { content["width"] = width == 0 ? nil : DocumentNumber.text(width) } }
    /// UIKit's `changesSelectionAsPrimaryAction`.
    open var changesSelectionAsPrimaryAction = false {
        didSet { content["changesSelectionAsPrimaryAction"] = changesSelectionAsPrimaryAction ? "YES" : nil }
    }
    /// UIKit's `isSelected`.
    open var isSelected = false { didSet { content["selected"] = isSelected ? "YES" : nil } }
    /// UIKit's `tintColor`.
    open var tintColor: UIColor? { didSet { content.set(tintColor?.content("tintColor"), "tintColor") } }
    /// UIKit's `customView`; it stands in no document.
    open var customView: UIView?
    /// UIKit's `primaryAction`.
    open var primaryAction: UIAction?
    /// UIKit's `target`.
    open weak var target: AnyObject?
    /// UIKit's `action`.
    open var action: Selector?
}
