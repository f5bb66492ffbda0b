/// Apple's [NSImageView](https://developer.apple.com/documentation/appkit/nsimageview).
@MainActor
open class NSImageView: NSControl {
    open override class var interfaceElement: String { "imageView" }
    open override class var cellClass: NSCell.Type? { NSImageCell.self }

    public enum FrameStyle: UInt, Sendable, InterfaceWord {
        case none, photo, grayBezel, groove, button
    }

    open var image: NSImage? { didSet { writeCell(image, image: "image") } }
    open var isEditable = false { didSet { writeCell("editable", isEditable) } }
    open var imageAlignment: NSImageAlignment = .alignCenter { didSet { writeCell("imageAlignment", imageAlignment) } }
    open var imageScaling: NSImageScaling = .scaleProportionallyDown { didSet { writeCell("imageScaling", imageScaling) } }
    open var imageFrameStyle: FrameStyle = .none { didSet { writeCell("imageFrameStyle", imageFrameStyle) } }
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var contentTintColor: NSColor? { didSet { write(contentTintColor, color: "contentTintColor") } }
    open var animates = false { didSet { writeCell("animates", animates) } }
    open var allowsCutCopyPaste = true { didSet { writeCell("allowsCutCopyPaste", allowsCutCopyPaste) } }
}
