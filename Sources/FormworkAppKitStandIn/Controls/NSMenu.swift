import FormworkTree

/// Apple's [NSMenu](https://developer.apple.com/documentation/appkit/nsmenu).
open class NSMenu: NSObject {
    /// A closure that is called when the items change.
    var changed: () -> Void = {}

    public init(title: String) { self.title = title }

    open var title: String
    open var items: [NSMenuItem] = [] { didSet { itemsChanged() } }
    open var autoenablesItems = true
    open var showsStateColumn = true
    open var identifier: NSUserInterfaceItemIdentifier?
    open weak var delegate: (any NSMenuDelegate)?

    open func addItem(_ item: NSMenuItem) { items.append(item) }

    @discardableResult
    open func addItem(withTitle title: String, action: Selector?, keyEquivalent: String) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
        addItem(item)
        return item
    }

    private func itemsChanged() {
        for item in items { item.changed = { [weak self] in self?.changed() } }
        changed()
    }

    /// Returns the id of the item at an index of a menu. The seed is the id of the view that shows the menu.
    static func id(_ seed: String, of number: Int) -> String { "\(seed)-item-\(number)" }

    /// Returns Interface Builder's element for the menu of a view. The seed is the view's id.
    func content(_ seed: String) -> ElementFragment {
        ElementFragment(
            "menu", ["key": "menu"],
            children: [
                ElementFragment("items", children: items.enumerated().map { number, item in item.content(Self.id(seed, of: number)) })
            ])
    }
}

/// Apple's [NSMenuDelegate](https://developer.apple.com/documentation/appkit/nsmenudelegate). The stand-in calls no delegate.
@MainActor public protocol NSMenuDelegate: AnyObject {}

/// Apple's [NSMenuItem](https://developer.apple.com/documentation/appkit/nsmenuitem).
open class NSMenuItem: NSObject {
    var changed: () -> Void = {}
    private var isSeparator = false

    public init(title: String, action: Selector?, keyEquivalent: String) {
        self.title = title
        self.action = action
        self.keyEquivalent = keyEquivalent
    }

    open class func separator() -> NSMenuItem {
        let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
        item.isSeparator = true
        return item
    }

    open var title: String { didSet { changed() } }
    open var attributedTitle: NSAttributedString?
    open var action: Selector?
    open weak var target: AnyObject?
    open var image: NSImage? { didSet { changed() } }
    open var identifier: NSUserInterfaceItemIdentifier?
    open var indentationLevel = 0 { didSet { changed() } }
    open var isEnabled = true
    open var isHidden = false { didSet { changed() } }
    open var isAlternate = false
    open var keyEquivalent: String
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    open var state = NSControl.StateValue.off { didSet { changed() } }
    open var submenu: NSMenu?
    open var tag = 0
    open var representedObject: Any?
    open var allowsKeyEquivalentWhenHidden = false
    open var onStateImage: NSImage!
    open var offStateImage: NSImage?
    open var mixedStateImage: NSImage!
    open var toolTip: String?

    func content(_ id: String) -> ElementFragment {
        var result = ElementFragment("menuItem", isSeparator ? ["isSeparatorItem": "YES", "id": id] : ["title": title, "id": id])
        if state != .off { result["state"] = state.interfaceWord }
        if isHidden { result["hidden"] = "YES" }
        if indentationLevel != 0 { result["indentationLevel"] = String(indentationLevel) }
        result["image"] = image?.name
        return result
    }
}

/// Apple's [NSEvent](https://developer.apple.com/documentation/appkit/nsevent).
public enum NSEvent {
    public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        public static let help = ModifierFlags(rawValue: 1 << 22)
        public static let function = ModifierFlags(rawValue: 1 << 23)

        /// Interface Builder's element for the modifier keys.
        var content: ElementFragment {
            var result = ElementFragment("modifierMask", ["key": "keyEquivalentModifierMask"])
            let words: [(flag: ModifierFlags, word: String)] = [
                (.command, "command"), (.option, "option"), (.shift, "shift"), (.control, "control"), (.function, "function"),
            ]
            for (flag, word) in words where contains(flag) { result[word] = "YES" }
            return result
        }
    }
}
