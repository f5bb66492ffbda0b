import FormworkDSL

/// Apple's [NSBox](https://developer.apple.com/documentation/appkit/nsbox).
open class NSBox: NSView {
    public enum TitlePosition: UInt, Sendable, InterfaceWord {
        case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }

    public enum BoxType: UInt, Sendable, InterfaceWord {
        case primary, separator, custom
    }

    public override init(frame: NSRect) {
        super.init(frame: frame)
        write("title", title)
        let content = NSView()
        contentView = content
        put(content, in: .part(key: "contentView"))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { put(contentView, in: .part(key: "contentView")) }
        }
    }

    open var boxType: BoxType = .primary { didSet { write(boxType) } }
    open var borderType: NSBorderType = .grooveBorder { didSet { write(borderType) } }
    open var titlePosition: TitlePosition = .atTop { didSet { write(titlePosition) } }
    open var title: String = "Title" { didSet { write(title) } }
    open var titleFont: NSFont = .systemFont(ofSize: 11) { didSet { write(titleFont) } }
    open var contentViewMargins: NSSize = NSSize(width: 5, height: 5) { didSet { write(contentViewMargins) } }
    open var isTransparent = false { didSet { write(isTransparent) } }
    open var borderWidth: CGFloat = 1 { didSet { write(borderWidth) } }
    open var cornerRadius: CGFloat = 0 { didSet { write(cornerRadius) } }
    open var borderColor: NSColor = .black { didSet { write(borderColor) } }
    open var fillColor: NSColor = .clear { didSet { write(fillColor) } }
}
