import FormworkDSL

/// AppKit's `NSBox`.
@MainActor
open class NSBox: NSView {
    open override class var interfaceElement: String { "box" }

    /// AppKit's `TitlePosition`.
    public enum TitlePosition: UInt, Sendable, InterfaceWord {
        case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }

    /// AppKit's `BoxType`.
    public enum BoxType: UInt, Sendable, InterfaceWord {
        case primary, separator, custom
    }

    /// AppKit's initializer.
    public override init(frame: NSRect) {
        super.init(frame: frame)
        write("title", title)
        let content = NSView()
        contentView = content
        put(content, in: .part(key: "contentView"))
    }

    /// AppKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// AppKit's `contentView`.
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { put(contentView, in: .part(key: "contentView")) }
        }
    }

    /// AppKit's `boxType`.
    open var boxType: BoxType = .primary { didSet { write("boxType", boxType) } }
    /// AppKit's `borderType`.
    open var borderType: NSBorderType = .grooveBorder { didSet { write("borderType", borderType) } }
    /// AppKit's `titlePosition`.
    open var titlePosition: TitlePosition = .atTop { didSet { write("titlePosition", titlePosition) } }
    /// AppKit's `title`.
    open var title: String = "Title" { didSet { write("title", title) } }
    /// AppKit's `titleFont`.
    open var titleFont: NSFont = .systemFont(ofSize: 11) { didSet { write(titleFont, font: "titleFont") } }
    /// AppKit's `contentViewMargins`.
    open var contentViewMargins: NSSize = NSSize(width: 5, height: 5) { didSet { write(contentViewMargins, size: "contentViewMargins") } }
    /// AppKit's `isTransparent`.
    open var isTransparent = false { didSet { write("transparent", isTransparent) } }
    /// AppKit's `borderWidth`.
    open var borderWidth: CGFloat = 1 { didSet { write("borderWidth", borderWidth) } }
    /// AppKit's `cornerRadius`.
    open var cornerRadius: CGFloat = 0 { didSet { write("cornerRadius", cornerRadius) } }
    /// AppKit's `borderColor`.
    open var borderColor: NSColor = .black { didSet { write(borderColor, color: "borderColor") } }
    /// AppKit's `fillColor`.
    open var fillColor: NSColor = .clear { didSet { write(fillColor, color: "fillColor") } }
}
