/// Apple's [NSGestureRecognizer](https://developer.apple.com/documentation/appkit/nsgesturerecognizer).
open class NSGestureRecognizer: NSObject {
    public init(target: Any?, action: Selector?) {
        super.init()
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    open var delaysPrimaryMouseButtonEvents = false
    open var delaysSecondaryMouseButtonEvents = false
    open var delaysOtherMouseButtonEvents = false
    open var delaysKeyEvents = false
    open var delaysMagnificationEvents = false
    open var delaysRotationEvents = false
}

/// Apple's [NSClickGestureRecognizer](https://developer.apple.com/documentation/appkit/nsclickgesturerecognizer).
open class NSClickGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var numberOfClicksRequired = 1
}

/// Apple's [NSPressGestureRecognizer](https://developer.apple.com/documentation/appkit/nspressgesturerecognizer).
open class NSPressGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
}

/// Apple's [NSPanGestureRecognizer](https://developer.apple.com/documentation/appkit/nspangesturerecognizer).
open class NSPanGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
}

/// Apple's [NSMagnificationGestureRecognizer](https://developer.apple.com/documentation/appkit/nsmagnificationgesturerecognizer).
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {}

/// Apple's [NSRotationGestureRecognizer](https://developer.apple.com/documentation/appkit/nsrotationgesturerecognizer).
open class NSRotationGestureRecognizer: NSGestureRecognizer {}
