import FormworkDSL

/// Apple's [NSView](https://developer.apple.com/documentation/appkit/nsview).
open class NSView: StandInView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let none: AutoresizingMask = []
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        public static let width = AutoresizingMask(rawValue: 2)
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        public static let height = AutoresizingMask(rawValue: 16)
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    public init(frame: NSRect) { super.init(frame: frame, partOf: nil) }

    // Safe: generated code never decodes; other code that does gets this message.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    /// As on the platform.
    public convenience init() { self.init(frame: .zero) }

    // MARK: Hierarchy

    public final var superview: NSView? { holder as? NSView }
    public final var subviews: [NSView] { parts.compactMap { $0 as? NSView } }

    open func addSubview(_ view: NSView) { put(view) }

    open func removeFromSuperview() { takeOut() }

    open weak var nextKeyView: NSView?
    open var menu: NSMenu?

    // MARK: Place

    open var autoresizingMask: AutoresizingMask = [] { didSet { write(ElementFragment(autoresizingMask: autoresizingMask.rawValue)) } }
    open var autoresizesSubviews = true { didSet { write(autoresizesSubviews) } }
    open var bounds: NSRect {
        get { NSRect(origin: .zero, size: frame.size) }
        set { frame = NSRect(origin: frame.origin, size: newValue.size) }
    }
    open var frameRotation: CGFloat = 0 { didSet { write(frameRotation) } }
    open var frameCenterRotation: CGFloat = 0 { didSet { write(frameCenterRotation) } }
    open var boundsRotation: CGFloat = 0 { didSet { write(boundsRotation) } }

    // MARK: Looks

    open var isHidden = false { didSet { write(isHidden) } }
    open var alphaValue: CGFloat = 1 { didSet { write(alphaValue) } }
    open var wantsLayer = false { didSet { write(wantsLayer) } }
    public final lazy var layer: CALayer? = CALayer(self)
    open var clipsToBounds = false { didSet { write(clipsToBounds) } }
    open var canDrawConcurrently = false { didSet { write(canDrawConcurrently) } }
    open var canDrawSubviewsIntoLayer = false { didSet { write(canDrawSubviewsIntoLayer) } }
    open var toolTip: String? { didSet { write(toolTip) } }
    open var identifier: NSUserInterfaceItemIdentifier? { didSet { write("identifier", identifier?.rawValue) } }
    open var focusRingType = NSFocusRingType.default { didSet { write(focusRingType) } }
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight { didSet { write(userInterfaceLayoutDirection) } }
    open var appearance: NSAppearance? { didSet { write("appearanceType", appearance?.name.word) } }

    // MARK: Guides

    public final lazy var safeAreaLayoutGuide = NSLayoutGuide(self, .guide(.safeArea))
    public final lazy var layoutMarginsGuide = NSLayoutGuide(self, .margins)

    // MARK: Gestures and accessibility

    public private(set) final var gestureRecognizers: [NSGestureRecognizer] = []

    open func addGestureRecognizer(_ recognizer: NSGestureRecognizer) { gestureRecognizers.append(recognizer) }

    private var accessibility = ElementFragment("accessibility")

    private func writeAccessibility(_ name: String, _ value: String?) {
        accessibility[name] = value
        write(accessibility)
    }

    open func setAccessibilityLabel(_ label: String?) { writeAccessibility("description", label) }
    open func setAccessibilityHelp(_ help: String?) { writeAccessibility("help", help) }
    open func setAccessibilityIdentifier(_ identifier: String?) { writeAccessibility("identifier", identifier) }
}
