import FormworkDSL

/// AppKit's `NSTextField`.
@MainActor
open class NSTextField: NSControl {
    open override class var interfaceElement: String { "textField" }
    open override class var cellClass: NSCell.Type? { NSTextFieldCell.self }

    /// AppKit's `BezelStyle`.
    public enum BezelStyle: UInt, Sendable, InterfaceWord {
        case squareBezel, roundedBezel

        package var interfaceWord: String {
            switch self {
            case .squareBezel: "square"
            case .roundedBezel: "round"
            }
        }
    }

    /// AppKit's `placeholderString`.
    open var placeholderString: String? { didSet { writeCell("placeholderString", placeholderString) } }
    /// AppKit's `placeholderAttributedString`.
    open var placeholderAttributedString: NSAttributedString? {
        didSet { writeCell(placeholderAttributedString, text: "placeholderAttributedString") }
    }
    /// AppKit's `backgroundColor`.
    open var backgroundColor: NSColor? { didSet { writeCell(backgroundColor, color: "backgroundColor") } }
    /// AppKit's `drawsBackground`.
    open var drawsBackground = true { didSet { writeCell("drawsBackground", drawsBackground) } }
    /// AppKit's `textColor`.
    open var textColor: NSColor? { didSet { writeCell(textColor, color: "textColor") } }
    /// AppKit's `isBordered`.
    open var isBordered = false { didSet { writeBorder() } }
    /// AppKit's `isBezeled`.
    open var isBezeled = true { didSet { writeBorder() } }
    /// AppKit's `isEditable`.
    open var isEditable = true { didSet { writeCell("editable", isEditable) } }
    /// AppKit's `isSelectable`.
    open var isSelectable = true { didSet { writeCell("selectable", isSelectable) } }
    /// AppKit's `bezelStyle`.
    open var bezelStyle: BezelStyle = .squareBezel { didSet { writeCell("bezelStyle", bezelStyle) } }
    /// AppKit's `preferredMaxLayoutWidth`.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { write("preferredMaxLayoutWidth", preferredMaxLayoutWidth) } }
    /// AppKit's `maximumNumberOfLines`.
    open var maximumNumberOfLines = 0
    /// AppKit's `allowsEditingTextAttributes`.
    open var allowsEditingTextAttributes = false { didSet { writeCell("allowsEditingTextAttributes", allowsEditingTextAttributes) } }
    /// AppKit's `importsGraphics`.
    open var importsGraphics = false { didSet { write("importsGraphics", importsGraphics) } }
    /// AppKit's `isAutomaticTextCompletionEnabled`.
    open var isAutomaticTextCompletionEnabled = true { didSet { write("textCompletion", isAutomaticTextCompletionEnabled) } }
    /// AppKit's `allowsCharacterPickerTouchBarItem`.
    open var allowsCharacterPickerTouchBarItem = true {
        didSet { write("allowsCharacterPickerTouchBarItem", allowsCharacterPickerTouchBarItem) }
    }
    /// AppKit's `contentType`.
    open var contentType: NSTextContentType?
    /// AppKit's `delegate`.
    open weak var delegate: (any NSTextFieldDelegate)?

    /// AppKit's initializer: a text on one line that nobody edits, in no frame.
    public convenience init(labelWithString text: String) {
        self.init(frame: .zero)
        becomeLabel(text, .byClipping)
    }

    // In an initializer nothing observes.
    private func becomeLabel(_ text: String, _ mode: NSLineBreakMode) {
        (isBezeled, isEditable, isSelectable, drawsBackground) = (false, false, false, false)
        lineBreakMode = mode
        stringValue = text
    }

    /// AppKit's initializer.
    public convenience init(wrappingLabelWithString text: String) {
        self.init(frame: .zero)
        becomeLabel(text, .byWordWrapping)
    }

    /// AppKit's initializer.
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

/// AppKit's `NSSecureTextField`.
@MainActor
open class NSSecureTextField: NSTextField {
    open override class var interfaceElement: String { "secureTextField" }
    open override class var cellClass: NSCell.Type? { NSSecureTextFieldCell.self }

}

/// AppKit's `NSSearchField`.
@MainActor
open class NSSearchField: NSTextField {
    open override class var interfaceElement: String { "searchField" }
    open override class var cellClass: NSCell.Type? { NSSearchFieldCell.self }

    /// AppKit's `sendsWholeSearchString`.
    open var sendsWholeSearchString = false { didSet { writeCell("sendsWholeSearchString", sendsWholeSearchString) } }
    /// AppKit's `sendsSearchStringImmediately`.
    open var sendsSearchStringImmediately = false { didSet { writeCell("sendsSearchStringImmediately", sendsSearchStringImmediately) } }
    /// AppKit's `maximumRecents`.
    open var maximumRecents = 10 { didSet { writeCell("maximumRecents", maximumRecents) } }
    /// AppKit's `recentsAutosaveName`.
    open var recentsAutosaveName: String? { didSet { writeCell("recentsAutosaveName", recentsAutosaveName) } }
    /// AppKit's `searchMenuTemplate`.
    open var searchMenuTemplate: NSMenu?
}

/// AppKit's `NSTokenField`.
@MainActor
open class NSTokenField: NSTextField {
    open override class var interfaceElement: String { "tokenField" }
    open override class var cellClass: NSCell.Type? { NSTokenFieldCell.self }

    /// AppKit's `TokenStyle`.
    public enum TokenStyle: UInt, Sendable, InterfaceWord {
        case `default`, none, rounded, squared, plainSquared
    }

    /// AppKit's `tokenStyle`.
    open var tokenStyle: TokenStyle = .default { didSet { writeCell("tokenStyle", tokenStyle) } }
    /// AppKit's `completionDelay`.
    open var completionDelay: TimeInterval = 0 { didSet { writeCell("completionDelay", completionDelay) } }
}

/// AppKit's `NSComboBox`.
@MainActor
open class NSComboBox: NSTextField {
    open override class var interfaceElement: String { "comboBox" }
    open override class var cellClass: NSCell.Type? { NSComboBoxCell.self }

    /// AppKit's `hasVerticalScroller`.
    open var hasVerticalScroller = true { didSet { writeCell("hasVerticalScroller", hasVerticalScroller) } }
    /// AppKit's `isButtonBordered`.
    open var isButtonBordered = true { didSet { writeCell("buttonBordered", isButtonBordered) } }
    /// AppKit's `numberOfVisibleItems`.
    open var numberOfVisibleItems = 5 { didSet { writeCell("numberOfVisibleItems", numberOfVisibleItems) } }
    /// AppKit's `itemHeight`.
    open var itemHeight: CGFloat = 16 { didSet { writeCell("itemHeight", itemHeight) } }
    /// AppKit's `usesDataSource`.
    open var usesDataSource = false { didSet { writeCell("usesDataSource", usesDataSource) } }
    /// AppKit's `completes`.
    open var completes = false { didSet { writeCell("completes", completes) } }

    override func begin() {
        super.begin()
        writeCell("completes", completes)
    }

    /// AppKit's `dataSource`.
    open weak var dataSource: (any NSComboBoxDataSource)?

    /// AppKit's `objectValues`.
    public private(set) final var objectValues: [Any] = []

    /// AppKit's `addItem`.
    open func addItem(withObjectValue value: Any) {
        objectValues.append(value)
        writeCell(LayoutContent("objectValues", children: objectValues.map { LayoutContent("string", text: "\($0)") }))
    }
}
