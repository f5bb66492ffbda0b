/// UIKit's `UIGestureRecognizer`.
@MainActor
open class UIGestureRecognizer: NSObject {
    /// What is sent to whom.
    public private(set) final var actions: [(target: AnyObject?, action: Selector)] = []
    /// UIKit's `isEnabled`.
    open var isEnabled = true
    /// UIKit's `cancelsTouchesInView`.
    open var cancelsTouchesInView = true
    /// UIKit's `delaysTouchesBegan`.
    open var delaysTouchesBegan = false
    /// UIKit's `delaysTouchesEnded`.
    open var delaysTouchesEnded = true
    /// UIKit's `requiresExclusiveTouchType`.
    open var requiresExclusiveTouchType = true
    /// UIKit's `delegate`.
    open weak var delegate: AnyObject?

    /// UIKit's initializer.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { addTarget(target as Any, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    /// UIKit's `addTarget`.
    open func addTarget(_ target: Any, action: Selector) { actions.append((target as AnyObject, action)) }

    /// UIKit's `removeTarget`; nil stands for every target, and for every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target as AnyObject?
        actions.removeAll { (target == nil || $0.0 === target) && (action == nil || $0.1.name == action?.name) }
    }
}

/// UIKit's `UITapGestureRecognizer`.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// UIKit's `numberOfTapsRequired`.
    open var numberOfTapsRequired = 1
    /// UIKit's `numberOfTouchesRequired`.
    open var numberOfTouchesRequired = 1
}

/// UIKit's `UISwipeGestureRecognizer`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// UIKit's `Direction`.
    public struct Direction: OptionSet, Sendable {
        /// UIKit's `rawValue`.
        public let rawValue: UInt
        /// UIKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// UIKit's `right`.
        public static let right = Direction(rawValue: 1)
        /// UIKit's `left`.
        public static let left = Direction(rawValue: 2)
        /// UIKit's `up`.
        public static let up = Direction(rawValue: 4)
        /// UIKit's `down`.
        public static let down = Direction(rawValue: 8)
    }

    /// UIKit's `direction`.
    open var direction: Direction = .right
    /// UIKit's `numberOfTouchesRequired`.
    open var numberOfTouchesRequired = 1
}

/// UIKit's `UIPanGestureRecognizer`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// UIKit's `minimumNumberOfTouches`.
    open var minimumNumberOfTouches = 1
    /// UIKit's `maximumNumberOfTouches`.
    open var maximumNumberOfTouches = Int.max
}

/// UIKit's `UIScreenEdgePanGestureRecognizer`.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// UIKit's `edges`.
    open var edges: UIRectEdge = []
}

/// UIKit's `UIPinchGestureRecognizer`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// UIKit's `scale`.
    open var scale: CGFloat = 1
}

/// UIKit's `UIRotationGestureRecognizer`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// UIKit's `rotation`.
    open var rotation: CGFloat = 0
}

/// UIKit's `UILongPressGestureRecognizer`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// UIKit's `minimumPressDuration`.
    open var minimumPressDuration: TimeInterval = 0.5
    /// UIKit's `allowableMovement`.
    open var allowableMovement: CGFloat = 10
    /// UIKit's `numberOfTapsRequired`.
    open var numberOfTapsRequired = 0
    /// UIKit's `numberOfTouchesRequired`.
    open var numberOfTouchesRequired = 1
}

/// UIKit's `UIRectEdge`.
public struct UIRectEdge: OptionSet, Sendable {
    /// UIKit's `rawValue`.
    public let rawValue: UInt
    /// UIKit's initializer.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `top`.
    public static let top = UIRectEdge(rawValue: 1)
    /// UIKit's `left`.
    public static let left = UIRectEdge(rawValue: 2)
    /// UIKit's `bottom`.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// UIKit's `right`.
    public static let right = UIRectEdge(rawValue: 8)
    /// UIKit's `all`.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
