import FormworkDSL
import FormworkModel

/// Apple's [NSStackView](https://developer.apple.com/documentation/appkit/nsstackview).
open class NSStackView: NSView {
    open override class var startingAttributes: [String: String] {
        ["detachesHiddenViews": "YES", "alignment": "centerY", "orientation": "horizontal"]
    }

    public enum Gravity: Int, Sendable, InterfaceWord {
        case top, leading, center, bottom, trailing

        /// The name of Interface Builder's list for the gravity area.
        var list: String {
            switch self {
            case .top, .leading: "beginningViews"
            case .center: "middleViews"
            case .bottom, .trailing: "endViews"
            }
        }
    }

    public enum Distribution: Int, Sendable, InterfaceWord {
        case gravityAreas, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public struct VisibilityPriority: RawRepresentable, Sendable {
        public let rawValue: Float

        public init(_ rawValue: Float) { self.rawValue = rawValue }

        public init(rawValue: Float) { self.rawValue = rawValue }
    }

    open var alignment = NSLayoutConstraint.Attribute.centerY {
        didSet { write("alignment", alignment == .lastBaseline ? "baseline" : "\(alignment)") }
    }

    open var orientation: NSUserInterfaceLayoutOrientation = .horizontal { didSet { write(orientation) } }
    open var distribution: Distribution = .gravityAreas { didSet { write(distribution) } }
    open var spacing: CGFloat = 8 { didSet { write(spacing) } }
    open var edgeInsets: NSEdgeInsets = .zero { didSet { write(edgeInsets) } }
    open var detachesHiddenViews = true { didSet { write(detachesHiddenViews) } }

    // MARK: Arranged views

    private var arranged: [(view: NSView, list: String)] = []
    private var spacings: [NSView: CGFloat] = [:]
    private var visibilities: [NSView: Float] = [:]

    public final var arrangedSubviews: [NSView] { arranged.map(\.view) }

    open func addArrangedSubview(_ view: NSView) { arrange(view, "subviews") }

    open func addView(_ view: NSView, in gravity: Gravity) { arrange(view, gravity.list) }

    private func arrange(_ view: NSView, _ list: String) {
        put(view, in: list == "subviews" ? .subviews : .list(list))
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.removeAll { $0.view === view }
        arranged.append((view, list))
        writeLists()
    }

    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
        spacings[view] = spacing
        writeLists()
    }

    open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
        visibilities[view] = priority.rawValue
        writeLists()
    }

    open func setHuggingPriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation) {
        setPriority(priority, "\(orientation)StackHuggingPriority")
    }

    open func setClippingResistancePriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation) {
        setPriority(priority, "\(orientation)ClippingResistancePriority")
    }

    /// Writes a visibility priority and a custom spacing for each arranged view, ordered by gravity area. The greatest `Float` means that a
    /// view has no custom spacing.
    private func writeLists() {
        let lists = ["beginningViews", "subviews", "middleViews", "endViews"]
        let views = lists.flatMap { list in arranged.filter { $0.list == list }.map(\.view) }
        func number(_ value: String) -> ElementFragment { ElementFragment("real", ["value": value]) }
        write(
            ElementFragment("visibilityPriorities", children: views.map { number(DocumentNumber.text(Double(visibilities[$0] ?? 1000))) }))
        write(
            ElementFragment(
                "customSpacing", children: views.map { number(spacings[$0].map(DocumentNumber.text) ?? "3.4028234663852886e+38") }))
    }
}
