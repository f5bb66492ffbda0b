/// A date and time of the Gregorian calendar, as date pickers show it.
struct CalendarDate: Hashable, Sendable {
    var year: Int
    /// The month, from 1 to 12.
    var month: Int
    /// The day of the month, from 1 to 31.
    var day: Int
    var hour = 9
    var minute = 41
    var second = 0

    /// The date shown if a document does not give one.
    static let usual = CalendarDate(year: 2026, month: 6, day: 9)

    init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Creates a date from seconds since 1 January 2001 in UTC; nil outside the years 1 to 9999.
    init?(secondsSinceReferenceDate seconds: Double) {
        guard abs(seconds) < 3e11 else { return nil }
        // Safe: below 3e11.
        let whole = Int(seconds.rounded(.down))
        let days = whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400
        let rest = whole - days * 86_400
        self.init(daysSinceReferenceDate: days)
        guard (1...9999).contains(year) else { return nil }
        hour = rest / 3600
        minute = rest / 60 % 60
        second = rest % 60
    }

    /// Source: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms, `civil_from_days`.
    private init(daysSinceReferenceDate days: Int) {
        // Days since 1 March of the year 0.
        let shifted = days + 11_323 + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The number of days since the reference date.
    private var daysSinceReferenceDate: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468 - 11_323
    }

    /// Returns the date a number of days later or, if negative, earlier, at the same time of day.
    func adding(days: Int) -> CalendarDate {
        var result = CalendarDate(daysSinceReferenceDate: daysSinceReferenceDate + days)
        (result.hour, result.minute) = (hour, minute)
        return result
    }

    /// The day of the week, from 0 for Sunday to 6.
    var weekday: Int { ((daysSinceReferenceDate + 1) % 7 + 7) % 7 }

    /// The number of days in the month.
    var daysInMonth: Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    // MARK: In words

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    var monthName: String { Self.months[month - 1] }
    /// `Jun 9`
    var shortDay: String { "\(monthName.prefix(3)) \(day)" }
    /// `9:41 AM`
    var time: String { "\((hour + 11) % 12 + 1):\(Self.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")" }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
