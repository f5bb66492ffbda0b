/// A day and a time of day, in Greenwich.
struct CalendarDate: Hashable, Sendable {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int

    /// The date a number of seconds after the beginning of 2001, as `NSDate` counts.
    ///
    /// Source: Howard Hinnant, chrono-compatible low-level date algorithms.
    init(secondsSince2001 seconds: Double) {
        // Years beyond a few thousand are no dates that anyone picks.
        let clamped = seconds.isFinite ? min(max(seconds, -6e10), 2.5e11) : 0
        let total = Int(clamped.rounded(.down)) + 978_307_200
        let days = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
        let time = total - days * 86_400
        (hour, minute, second) = (time / 3600, time % 3600 / 60, time % 60)
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * part + 2) / 5 + 1
        month = part < 10 ? part + 3 : part - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        weekday = ((days % 7) + 11) % 7
    }

    /// From 0 for Sunday.
    let weekday: Int

    /// How many days its month has.
    var daysInMonth: Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The month's name in English.
    var monthName: String {
        ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"][
            month - 1]
    }
}
