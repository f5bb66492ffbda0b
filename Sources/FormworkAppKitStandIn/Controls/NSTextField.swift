import FormworkTree

/// Apple's [NSTextField](https://developer.apple.com/documentation/appkit/nstextfield).
open class NSTextField: NSControl {
    open override class var cellClass: NSCell.Type? { NSTextFieldCell.self }

    public enum BezelStyle: UInt, Sendable, InterfaceWord {
        case squareBezel, roundedBezel
    }

    open var placeholderString: String? { didSet { writeCell(placeholderString) } }
    open var placeholderAttributedString: NSAttributedString? { didSet { writeCell(placeholderAttributedString) } }
    open var backgroundColor: NSColor? { didSet { writeCell(backgroundColor) } }
    open var drawsBackground = true { didSet { writeCell(drawsBackground) } }
    open var textColor: NSColor? { didSet { writeCell(textColor) } }
    open var isBordered = false { didSet { writeBorder() } }
    open var isBezeled = true { didSet { writeBorder() } }
    open var isEditable = true { didSet { writeCell(isEditable) } }
    open var isSelectable = true { didSet { writeCell(isSelectable) } }
    open var bezelStyle: BezelStyle = .squareBezel { didSet { writeCell(bezelStyle) } }
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { write(preferredMaxLayoutWidth) } }
    open var maximumNumberOfLines = 0
    open var allowsEditingTextAttributes = false { didSet { writeCell(allowsEditingTextAttributes) } }
    open var importsGraphics = false { didSet { write(importsGraphics) } }
    open var isAutomaticTextCompletionEnabled = true { didSet { write(isAutomaticTextCompletionEnabled) } }
    open var allowsCharacterPickerTouchBarItem = true { didSet { write(allowsCharacterPickerTouchBarItem) } }
    open var contentType: NSTextContentType?
    open weak var delegate: (any NSTextFieldDelegate)?

    /// AppKit's initializer: a label that shows one line and cannot be edited, with an empty frame.
    public convenience init(labelWithString text: String) {
        self.init(frame: .zero)
        becomeLabel(text, .byClipping)
    }

    // A method, as property observers do not run in an initializer.
    private func becomeLabel(_ text: String, _ mode: NSLineBreakMode) {
        (isBezeled, isEditable, isSelectable, drawsBackground) = (false, false, false, false)
        lineBreakMode = mode
        stringValue = text
    }

    public convenience init(wrappingLabelWithString text: String) {
        self.init(frame: .zero)
        becomeLabel(text, .byWordWrapping)
        isSelectable = true
    }

    public convenience init(string text: String) {
        self.init(frame: .zero)
        writeCell("title", text)
    }

    override func begin() {
        super.begin()
        writeBorder()
        for (name, value) in [("editable", "YES"), ("selectable", "YES"), ("drawsBackground", "YES"), ("sendsActionOnEndEditing", "YES")] {
            writeCell(name, value)
        }
    }

    private func writeBorder() { writeCell("borderStyle", isBezeled ? "bezel" : isBordered ? "border" : nil) }
}

/// Apple's [NSSecureTextField](https://developer.apple.com/documentation/appkit/nssecuretextfield).
open class NSSecureTextField: NSTextField {
    open override class var cellClass: NSCell.Type? { NSSecureTextFieldCell.self }

}

/// Apple's [NSSearchField](https://developer.apple.com/documentation/appkit/nssearchfield).
open class NSSearchField: NSTextField {
    open override class var cellClass: NSCell.Type? { NSSearchFieldCell.self }

    open var sendsWholeSearchString = false { didSet { writeCell(sendsWholeSearchString) } }
    open var sendsSearchStringImmediately = false { didSet { writeCell(sendsSearchStringImmediately) } }
    open var maximumRecents = 10 { didSet { writeCell(maximumRecents) } }
    open var recentsAutosaveName: String? { didSet { writeCell(recentsAutosaveName) } }
    open var searchMenuTemplate: NSMenu?
}

/// Apple's [NSTokenField](https://developer.apple.com/documentation/appkit/nstokenfield).
open class NSTokenField: NSTextField {
    open override class var cellClass: NSCell.Type? { NSTokenFieldCell.self }

    public enum TokenStyle: UInt, Sendable, InterfaceWord {
        case `default`, none, rounded, squared, plainSquared
    }

    open var tokenStyle: TokenStyle = .default { didSet { writeCell(tokenStyle) } }
    open var completionDelay: TimeInterval = 0 { didSet { writeCell(completionDelay) } }
}

/// Apple's [NSComboBox](https://developer.apple.com/documentation/appkit/nscombobox).
open class NSComboBox: NSTextField {
    open override class var cellClass: NSCell.Type? { NSComboBoxCell.self }

    open var hasVerticalScroller = true { didSet { writeCell(hasVerticalScroller) } }
    open var isButtonBordered = true { didSet { writeCell(isButtonBordered) } }
    open var numberOfVisibleItems = 5 { didSet { writeCell(numberOfVisibleItems) } }
    open var itemHeight: CGFloat = 16 { didSet { writeCell(itemHeight) } }
    open var usesDataSource = false { didSet { writeCell(usesDataSource) } }
    open var completes = false { didSet { writeCell(completes) } }

    override func begin() {
        super.begin()
        writeCell("completes", completes)
    }

    open weak var dataSource: (any NSComboBoxDataSource)?

    public private(set) final var objectValues: [Any] = []

    open func addItem(withObjectValue value: Any) {
        objectValues.append(value)
        writeCell(ElementFragment("objectValues", children: objectValues.map { ElementFragment("string", text: "\($0)") }))
    }
}
