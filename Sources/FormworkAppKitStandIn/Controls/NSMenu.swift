import FormworkDSL

/// AppKit's `NSMenu`.
@MainActor
open class NSMenu: NSObject {
    /// What is told when its items change.
    var changed: () -> Void = {}

    /// AppKit's initializer.
    public init(title: String) { self.title = title }

    /// AppKit's `title`.
    open var title: String
    /// AppKit's `items`.
    open var items: [NSMenuItem] = [] { didSet { itemsChanged() } }
    /// AppKit's `autoenablesItems`.
    open var autoenablesItems = true
    /// AppKit's `showsStateColumn`.
    open var showsStateColumn = true
    /// AppKit's `identifier`.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// AppKit's `delegate`.
    open weak var delegate: (any NSMenuDelegate)?

    /// AppKit's `addItem`.
    open func addItem(_ item: NSMenuItem) { items.append(item) }

    /// AppKit's `addItem`.
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

    /// The id of an item in the document.
    static func id(_ seed: String, of number: Int) -> String { "\(seed)-item-\(number)" }

    /// As Interface Builder writes it.
    func content(_ seed: String) -> LayoutContent {
        LayoutContent(
            "menu", ["key": "menu"],
            children: [
                LayoutContent("items", children: items.enumerated().map { number, item in item.content(Self.id(seed, of: number)) })
            ])
    }
}

/// AppKit's `NSMenuDelegate`. In a proof nothing is asked.
@MainActor public protocol NSMenuDelegate: AnyObject {}

/// AppKit's `NSMenuItem`.
@MainActor
open class NSMenuItem: NSObject {
    var changed: () -> Void = {}
    private var isSeparator = false

    /// AppKit's initializer.
    public init(title: String, action: Selector?, keyEquivalent: String) {
        self.title = title
        self.action = action
        self.keyEquivalent = keyEquivalent
    }

    /// AppKit's `separator`.
    open class func separator() -> NSMenuItem {
        let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
        item.isSeparator = true
        return item
    }

    /// AppKit's `title`.
    open var title: String { didSet { changed() } }
    /// AppKit's `attributedTitle`.
    open var attributedTitle: NSAttributedString?
    /// AppKit's `action`.
    open var action: Selector?
    /// AppKit's `target`.
    open weak var target: AnyObject?
    /// AppKit's `image`.
    open var image: NSImage? { didSet { changed() } }
    /// AppKit's `identifier`.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// AppKit's `indentationLevel`.
    open var indentationLevel = 0 { didSet { changed() } }
    /// AppKit's `isEnabled`.
    open var isEnabled = true
    /// AppKit's `isHidden`.
    open var isHidden = false { didSet { changed() } }
    /// AppKit's `isAlternate`.
    open var isAlternate = false
    /// AppKit's `keyEquivalent`.
    open var keyEquivalent: String
    /// AppKit's `keyEquivalentModifierMask`.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    /// AppKit's `state`.
    open var state = NSControl.StateValue.off { didSet { changed() } }
    /// AppKit's `submenu`.
    open var submenu: NSMenu?
    /// AppKit's `tag`.
    open var tag = 0
    /// AppKit's `representedObject`.
    open var representedObject: Any?
    /// AppKit's `allowsKeyEquivalentWhenHidden`.
    open var allowsKeyEquivalentWhenHidden = false
    // Safe: declared as AppKit declares it; nothing here unwraps it.
    /// AppKit's `onStateImage`.
    open var onStateImage: NSImage!
    /// AppKit's `offStateImage`.
    open var offStateImage: NSImage?
    // Safe: declared as AppKit declares it; nothing here unwraps it.
    /// AppKit's `mixedStateImage`.
    open var mixedStateImage: NSImage!
    /// AppKit's `toolTip`.
    open var toolTip: String?

    func content(_ id: String) -> LayoutContent {
        var result = LayoutContent("menuItem", isSeparator ? ["isSeparatorItem": "YES", "id": id] : ["title": title, "id": id])
        if state != .off { result["state"] = state.interfaceWord }
        if isHidden { result["hidden"] = "YES" }
        if indentationLevel != 0 { result["indentationLevel"] = String(indentationLevel) }
        result["image"] = image?.name
        return result
    }
}

/// AppKit's `NSEvent`.
public enum NSEvent {
    /// AppKit's `ModifierFlags`.
    public struct ModifierFlags: OptionSet, Sendable {
        /// AppKit's `rawValue`.
        public let rawValue: UInt
        /// AppKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// AppKit's `capsLock`.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// AppKit's `shift`.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// AppKit's `control`.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// AppKit's `option`.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// AppKit's `command`.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// AppKit's `numericPad`.
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        /// AppKit's `help`.
        public static let help = ModifierFlags(rawValue: 1 << 22)
        /// AppKit's `function`.
        public static let function = ModifierFlags(rawValue: 1 << 23)

        /// As Interface Builder writes it.
        var content: LayoutContent {
            var result = LayoutContent("modifierMask", ["key": "keyEquivalentModifierMask"])
            let words: [(flag: ModifierFlags, word: String)] = [
                (.command, "command"), (.option, "option"), (.shift, "shift"), (.control, "control"), (.function, "function"),
            ]
            for (flag, word) in words where contains(flag) { result[word] = "YES" }
            return result
        }
    }
}
