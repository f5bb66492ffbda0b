import FormworkDSL

/// Apple's [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
open class UIScrollView: UIView {
    open override class var startingAttributes: [String: String] { ["clipsSubviews": "YES", "multipleTouchEnabled": "YES"] }

    public enum IndicatorStyle: Int, Sendable, InterfaceWord { case `default`, black, white }

    public enum KeyboardDismissMode: Int, Sendable, InterfaceWord {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable, InterfaceWord { case automatic, scrollableAxes, never, always }

    public final lazy var contentLayoutGuide = UILayoutGuide(self, .guide(.contentLayoutGuide))
    public final lazy var frameLayoutGuide = UILayoutGuide(self, .guide(.frameLayoutGuide))
    open weak var delegate: (any UIScrollViewDelegate)?

    open var isScrollEnabled = true { didSet { write(isScrollEnabled) } }
    open var isPagingEnabled = false { didSet { write(isPagingEnabled) } }
    open var bounces = true { didSet { write(bounces) } }
    open var bouncesZoom = true { didSet { write(bouncesZoom) } }
    open var alwaysBounceVertical = false { didSet { write(alwaysBounceVertical) } }
    open var alwaysBounceHorizontal = false { didSet { write(alwaysBounceHorizontal) } }
    open var isDirectionalLockEnabled = false { didSet { write(isDirectionalLockEnabled) } }
    open var showsHorizontalScrollIndicator = true { didSet { write(showsHorizontalScrollIndicator) } }
    open var showsVerticalScrollIndicator = true { didSet { write(showsVerticalScrollIndicator) } }
    open var delaysContentTouches = true { didSet { write(delaysContentTouches) } }
    open var canCancelContentTouches = true { didSet { write(canCancelContentTouches) } }
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { write(automaticallyAdjustsScrollIndicatorInsets) } }
    open var indicatorStyle = IndicatorStyle.default { didSet { write(indicatorStyle) } }
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { write(keyboardDismissMode) } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { write(contentInsetAdjustmentBehavior) } }
    open var minimumZoomScale: CGFloat = 1 { didSet { write(minimumZoomScale) } }
    open var maximumZoomScale: CGFloat = 1 { didSet { write(maximumZoomScale) } }
    open var contentInset = UIEdgeInsets.zero { didSet { write(contentInset.inset("contentInset")) } }
    open var scrollIndicatorInsets = UIEdgeInsets.zero { didSet { write(scrollIndicatorInsets.inset("scrollIndicatorInsets")) } }
    open var contentSize = CGSize.zero { didSet { write(contentSize) } }
    open var contentOffset = CGPoint.zero
}
