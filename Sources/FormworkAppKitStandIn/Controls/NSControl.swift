import FormworkDSL

/// AppKit's `NSControl`.
@MainActor
open class NSControl: NSView {
    /// The class of its cell; nil for one without.
    open class var cellClass: NSCell.Type? { nil }

    /// AppKit's initializer.
    public override init(frame: NSRect) {
        super.init(frame: frame)
        makeCell()
        begin()
    }

    // In an initializer nothing observes.
    private func makeCell() { cell = Self.cellClass?.init(textCell: "") }

    /// AppKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Says what a cell has that its control makes.
    func begin() {}

    /// AppKit's `cell`.
    open var cell: NSCell? {
        didSet {
            if let old = oldValue { remove(old.content.name, "cell") }
            cell?.control = self
            cell?.changed()
        }
    }

    /// AppKit's `lineBreakMode`.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { writeCell("lineBreakMode", lineBreakMode.paragraphWord) } }

    /// AppKit's `stringValue`.
    open var stringValue = "" { didSet { writeCell("title", stringValue) } }
    /// AppKit's `doubleValue`.
    open var doubleValue = 0.0 { didSet { writeCell("doubleValue", doubleValue) } }

    /// AppKit's `target`.
    open weak var target: AnyObject?
    /// AppKit's `action`.
    open var action: Selector?
    /// AppKit's `tag`.
    open var tag = 0 { didSet { write("tag", tag) } }
    /// AppKit's `isEnabled`.
    open var isEnabled = true { didSet { write("enabled", isEnabled); writeCell("enabled", isEnabled) } }
    /// AppKit's `isContinuous`.
    open var isContinuous = false { didSet { writeCell("continuous", isContinuous) } }
    /// AppKit's `refusesFirstResponder`.
    open var refusesFirstResponder = false { didSet { writeCell("refusesFirstResponder", refusesFirstResponder) } }
    /// AppKit's `isHighlighted`.
    open var isHighlighted = false
    /// AppKit's `controlSize`.
    open var controlSize: ControlSize = .regular { didSet { write("controlSize", controlSize); writeCell("controlSize", controlSize) } }
    /// AppKit's `formatter`.
    open var formatter: Formatter?
    /// AppKit's `attributedStringValue`.
    open var attributedStringValue: NSAttributedString = NSAttributedString(string: "") {
        didSet { writeCell(attributedStringValue, text: "attributedStringValue") }
    }
    /// AppKit's `font`.
    open var font: NSFont? { didSet { writeCell(font, font: "font") } }
    /// AppKit's `usesSingleLineMode`.
    open var usesSingleLineMode = false { didSet { writeCell("usesSingleLineMode", usesSingleLineMode) } }
    /// AppKit's `alignment`.
    open var alignment: NSTextAlignment = .natural { didSet { writeCell("alignment", alignment) } }
    /// AppKit's `baseWritingDirection`.
    open var baseWritingDirection: NSWritingDirection = .natural { didSet { writeCell("baseWritingDirection", baseWritingDirection) } }
    /// AppKit's `allowsExpansionToolTips`.
    open var allowsExpansionToolTips = false { didSet { write("allowsExpansionToolTips", allowsExpansionToolTips) } }

    /// AppKit's `ControlSize`.
    public enum ControlSize: UInt, Sendable, InterfaceWord {
        case regular, small, mini, large, extraLarge
    }

    /// AppKit's `ImagePosition`.
    public enum ImagePosition: UInt, Sendable, InterfaceWord {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing

        package var interfaceWord: String {
            switch self {
            case .noImage: "none"
            case .imageOnly: "only"
            case .imageLeft: "left"
            case .imageRight: "right"
            case .imageBelow: "below"
            case .imageAbove: "above"
            case .imageOverlaps: "overlaps"
            case .imageLeading: "leading"
            case .imageTrailing: "trailing"
            }
        }
    }

    /// AppKit's `StateValue`.
    public struct StateValue: RawRepresentable, Hashable, Sendable, InterfaceWord {
        /// AppKit's `rawValue`.
        public let rawValue: Int

        /// AppKit's initializer.
        public init(_ rawValue: Int) { self.rawValue = rawValue }

        /// AppKit's initializer.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// AppKit's `mixed`.
        public static let mixed = StateValue(-1)
        /// AppKit's `off`.
        public static let off = StateValue(0)
        /// AppKit's `on`.
        public static let on = StateValue(1)

        package var interfaceWord: String { rawValue == 0 ? "off" : rawValue < 0 ? "mixed" : "on" }
    }
}
