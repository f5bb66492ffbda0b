import FormworkDSL
import FormworkModel

/// UIKit's `UIDatePicker`.
@MainActor
open class UIDatePicker: UIControl {
    open override class var interfaceElement: String { "datePicker" }
    /// UIKit's `Mode`.
    public enum Mode: Int, Sendable, InterfaceWord { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    /// UIKit's `datePickerMode`.
    open var datePickerMode = Mode.dateAndTime { didSet { write("datePickerMode", datePickerMode) } }
    /// UIKit's `preferredDatePickerStyle`.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { write("style", preferredDatePickerStyle) } }
    /// UIKit's `minuteInterval`.
    open var minuteInterval = 1 { didSet { write("minuteInterval", minuteInterval) } }
    /// UIKit's `countDownDuration`.
    open var countDownDuration: TimeInterval = 0 { didSet { write("countDownDuration", countDownDuration) } }
    /// UIKit's `roundsToMinuteInterval`.
    open var roundsToMinuteInterval = true { didSet { write("roundsToMinuteInterval", roundsToMinuteInterval) } }
    /// UIKit's `date`.
    open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { write(date, "date") } }
    /// UIKit's `minimumDate`.
    open var minimumDate: Date? { didSet { write(minimumDate, "minimumDate") } }
    /// UIKit's `maximumDate`.
    open var maximumDate: Date? { didSet { write(maximumDate, "maximumDate") } }

    private func write(_ date: Date?, _ key: String) {
        remove("date", key)
        guard let date else { return }
        write(
            LayoutContent("date", ["key": key, "timeIntervalSinceReferenceDate": DocumentNumber.text(date.timeIntervalSinceReferenceDate)]))
    }
}

/// UIKit's `UIDatePickerStyle`.
public enum UIDatePickerStyle: Int, Sendable, InterfaceWord { case automatic, wheels, compact, inline }
