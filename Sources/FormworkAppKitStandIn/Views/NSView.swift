import FormworkDSL

/// AppKit's `NSView`.
@MainActor
open class NSView: StandInView {
    /// AppKit's `AutoresizingMask`.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// AppKit's `rawValue`.
        public let rawValue: UInt

        /// AppKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// AppKit's `none`.
        public static let none: AutoresizingMask = []
        /// AppKit's `minXMargin`.
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        /// AppKit's `width`.
        public static let width = AutoresizingMask(rawValue: 2)
        /// AppKit's `maxXMargin`.
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        /// AppKit's `minYMargin`.
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        /// AppKit's `height`.
        public static let height = AutoresizingMask(rawValue: 16)
        /// AppKit's `maxYMargin`.
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    /// AppKit's initializer.
    public init(frame: NSRect) { super.init(frame: frame, partOf: nil) }

    // Safe: generated code decodes nothing, and a person's code that does is told so.
    /// AppKit's initializer.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    /// As on the platform.
    public convenience init() { self.init(frame: .zero) }

    // MARK: Hierarchy

    /// AppKit's `superview`.
    public final var superview: NSView? { holder as? NSView }
    /// AppKit's `subviews`.
    public final var subviews: [NSView] { parts.compactMap { $0 as? NSView } }

    /// AppKit's `addSubview`.
    open func addSubview(_ view: NSView) { put(view) }

    /// AppKit's `removeFromSuperview`.
    open func removeFromSuperview() { takeOut() }

    /// AppKit's `nextKeyView`.
    open weak var nextKeyView: NSView?
    /// AppKit's `menu`.
    open var menu: NSMenu?

    // MARK: Place

    /// AppKit's `autoresizingMask`.
    open var autoresizingMask: AutoresizingMask = [] { didSet { write(LayoutContent(autoresizingMask: autoresizingMask.rawValue)) } }
    /// AppKit's `autoresizesSubviews`.
    open var autoresizesSubviews = true { didSet { write("autoresizesSubviews", autoresizesSubviews) } }
    /// AppKit's `bounds`.
    open var bounds: NSRect {
        get { NSRect(origin: .zero, size: frame.size) }
        set { frame = NSRect(origin: frame.origin, size: newValue.size) }
    }
    /// AppKit's `frameRotation`.
    open var frameRotation: CGFloat = 0 { didSet { write("frameRotation", frameRotation) } }
    /// AppKit's `frameCenterRotation`.
    open var frameCenterRotation: CGFloat = 0 { didSet { write("frameCenterRotation", frameCenterRotation) } }
    /// AppKit's `boundsRotation`.
    open var boundsRotation: CGFloat = 0 { didSet { write("boundsRotation", boundsRotation) } }

    // MARK: Looks

    /// AppKit's `isHidden`.
    open var isHidden = false { didSet { write("hidden", isHidden) } }
    /// AppKit's `alphaValue`.
    open var alphaValue: CGFloat = 1 { didSet { write("alphaValue", alphaValue) } }
    /// AppKit's `wantsLayer`.
    open var wantsLayer = false { didSet { write("wantsLayer", wantsLayer) } }
    /// AppKit's `layer`.
    public final lazy var layer: CALayer? = CALayer(self)
    /// AppKit's `clipsToBounds`.
    open var clipsToBounds = false { didSet { write("clipsToBounds", clipsToBounds) } }
    /// AppKit's `canDrawConcurrently`.
    open var canDrawConcurrently = false { didSet { write("canDrawConcurrently", canDrawConcurrently) } }
    /// AppKit's `canDrawSubviewsIntoLayer`.
    open var canDrawSubviewsIntoLayer = false { didSet { write("canDrawSubviewsIntoLayer", canDrawSubviewsIntoLayer) } }
    /// AppKit's `toolTip`.
    open var toolTip: String? { didSet { write("toolTip", toolTip) } }
    /// AppKit's `identifier`.
    open var identifier: NSUserInterfaceItemIdentifier? { didSet { write("identifier", identifier?.rawValue) } }
    /// AppKit's `focusRingType`.
    open var focusRingType = NSFocusRingType.default { didSet { write("focusRingType", focusRingType) } }
    /// AppKit's `userInterfaceLayoutDirection`.
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight {
        didSet { write("userInterfaceLayoutDirection", userInterfaceLayoutDirection) }
    }
    /// AppKit's `appearance`.
    open var appearance: NSAppearance? { didSet { write("appearanceType", appearance?.name.word) } }

    // MARK: Guides

    /// AppKit's `safeAreaLayoutGuide`.
    public final lazy var safeAreaLayoutGuide = NSLayoutGuide(self, .guide(.safeArea))
    /// AppKit's `layoutMarginsGuide`.
    public final lazy var layoutMarginsGuide = NSLayoutGuide(self, .margins)

    // MARK: Gestures and accessibility

    /// AppKit's `gestureRecognizers`.
    public private(set) final var gestureRecognizers: [NSGestureRecognizer] = []

    /// AppKit's `addGestureRecognizer`.
    open func addGestureRecognizer(_ recognizer: NSGestureRecognizer) { gestureRecognizers.append(recognizer) }

    private var accessibility = LayoutContent("accessibility")

    private func writeAccessibility(_ name: String, _ value: String?) {
        accessibility[name] = value
        write(accessibility)
    }

    /// AppKit's `setAccessibilityLabel`.
    open func setAccessibilityLabel(_ label: String?) { writeAccessibility("description", label) }
    /// AppKit's `setAccessibilityHelp`.
    open func setAccessibilityHelp(_ help: String?) { writeAccessibility("help", help) }
    /// AppKit's `setAccessibilityIdentifier`.
    open func setAccessibilityIdentifier(_ identifier: String?) { writeAccessibility("identifier", identifier) }
}
