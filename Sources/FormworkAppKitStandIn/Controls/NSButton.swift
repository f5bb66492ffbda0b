/// Apple's [NSButton](https://developer.apple.com/documentation/appkit/nsbutton).
open class NSButton: NSControl {
    open override class var cellClass: NSCell.Type? { NSButtonCell.self }

    open var title = "Button" { didSet { writeCell(title) } }

    open var attributedTitle: NSAttributedString = NSAttributedString(string: "") { didSet { writeCell(attributedTitle) } }
    open var alternateTitle: String = "" { didSet { writeCell(alternateTitle) } }
    open var attributedAlternateTitle: NSAttributedString = NSAttributedString(string: "")
    open var hasDestructiveAction = false { didSet { write(hasDestructiveAction) } }
    open var isBordered = true { didSet { writeType() } }
    open var isTransparent = false { didSet { writeCell(isTransparent) } }
    open var showsBorderOnlyWhileMouseInside = false { didSet { writeCell(showsBorderOnlyWhileMouseInside) } }
    open var bezelStyle: BezelStyle = .regularSquare { didSet { writeType() } }
    open var bezelColor: NSColor? { didSet { write(bezelColor) } }
    open var contentTintColor: NSColor? { didSet { write(contentTintColor) } }
    open var image: NSImage? { didSet { writeCell(image) } }
    open var alternateImage: NSImage? { didSet { writeCell(alternateImage) } }
    open var imagePosition: ImagePosition = .noImage { didSet { writeCell(imagePosition) } }
    open var imageScaling: NSImageScaling = .scaleProportionallyDown { didSet { writeCell(imageScaling) } }
    open var imageHugsTitle = false { didSet { write(imageHugsTitle) } }
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var state: StateValue = .off { didSet { writeCell(state) } }
    open var allowsMixedState = false { didSet { writeCell(allowsMixedState) } }
    open var isSpringLoaded = false { didSet { write(isSpringLoaded) } }
    open var maxAcceleratorLevel = 0 { didSet { write(maxAcceleratorLevel) } }
    open var keyEquivalent: String = "" { didSet { writeCell(keyEquivalent) } }
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [] { didSet { writeModifiers() } }

    open func setButtonType(_ type: ButtonType) {
        buttonType = type
        if type == .switch || type == .radio {
            bezelStyle = .regularSquare
            imagePosition = .imageLeft
        }
        writeType()
    }

    private var buttonType = ButtonType.momentaryPushIn

    /// AppKit's initializer: a push button.
    public convenience init(title: String, target: AnyObject?, action: Selector?) {
        self.init(frame: .zero)
        become(title, .momentaryPushIn, .rounded, target, action)
    }

    /// AppKit's initializer: a check box.
    public convenience init(checkboxWithTitle title: String, target: AnyObject?, action: Selector?) {
        self.init(frame: .zero)
        become(title, .switch, .regularSquare, target, action)
    }

    /// AppKit's initializer: a radio button.
    public convenience init(radioButtonWithTitle title: String, target: AnyObject?, action: Selector?) {
        self.init(frame: .zero)
        become(title, .radio, .regularSquare, target, action)
    }

    // A method, as property observers do not run in an initializer.
    private func become(_ text: String, _ type: ButtonType, _ style: BezelStyle, _ receiver: AnyObject?, _ selector: Selector?) {
        setButtonType(type)
        bezelStyle = style
        title = text
        (target, action) = (receiver, selector)
    }

    override func begin() {
        super.begin()
        writeCell("title", title)
        writeType()
    }

    /// Writes Interface Builder's `type`, which combines button type and bezel style. A push button without a border is a `bevel`.
    func writeType() {
        let type =
            switch buttonType {
            case .switch: "check"
            case .radio: "radio"
            default: bezelStyle == .rounded && !isBordered ? "bevel" : bezelStyle.type
            }
        writeCell("type", type)
        writeCell(bezelStyle, of: "bezelStyle")
        // Check boxes and radio buttons never have a border.
        writeCell("borderStyle", isBordered && type != "check" && type != "radio" ? "border" : nil)
    }

    private func writeModifiers() { writeCell(keyEquivalentModifierMask.content) }

    public enum ButtonType: UInt, Sendable, InterfaceWord {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator
        case multiLevelAccelerator
    }

    public enum BezelStyle: UInt, Sendable, InterfaceWord {
        case rounded, regularSquare, disclosure, shadowlessSquare, circular, texturedSquare, helpButton, smallSquare
        case texturedRounded, roundRect, recessed, roundedDisclosure, inline, badge

        /// Interface Builder's keyword for the type of button.
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
