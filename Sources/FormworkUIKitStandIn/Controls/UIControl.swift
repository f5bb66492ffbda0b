/// UIKit's `UIControl`.
@MainActor
open class UIControl: UIView {
    open override class var startingAttributes: [String: String] { ["opaque": "NO"] }

    /// UIKit's `isEnabled`.
    open var isEnabled = true { didSet { write("enabled", isEnabled) } }
    /// UIKit's `isSelected`.
    open var isSelected = false { didSet { write("selected", isSelected) } }
    /// UIKit's `isHighlighted`.
    open var isHighlighted = false { didSet { write("highlighted", isHighlighted) } }
    /// UIKit's `contentHorizontalAlignment`.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { write("contentHorizontalAlignment", contentHorizontalAlignment) }
    }
    /// UIKit's `contentVerticalAlignment`.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { write("contentVerticalAlignment", contentVerticalAlignment) }
    }
    /// UIKit's `toolTip`.
    open var toolTip: String? { didSet { write("toolTip", toolTip) } }
    /// UIKit's `showsMenuAsPrimaryAction`.
    open var showsMenuAsPrimaryAction = false { didSet { write("showsMenuAsPrimaryAction", showsMenuAsPrimaryAction) } }

    /// What is sent to whom; nil for the first that takes it.
    public private(set) final var actions: [(target: AnyObject?, action: Selector, events: Event)] = []

    /// UIKit's `addTarget`.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        actions.append((target as AnyObject?, action, events))
    }

    /// UIKit's `removeTarget`; nil stands for every target, and for every action.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        let target = target as AnyObject?
        actions.removeAll { entry in
            (target == nil || entry.target === target) && (action == nil || entry.action.name == action?.name)
                && !entry.events.isDisjoint(with: events)
        }
    }

    /// UIKit's `addAction`.
    open func addAction(_ action: UIAction, for events: Event) {}

    /// UIKit's `ContentHorizontalAlignment`.
    public enum ContentHorizontalAlignment: Int, Sendable, InterfaceWord { case center, left, right, fill, leading, trailing }

    /// UIKit's `ContentVerticalAlignment`.
    public enum ContentVerticalAlignment: Int, Sendable, InterfaceWord { case center, top, bottom, fill }

    /// UIKit's `State`.
    public struct State: OptionSet, Hashable, Sendable {
        /// UIKit's `rawValue`.
        public let rawValue: UInt

        /// UIKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// UIKit's `normal`.
        public static let normal: State = []
        /// UIKit's `highlighted`.
        public static let highlighted = State(rawValue: 1)
        /// UIKit's `disabled`.
        public static let disabled = State(rawValue: 2)
        /// UIKit's `selected`.
        public static let selected = State(rawValue: 4)
        /// UIKit's `focused`.
        public static let focused = State(rawValue: 8)

        /// The `key` of Interface Builder's element.
        var key: String {
            switch self {
            case .highlighted: "highlighted"
            case .disabled: "disabled"
            case .selected: "selected"
            case .focused: "focused"
            default: "normal"
            }
        }
    }

    /// UIKit's `Event`.
    public struct Event: OptionSet, Hashable, Sendable {
        /// UIKit's `rawValue`.
        public let rawValue: UInt

        /// UIKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// UIKit's `touchDown`.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// UIKit's `touchDownRepeat`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// UIKit's `touchDragInside`.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// UIKit's `touchDragOutside`.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// UIKit's `touchDragEnter`.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// UIKit's `touchDragExit`.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// UIKit's `touchUpInside`.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// UIKit's `touchUpOutside`.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// UIKit's `touchCancel`.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// UIKit's `valueChanged`.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// UIKit's `primaryActionTriggered`.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// UIKit's `menuActionTriggered`.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// UIKit's `editingDidBegin`.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// UIKit's `editingChanged`.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// UIKit's `editingDidEnd`.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// UIKit's `editingDidEndOnExit`.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// UIKit's `allTouchEvents`.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// UIKit's `allEditingEvents`.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// UIKit's `allEvents`.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
