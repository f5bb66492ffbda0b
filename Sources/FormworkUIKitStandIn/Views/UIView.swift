import FormworkDSL
import FormworkModel

/// Apple's [UIView](https://developer.apple.com/documentation/uikit/uiview).
open class UIView: StandInView {
    /// The view whose element a view under construction shares; nil when new views get their own elements.
    static var whole: UIView?

    public init(frame: CGRect) { super.init(frame: frame, partOf: UIView.whole) }

    // Safe: generated code never decodes; other code that does gets this message.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    /// As on the platform.
    public convenience init() { self.init(frame: .zero) }

    // MARK: Hierarchy

    public final var superview: UIView? { holder as? UIView }
    public final var subviews: [UIView] { parts.compactMap { $0 as? UIView } }

    open func addSubview(_ view: UIView) { put(view) }

    open func insertSubview(_ view: UIView, at index: Int) {
        let behind = Array(subviews.filter { $0 !== view }.dropFirst(index))
        addSubview(view)
        bringForward(behind)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        let rest = subviews.filter { $0 !== view }
        guard let place = rest.firstIndex(of: sibling) else { return addSubview(view) }
        insertSubview(view, at: place + 1)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        let rest = subviews.filter { $0 !== view }
        guard let place = rest.firstIndex(of: sibling) else { return addSubview(view) }
        insertSubview(view, at: place)
    }

    open func bringSubviewToFront(_ view: UIView) { bringForward([view]) }

    open func sendSubviewToBack(_ view: UIView) { bringForward(subviews.filter { $0 !== view }) }

    open func removeFromSuperview() { takeOut() }

    public final func isDescendant(of view: UIView) -> Bool { standInLayoutView.isDescendant(of: view.standInLayoutView) }

    /// Adds a view as a part of this one, such as a content view.
    final func addPart(_ view: UIView, _ place: LayoutPlace) { put(view, in: place) }

    // MARK: Place

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame = CGRect(origin: frame.origin, size: newValue.size) }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open var autoresizingMask: AutoresizingMask = [] { didSet { write(autoresizingMask.content) } }
    open var autoresizesSubviews = true { didSet { write(autoresizesSubviews) } }

    // MARK: Margins

    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { write(layoutMargins.margins("layoutMargins")) } }
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
        didSet { write(directionalLayoutMargins.content("directionalLayoutMargins")) }
    }
    open var preservesSuperviewLayoutMargins = false { didSet { write(preservesSuperviewLayoutMargins) } }
    open var insetsLayoutMarginsFromSafeArea = true { didSet { write(insetsLayoutMarginsFromSafeArea) } }

    // MARK: Looks

    open var isHidden = false { didSet { write(isHidden) } }
    open var alpha: CGFloat = 1 { didSet { write(alpha) } }
    open var isOpaque = true { didSet { write(isOpaque) } }
    open var clipsToBounds = false { didSet { write("clipsSubviews", clipsToBounds) } }
    open var clearsContextBeforeDrawing = true { didSet { write(clearsContextBeforeDrawing) } }
    open var contentMode = ContentMode.scaleToFill { didSet { write(contentMode) } }
    open var backgroundColor: UIColor? { didSet { write(backgroundColor) } }
    open var tintColor: UIColor! { didSet { write(tintColor) } }
    open var tag = 0 { didSet { write(tag) } }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { write(semanticContentAttribute) } }
    open var restorationIdentifier: String? { didSet { write(restorationIdentifier) } }
    public final lazy var layer = CALayer(self)

    // MARK: Interaction

    open var isUserInteractionEnabled = true { didSet { write(isUserInteractionEnabled) } }
    open var isMultipleTouchEnabled = false { didSet { write(isMultipleTouchEnabled) } }
    open var isExclusiveTouch = false { didSet { write(isExclusiveTouch) } }
    public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { gestureRecognizers = (gestureRecognizers ?? []) + [recognizer] }

    // MARK: Large content

    open var showsLargeContentViewer = false { didSet { write(showsLargeContentViewer) } }
    open var largeContentTitle: String? { didSet { write(largeContentTitle) } }
    open var largeContentImage: UIImage? { didSet { write(largeContentImage) } }
    open var scalesLargeContentImage = false { didSet { write(scalesLargeContentImage) } }

    // MARK: Accessibility

    open var isAccessibilityElement = false { didSet { isElementExplicit = true; writeAccessibility() } }
    open var accessibilityLabel: String? { didSet { writeAccessibility() } }
    open var accessibilityHint: String? { didSet { writeAccessibility() } }
    open var accessibilityValue: String? { didSet { writeAccessibility() } }
    open var accessibilityIdentifier: String? { didSet { writeAccessibility() } }
    open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { hasTraits = true; writeAccessibility() } }
    private var hasTraits = false
    private var isElementExplicit = false
    private var accessibility = ElementFragment("accessibility", ["key": "accessibilityConfiguration"])

    private func writeAccessibility() {
        accessibility["hint"] = accessibilityHint
        accessibility["identifier"] = accessibilityIdentifier
        accessibility["label"] = accessibilityLabel
        accessibility["value"] = accessibilityValue
        accessibility.children = hasTraits ? [accessibilityTraits.content] : []
        if isElementExplicit {
            accessibility.children.append(ElementFragment("bool", ["key": "isElement", "value": isAccessibilityElement ? "YES" : "NO"]))
        }
        write(accessibility)
    }

    // MARK: Guides

    public final lazy var layoutMarginsGuide = UILayoutGuide(self, .margins)
    public final lazy var safeAreaLayoutGuide = UILayoutGuide(self, .guide(.safeArea))
    public final lazy var readableContentGuide = UILayoutGuide(self, .readable)
    public final lazy var keyboardLayoutGuide = UILayoutGuide(self, .guide(.keyboard))

    // MARK: Layout passes

    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraints() {}
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    open func draw(_ rect: CGRect) {}
    open func sizeToFit() {}
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    public static let noIntrinsicMetric: CGFloat = -1
}
