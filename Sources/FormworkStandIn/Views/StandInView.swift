public import FormworkDSL
import FormworkModel

/// What `UIView` and `NSView` have in common: a view of ``StandIn``'s document, its place and its priorities.
@MainActor
open class StandInView: StandInResponder {
    /// The view of ``StandIn``'s document that it is.
    public let standInLayoutView: LayoutView
    /// What Interface Builder calls such views.
    open class var interfaceElement: String { "view" }
    /// What Interface Builder writes where a view of the class is as code makes it, and it does not go without saying.
    open class var startingAttributes: [String: String] { [:] }

    /// A view of the document.
    ///
    /// - Parameters:
    ///   - frame: where it stands, in points, in the document's coordinates.
    ///   - whole: the view whose element it writes into; nil for one that has its own.
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

    /// The view that it stands in.
    package private(set) final weak var holder: StandInView?
    /// The views in it, backmost first.
    package private(set) final var parts: [StandInView] = []
    /// The layout guides that code added.
    public internal(set) final var layoutGuides: [StandInGuide] = []

    /// Puts a view in front of its parts.
    package final func put(_ view: StandInView, in place: LayoutPlace = .subviews) {
        view.takeOut()
        view.holder = self
        parts.append(view)
        standInLayoutView.addSubview(view.standInLayoutView, in: place)
    }

    /// Takes it from the view that it stands in.
    package final func takeOut() {
        guard let holder else { return }
        holder.parts.removeAll { $0 === self }
        self.holder = nil
        standInLayoutView.removeFromSuperview()
    }

    /// Moves views in front of the others; constraints stay, as the document takes only those with the outside of a view.
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

    /// Writes a priority as Interface Builder does.
    package final func setPriority(_ priority: NSLayoutConstraint.Priority, _ name: String) {
        priorities[name] = priority
        write(name, Double(priority.rawValue))
    }

    // MARK: Writing

    /// Writes an attribute as Interface Builder does; nil takes it away. A part of a view writes into its whole.
    open func writeAttribute(_ name: String, _ value: String?) { standInLayoutView.setAttribute(name, to: value) }

    /// Puts an element into the view's.
    open func write(_ content: LayoutContent) { standInLayoutView.setContent(content) }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height) }

    var inDocument: Rect { Rect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
}
