/// Apple's [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
open class UIControl: UIView {
    open override class var startingAttributes: [String: String] { ["opaque": "NO"] }

    open var isEnabled = true { didSet { write(isEnabled) } }
    open var isSelected = false { didSet { write(isSelected) } }
    open var isHighlighted = false { didSet { write(isHighlighted) } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { write(contentHorizontalAlignment) } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { write(contentVerticalAlignment) } }
    open var toolTip: String? { didSet { write(toolTip) } }
    open var showsMenuAsPrimaryAction = false { didSet { write(showsMenuAsPrimaryAction) } }

    /// Targets with their actions and events; a nil target means the responder chain.
    public private(set) final var actions: [(target: AnyObject?, action: Selector, events: Event)] = []

    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        actions.append((target as AnyObject?, action, events))
    }

    /// UIKit's `removeTarget`. A nil target or action matches all of them.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        let target = target as AnyObject?
        actions.removeAll { entry in
            (target == nil || entry.target === target) && (action == nil || entry.action.name == action?.name)
                && !entry.events.isDisjoint(with: events)
        }
    }

    open func addAction(_ action: UIAction, for events: Event) {}

    public enum ContentHorizontalAlignment: Int, Sendable, InterfaceWord { case center, left, right, fill, leading, trailing }

    public enum ContentVerticalAlignment: Int, Sendable, InterfaceWord { case center, top, bottom, fill }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)

        /// The `key` of Interface Builder's element for the state.
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

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
