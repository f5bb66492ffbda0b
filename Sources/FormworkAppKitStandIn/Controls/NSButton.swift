/// AppKit's `NSButton`.
@MainActor
open class NSButton: NSControl {
    open override class var interfaceElement: String { "button" }
    open override class var cellClass: NSCell.Type? { NSButtonCell.self }

    /// AppKit's `title`.
    open var title = "Button" { didSet { writeCell("title", title) } }

    /// AppKit's `attributedTitle`.
    open var attributedTitle: NSAttributedString = NSAttributedString(string: "") {
        didSet { writeCell(attributedTitle, text: "attributedTitle") }
    }
    /// AppKit's `alternateTitle`.
    open var alternateTitle: String = "" { didSet { writeCell("alternateTitle", alternateTitle) } }
    /// AppKit's `attributedAlternateTitle`.
    open var attributedAlternateTitle: NSAttributedString = NSAttributedString(string: "")
    /// AppKit's `hasDestructiveAction`.
    open var hasDestructiveAction = false { didSet { write("hasDestructiveAction", hasDestructiveAction) } }
    /// AppKit's `isBordered`.
    open var isBordered = true { didSet { writeType() } }
    /// AppKit's `isTransparent`.
    open var isTransparent = false { didSet { writeCell("transparent", isTransparent) } }
    /// AppKit's `showsBorderOnlyWhileMouseInside`.
    open var showsBorderOnlyWhileMouseInside = false {
        didSet { writeCell("showsBorderOnlyWhileMouseInside", showsBorderOnlyWhileMouseInside) }
    }
    /// AppKit's `bezelStyle`.
    open var bezelStyle: BezelStyle = .regularSquare { didSet { writeType() } }
    /// AppKit's `bezelColor`.
    open var bezelColor: NSColor? { didSet { write(bezelColor, color: "bezelColor") } }
    /// AppKit's `contentTintColor`.
    open var contentTintColor: NSColor? { didSet { write(contentTintColor, color: "contentTintColor") } }
    /// AppKit's `image`.
    open var image: NSImage? { didSet { writeCell(image, image: "image") } }
    /// AppKit's `alternateImage`.
    open var alternateImage: NSImage? { didSet { writeCell(alternateImage, image: "alternateImage") } }
    /// AppKit's `imagePosition`.
    open var imagePosition: ImagePosition = .noImage { didSet { writeCell("imagePosition", imagePosition) } }
    /// AppKit's `imageScaling`.
    open var imageScaling: NSImageScaling = .scaleProportionallyDown { didSet { writeCell("imageScaling", imageScaling) } }
    /// AppKit's `imageHugsTitle`.
    open var imageHugsTitle = false { didSet { write("imageHugsTitle", imageHugsTitle) } }
    /// AppKit's `symbolConfiguration`.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    /// AppKit's `state`.
    open var state: StateValue = .off { didSet { writeCell("state", state) } }
    /// AppKit's `allowsMixedState`.
    open var allowsMixedState = false { didSet { writeCell("allowsMixedState", allowsMixedState) } }
    /// AppKit's `isSpringLoaded`.
    open var isSpringLoaded = false { didSet { write("springLoaded", isSpringLoaded) } }
    /// AppKit's `maxAcceleratorLevel`.
    open var maxAcceleratorLevel = 0 { didSet { write("maxAcceleratorLevel", maxAcceleratorLevel) } }
    /// AppKit's `keyEquivalent`.
    open var keyEquivalent: String = "" { didSet { writeCell("keyEquivalent", keyEquivalent) } }
    /// AppKit's `keyEquivalentModifierMask`.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [] { didSet { writeModifiers() } }

    /// AppKit's `setButtonType`.
    open func setButtonType(_ type: ButtonType) {
        buttonType = type
        if type == .switch || type == .radio {
            bezelStyle = .regularSquare
            imagePosition = .imageLeft
        }
        writeType()
    }

    private var buttonType = ButtonType.momentaryPushIn

    override func begin() {
        super.begin()
        writeCell("title", title)
        writeType()
    }

    /// Interface Builder says with a word of its own what type and style are together; a push button without a border is another one.
    func writeType() {
        let type =
            switch buttonType {
            case .switch: "check"
            case .radio: "radio"
            default: bezelStyle == .rounded && !isBordered ? "bevel" : bezelStyle.type
            }
        writeCell("type", type)
        writeCell("bezelStyle", bezelStyle.interfaceWord)
        // A check box has no border to be without.
        writeCell("borderStyle", isBordered && type != "check" && type != "radio" ? "border" : nil)
    }

    private func writeModifiers() { writeCell(keyEquivalentModifierMask.content) }

    /// AppKit's `ButtonType`.
    public enum ButtonType: UInt, Sendable, InterfaceWord {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator
        case multiLevelAccelerator
    }

    /// AppKit's `BezelStyle`.
    public enum BezelStyle: UInt, Sendable, InterfaceWord {
        case rounded, regularSquare, disclosure, shadowlessSquare, circular, texturedSquare, helpButton, smallSquare
        case texturedRounded, roundRect, recessed, roundedDisclosure, inline, badge

        package var interfaceWord: String {
            switch self {
            case .roundRect: "roundedRect"
            default: "\(self)"
            }
        }

        /// The word for the kind of button.
        var type: String {
            switch self {
            case .rounded: "push"
            case .regularSquare: "bevel"
            case .disclosure: "disclosureTriangle"
            case .shadowlessSquare: "square"
            case .circular: "round"
            case .texturedSquare: "squareTextured"
            case .helpButton: "help"
            case .smallSquare: "smallSquare"
            case .texturedRounded: "roundTextured"
            case .roundRect: "roundRect"
            case .recessed: "recessed"
            case .roundedDisclosure: "disclosure"
            case .inline: "inline"
            case .badge: "badge"
            }
        }
    }
}
