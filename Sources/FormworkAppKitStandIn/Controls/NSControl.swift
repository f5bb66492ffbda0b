import FormworkTree

/// Apple's [NSControl](https://developer.apple.com/documentation/appkit/nscontrol).
open class NSControl: NSView {
    /// The class of the control's cell; nil for a control without a cell.
    open class var cellClass: NSCell.Type? { nil }

    public override init(frame: NSRect) {
        super.init(frame: frame)
        makeCell()
        begin()
    }

    // A method, as property observers do not run in an initializer.
    private func makeCell() { cell = Self.cellClass?.init(textCell: "") }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes the initial properties of the cell.
    func begin() {}

    open var cell: NSCell? {
        didSet {
            if let old = oldValue { remove(old.content.name, "cell") }
            cell?.control = self
            cell?.changed()
        }
    }

    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { writeCell(lineBreakMode) } }

    open var stringValue = "" { didSet { writeCell("title", stringValue) } }
    open var doubleValue = 0.0 { didSet { writeCell(doubleValue) } }

    open weak var target: AnyObject?
    open var action: Selector?
    open var tag = 0 { didSet { write(tag) } }
    open var isEnabled = true { didSet { write(isEnabled); writeCell(isEnabled) } }
    open var isContinuous = false { didSet { writeCell(isContinuous) } }
    open var refusesFirstResponder = false { didSet { writeCell(refusesFirstResponder) } }
    open var isHighlighted = false
    open var controlSize: ControlSize = .regular { didSet { write(controlSize); writeCell(controlSize) } }
    open var formatter: Formatter?
    open var attributedStringValue: NSAttributedString = NSAttributedString(string: "") { didSet { writeCell(attributedStringValue) } }
    open var font: NSFont? { didSet { writeCell(font) } }
    open var usesSingleLineMode = false { didSet { writeCell(usesSingleLineMode) } }
    open var alignment: NSTextAlignment = .natural { didSet { writeCell(alignment) } }
    open var baseWritingDirection: NSWritingDirection = .natural { didSet { writeCell(baseWritingDirection) } }
    open var allowsExpansionToolTips = false { didSet { write(allowsExpansionToolTips) } }

    public enum ControlSize: UInt, Sendable, InterfaceWord {
        case regular, small, mini, large, extraLarge
    }

    public enum ImagePosition: UInt, Sendable, InterfaceWord {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
    }

    public struct StateValue: RawRepresentable, Hashable, Sendable, InterfaceWord {
        public let rawValue: Int

        public init(_ rawValue: Int) { self.rawValue = rawValue }

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let mixed = StateValue(-1)
        public static let off = StateValue(0)
        public static let on = StateValue(1)

        package var interfaceWord: String { rawValue == 0 ? "off" : rawValue < 0 ? "mixed" : "on" }
    }
}
