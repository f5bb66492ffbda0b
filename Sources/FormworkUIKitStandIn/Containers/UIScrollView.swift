import FormworkDSL

/// UIKit's `UIScrollView`.
@MainActor
open class UIScrollView: UIView {
    open override class var interfaceElement: String { "scrollView" }
    open override class var startingAttributes: [String: String] { ["clipsSubviews": "YES", "multipleTouchEnabled": "YES"] }

    /// UIKit's `IndicatorStyle`.
    public enum IndicatorStyle: Int, Sendable, InterfaceWord { case `default`, black, white }

    /// UIKit's `KeyboardDismissMode`.
    public enum KeyboardDismissMode: Int, Sendable, InterfaceWord {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// UIKit's `ContentInsetAdjustmentBehavior`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, InterfaceWord { case automatic, scrollableAxes, never, always }

    /// UIKit's `contentLayoutGuide`.
    public final lazy var contentLayoutGuide = UILayoutGuide(self, .guide(.contentLayoutGuide))
    /// UIKit's `frameLayoutGuide`.
    public final lazy var frameLayoutGuide = UILayoutGuide(self, .guide(.frameLayoutGuide))
    /// UIKit's `delegate`.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// UIKit's `isScrollEnabled`.
    open var isScrollEnabled = true { didSet { write("scrollEnabled", isScrollEnabled) } }
    /// UIKit's `isPagingEnabled`.
    open var isPagingEnabled = false { didSet { write("pagingEnabled", isPagingEnabled) } }
    /// UIKit's `bounces`.
    open var bounces = true { didSet { write("bounces", bounces) } }
    /// UIKit's `bouncesZoom`.
    open var bouncesZoom = true { didSet { write("bouncesZoom", bouncesZoom) } }
    /// UIKit's `alwaysBounceVertical`.
    open var alwaysBounceVertical = false { didSet { write("alwaysBounceVertical", alwaysBounceVertical) } }
    /// UIKit's `alwaysBounceHorizontal`.
    open var alwaysBounceHorizontal = false { didSet { write("alwaysBounceHorizontal", alwaysBounceHorizontal) } }
    /// UIKit's `isDirectionalLockEnabled`.
    open var isDirectionalLockEnabled = false { didSet { write("directionalLockEnabled", isDirectionalLockEnabled) } }
    /// UIKit's `showsHorizontalScrollIndicator`.
    open var showsHorizontalScrollIndicator = true { didSet { write("showsHorizontalScrollIndicator", showsHorizontalScrollIndicator) } }
    /// UIKit's `showsVerticalScrollIndicator`.
    open var showsVerticalScrollIndicator = true { didSet { write("showsVerticalScrollIndicator", showsVerticalScrollIndicator) } }
    /// UIKit's `delaysContentTouches`.
    open var delaysContentTouches = true { didSet { write("delaysContentTouches", delaysContentTouches) } }
    /// UIKit's `canCancelContentTouches`.
    open var canCancelContentTouches = true { didSet { write("canCancelContentTouches", canCancelContentTouches) } }
    /// UIKit's `automaticallyAdjustsScrollIndicatorInsets`.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { write("automaticallyAdjustsScrollIndicatorInsets", automaticallyAdjustsScrollIndicatorInsets) }
    }
    /// UIKit's `indicatorStyle`.
    open var indicatorStyle = IndicatorStyle.default { didSet { write("indicatorStyle", indicatorStyle) } }
    /// UIKit's `keyboardDismissMode`.
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { write("keyboardDismissMode", keyboardDismissMode) } }
    /// UIKit's `contentInsetAdjustmentBehavior`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { write("contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior) }
    }
    /// UIKit's `minimumZoomScale`.
    open var minimumZoomScale: CGFloat = 1 { didSet { write("minimumZoomScale", minimumZoomScale) } }
    /// UIKit's `maximumZoomScale`.
    open var maximumZoomScale: CGFloat = 1 { didSet { write("maximumZoomScale", maximumZoomScale) } }
    /// UIKit's `contentInset`.
    open var contentInset = UIEdgeInsets.zero { didSet { write(contentInset.inset("contentInset")) } }
    /// UIKit's `scrollIndicatorInsets`.
    open var scrollIndicatorInsets = UIEdgeInsets.zero { didSet { write(scrollIndicatorInsets.inset("scrollIndicatorInsets")) } }
    /// UIKit's `contentSize`.
    open var contentSize = CGSize.zero { didSet { write(contentSize, size: "contentSize") } }
    /// UIKit's `contentOffset`.
    open var contentOffset = CGPoint.zero
}
