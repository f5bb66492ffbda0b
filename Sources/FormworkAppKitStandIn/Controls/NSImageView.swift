/// AppKit's `NSImageView`.
@MainActor
open class NSImageView: NSControl {
    open override class var interfaceElement: String { "imageView" }
    open override class var cellClass: NSCell.Type? { NSImageCell.self }

    /// AppKit's `FrameStyle`.
    public enum FrameStyle: UInt, Sendable, InterfaceWord {
        case none, photo, grayBezel, groove, button
    }

    /// AppKit's `image`.
    open var image: NSImage? { didSet { writeCell(image, image: "image") } }
    /// AppKit's `isEditable`.
    open var isEditable = false { didSet { writeCell("editable", isEditable) } }
    /// AppKit's `imageAlignment`.
    open var imageAlignment: NSImageAlignment = .alignCenter { didSet { writeCell("imageAlignment", imageAlignment) } }
    /// AppKit's `imageScaling`.
    open var imageScaling: NSImageScaling = .scaleProportionallyDown { didSet { writeCell("imageScaling", imageScaling) } }
    /// AppKit's `imageFrameStyle`.
    open var imageFrameStyle: FrameStyle = .none { didSet { writeCell("imageFrameStyle", imageFrameStyle) } }
    /// AppKit's `symbolConfiguration`.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    /// AppKit's `contentTintColor`.
    open var contentTintColor: NSColor? { didSet { write(contentTintColor, color: "contentTintColor") } }
    /// AppKit's `animates`.
    open var animates = false { didSet { writeCell("animates", animates) } }
    /// AppKit's `allowsCutCopyPaste`.
    open var allowsCutCopyPaste = true { didSet { writeCell("allowsCutCopyPaste", allowsCutCopyPaste) } }
}
