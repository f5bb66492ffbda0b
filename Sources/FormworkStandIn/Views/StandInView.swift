public import FormworkDSL
import FormworkModel

/// The base class of `UIView` and `NSView`: a view of ``StandIn``'s document with its frame and priorities.
open class StandInView: StandInResponder {
    /// The corresponding view of ``StandIn``'s document.
    public let standInLayoutView: LayoutView
    /// The name of Interface Builder's element for the class.
    open class var interfaceElement: String { StandIn.element(of: self) ?? "view" }
    /// Attributes that Interface Builder writes explicitly for the initial state of a view made in code.
    open class var startingAttributes: [String: String] { [:] }

    /// Creates a view in the document.
    ///
    /// - Parameters:
    ///   - frame: the frame in points, in the document's coordinates.
    ///   - whole: the view whose element this one shares; nil for a view with an element of its own.
    public init(frame: CGRect, partOf whole: StandInView? = nil) {
        if let whole {
            standInLayoutView = whole.standInLayoutView
            super.init()
            return
        }
        standInLayoutView = StandIn.document.makeView(Self.interfaceElement, frame: frame.inDocument)
        super.init()
        StandIn.views[standInLayoutView.id] = self
        for (name, value) in Self.startingAttributes.sorted(by: { $0.key < $1.key }) { standInLayoutView.setAttribute(name, to: value) }
    }

    // MARK: Hierarchy

    /// The superview.
    package private(set) final weak var holder: StandInView?
    /// The subviews, backmost first.
    package private(set) final var parts: [StandInView] = []
    /// The layout guides that code added.
    public internal(set) final var layoutGuides: [StandInGuide] = []

    /// Adds a view in front of the subviews.
    package final func put(_ view: StandInView, in place: LayoutPlace = .subviews) {
        view.takeOut()
        view.holder = self
        parts.append(view)
        standInLayoutView.addSubview(view.standInLayoutView, in: place)
    }

    /// Removes the view from its superview.
    package final func takeOut() {
        guard let holder else { return }
        holder.parts.removeAll { $0 === self }
        self.holder = nil
        standInLayoutView.removeFromSuperview()
    }

    /// Moves subviews in front of the others. Their constraints are kept, as the document drops some only when a view leaves its superview.
    package final func bringForward(_ views: [StandInView]) {
        for view in views where view.holder === self {
            parts.removeAll { $0 === view }
            parts.append(view)
            standInLayoutView.bringToFront(view.standInLayoutView)
        }
    }

    // MARK: Place

    /// The platforms' `frame`.
    open var frame: CGRect {
        get { CGRect(standInLayoutView.frame) }
        set { standInLayoutView.frame = newValue.inDocument }
    }

    /// The platforms' `translatesAutoresizingMaskIntoConstraints`.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { standInLayoutView.translatesAutoresizingMaskIntoConstraints }
        set { standInLayoutView.translatesAutoresizingMaskIntoConstraints = newValue }
    }

    // MARK: Priorities

    private var priorities: [String: NSLayoutConstraint.Priority] = [:]

    /// The platforms' `setContentHuggingPriority`.
    open func setContentHuggingPriority(_ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Axis) {
        setPriority(priority, "\(axis)HuggingPriority")
    }

    /// The platforms' `setContentCompressionResistancePriority`.
    open func setContentCompressionResistancePriority(_ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Axis) {
        setPriority(priority, "\(axis)CompressionResistancePriority")
    }

    /// The platforms' `contentHuggingPriority`.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Priority {
        priorities["\(axis)HuggingPriority"] ?? .defaultLow
    }

    /// The platforms' `contentCompressionResistancePriority`.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Priority {
        priorities["\(axis)CompressionResistancePriority"] ?? .defaultHigh
    }

    /// Writes a priority as an attribute.
    package final func setPriority(_ priority: NSLayoutConstraint.Priority, _ name: String) {
        priorities[name] = priority
        write(name, Double(priority.rawValue))
    }

    // MARK: Writing

    /// Writes an attribute; nil removes it. A view without an element of its own writes into the element that it shares.
    open func writeAttribute(_ name: String, _ value: String?) { standInLayoutView.setAttribute(name, to: value) }

    /// Writes a child element of the view's element.
    open func write(_ content: ElementFragment) { standInLayoutView.setContent(content) }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height) }

    var inDocument: Rect { Rect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
}
