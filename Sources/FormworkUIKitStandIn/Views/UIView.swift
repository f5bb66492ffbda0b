import FormworkDSL
import FormworkModel

/// UIKit's `UIView`.
@MainActor
open class UIView: StandInView {
    /// The view whose element the one that is being made writes into; nil for one that has its own.
    static var whole: UIView?

    /// UIKit's initializer.
    public init(frame: CGRect) { super.init(frame: frame, partOf: UIView.whole) }

    // Safe: generated code decodes nothing, and a person's code that does is told so.
    /// UIKit's initializer.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    /// As on the platform.
    public convenience init() { self.init(frame: .zero) }

    // MARK: Hierarchy

    /// UIKit's `superview`.
    public final var superview: UIView? { holder as? UIView }
    /// UIKit's `subviews`.
    public final var subviews: [UIView] { parts.compactMap { $0 as? UIView } }

    /// UIKit's `addSubview`.
    open func addSubview(_ view: UIView) { put(view) }

    /// UIKit's `insertSubview`.
    open func insertSubview(_ view: UIView, at index: Int) {
        let behind = Array(subviews.filter { $0 !== view }.dropFirst(index))
        addSubview(view)
        bringForward(behind)
    }

    /// UIKit's `insertSubview`.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        let rest = subviews.filter { $0 !== view }
        guard let place = rest.firstIndex(of: sibling) else { return addSubview(view) }
        insertSubview(view, at: place + 1)
    }

    /// UIKit's `insertSubview`.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        let rest = subviews.filter { $0 !== view }
        guard let place = rest.firstIndex(of: sibling) else { return addSubview(view) }
        insertSubview(view, at: place)
    }

    /// UIKit's `bringSubviewToFront`.
    open func bringSubviewToFront(_ view: UIView) { bringForward([view]) }

    /// UIKit's `sendSubviewToBack`.
    open func sendSubviewToBack(_ view: UIView) { bringForward(subviews.filter { $0 !== view }) }

    /// UIKit's `removeFromSuperview`.
    open func removeFromSuperview() { takeOut() }

    /// UIKit's `isDescendant`.
    public final func isDescendant(of view: UIView) -> Bool { standInLayoutView.isDescendant(of: view.standInLayoutView) }

    /// Puts a view where it stands as a part of this one.
    final func addPart(_ view: UIView, _ place: LayoutPlace) { put(view, in: place) }

    // MARK: Place

    /// UIKit's `bounds`.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame = CGRect(origin: frame.origin, size: newValue.size) }
    }

    /// UIKit's `center`.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// UIKit's `autoresizingMask`.
    open var autoresizingMask: AutoresizingMask = [] { didSet { write(autoresizingMask.content) } }
    /// UIKit's `autoresizesSubviews`.
    open var autoresizesSubviews = true { didSet { write("autoresizesSubviews", autoresizesSubviews) } }

    // MARK: Margins

    /// UIKit's `layoutMargins`.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { write(layoutMargins.margins("layoutMargins")) } }
    /// UIKit's `directionalLayoutMargins`.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
        didSet { write(directionalLayoutMargins.content("directionalLayoutMargins")) }
    }
    /// UIKit's `preservesSuperviewLayoutMargins`.
    open var preservesSuperviewLayoutMargins = false {
        didSet { write("preservesSuperviewLayoutMargins", preservesSuperviewLayoutMargins) }
    }
    /// UIKit's `insetsLayoutMarginsFromSafeArea`.
    open var insetsLayoutMarginsFromSafeArea = true { didSet { write("insetsLayoutMarginsFromSafeArea", insetsLayoutMarginsFromSafeArea) } }

    // MARK: Looks

    /// UIKit's `isHidden`.
    open var isHidden = false { didSet { write("hidden", isHidden) } }
    /// UIKit's `alpha`.
    open var alpha: CGFloat = 1 { didSet { write("alpha", alpha) } }
    /// UIKit's `isOpaque`.
    open var isOpaque = true { didSet { write("opaque", isOpaque) } }
    /// UIKit's `clipsToBounds`.
    open var clipsToBounds = false { didSet { write("clipsSubviews", clipsToBounds) } }
    /// UIKit's `clearsContextBeforeDrawing`.
    open var clearsContextBeforeDrawing = true { didSet { write("clearsContextBeforeDrawing", clearsContextBeforeDrawing) } }
    /// UIKit's `contentMode`.
    open var contentMode = ContentMode.scaleToFill { didSet { write("contentMode", contentMode) } }
    /// UIKit's `backgroundColor`.
    open var backgroundColor: UIColor? { didSet { write(backgroundColor, "backgroundColor") } }
    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `tintColor`.
    open var tintColor: UIColor! { didSet { write(tintColor, "tintColor") } }
    /// UIKit's `tag`.
    open var tag = 0 { didSet { write("tag", tag) } }
    /// UIKit's `semanticContentAttribute`.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { write("semanticContentAttribute", semanticContentAttribute) }
    }
    /// UIKit's `restorationIdentifier`.
    open var restorationIdentifier: String? { didSet { write("restorationIdentifier", restorationIdentifier) } }
    /// UIKit's `layer`.
    public final lazy var layer = CALayer(self)

    // MARK: Interaction

    /// UIKit's `isUserInteractionEnabled`.
    open var isUserInteractionEnabled = true { didSet { write("userInteractionEnabled", isUserInteractionEnabled) } }
    /// UIKit's `isMultipleTouchEnabled`.
    open var isMultipleTouchEnabled = false { didSet { write("multipleTouchEnabled", isMultipleTouchEnabled) } }
    /// UIKit's `isExclusiveTouch`.
    open var isExclusiveTouch = false { didSet { write("exclusiveTouch", isExclusiveTouch) } }
    /// UIKit's `gestureRecognizers`.
    public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

    /// UIKit's `addGestureRecognizer`.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { gestureRecognizers = (gestureRecognizers ?? []) + [recognizer] }

    // MARK: Large content

    /// UIKit's `showsLargeContentViewer`.
    open var showsLargeContentViewer = false { didSet { write("showsLargeContentViewer", showsLargeContentViewer) } }
    /// UIKit's `largeContentTitle`.
    open var largeContentTitle: String? { didSet { write("largeContentTitle", largeContentTitle) } }
    /// UIKit's `largeContentImage`.
    open var largeContentImage: UIImage? { didSet { write(largeContentImage, "largeContentImage") } }
    /// UIKit's `scalesLargeContentImage`.
    open var scalesLargeContentImage = false { didSet { write("scalesLargeContentImage", scalesLargeContentImage) } }

    // MARK: Accessibility

    /// UIKit's `isAccessibilityElement`.
    open var isAccessibilityElement = false { didSet { saysIsElement = true; writeAccessibility() } }
    /// UIKit's `accessibilityLabel`.
    open var accessibilityLabel: String? { didSet { writeAccessibility() } }
    /// UIKit's `accessibilityHint`.
    open var accessibilityHint: String? { didSet { writeAccessibility() } }
    /// UIKit's `accessibilityValue`.
    open var accessibilityValue: String? { didSet { writeAccessibility() } }
    /// UIKit's `accessibilityIdentifier`.
    open var accessibilityIdentifier: String? { didSet { writeAccessibility() } }
    /// UIKit's `accessibilityTraits`.
    open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { hasTraits = true; writeAccessibility() } }
    private var hasTraits = false
    private var saysIsElement = false
    private var accessibility = LayoutContent("accessibility", ["key": "accessibilityConfiguration"])

    private func writeAccessibility() {
        accessibility["hint"] = accessibilityHint
        accessibility["identifier"] = accessibilityIdentifier
        accessibility["label"] = accessibilityLabel
        accessibility["value"] = accessibilityValue
        accessibility.children = hasTraits ? [accessibilityTraits.content] : []
        if saysIsElement {
            accessibility.children.append(LayoutContent("bool", ["key": "isElement", "value": isAccessibilityElement ? "YES" : "NO"]))
        }
        write(accessibility)
    }

    // MARK: Guides

    /// UIKit's `layoutMarginsGuide`.
    public final lazy var layoutMarginsGuide = UILayoutGuide(self, .margins)
    /// UIKit's `safeAreaLayoutGuide`.
    public final lazy var safeAreaLayoutGuide = UILayoutGuide(self, .guide(.safeArea))
    /// UIKit's `readableContentGuide`.
    public final lazy var readableContentGuide = UILayoutGuide(self, .readable)
    /// UIKit's `keyboardLayoutGuide`.
    public final lazy var keyboardLayoutGuide = UILayoutGuide(self, .guide(.keyboard))

    // MARK: Layout passes

    /// UIKit's `traitCollectionDidChange`.
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

    /// UIKit's `layoutSubviews`.
    open func layoutSubviews() {}
    /// UIKit's `setNeedsLayout`.
    open func setNeedsLayout() {}
    /// UIKit's `layoutIfNeeded`.
    open func layoutIfNeeded() {}
    /// UIKit's `setNeedsUpdateConstraints`.
    open func setNeedsUpdateConstraints() {}
    /// UIKit's `updateConstraints`.
    open func updateConstraints() {}
    /// UIKit's `awakeFromNib`.
    open func awakeFromNib() {}
    /// UIKit's `prepareForInterfaceBuilder`.
    open func prepareForInterfaceBuilder() {}
    /// UIKit's `draw`.
    open func draw(_ rect: CGRect) {}
    /// UIKit's `sizeToFit`.
    open func sizeToFit() {}
    /// UIKit's `intrinsicContentSize`.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// UIKit's `noIntrinsicMetric`.
    public static let noIntrinsicMetric: CGFloat = -1
}
