import FormworkTree

/// Apple's [NSDatePicker](https://developer.apple.com/documentation/appkit/nsdatepicker).
open class NSDatePicker: NSControl {
    open override class var cellClass: NSCell.Type? { NSDatePickerCell.self }

    public enum Style: UInt, Sendable, InterfaceWord {
        case textFieldAndStepper, clockAndCalendar, textField
    }

    public enum Mode: UInt, Sendable, InterfaceWord {
        case single, range
    }

    public struct ElementFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let hourMinute = ElementFlags(rawValue: 0xC)
        public static let hourMinuteSecond = ElementFlags(rawValue: 0xE)
        public static let timeZone = ElementFlags(rawValue: 0x10)
        public static let yearMonth = ElementFlags(rawValue: 0xC0)
        public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
        public static let era = ElementFlags(rawValue: 0x100)
    }

    open var datePickerStyle: Style = .textFieldAndStepper { didSet { writeCell(datePickerStyle) } }
    open var datePickerMode: Mode = .single { didSet { writeCell(datePickerMode) } }
    open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond] { didSet { writeElements() } }
    open var isBezeled = true { didSet { writeBorder() } }
    open var isBordered = false { didSet { writeBorder() } }
    open var drawsBackground = true { didSet { writeCell(drawsBackground) } }
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { writeCell(backgroundColor) } }
    open var textColor: NSColor = .controlTextColor { didSet { writeCell(textColor) } }
    open var dateValue: Date = Date(timeIntervalSinceReferenceDate: 0)
    open var minDate: Date?
    open var maxDate: Date?

    override func begin() {
        super.begin()
        writeElements()
        writeBorder()
    }

    private func writeBorder() { writeCell("borderStyle", isBezeled ? "bezel" : isBordered ? "border" : nil) }

    private func writeElements() {
        var content = ElementFragment("datePickerElements", ["key": "datePickerElements"])
        let words: [(bit: UInt, word: String)] = [
            (0x80, "year"), (0x40, "month"), (0x20, "day"), (0x8, "hour"), (0x4, "minute"), (0x2, "second"), (0x10, "timeZone"),
            (0x100, "era"),
        ]
        for (bit, word) in words where datePickerElements.rawValue & bit != 0 { content[word] = "YES" }
        writeCell(content)
    }
}
