import FormworkDSL

/// AppKit's `NSDatePicker`.
@MainActor
open class NSDatePicker: NSControl {
    open override class var interfaceElement: String { "datePicker" }
    open override class var cellClass: NSCell.Type? { NSDatePickerCell.self }

    /// AppKit's `Style`.
    public enum Style: UInt, Sendable, InterfaceWord {
        case textFieldAndStepper, clockAndCalendar, textField
    }

    /// AppKit's `Mode`.
    public enum Mode: UInt, Sendable, InterfaceWord {
        case single, range
    }

    /// AppKit's `ElementFlags`.
    public struct ElementFlags: OptionSet, Sendable {
        /// AppKit's `rawValue`.
        public let rawValue: UInt
        /// AppKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// AppKit's `hourMinute`.
        public static let hourMinute = ElementFlags(rawValue: 0xC)
        /// AppKit's `hourMinuteSecond`.
        public static let hourMinuteSecond = ElementFlags(rawValue: 0xE)
        /// AppKit's `timeZone`.
        public static let timeZone = ElementFlags(rawValue: 0x10)
        /// AppKit's `yearMonth`.
        public static let yearMonth = ElementFlags(rawValue: 0xC0)
        /// AppKit's `yearMonthDay`.
        public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
        /// AppKit's `era`.
        public static let era = ElementFlags(rawValue: 0x100)
    }

    /// AppKit's `datePickerStyle`.
    open var datePickerStyle: Style = .textFieldAndStepper { didSet { writeCell("datePickerStyle", datePickerStyle) } }
    /// AppKit's `datePickerMode`.
    open var datePickerMode: Mode = .single { didSet { writeCell("datePickerMode", datePickerMode) } }
    /// AppKit's `datePickerElements`.
    open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond] { didSet { writeElements() } }
    /// AppKit's `isBezeled`.
    open var isBezeled = true { didSet { writeBorder() } }
    /// AppKit's `isBordered`.
    open var isBordered = false { didSet { writeBorder() } }
    /// AppKit's `drawsBackground`.
    open var drawsBackground = true { didSet { writeCell("drawsBackground", drawsBackground) } }
    /// AppKit's `backgroundColor`.
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { writeCell(backgroundColor, color: "backgroundColor") } }
    /// AppKit's `textColor`.
    open var textColor: NSColor = .controlTextColor { didSet { writeCell(textColor, color: "textColor") } }
    /// AppKit's `dateValue`.
    open var dateValue: Date = Date(timeIntervalSinceReferenceDate: 0)
    /// AppKit's `minDate`.
    open var minDate: Date?
    /// AppKit's `maxDate`.
    open var maxDate: Date?

    override func begin() {
        super.begin()
        writeElements()
        writeBorder()
    }

    private func writeBorder() { writeCell("borderStyle", isBezeled ? "bezel" : isBordered ? "border" : nil) }

    private func writeElements() {
        var content = LayoutContent("datePickerElements", ["key": "datePickerElements"])
        let words: [(bit: UInt, word: String)] = [
            (0x80, "year"), (0x40, "month"), (0x20, "day"), (0x8, "hour"), (0x4, "minute"), (0x2, "second"), (0x10, "timeZone"),
            (0x100, "era"),
        ]
        for (bit, word) in words where datePickerElements.rawValue & bit != 0 { content[word] = "YES" }
        writeCell(content)
    }
}
