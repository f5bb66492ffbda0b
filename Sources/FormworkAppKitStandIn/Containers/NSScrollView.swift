import FormworkDSL

/// Apple's [NSClipView](https://developer.apple.com/documentation/appkit/nsclipview).
open class NSClipView: NSView {
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { write(backgroundColor) } }
    open var drawsBackground = true { didSet { write(drawsBackground) } }
    open var copiesOnScroll = true { didSet { write(copiesOnScroll) } }
    open var automaticallyAdjustsContentInsets = true { didSet { write(automaticallyAdjustsContentInsets) } }
    open var contentInsets: NSEdgeInsets = .zero { didSet { write(contentInsets) } }

    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { put(documentView) }
            (documentView as? NSTableView)?.putHeader()
        }
    }
}

/// Apple's [NSScrollView](https://developer.apple.com/documentation/appkit/nsscrollview).
open class NSScrollView: NSView {
    open override class var startingAttributes: [String: String] {
        ["borderType": "none", "hasHorizontalScroller": "NO", "hasVerticalScroller": "NO"]
    }

    public enum FindBarPosition: Int, Sendable, InterfaceWord {
        case aboveHorizontalRuler, aboveContent, belowContent
    }

    public enum Elasticity: Int, Sendable, InterfaceWord {
        case automatic, none, allowed
    }

    public override init(frame: NSRect) {
        super.init(frame: frame)
        put(contentView, in: .part(key: "contentView"))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var contentView = NSClipView() {
        didSet {
            oldValue.removeFromSuperview()
            put(contentView, in: .part(key: "contentView"))
        }
    }
    open var documentView: NSView? {
        get { contentView.documentView }
        set { contentView.documentView = newValue }
    }
    open var verticalScroller: NSScroller? { didSet { putScroller(verticalScroller, oldValue, "verticalScroller") } }
    open var horizontalScroller: NSScroller? { didSet { putScroller(horizontalScroller, oldValue, "horizontalScroller") } }

    private func putScroller(_ scroller: NSScroller?, _ old: NSScroller?, _ key: String) {
        old?.removeFromSuperview()
        if let scroller { put(scroller, in: .part(key: key)) }
    }

    open var borderType: NSBorderType = .noBorder { didSet { write(borderType) } }
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { write(backgroundColor) } }
    open var drawsBackground = true { didSet { write(drawsBackground) } }
    open var hasVerticalScroller = false { didSet { write(hasVerticalScroller) } }
    open var hasHorizontalScroller = false { didSet { write(hasHorizontalScroller) } }
    open var autohidesScrollers = false { didSet { write(autohidesScrollers) } }
    open var scrollsDynamically = true { didSet { write(scrollsDynamically) } }
    open var scrollerStyle: NSScroller.Style = .overlay { didSet { write(scrollerStyle) } }
    open var scrollerKnobStyle: NSScroller.KnobStyle = .default { didSet { write(scrollerKnobStyle) } }
    open var usesPredominantAxisScrolling = true { didSet { write(usesPredominantAxisScrolling) } }
    open var horizontalLineScroll: CGFloat = 10 { didSet { write(horizontalLineScroll) } }
    open var verticalLineScroll: CGFloat = 10 { didSet { write(verticalLineScroll) } }
    open var horizontalPageScroll: CGFloat = 10 { didSet { write(horizontalPageScroll) } }
    open var verticalPageScroll: CGFloat = 10 { didSet { write(verticalPageScroll) } }
    open var horizontalScrollElasticity: Elasticity = .automatic { didSet { write(horizontalScrollElasticity) } }
    open var verticalScrollElasticity: Elasticity = .automatic { didSet { write(verticalScrollElasticity) } }
    open var findBarPosition: FindBarPosition = .aboveContent { didSet { write(findBarPosition) } }
    open var allowsMagnification = false { didSet { write(allowsMagnification) } }
    open var magnification: CGFloat = 1 { didSet { write(magnification) } }
    open var minMagnification: CGFloat = 0.25 { didSet { write(minMagnification) } }
    open var maxMagnification: CGFloat = 4 { didSet { write(maxMagnification) } }
    open var automaticallyAdjustsContentInsets = true { didSet { write(automaticallyAdjustsContentInsets) } }
    open var contentInsets: NSEdgeInsets = .zero { didSet { write(contentInsets) } }
    open var scrollerInsets: NSEdgeInsets = .zero { didSet { write(scrollerInsets) } }
}
