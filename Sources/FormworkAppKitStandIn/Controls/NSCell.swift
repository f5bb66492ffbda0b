import FormworkTree

/// Apple's [NSCell](https://developer.apple.com/documentation/appkit/nscell), an element inside its control's.
open class NSCell: NSObject {
    /// The name of Interface Builder's element for the class.
    open class var interfaceElement: String { StandIn.element(of: self) ?? "cell" }

    weak var control: NSControl?
    var content: ElementFragment

    public required init(textCell text: String) {
        content = ElementFragment(Self.interfaceElement, ["key": "cell"])
        super.init()
        if !text.isEmpty { content["title"] = text }
    }

    public convenience init(imageCell image: NSImage?) {
        self.init(textCell: "")
        content["image"] = image?.name
    }

    // Safe: generated code never decodes; other code that does gets this message.
    public required init(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    // MARK: Writing

    func changed() {
        guard let control, control.cell === self else { return }
        control.write(content)
    }

    func put(_ part: ElementFragment) {
        take(part.name, part["key"])
        content.children.append(part)
        changed()
    }

    func take(_ name: String, _ key: String?) {
        content.children.removeAll { $0.name == name && $0["key"] == key }
        changed()
    }

    /// Writes the value of a property into its attribute; nil removes the attribute.
    final func write(_ value: some InterfaceValue, of property: String = #function) {
        write(StandIn.attribute(property, of: type(of: self)), value)
    }

    final func write(_ name: String, _ value: some InterfaceValue) {
        content[name] = StandIn.text(value, of: name, in: type(of: self))
        changed()
    }

    // MARK: Properties

    open var title = "" { didSet { write(title) } }
    open var font: NSFont? { didSet { if let font { put(font.attributeContent("font")) } } }
    open var alignment = NSTextAlignment.natural { didSet { write(alignment) } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { write(lineBreakMode) } }
    open var truncatesLastVisibleLine = false { didSet { write(truncatesLastVisibleLine) } }
    open var isScrollable = false { didSet { write(isScrollable) } }
    open var wraps = true
    open var isSelectable = false { didSet { write(isSelectable) } }
    open var isEditable = false { didSet { write(isEditable) } }
    open var isEnabled = true { didSet { write(isEnabled) } }
    open var isBezeled = false { didSet { writeBorder() } }
    open var isBordered = false { didSet { writeBorder() } }
    open var sendsActionOnEndEditing = false { didSet { write(sendsActionOnEndEditing) } }
    open var allowsUndo = true { didSet { write(allowsUndo) } }
    open var focusRingType = NSFocusRingType.default { didSet { write(focusRingType) } }
    open var image: NSImage? { didSet { write(image?.name) } }

    private func writeBorder() {
        switch (isBordered, isBezeled) {
        case (false, false): write("borderStyle", nil as String?)
        case (false, true): write("borderStyle", "bezel")
        case (true, false): write("borderStyle", "border")
        case (true, true): write("borderStyle", "borderAndBezel")
        }
    }

    /// AppKit's `setValue`, for properties that only a cell has.
    public func setValue(_ value: Any?, forKey key: String) {
        switch (key, value) {
        case ("arrowPosition", let number as UInt): write(key, NSPopUpButton.ArrowPosition(rawValue: number))
        case (_, let flag as Bool): write(key, flag)
        default: StandIn.cannotWrite(content.name, key)
        }
    }

    // MARK: Accessibility

    private func writeAccessibility(_ name: String, _ value: String?) {
        var part = content.children.first { $0.name == "accessibility" } ?? ElementFragment("accessibility")
        part[name] = value
        put(part)
    }

    open func setAccessibilityLabel(_ label: String?) { writeAccessibility("description", label) }
    open func setAccessibilityHelp(_ help: String?) { writeAccessibility("help", help) }
    open func setAccessibilityIdentifier(_ identifier: String?) { writeAccessibility("identifier", identifier) }
}

/// Apple's [NSActionCell](https://developer.apple.com/documentation/appkit/nsactioncell).
open class NSActionCell: NSCell {}

/// Apple's [NSTextFieldCell](https://developer.apple.com/documentation/appkit/nstextfieldcell).
open class NSTextFieldCell: NSActionCell {
    open var textColor: NSColor? { didSet { if let textColor { put(textColor.attributeContent("textColor")) } } }
    open var backgroundColor: NSColor? { didSet { if let backgroundColor { put(backgroundColor.attributeContent("backgroundColor")) } } }
    open var drawsBackground = false { didSet { write(drawsBackground) } }
    /// AppKit's `allowedInputSourceLocales`; it does not affect layout.
    open var allowedInputSourceLocales: [String]?
}

/// AppKit's constant for every source of Latin text.
public let NSAllRomanInputSourcesLocaleIdentifier = "NSAllRomanInputSourcesLocaleIdentifier"
