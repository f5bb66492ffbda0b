import FormworkModel
import FormworkTree

/// Apple's [UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker).
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable, InterfaceWord { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    open var datePickerMode = Mode.dateAndTime { didSet { write(datePickerMode) } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { write(preferredDatePickerStyle) } }
    open var minuteInterval = 1 { didSet { write(minuteInterval) } }
    open var countDownDuration: TimeInterval = 0 { didSet { write(countDownDuration) } }
    open var roundsToMinuteInterval = true { didSet { write(roundsToMinuteInterval) } }
    open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { write(date) } }
    open var minimumDate: Date? { didSet { write(minimumDate) } }
    open var maximumDate: Date? { didSet { write(maximumDate) } }

    private func write(_ date: Date?, of key: String = #function) {
        remove("date", key)
        guard let date else { return }
        write(
            ElementFragment(
                "date", ["key": key, "timeIntervalSinceReferenceDate": DocumentNumber.text(date.timeIntervalSinceReferenceDate)]))
    }
}

/// Apple's [UIDatePickerStyle](https://developer.apple.com/documentation/uikit/uidatepickerstyle).
public enum UIDatePickerStyle: Int, Sendable, InterfaceWord { case automatic, wheels, compact, inline }
