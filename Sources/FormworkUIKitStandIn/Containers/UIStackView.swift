import FormworkModel

/// Apple's [UIStackView](https://developer.apple.com/documentation/uikit/uistackview).
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable, InterfaceWord { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    public enum Alignment: Int, Sendable, InterfaceWord {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude
    public static let spacingUseDefault: CGFloat = -.greatestFiniteMagnitude

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// UIKit's initializer, which cannot fail, unlike that of other views. The stand-in reads no archives.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public private(set) final var arrangedSubviews: [UIView] = []

    open func addArrangedSubview(_ view: UIView) {
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.append(view)
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        insertSubview(view, at: index)
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { write("axis", axis); writeAlignment() } }
    open var alignment = Alignment.fill { didSet { writeAlignment() } }
    open var distribution = Distribution.fill { didSet { write(distribution) } }
    open var spacing: CGFloat = 0 {
        didSet {
            let isStandard = spacing == Self.spacingUseSystem
            write("spacingType", isStandard ? "standard" : nil as String?)
            write("spacing", isStandard ? nil : DocumentNumber.text(spacing))
        }
    }
    open var isBaselineRelativeArrangement = false { didSet { write(isBaselineRelativeArrangement) } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { write(isLayoutMarginsRelativeArrangement) } }

    /// Writes the alignment; in horizontal stacks, Interface Builder names leading `top` and trailing `bottom`.
    private func writeAlignment() {
        switch (alignment, axis) {
        case (.leading, .horizontal): write("alignment", "top")
        case (.trailing, .horizontal): write("alignment", "bottom")
        default: write("alignment", alignment)
        }
    }

    private var customSpacings: [(view: UIView, spacing: CGFloat)] = []

    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        customSpacings.removeAll { $0.view === view }
        if spacing != Self.spacingUseDefault { customSpacings.append((view, spacing)) }
        StandIn.cannotWrite("stackView", "customSpacing")
    }

    open func customSpacing(after view: UIView) -> CGFloat {
        customSpacings.first { $0.view === view }?.spacing ?? Self.spacingUseDefault
    }
}
