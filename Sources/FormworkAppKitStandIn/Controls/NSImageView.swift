/// Apple's [NSImageView](https://developer.apple.com/documentation/appkit/nsimageview).
open class NSImageView: NSControl {
    open override class var cellClass: NSCell.Type? { NSImageCell.self }

    public enum FrameStyle: UInt, Sendable, InterfaceWord {
        case none, photo, grayBezel, groove, button
    }

    open var image: NSImage? { didSet { writeCell(image) } }
    open var isEditable = false { didSet { writeCell(isEditable) } }
    open var imageAlignment: NSImageAlignment = .alignCenter { didSet { writeCell(imageAlignment) } }
    open var imageScaling: NSImageScaling = .scaleProportionallyDown { didSet { writeCell(imageScaling) } }
    open var imageFrameStyle: FrameStyle = .none { didSet { writeCell(imageFrameStyle) } }
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var contentTintColor: NSColor? { didSet { write(contentTintColor) } }
    open var animates = false { didSet { writeCell(animates) } }
    open var allowsCutCopyPaste = true { didSet { writeCell(allowsCutCopyPaste) } }
}
