/// AppKit's `NSGestureRecognizer`.
@MainActor
open class NSGestureRecognizer: NSObject {
    /// AppKit's initializer.
    public init(target: Any?, action: Selector?) {
        super.init()
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    /// AppKit's `target`.
    open weak var target: AnyObject?
    /// AppKit's `action`.
    open var action: Selector?
    /// AppKit's `isEnabled`.
    open var isEnabled = true
    /// AppKit's `delegate`.
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    /// AppKit's `delaysPrimaryMouseButtonEvents`.
    open var delaysPrimaryMouseButtonEvents = false
    /// AppKit's `delaysSecondaryMouseButtonEvents`.
    open var delaysSecondaryMouseButtonEvents = false
    /// AppKit's `delaysOtherMouseButtonEvents`.
    open var delaysOtherMouseButtonEvents = false
    /// AppKit's `delaysKeyEvents`.
    open var delaysKeyEvents = false
    /// AppKit's `delaysMagnificationEvents`.
    open var delaysMagnificationEvents = false
    /// AppKit's `delaysRotationEvents`.
    open var delaysRotationEvents = false
}

/// AppKit's `NSClickGestureRecognizer`.
open class NSClickGestureRecognizer: NSGestureRecognizer {
    /// AppKit's `buttonMask`.
    open var buttonMask = 1
    /// AppKit's `numberOfClicksRequired`.
    open var numberOfClicksRequired = 1
}

/// AppKit's `NSPressGestureRecognizer`.
open class NSPressGestureRecognizer: NSGestureRecognizer {
    /// AppKit's `buttonMask`.
    open var buttonMask = 1
    /// AppKit's `minimumPressDuration`.
    open var minimumPressDuration: TimeInterval = 0.5
    /// AppKit's `allowableMovement`.
    open var allowableMovement: CGFloat = 10
}

/// AppKit's `NSPanGestureRecognizer`.
open class NSPanGestureRecognizer: NSGestureRecognizer {
    /// AppKit's `buttonMask`.
    open var buttonMask = 1
}

/// AppKit's `NSMagnificationGestureRecognizer`.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {}

/// AppKit's `NSRotationGestureRecognizer`.
open class NSRotationGestureRecognizer: NSGestureRecognizer {}
