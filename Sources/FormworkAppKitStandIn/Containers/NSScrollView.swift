import FormworkDSL

/// AppKit's `NSClipView`.
@MainActor
open class NSClipView: NSView {
    open override class var interfaceElement: String { "clipView" }

    /// AppKit's `backgroundColor`.
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { write(backgroundColor, color: "backgroundColor") } }
    /// AppKit's `drawsBackground`.
    open var drawsBackground = true { didSet { write("drawsBackground", drawsBackground) } }
    /// AppKit's `copiesOnScroll`.
    open var copiesOnScroll = true { didSet { write("copiesOnScroll", copiesOnScroll) } }
    /// AppKit's `automaticallyAdjustsContentInsets`.
    open var automaticallyAdjustsContentInsets = true {
        didSet { write("automaticallyAdjustsContentInsets", automaticallyAdjustsContentInsets) }
    }
    /// AppKit's `contentInsets`.
    open var contentInsets: NSEdgeInsets = .zero { didSet { write(contentInsets, insets: "contentInsets") } }

    /// AppKit's `documentView`.
    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { put(documentView) }
            (documentView as? NSTableView)?.putHeader()
        }
    }
}

/// AppKit's `NSScrollView`.
@MainActor
open class NSScrollView: NSView {
    open override class var interfaceElement: String { "scrollView" }
    open override class var startingAttributes: [String: String] {
        ["borderType": "none", "hasHorizontalScroller": "NO", "hasVerticalScroller": "NO"]
    }

    /// AppKit's `FindBarPosition`.
    public enum FindBarPosition: Int, Sendable, InterfaceWord {
        case aboveHorizontalRuler, aboveContent, belowContent
    }

    /// AppKit's `Elasticity`.
    public enum Elasticity: Int, Sendable, InterfaceWord {
        case automatic, none, allowed
    }

    /// AppKit's initializer.
    public override init(frame: NSRect) {
        super.init(frame: frame)
        put(contentView, in: .part(key: "contentView"))
    }

    /// AppKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// AppKit's `contentView`.
    open var contentView = NSClipView() {
        didSet {
            oldValue.removeFromSuperview()
            put(contentView, in: .part(key: "contentView"))
        }
    }
    /// AppKit's `documentView`.
    open var documentView: NSView? {
        get { contentView.documentView }
        set { contentView.documentView = newValue }
    }
    /// AppKit's `verticalScroller`.
    open var verticalScroller: NSScroller? { didSet { putScroller(verticalScroller, oldValue, "verticalScroller") } }
    /// AppKit's `horizontalScroller`.
    open var horizontalScroller: NSScroller? { didSet { putScroller(horizontalScroller, oldValue, "horizontalScroller") } }

    private func putScroller(_ scroller: NSScroller?, _ old: NSScroller?, _ key: String) {
        old?.removeFromSuperview()
        if let scroller { put(scroller, in: .part(key: key)) }
    }

    /// AppKit's `borderType`.
    open var borderType: NSBorderType = .noBorder { didSet { write("borderType", borderType) } }
    /// AppKit's `backgroundColor`.
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { write(backgroundColor, color: "backgroundColor") } }
    /// AppKit's `drawsBackground`.
    open var drawsBackground = true { didSet { write("drawsBackground", drawsBackground) } }
    /// AppKit's `hasVerticalScroller`.
    open var hasVerticalScroller = false { didSet { write("hasVerticalScroller", hasVerticalScroller) } }
    /// AppKit's `hasHorizontalScroller`.
    open var hasHorizontalScroller = false { didSet { write("hasHorizontalScroller", hasHorizontalScroller) } }
    /// AppKit's `autohidesScrollers`.
    open var autohidesScrollers = false { didSet { write("autohidesScrollers", autohidesScrollers) } }
    /// AppKit's `scrollsDynamically`.
    open var scrollsDynamically = true { didSet { write("scrollsDynamically", scrollsDynamically) } }
    /// AppKit's `scrollerStyle`.
    open var scrollerStyle: NSScroller.Style = .overlay { didSet { write("scrollerStyle", scrollerStyle) } }
    /// AppKit's `scrollerKnobStyle`.
    open var scrollerKnobStyle: NSScroller.KnobStyle = .default { didSet { write("scrollerKnobStyle", scrollerKnobStyle) } }
    /// AppKit's `usesPredominantAxisScrolling`.
    open var usesPredominantAxisScrolling = true { didSet { write("usesPredominantAxisScrolling", usesPredominantAxisScrolling) } }
    /// AppKit's `horizontalLineScroll`.
    open var horizontalLineScroll: CGFloat = 10 { didSet { write("horizontalLineScroll", horizontalLineScroll) } }
    /// AppKit's `verticalLineScroll`.
    open var verticalLineScroll: CGFloat = 10 { didSet { write("verticalLineScroll", verticalLineScroll) } }
    /// AppKit's `horizontalPageScroll`.
    open var horizontalPageScroll: CGFloat = 10 { didSet { write("horizontalPageScroll", horizontalPageScroll) } }
    /// AppKit's `verticalPageScroll`.
    open var verticalPageScroll: CGFloat = 10 { didSet { write("verticalPageScroll", verticalPageScroll) } }
    /// AppKit's `horizontalScrollElasticity`.
    open var horizontalScrollElasticity: Elasticity = .automatic {
        didSet { write("horizontalScrollElasticity", horizontalScrollElasticity) }
    }
    /// AppKit's `verticalScrollElasticity`.
    open var verticalScrollElasticity: Elasticity = .automatic { didSet { write("verticalScrollElasticity", verticalScrollElasticity) } }
    /// AppKit's `findBarPosition`.
    open var findBarPosition: FindBarPosition = .aboveContent { didSet { write("findBarPosition", findBarPosition) } }
    /// AppKit's `allowsMagnification`.
    open var allowsMagnification = false { didSet { write("allowsMagnification", allowsMagnification) } }
    /// AppKit's `magnification`.
    open var magnification: CGFloat = 1 { didSet { write("magnification", magnification) } }
    /// AppKit's `minMagnification`.
    open var minMagnification: CGFloat = 0.25 { didSet { write("minMagnification", minMagnification) } }
    /// AppKit's `maxMagnification`.
    open var maxMagnification: CGFloat = 4 { didSet { write("maxMagnification", maxMagnification) } }
    /// AppKit's `automaticallyAdjustsContentInsets`.
    open var automaticallyAdjustsContentInsets = true {
        didSet { write("automaticallyAdjustsContentInsets", automaticallyAdjustsContentInsets) }
    }
    /// AppKit's `contentInsets`.
    open var contentInsets: NSEdgeInsets = .zero { didSet { write(contentInsets, insets: "contentInsets") } }
    /// AppKit's `scrollerInsets`.
    open var scrollerInsets: NSEdgeInsets = .zero { didSet { write(scrollerInsets, insets: "scrollerInsets") } }
}
