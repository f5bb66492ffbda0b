import FormworkModel
import FormworkTree

/// Apple's [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
open class UIBarButtonItem: UIBarItem {
    override class var element: String { "barButtonItem" }

    public enum SystemItem: Int, Sendable, InterfaceWord {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
        case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    public enum Style: Int, Sendable, InterfaceWord { case plain, bordered, done }

    public override init() { super.init() }

    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init()
        content["systemItem"] = item.interfaceWord
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style)
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style)
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private func set(_ style: Style) { self.style = style }

    open var style = Style.plain { didSet { content["style"] = style.interfaceWord } }
    open var width: CGFloat = 0 { didSet { content["width"] = width == 0 ? nil : DocumentNumber.text(width) } }
    open var changesSelectionAsPrimaryAction = false {
        didSet { content["changesSelectionAsPrimaryAction"] = changesSelectionAsPrimaryAction ? "YES" : nil }
    }
    open var isSelected = false { didSet { content["selected"] = isSelected ? "YES" : nil } }
    open var tintColor: UIColor? { didSet { content.set(tintColor?.content("tintColor"), "tintColor") } }
    /// UIKit's `customView`; not part of the document.
    open var customView: UIView?
    open var primaryAction: UIAction?
    open weak var target: AnyObject?
    open var action: Selector?
}
