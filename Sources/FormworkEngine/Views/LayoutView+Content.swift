public import struct FormworkLanguages.StackConfiguration
public import struct FormworkModel.Size

extension LayoutView {
    /// The content: its size and baselines. Set it, or ``setMeasure(_:)``, for a view that knows its own size.
    public var content: LayoutContent {
        get { engine.views[number].content.map { engine.contents[$0].given } ?? LayoutContent() }
        nonmutating set { engine.setContent(newValue, measure: nil, of: number) }
    }

    /// The content's size, in points; nil unless it has both lengths.
    public var intrinsicContentSize: Size? {
        get {
            let content = content
            guard let width = content.width, let height = content.height else { return nil }
            return Size(width: width, height: height)
        }
        nonmutating set {
            var content = content
            content.width = newValue?.width
            content.height = newValue?.height
            self.content = content
        }
    }

    /// Sets a function that measures the content, such as that of a text that wraps.
    ///
    /// It is called with nil for the content without a limit, and with the solved width for the height at that width. It must return the
    /// same for the same width; call ``invalidateContent()`` if that changes.
    public func setMeasure(_ measure: @escaping (_ width: Double?) -> LayoutContent) {
        engine.setContent(measure(nil), measure: measure, of: number)
    }

    /// Measures the content again in the next solving.
    public func invalidateContent() {
        guard let content = engine.views[number].content, let measure = engine.measurements[content]?.measure else { return }
        engine.setContent(measure(nil), measure: measure, of: number)
    }

    /// The priorities with which it resists growing beyond its content.
    public var hugging: LayoutPriorities {
        get { engine.views[number].content.map { engine.contents[$0].hugging } ?? LayoutPriorities(250) }
        nonmutating set { engine.setHugging(newValue, of: number) }
    }

    /// The priorities with which it resists shrinking below its content.
    public var compressionResistance: LayoutPriorities {
        get { engine.views[number].content.map { engine.contents[$0].compression } ?? LayoutPriorities(750) }
        nonmutating set { engine.setCompression(newValue, of: number) }
    }

    /// The distances of ``layoutMarginsGuide`` from the edges, in addition to the safe area; 8 points unless set.
    public var layoutMargins: LayoutInsets {
        get { engine.insets(of: number).margins }
        nonmutating set { engine.changeInsets(of: number) { $0.margins = newValue } }
    }

    /// The insets of ``safeArea``, which the program knows from its screen; 0 unless set.
    public var safeAreaInsets: LayoutInsets {
        get { engine.insets(of: number).safeArea }
        nonmutating set { engine.changeInsets(of: number) { $0.safeArea = newValue } }
    }

    /// Whether layout margins are measured from the safe area; true unless set.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { engine.insets(of: number).includesSafeArea }
        nonmutating set { engine.changeInsets(of: number) { $0.includesSafeArea = newValue } }
    }

    /// The stack that arranges the view's arranged subviews; nil for none.
    public var stack: StackConfiguration? {
        get { engine.arrangement(of: number)?.stack }
        nonmutating set { engine.setArrangement(newValue.map(LayoutArrangement.stack), of: number) }
    }

    /// The stack with gravity areas that arranges the view's arranged subviews; nil for none.
    public var gravityStack: LayoutGravityStack? {
        get { engine.arrangement(of: number)?.gravityStack }
        nonmutating set { engine.setArrangement(newValue.map(LayoutArrangement.gravityStack), of: number) }
    }

    /// The area in the ``LayoutGravityStack`` that arranges the view.
    public var gravity: LayoutGravityStack.Gravity {
        get { engine.gravities[number, default: .leading] }
        nonmutating set { engine.setGravity(newValue, of: number) }
    }

    /// The gap after the view in the stack that arranges it, in points; nil for the stack's spacing.
    public var customSpacing: Double? {
        get { engine.customSpacing[number] }
        nonmutating set { engine.setCustomSpacing(newValue, of: number) }
    }

    /// The grid that arranges the view's arranged subviews; nil for none.
    public var grid: LayoutGrid? {
        get { engine.arrangement(of: number)?.grid }
        nonmutating set { engine.setArrangement(newValue.map(LayoutArrangement.grid), of: number) }
    }
}
